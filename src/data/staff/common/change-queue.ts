import { useEffect } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { sameValue } from '../../../domain/lib/same-value.ts';
import type { RunOutcome } from '../../../domain/staff/actions/plan-action.ts';
import type { StaffProblem } from '../../../domain/staff/staff-problem.ts';
import { onceAtATime, persistedQueue } from '../../device/persisted-queue.ts';
import { serverNow } from '../../device/server-clock.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { whenStaffLeave } from './when-staff-leave.ts';

/** A change that this phone has not sent yet. */
export interface QueuedChange<Change> {
  key: string;
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
  sent: readonly SentChange<Change>[];
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

/** The reasons for a refusal that the phone keeps; with any other it keeps that there was one. */
const keptReasons = ['invalid', 'ingredient-gone', 'unknown-date', 'unknown-order'];
const refusalSchema = z.catch(
  z.optional(
    z.custom<StaffProblem>((kept) =>
      keptReasons.includes((kept as Partial<StaffProblem>)?.code ?? ''),
    ),
  ),
  undefined,
);

/** Changes of one kind by staff, which wait on the phone while it is offline. */
export function changeQueue<Change extends { seen: unknown }>(options: QueueOptions<Change>) {
  const { storageKey, schema, stateSchema, nameOf, placeOf, wanted, run } = options;
  const stored = persistedQueue(
    storageKey,
    z.object({ key: z.string(), by: z.string(), change: schema }),
  );
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
  const use = create<QueueState<Change>>(() => ({
    waiting: stored.read(),
    sent: [],
    problems: storedProblems.read(),
  }));

  function setWaiting(waiting: readonly QueuedChange<Change>[]): void {
    stored.write(waiting);
    use.setState({ waiting });
  }

  /** Stores a change on the phone and sends it; without a connection the next call of `send` sends it. */
  function add(by: string, change: Change): void {
    setWaiting([...use.getState().waiting, { key: crypto.randomUUID(), by, change }]);
    void send(by);
  }

  function setProblems(problems: readonly QueueProblem<Change>[]): void {
    storedProblems.write(problems);
    use.setState({ problems });
  }

  /** Keeps a problem until staff decide. */
  function addProblem(problem: QueueProblem<Change>): void {
    const name = nameOf(problem.change);
    const others = use.getState().problems.filter(({ change }) => nameOf(change) !== name);
    setProblems([...others, problem]);
  }

  /** Ends a problem: makes the change again, or drops it. */
  function settle(problem: QueueProblem<Change>, again: boolean): void {
    setProblems(use.getState().problems.filter((one) => one !== problem));
    const { change, conflict, mine } = problem;
    if (again) add(mine, conflict ? { ...change, seen: conflict.now } : change);
  }

  /** Forgets what was sent before the store was asked, once it has answered; `at`: when a change was stored, epoch ms. */
  function forgetSent(isReported: (change: Change, at: number) => boolean): void {
    use.setState(({ sent }) => ({
      sent: sent.filter(({ change, at }) => !isReported(change, at)),
    }));
  }

  /** Those that are being sent; `told`: a listener has been told of it before the answer came. */
  const sending = new Set<{ change: Change; told: boolean }>();

  /**
   * Forgets what a listener has been told of by the server. `stateOf`: the state it was told of what a change is about;
   * undefined if it was told nothing of it. It may still be told of one of several quick changes when the last is stored.
   */
  function forgetTold(stateOf: (change: Change) => Change['seen'] | undefined): void {
    const { sent } = use.getState();
    const all = [...sent, ...sending];
    const told = new Set(
      [...new Set(all.map(({ change }) => nameOf(change)))].flatMap((name) => {
        const changes = all.filter(({ change }) => nameOf(change) === name);
        return toldOf(changes, changes[0] && stateOf(changes[0].change));
      }),
    );
    for (const one of sending) one.told ||= told.has(one);
    if (sent.some((one) => told.has(one))) {
      use.setState({ sent: sent.filter((one) => !told.has(one)) });
    }
  }

  /** Those of these changes about the same, oldest first, that a state of the store has in it, or somebody's after them. */
  function toldOf<One extends { change: Change }>(changes: One[], state?: Change['seen']): One[] {
    if (state === undefined) return [];
    const at = changes.findIndex(({ change }) => sameValue(wanted(change), state));
    if (at >= 0) return changes.slice(0, at + 1);
    if (sameValue(changes[0]?.change.seen, state)) return [];
    return changes.filter((one) => 'at' in one);
  }

  /**
   * Sends this staff member's changes one by one, in order; stops when the server can't be reached. A change that is
   * refused becomes a problem for staff to decide about, so that it does not hold up the others.
   */
  const send = onceAtATime(async (by) => {
    for (;;) {
      const next = use.getState().waiting.find((one) => one.by === by);
      if (!next) return;
      try {
        await sendOne(next);
      } catch (error) {
        if (toAppError(error).code !== 'denied' || !waits(next)) return;
        console.error('a change was refused', next, error);
        addProblem({ change: next.change, mine: next.by, conflict: undefined });
      }
      setWaiting(use.getState().waiting.filter(({ key }) => key !== next.key));
    }
  });

  /** Whether a change still waits; not once its member has logged out while it was being sent. */
  const waits = ({ key }: QueuedChange<Change>) =>
    use.getState().waiting.some((one) => one.key === key);

  async function sendOne(next: QueuedChange<Change>): Promise<void> {
    const { change, by } = next;
    const one = { change, told: false };
    sending.add(one);
    const outcome = await run(change).finally(() => sending.delete(one));
    if (!waits(next)) return;
    if (outcome.kind === 'write' || outcome.kind === 'already-done') {
      const at = Math.round(serverNow());
      const isOther = (it: { change: Change }) => nameOf(it.change) !== nameOf(change);
      use.setState(({ sent }) => ({
        sent: one.told ? sent.filter(isOther) : [...sent, { change, by, at }],
      }));
      const { problems } = use.getState();
      // Only then: another tab may have kept others since.
      if (!problems.every(isOther)) setProblems(problems.filter(isOther));
    } else if (outcome.kind === 'conflict') {
      addProblem({ change, mine: by, conflict: outcome });
    } else {
      addProblem({ change, mine: by, conflict: undefined, refused: outcome.problem });
    }
  }

  whenStaffLeave(() => use.setState({ waiting: [], sent: [], problems: [] }));

  return { use, add, send, settle, placeOf, forgetSent, forgetTold };
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
  const oldest = use(({ sent }) => sent.find(({ change }) => placeOf(change) === place)?.at);
  useEffect(() => {
    if (!connected || oldest === undefined) return;
    const isLate = (change: Change, at: number) =>
      placeOf(change) === place && at <= serverNow() - lateMs;
    const waitMs = Math.max(0, oldest + lateMs - serverNow());
    const timer = setTimeout(() => forgetSent(isLate), waitMs);
    return () => clearTimeout(timer);
  }, [placeOf, forgetSent, place, connected, oldest]);
}
