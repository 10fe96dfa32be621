import { describe, expect, it } from 'vitest';
import { countdown } from './cut-off-countdown.ts';

const at = (utc: string) => Date.parse(utc);

describe('countdown', () => {
  const end = at('2026-11-22T06:00:00Z');

  it('splits a duration into days, hours, minutes and seconds', () => {
    const left = ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000;
    expect(countdown(end, end - left)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
      imminent: false,
    });
  });

  it('rounds a started second up and stops at zero', () => {
    expect(countdown(end, end - 1)).toMatchObject({ seconds: 1, imminent: false });
    expect(countdown(end, end - 1001)).toMatchObject({ seconds: 2, imminent: false });
    const zero = { days: 0, hours: 0, minutes: 0, seconds: 0, imminent: true };
    expect(countdown(end, end)).toEqual(zero);
    expect(countdown(end, end + 1)).toEqual(zero);
    expect(countdown(end, end + 1e9)).toEqual(zero);
  });

  it('counts real time across the start of daylight saving', () => {
    // From Saturday 17:00 to Sunday 17:00 only 23 hours pass.
    expect(countdown(at('2026-10-04T06:00:00Z'), at('2026-10-03T07:00:00Z'))).toMatchObject({
      days: 0,
      hours: 23,
    });
  });
});
