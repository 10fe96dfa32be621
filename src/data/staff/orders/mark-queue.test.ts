// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { dateId, orderKey } from '../../../domain/testing/fixtures.ts';
import { runAction } from '../common/run-action.ts';
import { markQueue } from './mark-queue.ts';

vi.mock('../common/run-action.ts', () => ({ runAction: vi.fn() }));
const running = vi.mocked(runAction);
const stored = { kind: 'write' as const, before: null, after: null, writes: [] };

beforeEach(() => {
  vi.restoreAllMocks();
  running.mockReset();
  markQueue.use.setState({ waiting: [], sent: [], problems: [] });
});

const change = (uid: string) => ({
  dateId,
  uid,
  orderKey,
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
const sent = () => markQueue.use.getState().sent.map((mark) => mark.change.uid);

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

it.each(['unavailable', 'unauthenticated'])(
  'keeps the marks in order after %s and sends them next time',
  async (code) => {
    failWith(code);
    markQueue.add('staff', change('first'));
    markQueue.add('staff', change('second'));
    await markQueue.send('staff');
    expect([waiting(), sent()]).toEqual([['first', 'second'], []]);
    running.mockResolvedValue(stored);
    await markQueue.send('staff');
    expect([waiting(), sent()]).toEqual([[], ['first', 'second']]);
  },
);
