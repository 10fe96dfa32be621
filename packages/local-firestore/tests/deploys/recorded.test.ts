import { describe, expect, test } from 'vitest';
import { Ruleset } from '../../src/rules/ruleset.ts';

const VERSION_2 = "rules_version = '2';";

const file = (body: string, version = VERSION_2, service = 'cloud.firestore') =>
  `${version}\nservice ${service} {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`;
const get = (condition: string, path = '/a/{id}') =>
  `match ${path} { allow get: if ${condition}; }`;
const chain = (count: number, item: string, operator: string) =>
  Array.from({ length: count }, () => item).join(operator);
const around = (count: number, open: string, inside: string, close: string) =>
  open.repeat(count) + inside + close.repeat(count);
const names = (count: number) => Array.from({ length: count }, (_, i) => `n${i}`);

/** `f0` calls `f1`, and so on for `count` functions. */
const calls = (count: number) =>
  names(count)
    .map((_, i) => `function f${i}() { return ${i < count - 1 ? `f${i + 1}()` : 'true'}; }`)
    .join('\n') + get('f0()');
const withArguments = (count: number) =>
  `function f(${names(count).join(', ')}) { return n0; } ${get(`f(${chain(count, 'true', ', ')})`)}`;
const withLets = (count: number) =>
  `function f() { ${names(count)
    .map((name) => `let ${name} = true;`)
    .join(' ')} return n0; } ${get('f()')}`;
const matches = (count: number) =>
  names(count).reduceRight((inner, name) => `match /${name}/{${name}} { ${inner} }`, 'allow get;');
const captures = (count: number) =>
  get(
    'true',
    names(count)
      .map((name) => `/${name}/{${name}}`)
      .join(''),
  );
const ofSize = (bytes: number) => {
  const text = file(get('true'));
  return `${text}//${'x'.repeat(bytes - text.length - 2)}`;
};

