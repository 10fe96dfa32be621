import { sameValue } from '../../lib/same-value.ts';
import type { CancelledOrder, Order } from '../../order/order.ts';
import { ownOrderId } from '../../order/order-id.ts';
import { type DocumentWrite, withoutUndefined } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { type ChangedBy, logWrites, type StaffActor } from '../staff-log.ts';
import type { StaffProblem } from '../staff-problem.ts';
import type { ActionSubject, PlannedAction } from './action.ts';
import { writtenPaths } from './written-paths.ts';

/** What became of an action. */
export type ActionOutcome<State> =
  | {
      kind: 'write';
      before: State;
      after: State;
      writes: DocumentWrite[];
      deletes?: readonly string[] | undefined;
      order?: Order | CancelledOrder | undefined;
    }
  /** The store already has what the action would set, so that it is safe to repeat. */
  | { kind: 'already-done'; state: State; order?: Order | CancelledOrder | undefined }
  /** Somebody else has changed the same thing since the screen showed `seen`. */
  | { kind: 'conflict'; seen: State; now: State; wanted: State; paths: string[] }
  | { kind: 'refused'; problem: StaffProblem };

/** The same once it has been run: a conflict says who made the other change, if the log tells. */
export type RunOutcome<State> =
  | Exclude<ActionOutcome<State>, { kind: 'conflict' }>
  | (Extract<ActionOutcome<State>, { kind: 'conflict' }> & { by?: ChangedBy | undefined });

/**
 * Plans an action inside a transaction: its writes with their log entry, or why there are none. `seen` is the
 * `before` that the screen showed; undefined if the caller has no screen (the terminal) or wants the change
 * whatever the present state is.
 */
export async function planAction<Input, State>(
  action: PlannedAction<Input, State>,
  input: Input,
  seen: State | undefined,
  read: ReadDocument,
  actor: StaffActor,
): Promise<ActionOutcome<State>> {
  const parsed = action.input.safeParse(input);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') || 'input';
    return { kind: 'refused', problem: { code: 'invalid', field } };
  }
  const change = await action.plan(read, parsed.data, actor);
  if (!('before' in change)) return { kind: 'refused', problem: change.problem };
  const before = withoutUndefined(change.before);
  const after = withoutUndefined(change.after);
  const { deletes, order } = change;
  if (sameValue(before, after)) {
    return { kind: 'already-done', state: before, ...(order && { order }) };
  }
  const paths = writtenPaths(change.writes, deletes);
  if (seen !== undefined && !sameValue(withoutUndefined(seen), before)) {
    return { kind: 'conflict', seen, now: before, wanted: after, paths };
  }
  if (change.problem) return { kind: 'refused', problem: change.problem };
  const entry = {
    action: action.name,
    before,
    after,
    paths,
    ...undoOf(action, parsed.data, { before, after }),
    ...subjectOf({
      ...(order && { orderId: ownOrderId(order) }),
      ...action.logSubject(parsed.data),
    }),
  };
  const writes = [...change.writes, ...logWrites(actor, entry)];
  return {
    kind: 'write',
    before,
    after,
    writes,
    ...(deletes && { deletes }),
    ...(order && { order }),
  };
}

/** What undoes the change, kept in its log entry; features/staff/more/log/undo-entry.tsx carries it out. */
function undoOf<Input, State>(
  { undo }: PlannedAction<Input, State>,
  input: Input,
  change: { before: State; after: State },
) {
  if (typeof undo === 'string') return {};
  return { undo: withoutUndefined(undo(input, change)) };
}

function subjectOf(about: ActionSubject): ActionSubject {
  return Object.fromEntries(Object.entries(about).filter(([, value]) => value));
}
