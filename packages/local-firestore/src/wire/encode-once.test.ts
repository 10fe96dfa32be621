import { expect, test, vi } from 'vitest';
import { encodeOnce } from './encode-once.ts';

test('the same message objects are encoded once, equal ones separately', () => {
  const encode = vi.fn((message: object) => JSON.stringify(message));
  const encoded = encodeOnce(encode);
  const [a, b] = [{ a: 1 }, { b: 2 }];
  expect(encoded([a, b])).toEqual(['{"a":1}', '{"b":2}']);
  expect(encoded([a, b])).toEqual(['{"a":1}', '{"b":2}']);
  expect(encode).toHaveBeenCalledTimes(2);
  expect(encoded([a])).toEqual(['{"a":1}']);
  expect(encoded([{ a: 1 }])).toEqual(['{"a":1}']);
  expect(encode).toHaveBeenCalledTimes(4);
});
