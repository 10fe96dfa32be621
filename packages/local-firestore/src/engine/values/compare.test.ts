import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareUtf8 } from '../../utf8.ts';
import { comparePaths, compareValues, equalValues } from './compare.ts';
import { anyValue } from './testing/any-value.ts';
import type { Value } from './value.ts';

const sign = (n: number): number => Math.sign(n);

describe('the order of values', () => {
  test('is total: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        expect(sign(compareValues(a, b))).toBe(-sign(compareValues(b, a)) + 0);
        expect(compareValues(a, a)).toBe(0);
        const [x, y, z] = [a, b, c].sort(compareValues);
        if (x && y && z) expect(compareValues(x, z)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 800 },
    );
  });

  test('goes by type, then by value, as documented', () => {
    const ordered: Value[] = [
      { nullValue: null },
      { booleanValue: false },
      { booleanValue: true },
      { doubleValue: 'NaN' },
      { doubleValue: '-Infinity' },
      { integerValue: '-9223372036854775808' },
      { doubleValue: -1.5 },
      { integerValue: '1' },
      { doubleValue: 1.5 },
      { integerValue: '9007199254740992' },
      { integerValue: '9007199254740993' },
      { integerValue: '9223372036854775807' },
      { doubleValue: 'Infinity' },
      { timestampValue: '2026-01-01T00:00:00Z' },
      { timestampValue: '2026-01-01T00:00:00.1Z' },
      { timestampValue: '2026-01-01T00:00:00.100001Z' },
      { stringValue: '' },
      { stringValue: 'Z' },
      { stringValue: 'a' },
      { stringValue: '한' },
      { stringValue: '\uffee' },
      { stringValue: '😀' },
      { bytesValue: 'AA==' },
      { bytesValue: 'AAA=' },
      { bytesValue: '/w==' },
      { referenceValue: 'projects/p/databases/d/documents/a/__id2__' },
      { referenceValue: 'projects/p/databases/d/documents/a/__id10__' },
      { referenceValue: 'projects/p/databases/d/documents/a/b' },
      { referenceValue: 'projects/p/databases/d/documents/a/b/c/d' },
      { referenceValue: 'projects/p/databases/d/documents/a/bb' },
      { geoPointValue: { latitude: -1, longitude: 5 } },
      { geoPointValue: { latitude: 0, longitude: 0 } },
      { arrayValue: { values: [] } },
      { arrayValue: { values: [{ integerValue: '1' }] } },
      { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
      { arrayValue: { values: [{ integerValue: '2' }] } },
      vector(9),
      vector(1, 1),
      { mapValue: { fields: {} } },
      { mapValue: { fields: { a: { integerValue: '1' } } } },
      { mapValue: { fields: { b: { integerValue: '0' }, a: { integerValue: '1' } } } },
      { mapValue: { fields: { a: { integerValue: '2' } } } },
      { mapValue: { fields: { b: { integerValue: '0' } } } },
    ];
    const shuffled = [...ordered].reverse().sort(compareValues);
    expect(shuffled).toEqual(ordered);
    for (const [i, a] of ordered.entries()) {
      for (const [j, b] of ordered.entries()) expect(sign(compareValues(a, b))).toBe(sign(i - j));
    }
  });

  test('1 equals 1.0 and minus zero equals zero', () => {
    expect(equalValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(true);
    expect(equalValues({ doubleValue: '-0' }, { integerValue: '0' })).toBe(true);
  });

  test('of strings follows their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(sign(compareUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });

  test('of paths goes segment by segment', () => {
    expect(comparePaths('a/b', 'a-/b')).toBeLessThan(0);
    expect(comparePaths('a/b', 'a/b/c/d')).toBeLessThan(0);
    const id = fc.string({ unit: fc.constantFrom('a', '-', '한', '\ue000', '😀'), minLength: 1 });
    const path = fc.array(id, { minLength: 1 }).map((ids) => ids.join('/'));
    fc.assert(
      fc.property(path, path, (a, b) => {
        // A numeric id makes it split the paths.
        const bySegments = comparePaths(`__id1__/${a}`, `__id1__/${b}`);
        expect(sign(comparePaths(a, b))).toBe(sign(bySegments));
      }),
    );
  });
});

function vector(...values: number[]): Value {
  const list = values.map((doubleValue) => ({ doubleValue }));
  return {
    mapValue: {
      fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: list } } },
    },
  };
}
