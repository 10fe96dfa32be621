// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateId } from '../../../domain/testing/fixtures.ts';
import { useSession } from '../../customer/use-session.ts';
import { keptEntries } from '../../testing/kept-entries.ts';
import { useForgetLate } from '../common/change-queue.ts';
import { runAction } from '../common/run-action.ts';
import { markQueue } from './mark-queue.ts';

vi.mock('../common/run-action.ts', () => ({ runAction: vi.fn() }));
const running = vi.mocked(runAction);
const stored = { kind: 'write' as const, before: null, after: null, writes: [] };

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  running.mockReset();
  markQueue.use.setState({ waiting: [], awaitingSnapshot: [], problems: [] });
});

const change = (uid: string) => ({
  dateId,
  uid,
  orderId: 'first',
  kind: 'delivered' as const,
  mark: { version: '1' },
  seen: null,
});
const failWith = (code: string) =>
  running.mockRejectedValueOnce(Object.assign(new Error(), { code }));
const waiting = () => markQueue.use.getState().waiting.map((mark) => mark.change.uid);
const problems = () =>
  markQueue.use
    .getState()
    .problems.map(({ conflict, change }) => `${conflict?.kind ?? 'refused'} ${change.uid}`);
const sent = () => markQueue.use.getState().awaitingSnapshot.map((mark) => mark.change.uid);

it('asks about a mark that the rules refuse, and sends the next one', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('permission-denied');
  running.mockResolvedValue(stored);
  markQueue.add('staff', change('first'));
  markQueue.add('staff', change('second'));
  await markQueue.send('staff');
  expect([waiting(), sent()]).toEqual([[], ['second']]);
  expect(logged).toHaveBeenCalledOnce();
  expect(problems()).toEqual(['refused first']);
});

it('asks about every conflict, also when several marks were sent at once', async () => {
  const now = { version: '2' };
  const by = { name: 'cook', at: 1 };
  const wanted = { version: '1' };
  running.mockResolvedValue({ kind: 'conflict', seen: null, now, wanted, paths: [], by });
  for (const uid of ['first', 'second', 'first']) markQueue.add('staff', change(uid));
  await markQueue.send('staff');
  expect(problems()).toEqual(['conflict second', 'conflict first']);
  const [second, first] = markQueue.use.getState().problems;
  if (!second || !first) throw new Error('no problems');
  markQueue.settle(second, false);
  expect([problems(), waiting()]).toEqual([['conflict first'], []]);
  running.mockResolvedValue(stored);
  markQueue.settle(first, true);
  expect(markQueue.use.getState().waiting).toMatchObject([{ by: 'staff', change: { seen: now } }]);
  await markQueue.send('staff');
  expect([problems(), sent()]).toEqual([[], ['first']]);
});

it('says why a mark was refused, and sends the next one', async () => {
  const problem = { code: 'unknown-order' as const };
  running.mockResolvedValueOnce({ kind: 'refused', problem });
  running.mockResolvedValue(stored);
  markQueue.add('staff', change('first'));
  markQueue.add('staff', change('second'));
  await markQueue.send('staff');
  expect([waiting(), sent(), problems()]).toEqual([[], ['second'], ['refused first']]);
  expect(markQueue.use.getState().problems).toMatchObject([{ mine: 'staff', refused: problem }]);
});

it('goes on showing a mark that somebody else has made already', async () => {
  running.mockResolvedValue({ kind: 'already-done', state: { version: '1' } });
  markQueue.add('staff', change('first'));
  await markQueue.send('staff');
  expect([waiting(), sent(), problems()]).toEqual([[], ['first'], []]);
});

it('keeps nothing of a mark that is refused after its member has logged out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  useSession.setState({ status: 'signed-in', uid: 'boss' });
  running.mockImplementationOnce(async () => {
    useSession.setState({ status: 'signed-out' });
    throw Object.assign(new Error(), { code: 'permission-denied' });
  });
  markQueue.add('staff', change('first'));
  await markQueue.send('staff');
  expect(markQueue.use.getState()).toEqual({ waiting: [], awaitingSnapshot: [], problems: [] });
  expect(keptEntries('staff-marks-problems')).toEqual([]);
});

