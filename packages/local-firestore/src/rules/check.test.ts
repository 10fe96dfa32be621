import { describe, expect, test } from 'vitest';
import { Ruleset } from './ruleset.ts';

/** Rules whose body stands on the fourth line, from its fifth column. */
const load = (body: string) =>
  new Ruleset(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}`);
const warnings = (body: string) => load(body).warnings;
const allowIf = (condition: string) => `match /a/{id} { allow read: if ${condition}; }`;

describe('what fails whenever it is evaluated only warns, in the words of `firebase deploy`:', () => {
  test.each([
    ['a variable', allowIf('nobody == 1'), 'L4:36 warning: Invalid variable name: nobody.'],
    ['a function', allowIf('foo()'), 'L4:36 warning: Invalid function name: foo.'],
    ['a method', allowIf('id.sise() == 1'), 'L4:39 warning: Invalid function name: sise.'],
    [
      'a function of a package',
      allowIf('timestamp.now() == 1'),
      'L4:46 warning: Invalid function name: timestamp.now.',
    ],
    ['bool()', allowIf('bool(id)'), 'L4:36 warning: Invalid function name: bool.'],
    [
      'math.isInfinite()',
      allowIf('math.isInfinite(1.0)'),
      'L4:41 warning: Invalid function name: math.isInfinite.',
    ],
    [
      'a number of arguments',
      `function f(a) { return a; } ${allowIf('f(1, 2)')}`,
      "L4:64 warning: 'f' takes 1 arguments, not 2.",
    ],
    [
      'a method after allow',
      'match /a/{id} { allow fetch: if true; }',
      "L4:21 warning: 'fetch' is not a method.",
    ],
  ])('%s', (_what, body, warning) => {
    expect(warnings(body)).toEqual([warning]);
  });
});

describe('what is never used warns:', () => {
  test('a function that nothing calls, at its name', () => {
    expect(warnings(`function f() { return true; } ${allowIf('true')}`)).toEqual([
      'L4:14 warning: Unused function: f.',
    ]);
  });
  test('a function is used when an unused one calls it', () => {
    const functions = 'function f() { return true; } function g() { return f(); }';
    expect(warnings(`${functions} ${allowIf('true')}`)).toEqual([
      'L4:44 warning: Unused function: g.',
    ]);
  });
  test('an argument', () => {
    expect(warnings(`function f(a, b) { return a; } ${allowIf('f(1, 2)')}`)).toEqual([
      'L4:19 warning: Unused variable: b.',
    ]);
  });
});

test('version 1 warns, and so does a file without rules for the service', () => {
  const storage = 'service firebase.storage { match /b/{bucket}/o { allow read; } }';
  expect(new Ruleset(storage).warnings).toEqual([
    'L1:1 warning: Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    'L1:1 warning: There is no service cloud.firestore: every access is refused.',
  ]);
  expect(new Ruleset(storage, 'firebase.storage').warnings).toHaveLength(1);
});

test('rules larger than 256 KiB, and functions with more than 10 lets, warn', () => {
  expect(warnings(`${allowIf('true')} // ${'x'.repeat(256 * 1024)}`)).toEqual([
    expect.stringContaining('larger than 256 KiB'),
  ]);
  const lets = (count: number) => Array.from({ length: count }, (_, i) => `let v${i} = ${i};`);
  const withLets = (count: number) =>
    `function f() { ${lets(count).join(' ')} return true; } ${allowIf('f()')}`;
  expect(warnings(withLets(10))).toEqual([]);
  expect(warnings(withLets(11))).toEqual([
    'L4:14 warning: The function has 11 lets; the documentation allows 10.',
  ]);
});

test('ordinary rules have no warnings', () => {
  expect(warnings(allowIf('resource == null || request.auth != null'))).toEqual([]);
});

describe('regular expressions are checked where they are written', () => {
  test.each(['(', 'a**', '(?=a)', '\\\\1', 'a{1001}', '[z'])('refused: %s', (pattern) => {
    expect(() => load(allowIf(`id.matches('${pattern}')`))).toThrow(
      'L4:47 Invalid regular expression',
    );
  });
  test.each([
    '[a-z]+',
    '\\\\p{L}+',
    '[^\\\\x{ff00}-\\\\x{ffef}]',
    '(?i)a',
    '\\\\d{2,20}',
    '.{0,23}',
  ])('accepted: %s', (pattern) => {
    expect(warnings(allowIf(`id.matches('${pattern}')`))).toEqual([]);
  });
});

describe('semicolons', () => {
  test.each([
    ['after allow, before a line break', 'match /a/{id} { allow read: if true\n allow write; }'],
    ['after allow, before a brace', 'match /a/{id} { allow read: if id == "a" }'],
    ['after an allow without condition', 'match /a/{id} { allow read }'],
    ['after return', `function f() { return true } ${allowIf('f()')}`],
  ])('may be left out %s', (_where, body) => {
    expect(warnings(body)).toEqual([]);
  });
  test('may be left out after the version; functions may follow the service', () => {
    const text = `rules_version = '2'
service cloud.firestore { match /a/{id} { allow read: if f(); } }
function f() { return true; }`;
    expect(new Ruleset(text).warnings).toEqual([]);
  });
  test('must stand after let', () => {
    expect(() => load(`function f() { let a = 1 return a; } ${allowIf('f()')}`)).toThrow(
      "Unexpected 'return': expected ';'",
    );
  });
});

test.each([
  ['', "The 'match' body must contain at least one declaration."],
  [
    'function f() { return true; } function f(a) { return a; } match /a/{id} { allow read; }',
    'L4:44 Function f is already defined.',
  ],
  [
    'match /a/{timestamp} { allow read; }',
    'L4:15 timestamp is a package and cannot be used as variable name.',
  ],
  [
    `function f(math) { return true; } ${allowIf('f(1)')}`,
    'L4:16 math is a package and cannot be used as variable name.',
  ],
  [
    `function f() { let latlng = 1; return true; } ${allowIf('f()')}`,
    'L4:24 latlng is a package and cannot be used as variable name.',
  ],
  ['match /{a=**}/b/{c=**} { allow read; }', 'one {name=**} at most'],
])('refused as by production: %s', (body, message) => {
  expect(() => load(body)).toThrow(message);
});

test.each([
  'match /a/{request} { allow read: if request == "x"; }',
  'match /a/{database} { allow read: if database == "x"; }',
  'function get(a) { return a; } match /a/{id} { allow read: if get(true); }',
  "match /a/{id} { allow read: if {'duration': true}.duration; }",
])('a name may hide another: %s', (body) => {
  expect(warnings(body)).toEqual([]);
});

describe('rules that cannot be used', () => {
  const wrap = (body: string) =>
    `rules_version = '2';\nservice cloud.firestore {\n  match /a/{id} {\n    ${body}\n  }\n}`;
  test.each([
    ['allow read if true;', "L4:16 Unexpected 'if': expected ':'."],
    ['allow read: true;', "L4:17 Unexpected 'true': expected 'if'."],
    [
      'function f() { return g(); } function g() { return f(); }',
      "L4:14 The function 'f' calls itself.",
    ],
    [
      'function f(a, b, c, d, e, f, g, h) { return 1; }',
      'L4:14 A function takes 7 arguments at most.',
    ],
    ['allow read: if 1 is text;', "L4:20 Unknown type 'text'."],
    ['allow read: if null is null;', "L4:20 Unknown type 'null'."],
    ['allow read: if (1;', "L4:22 Unexpected ';': expected ')'."],
  ])('%s', (body, message) => {
    expect(() => new Ruleset(wrap(body))).toThrow(message);
  });
});
