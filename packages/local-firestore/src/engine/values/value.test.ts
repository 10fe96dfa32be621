import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFieldPath, getAt, parseFieldPath, setAt } from './field-path.ts';
import { identicalFields } from './identical.ts';
import { anyValue } from './testing/any-value.ts';
import { formatTimestamp, parseTimestamp } from './time.ts';
import { parseFields, parseValue } from './value.ts';

describe('values', () => {
  test('stay as they are when written as JSON and read again', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const again = parseValue(JSON.parse(JSON.stringify(value)));
        expect(JSON.stringify(again)).toBe(JSON.stringify(value));
      }),
    );
  });

  test.each([
    [{ integerValue: 5 }, { integerValue: '5' }],
    [{ integerValue: '-0' }, { integerValue: '0' }],
    [{ doubleValue: '1e3' }, { doubleValue: 1000 }],
    [{ doubleValue: -0 }, { doubleValue: '-0' }],
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
    [
      { timestampValue: '2026-01-01T00:00:00.123456789Z' },
      { timestampValue: '2026-01-01T00:00:00.123456Z' },
    ],
    [
      { timestampValue: { seconds: '1', nanos: 500_000_000 } },
      { timestampValue: '1970-01-01T00:00:01.500Z' },
    ],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
  ])('%o becomes %o', (json, value) => {
    expect(parseValue(json)).toEqual(value);
  });

  test.each([
    {},
    { stringValue: 1 },
    { stringValue: 'a', integerValue: '1' },
    { integerValue: 1.5 },
    { integerValue: 'x' },
    { bytesValue: '%' },
    { timestampValue: '2026-13-01T00:00:00Z' },
    { timestampValue: '0000-01-01T00:00:00Z' },
    { referenceValue: 'a/b' },
    { geoPointValue: { latitude: 'x' } },
    { arrayValue: { values: [{ arrayValue: {} }] } },
    { mapValue: { fields: { __proto: 1 } } },
    JSON.parse('{"mapValue":{"fields":{"__proto__":{"nullValue":null}}}}'),
    { nothingValue: 1 },
  ])('%o is refused', (json) => {
    expect(() => parseValue(json)).toThrow();
  });

  test('fields may have the names of Object properties', () => {
    const fields = parseFields({ constructor: { nullValue: null } });
    expect(getAt(fields, ['constructor'])).toEqual({ nullValue: null });
    expect(getAt(parseFields({}), ['constructor'])).toBeUndefined();
    expect(identicalFields(fields, parseFields({}))).toBe(false);
  });
});

describe('field paths', () => {
  test('may hold any characters, quoted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1 }),
        (path) => {
          fc.pre(path.every((name) => !/^__.*__$/s.test(name)));
          expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
        },
      ),
    );
  });

  test.each(['', '.', 'a.', '.a', 'a..b', '`a', 'a b', '1a', 'a`b`', '__x__'])(
    '%s is refused',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow();
    },
  );

  test('setting one leaves the others and the original alone', () => {
    const before = parseFields({
      a: { mapValue: { fields: { x: { integerValue: 1 } } } },
      b: { nullValue: null },
    });
    const after = setAt(before, ['a', 'y'], { booleanValue: true });
    expect(getAt(after, ['a', 'x'])).toEqual({ integerValue: '1' });
    expect(getAt(before, ['a', 'y'])).toBeUndefined();
    expect(getAt(setAt(after, ['a', 'x'], undefined), ['a'])).toEqual({
      mapValue: { fields: { y: { booleanValue: true } } },
    });
    expect(setAt(before, ['b', 'deep'], undefined)).toBe(before);
  });
});

test('timestamps of any year are kept to the microsecond', () => {
  const seconds = fc.integer({ min: -62135596800, max: 253402300799 });
  fc.assert(
    fc.property(seconds, fc.integer({ min: 0, max: 999_999 }), (whole, micros) => {
      const timestamp = { seconds: whole, micros };
      expect(parseTimestamp(formatTimestamp(timestamp))).toEqual(timestamp);
    }),
  );
});
