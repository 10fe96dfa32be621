import { afterEach, expect, test, vi } from 'vitest';
import { runEach, runInTurn, runSteps } from './run-each.ts';

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
