import { describe, expect, test } from 'vitest';
import { Evaluator, type Host } from './evaluate.ts';
import { parseExpression } from './parse-expression.ts';
import { printExpr } from './print.ts';
import { Scope } from './scope.ts';
import { RuleMap, RuleTimestamp, type RuleValue } from './values.ts';

const host: Host = { document: () => null, debug: () => {} };

const scope = new Scope()
  .set('m', RuleMap.of({ a: 1n, b: RuleMap.of({ c: 'x' }), n: null }))
  .set('t', new RuleTimestamp(BigInt(Date.UTC(2026, 10, 21, 8, 54, 33, 250)) * 1_000_000n));

function run(text: string): RuleValue {
  return new Evaluator(host).evaluate(parseExpression(text), scope);
}

/** Expressions that must be true, by the part of the language that they test. */
const TRUE: Record<string, string[]> = {
  arithmetic: [
    '10 / 4 == 2',
    '10.0 / 4 == 2.5',
    '-7 % 3 == -1',
    '1 + 2 * 3 == 7',
    '(1 + 2) * 3 == 9',
    '1 == 1.0',
    "'a' + 'b' == 'ab'",
    '2 - -1 == 3',
  ],
  logic: [
    'true || false && false',
    'm.missing == 1 || true',
    'true || m.missing == 1',
    '!(m.missing == 1 && false)',
    '!(false && m.missing == 1)',
    'false ? m.missing : true',
    '1 < 2 == true',
    "'a' in ['a'] == true",
  ],
  types: [
    '1 is int && 1 is number && !(1 is float)',
    '1.5 is float && 1.5 is number',
    "'' is string && [] is list && {} is map && null != 0",
    't is timestamp && duration.value(1, "s") is duration',
    '/a/b is path && latlng.value(1, 2) is latlng && b"x" is bytes',
    '!([1].toSet() is set) && m.diff(m) is map_diff && true is bool',
    '!(null is string)',
  ],
  strings: [
    "'한상😀'.size() == 3",
    "'abc'[1] == 'b' && 'abcd'[1:3] == 'bc'",
    "'a-b-c'.split('-') == ['a', 'b', 'c']",
    "'ab12'.matches('[a-z]+[0-9]+') && !'ab12x'.matches('[a-z]+[0-9]+')",
    "'aXbX'.replace('X', '-') == 'a-b-'",
    "' A '.trim().lower() == 'a' && 'a'.upper() == 'A'",
    "'é'.toUtf8().size() == 2",
    "'\\u0041\\n' == 'A\\n'",
  ],
  numbers: [
    "int('12') == 12 && int(2.9) == 2 && float('1.5') == 1.5 && float(1) is float",
    "string(12) == '12' && string(true) == 'true'",
    'math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(2.5) == 3',
    'math.pow(2, 10) == 1024 && math.sqrt(9) == 3 && math.isNaN(0.0 * math.pow(10, 400))',
  ],
  collections: [
    '[1, 2].hasAll([1]) && [1, 2].hasAny([2, 3]) && [1].hasOnly([1, 2]) && ![3].hasAny([1])',
    "[1, 2].concat([3]) == [1, 2, 3] && [1, 2, 1].removeAll([1]) == [2] && ['a', 'b'].join('+') == 'a+b'",
    '[1, 1, 2].toSet().size() == 2 && [3, 4, 5][1:3] == [4, 5] && [7][0] == 7',
    '[1, 2].toSet().union([3].toSet()).hasAll([1, 2, 3])',
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '[1, 2].toSet().difference([2].toSet()) == [1].toSet() && 2 in [2].toSet()',
    "'a' in m && !('z' in m) && m.get('z', 5) == 5 && m.get(['b', 'c'], 0) == 'x' && m['a'] == 1",
    "m.keys() == ['a', 'b', 'n'] && m.size() == 3 && m.values()[0] == 1 && m.n == null",
    "{'a': 1, 'b': 2}.diff({'a': 3, 'c': 4}).addedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 3, 'c': 4}).removedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 3, 'b': 2}).changedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 3, 'b': 2}).unchangedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 3, 'c': 4}).affectedKeys() == ['a', 'b', 'c'].toSet()",
  ],
  time: [
    't.year() == 2026 && t.month() == 11 && t.day() == 21 && t.dayOfWeek() == 6',
    't.hours() == 8 && t.minutes() == 54 && t.seconds() == 33 && t.nanos() == 250000000',
    't.date() == timestamp.date(2026, 11, 21) && t.dayOfYear() == 325',
    't - t.date() == t.time() && t + duration.value(1, "d") > t',
    't.toMillis() == timestamp.value(t.toMillis()).toMillis()',
    "duration.time(1, 0, 0, 0) == duration.value(60, 'm') && duration.abs(duration.value(-1, 's')).seconds() == 1",
  ],
  others: [
    "path('/a/b') == /a/b && /a/$(m.b.c) == /a/x && /a/b[1] == 'b'",
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000',
    "hashing.sha256('a').toHexString() == 'CA978112CA1BBDCAFAC231B39A23DC4DA786EFF8147C4E72B9807785AFEE48BB'",
    "hashing.md5('a').toBase64() == 'DMF1ucDxtqgxw5niaXcmYQ=='",
    "hashing.crc32c('a').toHexString() == '3043D0C1' && hashing.crc32('a').toHexString() == '43BEB7E8'",
    "'~~~'.toUtf8().toBase64() == 'fn5-'",
    'debug(1) == 1 && !exists(/databases/x/documents/a/b)',
    'get(/databases/x/documents/a/b) == null && getAfter(/databases/x/documents/a/b) == null',
  ],
};

