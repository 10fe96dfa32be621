import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stripe } from './payments/stripe.ts';
import { OutOfTime, requireTime, timeLeft, withinTime } from './time-left.ts';

vi.mock('./settings.ts', () => ({ settings: () => ({ STRIPE_SECRET_KEY: 'sk_test_x' }) }));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is what remains of a call, also behind what it waits for, and never more in a part of it', async () => {
  expect(timeLeft()).toBe(Infinity);
  await withinTime(1000, async () => {
    await vi.advanceTimersByTimeAsync(400);
    expect(timeLeft()).toBe(600);
    expect(withinTime(5000, timeLeft)).toBe(600);
    expect(withinTime(100, timeLeft)).toBe(100);
    requireTime(600);
    expect(() => requireTime(601)).toThrow(OutOfTime);
    await vi.advanceTimersByTimeAsync(900);
    expect(timeLeft()).toBe(0);
  });
});

it('lets nothing be asked of the payment provider that might not end in time', () => {
  expect(withinTime(17_000, stripe)).toBe(stripe());
  expect(() => withinTime(16_999, stripe)).toThrow(OutOfTime);
});
