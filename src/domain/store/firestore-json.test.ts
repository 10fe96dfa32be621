import { expect, test } from 'vitest';
import { decodeFields, encodeFields } from './firestore-json.ts';

test('every kind of value that the shop stores comes back as it was', () => {
  const map = {
    nothing: null,
    yes: true,
    whole: 12,
    price: 12.5,
    text: '김치찌개 🍲',
    at: new Date('2026-11-21T09:15:30.123Z'),
    list: [1, ['a'], {}],
    'a.b `c`': { deep: { er: [] } },
  };
  expect(decodeFields(encodeFields(map))).toEqual(map);
});

test('whole numbers are integers, others doubles', () => {
  expect(encodeFields({ q: 2, price: 9.9 })).toEqual({
    q: { integerValue: '2' },
    price: { doubleValue: 9.9 },
  });
});

test('values that the shop never stores are refused, not dropped', () => {
  const reference = { referenceValue: 'projects/p' } as object;
  expect(() => decodeFields({ x: reference })).toThrow('referenceValue');
});