describe.each(Object.entries(TRUE))('%s', (_part, expressions) => {
  test.each(expressions)('%s', (text) => {
    expect(run(text)).toBe(true);
  });
  test.each(expressions)('printed and read again: %s', (text) => {
    const printed = printExpr(parseExpression(text));
    expect(printExpr(parseExpression(printed))).toBe(printed);
    expect(run(printed)).toBe(true);
  });
});

describe('errors', () => {
  test.each([
    ['m.missing', 'Property missing is undefined'],
    ['m.missing == 1 || false', 'Property missing'],
    ['null.a', 'Null value error'],
    ['1 / 0', 'Division by zero'],
    ['9223372036854775807 + 1', 'Integer overflow'],
    ["1 < 'a'", 'Unsupported operation'],
    ["1 + 'a'", 'Unsupported operation'],
    ['[1][1]', 'out of range'],
    ["'abc'[2:9]", 'out of bounds'],
    ['1 && true', 'Expected a bool'],
    ["'a'.nothing()", 'Function not found'],
    ["bool('true')", 'Function not found error: Name: [bool]'],
    ['math.isInfinite(1.0)', 'Function not found error: Name: [math.isInfinite]'],
    ["path(path('a'))", 'Type error. Received: path'],
    ['[1].toSet().difference([1])', 'Type error. Received: list'],
    ['[1].toSet().union([1])', 'Type error. Received: list'],
    ['[1].toSet().intersection([1])', 'Type error. Received: list'],
    ['latlng.value(-100, 0)', 'Latitude should be in [-90,90]'],
    ['get(/databases/x/documents/a/b).data', 'Null value error'],
  ])('%s', (text, message) => {
    expect(() => run(text)).toThrow(message);
  });

  test('parentheses count as expressions: 334 conditions in pairs are the most, as in production', () => {
    const pairs = (count: number): string =>
      count === 1
        ? 'true'
        : `(${pairs(Math.floor(count / 2))} && ${pairs(count - Math.floor(count / 2))})`;
    expect(run(pairs(334))).toBe(true);
    expect(() => run(pairs(335))).toThrow('more than 1000 expressions');
  });

  test('more than 1000 expressions are an error that `||` and `&&` do not absorb', () => {
    const long = Array.from({ length: 600 }, () => '1').join(' + ');
    expect(() => run(`${long} > 0 || true`)).toThrow('more than 1000 expressions');
  });
});

describe('what cannot be read', () => {
  test.each([
    ['1 +', 'L1:4 Unexpected the end of the file: expected an expression.'],
    ["'open", 'L1:1 Unexpected character "\'".'],
    ['a b', "L1:3 Unexpected 'b': expected the end of the expression."],
    ['[1,\n 2', "L2:3 Unexpected the end of the file: expected ','."],
    ["'\\q'", 'L1:1 Invalid escape \\q in a string.'],
    ['9223372036854775808', 'L1:1 The integer is too large.'],
  ])('%s', (text, message) => {
    expect(() => parseExpression(text)).toThrow(message);
  });

  test.each([' && ', ' || ', ' + ', '.a', '[0]'])('a chain of 1,000 with %s, not more', (link) => {
    const chain = (count: number) =>
      link.startsWith('.') || link.startsWith('[')
        ? `a${link.repeat(count - 1)}`
        : Array.from({ length: count }, () => 'a').join(link);
    expect(printExpr(parseExpression(chain(1000)))).toBe(chain(1000));
    expect(() => parseExpression(chain(1001))).toThrow('nested too deeply');
  });

  test.each(['(', '!', '[', '-', 'a(', '/$('])('%s without end', (open) => {
    expect(() => parseExpression(open.repeat(5000))).toThrow('nested too deeply');
  });
});
