import { afterEach, expect, test, vi } from 'vitest';
import { runEach, runSteps } from './run-each.ts';

afterEach(() => vi.restoreAllMocks());

test('all get their turn, so many at once, although some fail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let [running, most] = [0, 0];
  const done = new Set<number>();
  const items = Array.from({ length: 25 }, (_, at) => at);
  const begun = await runEach(
    'payments',
    items,
    { atOnce: 10, endsAt: 1, now: () => 0 },
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done.add(item);
      if (item % 2 === 0) throw new Error('provider');
    },
  );
  expect([begun, most, done.size]).toEqual([25, 10, 25]);
});

test('those that take all the time keep nobody from a turn in a later run', async () => {
  const seen = new Set<number>();
  for (let round = 0; round < 60 && seen.size < 30; round += 1) {
    let clock = 0;
    const items = Array.from({ length: 30 }, (_, at) => at);
    const limits = { atOnce: 3, endsAt: 4, now: () => clock };
    const begun = await runEach('payments', items, limits, async (item) => {
      clock += 1;
      seen.add(item);
    });
    expect(begun).toBeLessThan(10);
  }
  expect(seen.size).toBe(30);
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
  await expect(runSteps({ links: step('links'), fails, sms: step('sms') })).rejects.toThrow(
    'fails',
  );
  expect(done).toEqual(['links', 'sms']);
  await runSteps({ links: step('links') });
});
