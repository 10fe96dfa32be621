import { describe, expect, it } from 'vitest';
import { isAbn } from './gst.ts';

describe('an ABN', () => {
  // The worked example of the Australian Business Register.
  it.each(['51 824 753 556', '51824753556'])('is %j', (text) => {
    expect(isAbn(text)).toBe(true);
  });
  it.each([
    '',
    '00 000 000 000',
    '51 824 753 557',
    '51 824 753 55',
    '51 824 753 5566',
    '5182475355a',
  ])('is not %j', (text) => {
    expect(isAbn(text)).toBe(false);
  });
});
