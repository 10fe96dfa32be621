import * as z from 'zod/mini';
import { create } from 'zustand';
import {
  type MarkChange,
  type MarkContent,
  markActions,
  markChangeSchema,
  orderIdOf,
} from '../../../domain/staff/orders/order-marks.ts';
import { onceAtATime, persistedQueue } from '../../device/persisted-queue.ts';
import { serverNow } from '../../device/server-clock.ts';
import { staffMarksKey } from '../../device/storage-keys.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { type RunOutcome, runAction } from '../common/run-action.ts';
import { whenStaffLeave } from '../common/when-staff-leave.ts';

/** A mark that this phone has not sent yet. */
export interface QueuedMark {
  key: string;
  /** Who made it: another account on this phone does not send it. */
  by: string;
  change: MarkChange;
}

const stored = persistedQueue(
  staffMarksKey,
  z.object({ key: z.string(), by: z.string(), change: markChangeSchema }),
);

/** A mark that the server has stored and the listener has not reported yet. */
export interface SentMark {
  by: string;
  change: MarkChange;
  at: number;
}

/** A mark that was not stored: the rules refused it, or somebody else changed it first. */
export interface MarkProblem {
  change: MarkChange;
  /** Name of the staff member who made it. */
  mine: string;
  /** Undefined for a refusal. */
  conflict: Extract<RunOutcome<MarkContent | null>, { kind: 'conflict' }> | undefined;
}

/** Marks waiting to be sent, marks just sent, and those that staff have to decide about, oldest first. */
export const useMarkQueue = create<{
  waiting: readonly QueuedMark[];
  sent: readonly SentMark[];
  problems: readonly MarkProblem[];
}>(() => ({ waiting: stored.read(), sent: [], problems: [] }));

function setWaiting(waiting: readonly QueuedMark[]): void {
  stored.write(waiting);
  useMarkQueue.setState({ waiting });
}

/** Stores a mark on the phone and sends it; without a connection the next call of `sendMarks` sends it. */
export function queueMark(by: string, change: MarkChange): void {
  const { waiting } = useMarkQueue.getState();
  setWaiting([...waiting, { key: crypto.randomUUID(), by, change }]);
  void sendMarks(by);
}

/** Keeps a problem until staff decide; of one mark only the last change matters. */
function addProblem(problem: MarkProblem): void {
  useMarkQueue.setState(({ problems }) => ({
    problems: [
      ...problems.filter(({ change }) => nameOf(change) !== nameOf(problem.change)),
      problem,
    ],
  }));
}

/** Ends a problem: makes the change again, or drops it. */
export function settleProblem(problem: MarkProblem, again: boolean): void {
  useMarkQueue.setState(({ problems }) => ({
    problems: problems.filter((one) => one !== problem),
  }));
  const { change, conflict, mine } = problem;
  if (again) queueMark(mine, conflict ? { ...change, seen: conflict.now } : change);
}

/** Called when the listener has reported the marks of these orders. */
export function forgetSent(orderIds: ReadonlySet<string>): void {
  useMarkQueue.setState(({ sent }) => ({
    sent: sent.filter(({ change }) => !orderIds.has(orderIdOf(change))),
  }));
}

/**
 * Sends this staff member's marks one by one, in order; stops when the server can't be reached. A mark that is
 * refused becomes a problem for staff to decide about, so that it does not hold up the others.
 */
export const sendMarks = onceAtATime(async (by) => {
  for (;;) {
    const next = useMarkQueue.getState().waiting.find((one) => one.by === by);
    if (!next) return;
    try {
      await send(next);
    } catch (error) {
      if (toAppError(error).code !== 'denied') return;
      console.error('a mark was refused', next, error);
      addProblem({ change: next.change, mine: next.by, conflict: undefined });
    }
    setWaiting(useMarkQueue.getState().waiting.filter(({ key }) => key !== next.key));
  }
});

const nameOf = (change: MarkChange) => `${change.dateId} ${orderIdOf(change)} ${change.kind}`;

whenStaffLeave(() => useMarkQueue.setState({ waiting: [], sent: [], problems: [] }));

async function send({ change, by }: QueuedMark): Promise<void> {
  const { kind, seen, ...input } = change;
  const outcome = await runAction(markActions[kind], input, seen);
  if (outcome.kind === 'write') {
    const at = Math.round(serverNow());
    useMarkQueue.setState(({ sent }) => ({ sent: [...sent, { change, by, at }] }));
  } else if (outcome.kind === 'conflict') {
    addProblem({ change, mine: by, conflict: outcome });
  }
}
