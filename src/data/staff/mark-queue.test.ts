// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { dateId, orderKey } from '../../domain/testing/fixtures.ts';
import { queueMark, sendMarks, useMarkQueue } from './mark-queue.ts';
import { runStaffPlan } from './run-staff-plan.ts';

vi.mock('./run-staff-plan.ts', () => ({ runStaffPlan: vi.fn() }));
const running = vi.mocked(runStaffPlan);

beforeEach(() => {
  vi.restoreAllMocks();
  running.mockReset();
  useMarkQueue.setState({ waiting: [], sent: [], conflict: undefined });
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
const waiting = () => useMarkQueue.getState().waiting.map((mark) => mark.change.uid);
const sent = () => useMarkQueue.getState().sent.map((mark) => mark.change.uid);

it('drops a mark that the rules refuse, logs it, and sends the next one', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('permission-denied');
  running.mockResolvedValue({ kind: 'write', writes: [], at: 1, present: null });
  queueMark('staff', change('first'));
  queueMark('staff', change('second'));
  await sendMarks('staff');
  expect([waiting(), sent()]).toEqual([[], ['second']]);
  expect(logged).toHaveBeenCalledOnce();
});

it.each(['unavailable', 'unauthenticated'])(
  'keeps the marks in order after %s and sends them next time',
  async (code) => {
    failWith(code);
    queueMark('staff', change('first'));
    queueMark('staff', change('second'));
    await sendMarks('staff');
    expect([waiting(), sent()]).toEqual([['first', 'second'], []]);
    running.mockResolvedValue({ kind: 'write', writes: [], at: 1, present: null });
    await sendMarks('staff');
    expect([waiting(), sent()]).toEqual([[], ['first', 'second']]);
  },
);
