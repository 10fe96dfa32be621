import { describe, expect, it } from 'vitest';
import { sameData } from './same-data.ts';

describe('sameData', () => {
  it('goes by what is in it, not by the order of the keys', () => {
    expect(sameData({ a: 1, b: { c: [1, 'x'] } }, { b: { c: [1, 'x'] }, a: 1 })).toBe(true);
  });

  it('sees a change, a key more and a key less at any depth', () => {
    expect(sameData({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
    expect(sameData({ a: { b: 1 } }, { a: { b: 1, c: 1 } })).toBe(false);
    expect(sameData({ a: { b: 1, c: 1 } }, { a: { b: 1 } })).toBe(false);
    expect(sameData({ a: undefined }, { b: undefined })).toBe(false);
  });

  it('tells lists, maps, null and missing apart', () => {
    expect(sameData([], {})).toBe(false);
    expect(sameData(null, {})).toBe(false);
    expect(sameData(undefined, undefined)).toBe(true);
    expect(sameData([1, 2], [1])).toBe(false);
  });
});
