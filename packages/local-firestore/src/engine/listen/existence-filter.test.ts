import { expect, test } from 'vitest';
import { bloomFilter } from './existence-filter.ts';

test('a filter has ten bits for each name, and states how many bits of the last byte are unused', () => {
  const names = ['a', 'b', 'c'];
  expect(bloomFilter(names)).toMatchObject({ hashCount: 7, bits: { padding: 2 } });
  const { bits } = bloomFilter(names) as { bits: { bitmap: string } };
  expect(Buffer.from(bits.bitmap, 'base64')).toHaveLength(4);
});

test('a filter without names has no bits', () => {
  expect(bloomFilter([])).toEqual({ bits: { bitmap: '' }, hashCount: 0 });
});
