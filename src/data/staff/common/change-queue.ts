import { useEffect } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import type { AppErrorCode } from '../../../domain/lib/app-error.ts';
import { sameValue } from '../../../domain/lib/same-value.ts';
import type { RunOutcome } from '../../../domain/staff/actions/plan-action.ts';
import type { StaffProblem } from '../../../domain/staff/staff-problem.ts';
import { onceAtATime, persistedQueue } from '../../device/persisted-queue.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { whenStaffLeave } from './when-staff-leave.ts';

/** A change that this phone has not sent yet. */
export interface QueuedChange<Change> {
  id: string;
  /** Who made it: another account on this phone does not send it. */
  by: string;
  change: Change;
}

/** A change that the server has, by this phone or another, and the screen has not been told of yet. */
export interface SentChange<Change> {
  by: string;
  change: Change;
  at: number;
}

/** A change that was not stored: it was refused, or somebody else changed the same first. */
export interface QueueProblem<Change extends { seen: unknown }> {
  id: string;
  change: Change;
  /** Name of the staff member who made it. */
  mine: string;
  /** Undefined for a refusal. */
  conflict?: Extract<RunOutcome<Change['seen']>, { kind: 'conflict' }> | undefined;
  /** Why it was refused, where that is known. */
  refused?: StaffProblem | undefined;
}

interface QueueState<Change extends { seen: unknown }> {
  waiting: readonly QueuedChange<Change>[];
  awaitingSnapshot: readonly SentChange<Change>[];
  problems: readonly QueueProblem<Change>[];
}

interface QueueOptions<Change extends { seen: unknown }> {
  /** Where the phone keeps what waits, and with `-problems` what staff have to decide about. */
  storageKey: string;
  schema: z.ZodMiniType<Change>;
  /** Of the state that a change is about. */
  stateSchema: z.ZodMiniType<Change['seen']>;
  /** What a change is about: of several about the same only the last matters. */
  nameOf: (change: Change) => string;
  /** The date or week whose listener tells it. */
  placeOf: (change: Change) => string;
  /** The state that a change sets, as `seen` tells the one before it. */
  wanted: (change: Change) => Change['seen'];
  run: (change: Change) => Promise<RunOutcome<Change['seen']>>;
}

/** A connected listener that has told nothing of a change for this long after it was stored will tell nothing, ms. */
const lateMs = 10_000;

/** Errors that may pass by themselves. */
const passing: AppErrorCode[] = ['network', 'busy', 'too-many-requests'];

/** The reasons for a refusal that the phone keeps; with any other it keeps that there was one. */
const keptReasons = ['invalid', 'ingredient-gone', 'unknown-date', 'unknown-order'];
const refusalSchema = z.catch(
  z.optional(
    z.custom<StaffProblem>((stored) =>
      keptReasons.includes((stored as Partial<StaffProblem>)?.code ?? ''),
    ),
  ),
  undefined,
);

