import { describe, expect, it } from 'vitest';
import { smsSize } from './sms-size.ts';

describe('SMS size', () => {
  it.each([
    ['', 'gsm', 0, 1],
    ['a'.repeat(160), 'gsm', 160, 1],
    ['a'.repeat(161), 'gsm', 161, 2],
    ['a'.repeat(306), 'gsm', 306, 2],
    ['a'.repeat(307), 'gsm', 307, 3],
    ['[€]', 'gsm', 6, 1],
    ['가'.repeat(70), 'ucs2', 70, 1],
    ['가'.repeat(71), 'ucs2', 71, 2],
    ['가'.repeat(134), 'ucs2', 134, 2],
    ['가'.repeat(135), 'ucs2', 135, 3],
    ['🍲', 'ucs2', 2, 1],
    [`${'a'.repeat(159)}’`, 'ucs2', 160, 3],
  ])('%j', (text, encoding, units, parts) => {
    expect(smsSize(text)).toEqual({ encoding, units, parts });
  });
});
