import { describe, expect, it } from 'vitest';
import { sameValue } from './same-value.ts';

describe('sameValue', () => {
  it('ignores the order of keys', () => {
    expect(sameValue({ a: 1, b: { c: [1, 'x'] } }, { b: { c: [1, 'x'] }, a: 1 })).toBe(true);
  });

  it('detects changed, added and removed keys at any depth', () => {
    expect(sameValue({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
    expect(sameValue({ a: { b: 1 } }, { a: { b: 1, c: 1 } })).toBe(false);
    expect(sameValue({ a: { b: 1, c: 1 } }, { a: { b: 1 } })).toBe(false);
    expect(sameValue({ a: undefined }, { b: undefined })).toBe(false);
  });

  it('distinguishes lists, maps, null and missing values', () => {
    expect(sameValue([], {})).toBe(false);
    expect(sameValue(null, {})).toBe(false);
    expect(sameValue(undefined, undefined)).toBe(true);
    expect(sameValue([1, 2], [1])).toBe(false);
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue(1, '1')).toBe(false);
  });
});
