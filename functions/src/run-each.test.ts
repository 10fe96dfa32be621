import { afterEach, expect, test, vi } from 'vitest';
import { runEach, runInTurn, runSteps } from './run-each.ts';
import { requireTime, timeLeft, withinTime } from './time-left.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('all get their turn, so many at once, although some fail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let [running, most] = [0, 0];
  const done = new Set<number>();
  const items = Array.from({ length: 25 }, (_, at) => at);
  const begun = await runEach('payments', items, 10, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.add(item);
    if (item % 2 === 0) throw new Error('provider');
  });
  expect([begun, most, done.size]).toEqual([25, 10, 25]);
});

test('those that take all the time keep nobody from a turn in a later run', async () => {
  vi.useFakeTimers();
  const seen = new Set<number>();
  // By chance an item may wait for many rounds, but not for this many.
  for (let round = 0; round < 400 && seen.size < 30; round += 1) {
    const items = Array.from({ length: 30 }, (_, at) => at);
    const run = async (item: number) => {
      vi.advanceTimersByTime(1);
      seen.add(item);
    };
    const begun = await withinTime(4, () => runEach('payments', items, 3, run));
    expect(begun).toBeLessThan(10);
  }
  expect(seen.size).toBe(30);
});

test('nothing is begun any more once one had too little time for its provider', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const outOfTime = async () => requireTime(2);
  expect(await withinTime(1, () => runEach('payments', [1, 2, 3], 1, outOfTime))).toBe(1);
  const begun: string[] = [];
  const failed = await withinTime(1, () =>
    runInTurn('SMS', ['a', 'b', 'c'], async (id) => {
      begun.push(id);
      requireTime(id === 'b' ? 2 : 0);
    }),
  );
  expect([begun, failed]).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ]);
  expect(log).toHaveBeenLastCalledWith('SMS', 'no time was left for 2');
});

test('one after the other, each although another fails, whose id is logged and returned', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const done: string[] = [];
  const refused = new Error('refused');
  const failed = await runInTurn('SMS', [{ id: 'a' }, { id: 'b' }, { id: 'c' }], async ({ id }) => {
    await Promise.resolve();
    done.push(id);
    if (id === 'b') throw refused;
  });
  expect(done).toEqual(['a', 'b', 'c']);
  expect(failed).toEqual(['b']);
  expect(log.mock.calls).toEqual([['SMS', 'b', refused]]);
});

test('a step that fails stops no other one, and the run fails in the end', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const done: string[] = [];
  const step = (name: string) => async () => {
    done.push(name);
  };
  const fails = async () => {
    throw new Error('full');
  };
  const steps = { links: step('links'), fails, sms: step('sms') };
  await expect(runSteps('job', steps)).rejects.toThrow('job failed: fails');
  expect(done).toEqual(['links', 'sms']);
  await runSteps('job', { links: step('links') });
});

test('a step that takes all its time leaves the later ones theirs, and one that is quick leaves them more', async () => {
  vi.useFakeTimers();
  const had: number[] = [];
  const step = (takes: number) => async () => {
    had.push(timeLeft());
    vi.advanceTimersByTime(takes);
  };
  await withinTime(300, () => runSteps('job', { slow: step(100), quick: step(0), last: step(9) }));
  expect(had).toEqual([100, 100, 200]);
});
