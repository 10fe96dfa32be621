import { describe, expect, it } from 'vitest';
import { sameValue } from './same-value.ts';

describe('sameValue', () => {
  it('goes by what is in it, not by the order of the keys', () => {
    expect(sameValue({ a: 1, b: { c: [1, 'x'] } }, { b: { c: [1, 'x'] }, a: 1 })).toBe(true);
  });

  it('sees a change, a key more and a key less at any depth', () => {
    expect(sameValue({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
    expect(sameValue({ a: { b: 1 } }, { a: { b: 1, c: 1 } })).toBe(false);
    expect(sameValue({ a: { b: 1, c: 1 } }, { a: { b: 1 } })).toBe(false);
    expect(sameValue({ a: undefined }, { b: undefined })).toBe(false);
  });

  it('tells lists, maps, null and missing apart', () => {
    expect(sameValue([], {})).toBe(false);
    expect(sameValue(null, {})).toBe(false);
    expect(sameValue(undefined, undefined)).toBe(true);
    expect(sameValue([1, 2], [1])).toBe(false);
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue(1, '1')).toBe(false);
  });
});
