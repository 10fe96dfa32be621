import * as z from 'zod/mini';
import { create } from 'zustand';
import {
  type MarkChange,
  marksCollection,
  type OrderMarks,
  orderIdOf,
  planMark,
} from '../../../domain/staff/orders/order-marks.ts';
import { onceAtATime, persistedQueue } from '../../device/persisted-queue.ts';
import { staffMarksKey } from '../../device/storage-keys.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';
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
  z.object({ key: z.string(), by: z.string(), change: z.unknown() }),
);

/** A mark that the server has stored and the listener has not reported yet. */
export interface SentMark {
  by: string;
  change: MarkChange;
  at: number;
}

/** `at` of a mark that is not sent yet: whoever removes it has seen their own mark. */
export const unsentAt = 0;

/** A mark that was not stored: the rules refused it, or somebody else changed it first (`conflict`). */
export interface MarkProblem {
  kind: 'refused' | 'conflict';
  /** The change; made again, it starts from the mark as it is now. */
  change: MarkChange;
  /** Name of the staff member who made it. */
  mine: string;
  /** Name of whoever changed it first; empty when they removed the mark. */
  by: string;
}

/** Marks waiting to be sent, marks just sent, and those that staff have to decide about, oldest first. */
export const useMarkQueue = create<{
  waiting: readonly QueuedMark[];
  sent: readonly SentMark[];
  problems: readonly MarkProblem[];
}>(() => ({ waiting: stored.read() as QueuedMark[], sent: [], problems: [] }));

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
  if (again) queueMark(problem.mine, problem.change);
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
      if (toAppError(error).code !== 'refused') return;
      console.error('a mark was refused', next, error);
      addProblem({ kind: 'refused', change: next.change, mine: next.by, by: '' });
    }
    setWaiting(useMarkQueue.getState().waiting.filter(({ key }) => key !== next.key));
  }
});

const nameOf = (change: MarkChange) => `${change.dateId} ${orderIdOf(change)} ${change.kind}`;
/** `at` of the last change that this page sent for a mark; null when it removed the mark. */
const lastSent = new Map<string, number | null>();

whenStaffLeave(() => {
  lastSent.clear();
  useMarkQueue.setState({ waiting: [], sent: [], problems: [] });
});

async function send({ change, by }: QueuedMark): Promise<void> {
  const name = nameOf(change);
  const seen = change.seen === unsentAt ? (lastSent.get(name) ?? null) : change.seen;
  const path = `${marksCollection(change.dateId)}/${orderIdOf(change)}`;
  const plan = await runStaffPlan(async (read, actor) => {
    const stored = await read(path);
    const present = (stored as OrderMarks | undefined)?.[change.kind]?.at ?? null;
    return { ...planMark({ ...change, seen }, stored, actor), at: actor.now, present };
  });
  if (plan.kind === 'write') {
    lastSent.set(name, change.mark ? plan.at : null);
    useMarkQueue.setState(({ sent }) => ({ sent: [...sent, { change, by, at: plan.at }] }));
  } else if (plan.kind === 'refused' && plan.problem.code === 'changed-meanwhile') {
    const again = { ...change, seen: plan.present };
    addProblem({ kind: 'conflict', change: again, mine: by, by: plan.problem.state });
  }
}
