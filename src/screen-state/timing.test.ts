import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SlowStep } from '../domain/order/cash-progress.ts';
import { withSlowNotices } from './timing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function slowly(ms: number, fails = false): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error('no')) : resolve('done')), ms);
  });
}

describe('notices on a slow payment request', () => {
  it.each<[number, SlowStep[]]>([
    [2999, []],
    [3001, ['requesting']],
    [8001, ['requesting', 'still-requesting']],
    [20_000, ['requesting', 'still-requesting', 'network-problem']],
  ])('match how far a request of %d ms gets', async (ms, expected) => {
    const steps: SlowStep[] = [];
    const waiting = withSlowNotices(slowly(ms), (step) => steps.push(step));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waiting).toBe('done');
    expect(steps).toEqual(expected);
  });

  it('end with a failure, which is passed on', async () => {
    const steps: SlowStep[] = [];
    const waiting = withSlowNotices(slowly(4000, true), (step) => steps.push(step));
    const failure = expect(waiting).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
    expect(steps).toEqual(['requesting']);
  });
});
