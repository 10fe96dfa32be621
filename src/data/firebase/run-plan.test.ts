import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Plan, ReadDocument } from '../../domain/store/transaction.ts';
import { LostCommit } from './lost-commit.ts';
import { runPlan } from './run-plan.ts';

/** How Firestore answers each commit in turn ('' stores it), and what `doc` holds for each attempt. */
const server = vi.hoisted(() => ({
  answer: (_commit: number): string => '',
  breaks: (): Error | undefined => undefined,
  onCommit: async () => {},
  stored: (_attempt: number): object => ({}),
  fieldsOf: async (_path: string, _fields: string[]): Promise<object> => ({}),
  commits: [] as number[],
  /** The paths that the transactions that committed have read. */
  locked: [] as string[],
}));
vi.mock('../documents/load-sdk.ts', () => ({
  loadTransactions: async () => ({
    db: {},
    deleteField: () => null,
    doc: (_: unknown, path: string) => ({ path }),
    FieldPath: class {},
    getDoc: async () => ({ data: () => server.stored(server.commits.length + 1) }),
    getFields: (path: string, fields: string[]) => server.fieldsOf(path, fields),
    runTransaction: async (
      _: unknown,
      run: (transaction: object) => Promise<unknown>,
      options: { maxAttempts: number },
    ) => {
      expect(options).toEqual({ maxAttempts: 1 });
      const attempt = server.commits.length + 1;
      const read: string[] = [];
      const get = async ({ path }: { path: string }) => {
        read.push(path);
        return { data: () => server.stored(attempt) };
      };
      const result = await run({ get, set: () => {} });
      server.locked.push(...read);
      server.commits.push(Date.now());
      const code = server.answer(attempt);
      await server.onCommit();
      const broken = server.breaks();
      if (broken) throw broken;
      if (code) throw Object.assign(new Error(code), { code });
      return result;
    },
  }),
}));
const readAndPlan = async (read: ReadDocument): Promise<{ planned: number }> => {
  await read('doc');
  return { planned: server.commits.length + 1 };
};
const plan = vi.fn(readAndPlan);