describe('after a reload of the page', () => {
  const key = 'staff-marks-problems';
  async function reloaded() {
    vi.resetModules();
    const page = await import('./mark-queue.ts');
    return page.markQueue.use.getState().problems;
  }
  const now = { version: '2' };
  const conflict = {
    kind: 'conflict' as const,
    seen: null,
    now,
    wanted: { version: '1' },
    paths: [],
  };
  const by = { name: 'cook', at: 1 };

  it.each([
    ['who made the other change', { ...conflict, by }],
    ['a conflict that the log says nothing of', conflict],
    [
      'why it was refused',
      { kind: 'refused' as const, problem: { code: 'unknown-order' as const } },
    ],
  ])('still asks about a mark that was not stored: %s', async (_, outcome) => {
    running.mockResolvedValue(outcome);
    markQueue.add('staff', change('first'));
    await markQueue.send('staff');
    expect(await reloaded()).toEqual(markQueue.use.getState().problems);
  });

  it('still asks about a mark whose refusal it has no words for', async () => {
    const problem = { code: 'date-has-orders' as const, dateId };
    running.mockResolvedValue({ kind: 'refused', problem });
    markQueue.add('staff', change('first'));
    await markQueue.send('staff');
    expect(await reloaded()).toMatchObject([{ change: change('first'), mine: 'staff' }]);
  });

  it('asks no more about what staff have decided', async () => {
    running.mockResolvedValue(conflict);
    markQueue.add('staff', change('first'));
    await markQueue.send('staff');
    const [problem] = markQueue.use.getState().problems;
    if (!problem) throw new Error('no problem');
    markQueue.settle(problem, false);
    expect(await reloaded()).toEqual([]);
    expect(keptEntries(key)).toEqual([]);
  });

  it('still asks about what another tab has kept, though a mark is stored here', async () => {
    const refused = { change: change('second'), mine: 'staff' };
    localStorage.setItem(`${key}:1`, JSON.stringify(refused));
    running.mockResolvedValue(stored);
    markQueue.add('staff', change('first'));
    await markQueue.send('staff');
    expect(await reloaded()).toMatchObject([refused]);
  });

  it('drops what an older version of the shop kept otherwise', async () => {
    localStorage.setItem(key, JSON.stringify([{ change: change('first') }]));
    localStorage.setItem(`${key}:1`, JSON.stringify({ change: change('first') }));
    expect(await reloaded()).toEqual([]);
  });
});

it.each(['unavailable', 'unauthenticated'])(
  'keeps the marks in order after %s and sends them next time',
  async (code) => {
    running.mockRejectedValue(Object.assign(new Error(), { code }));
    markQueue.add('staff', change('first'));
    markQueue.add('staff', change('second'));
    await markQueue.send('staff');
    expect([waiting(), sent()]).toEqual([['first', 'second'], []]);
    running.mockResolvedValue(stored);
    await markQueue.send('staff');
    expect([waiting(), sent()]).toEqual([[], ['first', 'second']]);
  },
);

describe('what a listener is told of quick changes of one mark', () => {
  const on = { version: '1' };
  const told = (state: { version: string } | null) => markQueue.forgetConfirmed(() => state);
  /** The marks that the screen lays over what the store has. */
  const shown = () => markQueue.use.getState().awaitingSnapshot.map(({ change }) => change.mark);

  beforeEach(async () => {
    vi.useFakeTimers();
    running.mockResolvedValue(stored);
    markQueue.add('staff', { ...change('first'), mark: on, seen: null });
    markQueue.add('staff', { ...change('first'), mark: null, seen: on });
    await markQueue.send('staff');
  });
  afterEach(() => void vi.useRealTimers());

  it('keeps the last one shown while the store tells an earlier one, until it tells the last', () => {
    told(on);
    expect(shown()).toEqual([null]);
    told(null);
    expect(shown()).toEqual([]);
  });

  it('shows what somebody else has changed since', () => {
    told({ version: '2' });
    expect(shown()).toEqual([]);
  });

  it('forgets nothing that it is told nothing of', () => {
    markQueue.forgetConfirmed(() => undefined);
    expect(shown()).toEqual([on, null]);
  });

  it('keeps a change while the store tells what stood before it', async () => {
    told(null);
    markQueue.add('staff', { ...change('first'), mark: on, seen: null });
    await markQueue.send('staff');
    told(null);
    expect(shown()).toEqual([on]);
  });

  it('lays no change over what somebody else made of it, if the store told it before it answered', async () => {
    told(null);
    running.mockImplementationOnce(async () => {
      told(on);
      told(null);
      return stored;
    });
    markQueue.add('staff', { ...change('first'), mark: on, seen: null });
    await markQueue.send('staff');
    expect(shown()).toEqual([]);
  });

  it('takes the first of three taps for no more than that while the third is being sent', async () => {
    running.mockImplementationOnce(async () => {
      told(on);
      return stored;
    });
    markQueue.add('staff', { ...change('first'), mark: on, seen: null });
    await markQueue.send('staff');
    expect(shown()).toEqual([null, on]);
    told(null);
    expect(shown()).toEqual([on]);
    told(on);
    expect(shown()).toEqual([]);
  });

  it('believes a connected listener that has told nothing of a change for 10 s', () => {
    const { rerender } = renderHook(
      ({ connected }) => useForgetLate(markQueue, dateId, connected),
      {
        initialProps: { connected: false },
      },
    );
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual([on, null]);
    rerender({ connected: true });
    act(() => vi.advanceTimersByTime(0));
    expect(shown()).toEqual([]);
  });

  it('believes it later where it has been connected all the time', async () => {
    told(null);
    renderHook(() => useForgetLate(markQueue, dateId, true));
    markQueue.add('staff', { ...change('first'), mark: on, seen: null });
    await act(() => markQueue.send('staff'));
    act(() => vi.advanceTimersByTime(9_999));
    expect(shown()).toEqual([on]);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });
});

