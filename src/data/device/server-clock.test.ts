import { beforeEach, expect, it, vi } from 'vitest';

let clock: typeof import('./server-clock.ts');
beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  vi.resetModules();
  clock = await import('./server-clock.ts');
  return () => vi.useRealTimers();
});

const ahead = () => clock.serverNow() - Date.now();

it('is the phone’s own until an answer has told the server’s', () => {
  expect([ahead(), clock.isClockKnown()]).toEqual([0, false]);
  clock.learnClockOffset(undefined);
  clock.learnClockOffset(Number.NaN);
  expect(clock.isClockKnown()).toBe(false);
  clock.learnClockOffset(600_000);
  expect([ahead(), clock.isClockKnown()]).toEqual([600_000, true]);
});

it('stays through small differences, and follows a phone whose clock was set', () => {
  clock.learnClockOffset(600_000);
  clock.learnClockOffset(604_000);
  expect(ahead()).toBe(600_000);
  clock.learnClockOffset(200);
  expect(ahead()).toBe(200);
});

it('is told by an answer of the moment only', () => {
  expect(clock.clockOffsetOf(50_000, 1000, 3000)).toBe(48_000);
  expect(clock.clockOffsetOf(50_000, 1000, 7001)).toBeUndefined();
  expect(clock.clockOffsetOf(50_000, 3000, 1000)).toBeUndefined();
});