beforeEach(() => {
  vi.useFakeTimers();
  server.answer = () => '';
  server.breaks = () => undefined;
  server.onCommit = async () => {};
  server.stored = () => ({});
  server.commits = [];
  server.locked = [];
  plan.mockReset().mockImplementation(readAndPlan);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs the plan with pauses of `share` of their longest; the result, or the code of the error. */
async function run(share = 0.5, onBusy?: () => void) {
  vi.spyOn(Math, 'random').mockReturnValue(share);
  const outcome = runPlan(plan, onBusy).catch(({ code }) => code);
  await vi.runAllTimersAsync();
  return outcome;
}

/** The pauses between the commits, ms. */
const pauses = () => server.commits.slice(1).map((at, i) => at - (server.commits[i] ?? 0));

it('plans again when the commit is refused or lost a race', async () => {
  server.answer = (commit) => ['permission-denied', 'aborted'][commit - 1] ?? '';
  expect(await run()).toEqual({ planned: 3 });
});

it('pauses for a random part of a time that doubles up to 4 s', async () => {
  server.answer = (commit) => (commit < 8 ? 'aborted' : '');
  expect(await run(0.999)).toEqual({ planned: 8 });
  const longest = [200, 400, 800, 1600, 3200, 4000, 4000];
  expect(pauses()).toEqual(longest.map((ms) => Math.floor(ms * 0.999)));
  server.commits = [];
  await run(0);
  expect(pauses()).toEqual(Array(7).fill(0));
});

it('gives up a busy document when the next attempt would begin after 30 s', async () => {
  server.answer = () => 'aborted';
  expect(await run(0.999)).toBe('busy');
  const [first = 0] = server.commits;
  const last = server.commits.at(-1) ?? 0;
  expect(last - first).toBeGreaterThan(26_000);
  expect(last - first).toBeLessThanOrEqual(30_000);
});

it('reports each time that a document was busy, and no other failure', async () => {
  server.answer = (commit) =>
    ['aborted', 'permission-denied', 'resource-exhausted', 'unavailable'][commit - 1] ?? '';
  const onBusy = vi.fn();
  expect(await run(0.5, onBusy)).toEqual({ planned: 5 });
  expect(onBusy).toHaveBeenCalledTimes(2);
});

it('takes the third refusal of the same documents as final', async () => {
  server.answer = () => 'permission-denied';
  expect(await run()).toBe('denied');
  expect(server.commits).toHaveLength(3);
});

it('goes on after a refusal while what it reads changes', async () => {
  server.answer = (commit) => (commit < 7 ? 'permission-denied' : '');
  server.stored = (attempt) => ({ changed: Math.floor(attempt / 2) });
  expect(await run()).toEqual({ planned: 7 });
});

it('takes a write that never fits as final once three attempts have read the same', async () => {
  server.answer = () => 'failed-precondition';
  expect(await run()).toBe('unknown');
  expect(server.commits).toHaveLength(3);
});

it('goes on while others change what it has read', async () => {
  server.answer = (commit) => (commit < 7 ? 'failed-precondition' : '');
  server.stored = (attempt) => ({ attempt });
  expect(await run()).toEqual({ planned: 7 });
});

it('counts an attempt without an answer as lost after 20 s', async () => {
  server.answer = () => '';
  plan.mockImplementationOnce(() => new Promise(() => {}));
  expect(await run()).toEqual({ planned: 1 });
  expect(plan).toHaveBeenCalledTimes(2);
});

it('never commits an attempt that it has given up, however late its documents come', async () => {
  const late: (() => void)[] = [];
  plan.mockImplementation(async (read) => {
    await new Promise<void>((come) => late.push(come));
    await read('doc');
    return { planned: 1 };
  });
  expect(await run()).toBe('network');
  expect(late).toHaveLength(2);
  for (const come of late) come();
  await vi.runAllTimersAsync();
  expect(server.commits).toEqual([]);
});

it('tells when a commit without an answer can store nothing any more', async () => {
  let arrive = () => {};
  const stuck = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.onCommit = () => stuck;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const failure = runPlan(plan).catch((error) => error);
  await vi.advanceTimersByTimeAsync(45_000);
  const error = await failure;
  expect(error).toBeInstanceOf(LostCommit);
  const ended = vi.fn();
  error.ended.then(ended);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ended).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalled();
});

it.each([
  new TypeError('네트워크 연결이 유실되었습니다.'),
  new DOMException('Fetch is aborted', 'AbortError'),
])('counts a commit as lost whose answer breaks off with %s', async (broken) => {
  server.breaks = () => broken;
  expect(await run()).toBe('network');
  expect(server.commits).toHaveLength(5);
});

it.each(['aborted', 'permission-denied', 'unauthenticated', 'not-found'])(
  'says that nobody knows what became of a lost commit when a later one ends as %s',
  async (later) => {
    server.answer = (commit) => (commit === 1 ? 'unavailable' : later);
    expect(await run()).toBe('network');
  },
);

it('says what failed when only reading was without an answer before', async () => {
  plan.mockRejectedValueOnce(Object.assign(new Error(''), { code: 'unavailable' }));
  server.answer = () => 'not-found';
  expect(await run()).toBe('not-found');
});

it.each([
  ['unavailable', 'network', 5],
  ['internal', 'network', 5],
  ['unauthenticated', 'signed-out', 2],
  ['not-found', 'not-found', 1],
])('tries a commit that ends as %s so often', async (answer, code, commits) => {
  server.answer = () => answer;
  expect(await run()).toBe(code);
  expect(server.commits).toHaveLength(commits);
});

it('reads unlocked documents outside the transaction, again for each attempt', async () => {
  server.answer = (commit) => (commit < 3 ? 'permission-denied' : '');
  server.stored = (attempt) => ({ attempt });
  const read: unknown[] = [];
  await Promise.all([
    runPlan(async (get) => {
      await get('own');
      read.push(await get('shared', 'unlocked'));
      return {};
    }),
    vi.runAllTimersAsync(),
  ]);
  expect(server.locked).toEqual(['own', 'own', 'own']);
  expect(read).toEqual([{ attempt: 1 }, { attempt: 2 }, { attempt: 3 }]);
});

it('passes on that an unlocked document cannot be read', async () => {
  server.stored = () => {
    throw Object.assign(new Error('gone'), { code: 'not-found' });
  };
  const plan: Plan<object> = async (get) => ({ data: await get('shared', 'unlocked') });
  await expect(runPlan(plan)).rejects.toMatchObject({ code: 'not-found' });
});

it("lets no transaction read a date's orders", async () => {
  const plan = (mode?: 'unlocked') =>
    runPlan(async (get) => ({ data: await get('orders2/d', mode) }));
  await expect(plan()).rejects.toMatchObject({
    cause: new RangeError('a transaction may not read orders2/d'),
  });
  expect(server.locked).toEqual([]);
  expect(await plan('unlocked')).toEqual({ data: {} });
});

it('reads some fields of what it reads unlocked, and the whole document where that fails', async () => {
  const seen: unknown[] = [];
  plan.mockImplementation(async (read) => {
    seen.push(await read('doc', 'unlocked', ['a', 'b']));
    return { planned: 1 };
  });
  server.stored = () => ({ whole: true });
  server.fieldsOf = async (path, fields) => ({ path, fields });
  await runPlan(plan);
  server.fieldsOf = async () => Promise.reject(new Error('HTTP 500'));
  await runPlan(plan);
  expect(seen).toEqual([{ path: 'doc', fields: ['a', 'b'] }, { whole: true }]);
  expect(server.locked).toEqual([]);
});