/** Whether production and the official emulator compile the rules: see README.md. */
const RECORDED: readonly [what: string, rules: string, compiles: boolean][] = [
  ['plain rules', file(get('true')), true],
  ['no condition after if', file('match /a/{id} { allow get: if ; }'), false],
  ['a function that does not exist', file(get('foo(1)')), true],
  ['a variable that does not exist', file(get('nobody == 1')), true],
  ['a function that a package does not have', file(get('math.foo(1) == 1')), true],
  ['math.isInfinite()', file(get('math.isInfinite(1.0)')), true],
  [
    'a method after allow that does not exist',
    file('match /a/{id} { allow fetch: if true; }'),
    true,
  ],
  ['a wrong number of arguments', file(`function f(a) { return a; } ${get('f(1, 2)')}`), true],
  ['types that do not go together', file(get("1 + 'a' == 2")), true],
  ['existsAfter() in a read', file(get('existsAfter(/databases/$(database)/documents/b/c)')), true],
  ['a function that is never called', file(`function f() { return 1; } ${get('true')}`), true],
  [
    'two functions of one name',
    file(`function f() { return 1; } function f(a) { return a; } ${get('f()')}`),
    false,
  ],
  ['recursion', file(`function f(n) { return n <= 0 || f(n - 1); } ${get('f(3)')}`), false],
  [
    'mutual recursion',
    file(`function f() { return g(); } function g() { return f(); } ${get('f()')}`),
    false,
  ],
  ['calls 20 deep', file(calls(20)), true],
  ['calls 21 deep', file(calls(21)), true],
  ['7 arguments', file(withArguments(7)), true],
  ['8 arguments', file(withArguments(8)), false],
  ['10 lets', file(withLets(10)), true],
  ['11 lets', file(withLets(11)), true],
  ['20 lets', file(withLets(20)), false],
  ['matches 10 deep', file(matches(10)), true],
  ['matches 11 deep', file(matches(11)), false],
  ['20 names in one path', file(captures(20)), false],
  ['a little less than 256 KiB', ofSize(256 * 1024 - 64), true],
  ['a little more than 256 KiB', ofSize(256 * 1024 + 64), true],
  ['version 1, {name=**} last', file(get('true', '/a/{r=**}'), "rules_version = '1';"), true],
  [
    'version 1, {name=**} first',
    file(get('true', '/{r=**}/a/{id}'), "rules_version = '1';"),
    false,
  ],
  ['version 2, {name=**} first', file(get('true', '/{r=**}/a/{id}')), true],
  ['{name=**} twice', file(get('true', '/{a=**}/b/{c=**}')), false],
  ['version 3', file(get('true'), "rules_version = '3';"), false],
  ['no version', file(get('true'), ''), true],
  ['rules for storage', file(get('true'), VERSION_2, 'firebase.storage'), true],
  ['a wrong regular expression', file(get("'a'.matches('(')")), false],
  ['no semicolon', file('match /a/{id} {\nallow get: if true\n}'), true],
  ['99 conditions joined by &&', file(get(chain(99, 'true', ' && '))), true],
  ['99 conditions joined by ||', file(get(chain(99, 'false', ' || '))), true],
  ['98 numbers added', file(get(`${chain(98, '1', ' + ')} > 0`)), true],
  ['98 negations', file(get(around(98, '!', 'true', ''))), true],
  ['99 negations', file(get(around(99, '!', 'true', ''))), false],
  ['98 parentheses', file(get(around(98, '(', 'true', ')'))), true],
  ['99 parentheses', file(get(around(99, '(', 'true', ')'))), false],
  ['49 negated parentheses', file(get(around(49, '!(', 'true', ')'))), true],
  ['50 negated parentheses', file(get(around(50, '!(', 'true', ')'))), false],
  ['98 lists in each other', file(get(`${around(98, '[', '', ']')} != null`)), true],
  [
    '98 calls in each other',
    file(`function f(x) { return x; } ${get(around(98, 'f(', '1', ')'))}`),
    true,
  ],
  [
    '99 calls in each other',
    file(`function f(x) { return x; } ${get(around(99, 'f(', '1', ')'))}`),
    false,
  ],
  ...['duration', 'hashing', 'latlng', 'math', 'timestamp'].flatMap(
    (name): [string, string, boolean][] => [
      [`an argument ${name}`, file(`function f(${name}) { return true; } ${get('f(1)')}`), false],
      [
        `a variable ${name}`,
        file(`function f() { let ${name} = 1; return 1; } ${get('f()')}`),
        false,
      ],
      [`a segment {${name}}`, file(get('true', `/a/{${name}}`)), false],
      [`a function ${name}()`, file(`function ${name}() { return 1; } ${get(`${name}()`)}`), true],
      [`a member ${name}`, file(get(`{'${name}': true}.${name}`)), true],
    ],
  ),
  ...['request', 'resource'].flatMap((name): [string, string, boolean][] => [
    [`an argument ${name}`, file(`function f(${name}) { return ${name}; } ${get('f(1)')}`), true],
    [
      `a variable ${name}`,
      file(`function f() { let ${name} = 1; return ${name}; } ${get('f()')}`),
      true,
    ],
    [`a segment {${name}}`, file(get(`${name} == 'a'`, `/a/{${name}}`)), true],
    [`a function ${name}()`, file(`function ${name}() { return 1; } ${get(`${name}()`)}`), true],
  ]),
  ['a match without content', file('match /a/{id} { }'), false],
  ['a service without content', `${VERSION_2} service cloud.firestore { }`, false],
  ['an import', `${VERSION_2} import { f } from 'a';\n${file(get('true'), '')}`, false],
];

/** Production refuses these: it counts the depth of some expressions otherwise. Here they load. */
const LOADS_HERE_ONLY: readonly [what: string, rules: string][] = [
  ['99 numbers added', file(get(`${chain(99, '1', ' + ')} > 0`))],
  ['99 lists in each other', file(get(`${around(99, '[', '', ']')} != null`))],
  ['98 maps in each other', file(get(`${around(98, "{'a': ", '1', '}')} != null`))],
];

function loads(rules: string): boolean {
  try {
    return new Ruleset(rules).warnings.length >= 0;
  } catch {
    return false;
  }
}

describe('rules load here if `firebase deploy` compiles them:', () => {
  test.each(RECORDED)('%s', (_what, rules, compiles) => {
    expect(loads(rules)).toBe(compiles);
  });
  test.each(LOADS_HERE_ONLY)('only here: %s', (_what, rules) => {
    expect(loads(rules)).toBe(true);
  });
});
