import { describe, expect, test } from 'vitest';
import { features, lackingBrowsers } from './browser-support.ts';
import { ecmascriptRules, oldEnough } from './ecmascript.ts';
import { lintScript } from './lint-script.ts';

const messagesOf = (code: string, file = 'a.tsx') =>
  lintScript(file, code).map((one) => one.message);

describe('too new for the oldest browsers', () => {
  test.each([
    ['Object.groupBy([1], String);', 'Object.groupBy'],
    ['Promise.withResolvers();', 'Promise.withResolvers'],
    ['Promise.try(run);', 'Promise.try'],
    ['Array.fromAsync(list);', 'Array.fromAsync'],
    ['new Set([1]).union(new Set());', 'union'],
    ['[1].values().map(String);', 'map'],
    ["new Intl.DurationFormat('ko');", 'DurationFormat'],
    ['RegExp.escape(text);', 'escape'],
    ['Temporal.Now.instant();', 'Temporal'],
    ['const pattern = /[a--b]/v;', "'v' flag"],
    ['using file = open();', 'using'],
    ["import table from './t.json' with { type: 'json' };\nuse(table);", 'import attributes'],
  ])('language: %s', (code, feature) => {
    expect(messagesOf(code)).toEqual([expect.stringMatching(new RegExp(feature, 'i'))]);
  });

  test.each([
    ['URL.canParse(text);', 'canParse'],
    ['URL.parse(text);', 'parse (URL)'],
    ['AbortSignal.any([a, b]);', 'any (AbortSignal)'],
    ['new Notification(text);', 'Notification'],
    ['navigator.share({ title });', 'share'],
    ['window.requestIdleCallback(work);', 'requestIdleCallback'],
    ['requestIdleCallback(work);', 'requestIdleCallback'],
    ['document.startViewTransition(show);', 'startViewTransition'],
    ['panel.showPopover();', 'showPopover'],
    ["list.addEventListener('scrollend', stop);", 'scrollend'],
  ])('browser: %s', (code, feature) => {
    expect(messagesOf(code)).toEqual([expect.stringContaining(feature)]);
  });

  test.each([
    ['<div popover="auto" />;', 'div[popover]'],
    ['<button popoverTarget="a" />;', 'button[popovertarget]'],
    ['<search />;', '<search>'],
    ['<img loading="lazy" fetchPriority="high" />;', 'img[fetchpriority]'],
  ])('markup: %s', (code, feature) => {
    expect(messagesOf(code)).toEqual([
      expect.stringContaining(`${feature} is lacking in Safari 16.4`),
    ]);
  });

  test('names the browsers, web views among them', () => {
    expect(messagesOf('navigator.share({ title });')).toEqual([
      'share (Navigator) is lacking in WebView Android 111',
    ]);
  });
});

test.each([
  'const sorted = list.toSorted().findLast(Boolean);',
  'const copy = structuredClone(list.at(-1)?.with(0, 1));',
  'Object.hasOwn(order, key);',
  "'한상'.isWellFormed();",
  'class Order { static { Order.open = true; } #sum = 0; }',
  'const words = new Intl.Segmenter("ko");',
  'dialog.showModal();',
  'const parts = text.match(/(?<=a)(?<part>b)/u);',
  'new AbortController().signal.throwIfAborted();',
  'const Notification = make(); new Notification();',
  '<dialog inert><input inputMode="numeric" enterKeyHint="done" /></dialog>;',
])('old enough: %s', (code) => {
  expect(messagesOf(code)).toEqual([]);
});

describe('a use that asks first', () => {
  test.each([
    "if ('share' in navigator) navigator.share({ title });",
    'if (navigator.share) navigator.share({ title });',
    "const go = () => { if (!('share' in navigator)) return; navigator.share({ title }); };",
    'const can = typeof navigator.share === "function" && navigator.share({ title });',
    'navigator.share?.({ title });',
    'const wait = window.requestIdleCallback ?? setTimeout;',
    "if (typeof Notification !== 'undefined') new Notification(text);",
    'const groups = Object.groupBy ? Object.groupBy(list, by) : group(list, by);',
  ])('is none: %s', (code) => {
    expect(messagesOf(code)).toEqual([]);
  });

  test.each([
    'if (ready) navigator.share({ title });',
    'if (navigator.share({ title })) done();',
    'if (ready) new Notification(text);',
    'navigator?.share({ title });',
    "navigator.share({ title }); if (!('share' in navigator)) stop();",
    "const go = () => { if (!('share' in navigator)) warn(); navigator.share({ title }); };",
  ])('of something else is found: %s', (code) => {
    expect(messagesOf(code)).toHaveLength(1);
  });
});

test('tells the line of the file as written, below types that are stripped', () => {
  const code = `import type { A } from './a';
interface B {
  a: A;
}
export function share(
  b: B,
): void {
  navigator.share({ title: b.a as string });
}
`;
  expect(lintScript('src/b.ts', code)).toMatchObject([{ file: 'src/b.ts', line: 8 }]);
});

test('reads generic arrow functions, which .tsx writes otherwise', () => {
  expect(messagesOf('const same = <T>(one: T): T => one;', 'a.ts')).toEqual([]);
});

test("reads a page's own scripts where they stand, and nothing else", () => {
  const page = `<html>
<script type="application/json">{"navigator.share()": 1}</script>
<script src="/a.js"></script>
<script>
  navigator.share();
</script>
<p>navigator.share()</p>
<script>
  URL.canParse('a');
</script>`;
  expect(lintScript('index.html', page)).toMatchObject([
    { line: 5, message: expect.stringContaining('share') },
    { line: 9, message: expect.stringContaining('canParse') },
  ]);
});

test('a comment switches nothing off', () => {
  expect(messagesOf('/* eslint-disable */ navigator.share();')).toHaveLength(1);
});

describe('what is let through of the newer language', () => {
  test.each(Object.entries(oldEnough))('%s', (rule, path) => {
    const feature = path
      .split('.')
      .reduce((part, key) => part?.[key], features.javascript.builtins);
    expect(feature?.__compat).toBeDefined();
    expect(feature && lackingBrowsers(feature)).toEqual([]);
    expect(ecmascriptRules).not.toHaveProperty([rule]);
  });
});