it('asks no more about a change that was refused once a later one is stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('permission-denied');
  running.mockResolvedValue(stored);
  markQueue.add('staff', change('first'));
  markQueue.add('staff', { ...change('first'), mark: null, seen: { version: '1' } });
  await markQueue.send('staff');
  expect(problems()).toEqual([]);
});

describe('a mark that can’t be stored', () => {
  it.each(['resource-exhausted', 'unavailable'])(
    'because of %s holds up later ones of the same mark only, and is sent with the next call',
    async (code) => {
      failWith(code);
      running.mockResolvedValue(stored);
      markQueue.add('staff', change('first'));
      markQueue.add('staff', { ...change('first'), mark: null, seen: { version: '1' } });
      markQueue.add('staff', change('second'));
      await markQueue.send('staff');
      expect([waiting(), sent(), problems()]).toEqual([['first', 'first'], ['second'], []]);
      await markQueue.send('staff');
      expect([waiting(), sent()]).toEqual([[], ['second', 'first', 'first']]);
    },
  );

  it.each(['not-found', 'something-new'])(
    'because of %s becomes a question, and the next one is sent',
    async (code) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      failWith(code);
      running.mockResolvedValue(stored);
      markQueue.add('staff', change('first'));
      markQueue.add('staff', change('second'));
      await markQueue.send('staff');
      expect([waiting(), sent(), problems()]).toEqual([[], ['second'], ['refused first']]);
    },
  );

  it('asks nothing of the store without a connection after two lost answers', async () => {
    running.mockRejectedValue(Object.assign(new Error(), { code: 'unavailable' }));
    for (const uid of ['first', 'second', 'third']) markQueue.add('staff', change(uid));
    await markQueue.send('staff');
    expect(running).toHaveBeenCalledTimes(2);
    expect(waiting()).toEqual(['first', 'second', 'third']);
  });
});

describe('two tabs of a phone', () => {
  /** Another tab; jsdom tells no tab of the other’s changes, so this does. */
  async function openTab() {
    vi.resetModules();
    const tab = (await import('./mark-queue.ts')).markQueue;
    const told = () => dispatchEvent(new StorageEvent('storage', { key: null }));
    const names = () => tab.use.getState().waiting.map((mark) => mark.change.uid);
    return { tab, told, names };
  }
  const offline = () =>
    running.mockRejectedValue(Object.assign(new Error(), { code: 'unavailable' }));
  const refuse = (uid: string) =>
    localStorage.setItem(
      `staff-marks-problems:${uid}`,
      JSON.stringify({ change: change(uid), mine: 'staff' }),
    );

  it('keep each other’s marks', async () => {
    offline();
    const [one, two] = [await openTab(), await openTab()];
    one.tab.add('staff', change('first'));
    two.tab.add('staff', change('second'));
    one.tab.add('staff', change('third'));
    one.told();
    expect(one.names()).toEqual(['first', 'second', 'third']);
    expect(two.names()).toEqual(['first', 'second', 'third']);
    for (const { tab } of [one, two]) await tab.send('staff');
    running.mockResolvedValue(stored);
    await one.tab.send('staff');
    two.told();
    expect([one.names(), two.names()]).toEqual([[], []]);
  });

  it('end a question once, whichever tab it is answered in, and no other question', async () => {
    offline();
    for (const uid of ['first', 'second']) refuse(uid);
    const [one, two] = [await openTab(), await openTab()];
    const ask = (tab: typeof markQueue) => tab.use.getState().problems;
    const [question] = ask(one.tab);
    const [same] = ask(two.tab);
    refuse('third');
    if (!question || !same) throw new Error('no question');
    one.tab.settle(question, true);
    two.tab.settle(same, true);
    expect(two.names()).toEqual(['first']);
    one.told();
    for (const { tab } of [one, two]) {
      expect(ask(tab).map((problem) => problem.change.uid)).toEqual(['second', 'third']);
    }
  });
});