/** Changes of one kind by staff, which wait on the phone while it is offline. */
export function changeQueue<Change extends { seen: unknown }>(options: QueueOptions<Change>) {
  const { storageKey, schema, stateSchema, nameOf, placeOf, wanted, run } = options;
  const stored = persistedQueue(storageKey, z.object({ by: z.string(), change: schema }));
  const storedProblems = persistedQueue(
    `${storageKey}-problems`,
    z.object({
      change: schema,
      mine: z.string(),
      conflict: z.optional(
        z.object({
          kind: z.literal('conflict'),
          seen: stateSchema,
          now: stateSchema,
          wanted: stateSchema,
          paths: z.array(z.string()),
          by: z.optional(z.object({ name: z.string(), at: z.number() })),
        }),
      ),
      refused: refusalSchema,
    }),
  );
  /** Changes waiting to be sent, those just sent, and those that staff have to decide about, oldest first. */
  const use = create<QueueState<Change>>(() => ({ ...readStored(), awaitingSnapshot: [] }));

  /** What the phone keeps, by this tab and others. */
  function readStored(): Pick<QueueState<Change>, 'waiting' | 'problems'> {
    return {
      waiting: stored.read().map(({ id, entry }) => ({ id, ...entry })),
      problems: storedProblems.read().map(({ id, entry }) => ({ id, ...entry })),
    };
  }

  const readAgain = () => {
    const now = readStored();
    use.setState(({ waiting, problems }) => ({
      waiting: sameValue(waiting, now.waiting) ? waiting : now.waiting,
      problems: sameValue(problems, now.problems) ? problems : now.problems,
    }));
  };
  stored.onOtherTab(readAgain);
  storedProblems.onOtherTab(readAgain);

  /** Stores a change on the phone and sends it; without a connection the next call of `send` sends it. */
  function add(by: string, change: Change): void {
    stored.add({ by, change });
    readAgain();
    void send(by);
  }

  /** Forgets what waits and is no longer meant. */
  function drop(isOver: (change: Change) => boolean): void {
    for (const { id, entry } of stored.read()) if (isOver(entry.change)) stored.remove(id);
    readAgain();
  }

  /** Keeps a problem until staff decide; an earlier one about the same is over. */
  function addProblem(problem: Omit<QueueProblem<Change>, 'id'>): void {
    endProblems(problem.change);
    storedProblems.add(problem);
    readAgain();
  }

  function endProblems(about: Change): void {
    for (const { id, entry } of storedProblems.read()) {
      if (nameOf(entry.change) === nameOf(about)) storedProblems.remove(id);
    }
    readAgain();
  }

  /** Ends a problem: makes the change again, or drops it. One that another tab has ended meanwhile stays as it was ended. */
  function settle({ id, change, conflict, mine }: QueueProblem<Change>, again: boolean): void {
    const open = storedProblems.remove(id);
    readAgain();
    if (open && again) add(mine, conflict ? { ...change, seen: conflict.now } : change);
  }

  /** Forgets what was sent before the store was asked, once it has answered; `at`: when a change was stored, epoch ms. */
  function forgetSent(isReported: (change: Change, at: number) => boolean): void {
    use.setState(({ awaitingSnapshot }) => ({
      awaitingSnapshot: awaitingSnapshot.filter(({ change, at }) => !isReported(change, at)),
    }));
  }

  /** Those that are being sent; `confirmed`: a listener told it before the answer came. */
  const sending = new Set<{ change: Change; confirmed: boolean }>();

  /**
   * Forgets what a listener has been told of by the server. `stateOf`: the state it was told of what a change is about;
   * undefined if it was told nothing of it. It may still be told of one of several quick changes when the last is stored.
   */
  function forgetConfirmed(stateOf: (change: Change) => Change['seen'] | undefined): void {
    const { awaitingSnapshot } = use.getState();
    const all = [...awaitingSnapshot, ...sending];
    const confirmed = new Set(
      [...new Set(all.map(({ change }) => nameOf(change)))].flatMap((name) => {
        const changes = all.filter(({ change }) => nameOf(change) === name);
        return confirmedOf(changes, changes[0] && stateOf(changes[0].change));
      }),
    );
    for (const one of sending) one.confirmed ||= confirmed.has(one);
    if (awaitingSnapshot.some((one) => confirmed.has(one))) {
      use.setState({ awaitingSnapshot: awaitingSnapshot.filter((one) => !confirmed.has(one)) });
    }
  }

  /** Those of these changes about the same, oldest first, that a state of the store has in it, or somebody's after them. */
  function confirmedOf<One extends { change: Change }>(
    changes: One[],
    state?: Change['seen'],
  ): One[] {
    if (state === undefined) return [];
    const at = changes.findIndex(({ change }) => sameValue(wanted(change), state));
    if (at >= 0) return changes.slice(0, at + 1);
    if (sameValue(changes[0]?.change.seen, state)) return [];
    return changes.filter((one) => 'at' in one);
  }

  /**
   * Sends this staff member's changes one by one, in order, from one tab at a time. One that fails holds up only later ones
   * about the same: what may pass by itself is sent again with the next call, anything else becomes a problem for staff to
   * decide about. It stops when nothing can be sent.
   */
  const send = onceAtATime(storageKey, async (by) => {
    const held = new Set<string>();
    let lostInARow = 0;
    while (lostInARow < 2) {
      // Read anew in each round: another tab may add a change, or have sent one.
      readAgain();
      const next = use
        .getState()
        .waiting.find((one) => one.by === by && !held.has(nameOf(one.change)));
      if (!next) return;
      try {
        await sendOne(next);
        lostInARow = 0;
      } catch (error) {
        const { code } = toAppError(error);
        if (code === 'signed-out' || !waits(next)) return;
        lostInARow = code === 'network' ? lostInARow + 1 : 0;
        if (passing.includes(code)) {
          held.add(nameOf(next.change));
          continue;
        }
        console.error('a change was refused', next, error);
        addProblem({ change: next.change, mine: next.by, conflict: undefined });
      }
      stored.remove(next.id);
      readAgain();
    }
  });

  /** Whether a change still waits; not once its member has logged out while it was being sent. */
  const waits = ({ id }: QueuedChange<Change>) =>
    use.getState().waiting.some((one) => one.id === id);

  async function sendOne(next: QueuedChange<Change>): Promise<void> {
    const { change, by } = next;
    const one = { change, confirmed: false };
    sending.add(one);
    const outcome = await run(change).finally(() => sending.delete(one));
    if (!waits(next)) return;
    if (outcome.kind === 'write' || outcome.kind === 'already-done') {
      const at = Math.round(serverNow());
      const isOther = (it: { change: Change }) => nameOf(it.change) !== nameOf(change);
      use.setState(({ awaitingSnapshot }) => ({
        awaitingSnapshot: one.confirmed
          ? awaitingSnapshot.filter(isOther)
          : [...awaitingSnapshot, { change, by, at }],
      }));
      endProblems(change);
    } else if (outcome.kind === 'conflict') {
      addProblem({ change, mine: by, conflict: outcome });
    } else {
      addProblem({ change, mine: by, conflict: undefined, refused: outcome.problem });
    }
  }

  whenStaffLeave(() => use.setState({ waiting: [], awaitingSnapshot: [], problems: [] }));

  return { use, add, drop, send, settle, placeOf, forgetSent, forgetConfirmed };
}

/**
 * Forgets what a place's listener has not been told of for too long while it is connected: somebody else may have taken
 * it back at once.
 */
export function useForgetLate<Change extends { seen: unknown }>(
  { use, placeOf, forgetSent }: ReturnType<typeof changeQueue<Change>>,
  place: string,
  connected: boolean,
): void {
  const oldest = use(
    ({ awaitingSnapshot }) => awaitingSnapshot.find(({ change }) => placeOf(change) === place)?.at,
  );
  useEffect(() => {
    if (!connected || oldest === undefined) return;
    const isLate = (change: Change, at: number) =>
      placeOf(change) === place && at <= serverNow() - lateMs;
    const waitMs = Math.max(0, oldest + lateMs - serverNow());
    const timer = setTimeout(() => forgetSent(isLate), waitMs);
    return () => clearTimeout(timer);
  }, [placeOf, forgetSent, place, connected, oldest]);
}
