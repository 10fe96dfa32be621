import type { PlannedAction } from '../staff/actions/action.ts';
import { type ActionOutcome, planAction } from '../staff/actions/plan-action.ts';
import type { StaffActor } from '../staff/staff-log.ts';
import { applyWrites, type Documents } from './apply-writes.ts';
import { staffActor } from './staff-actors.ts';

/** What a staff action would do to these documents. */
export function outcomeOf<Input, State>(
  action: PlannedAction<Input, State>,
  input: Input,
  store: Documents,
  { seen, actor = staffActor }: { seen?: State | undefined; actor?: StaffActor } = {},
): Promise<ActionOutcome<State>> {
  return planAction(action, input, seen, async (path) => structuredClone(store[path]), actor);
}

/** The documents after an action; throws if it does not write. */
export async function storeAfterAction<Input, State>(
  ...[action, input, store, options]: Parameters<typeof outcomeOf<Input, State>>
): Promise<Documents> {
  const outcome = await outcomeOf(action, input, store, options);
  if (outcome.kind !== 'write') throw new Error(JSON.stringify(outcome));
  return documentsAfter(store, outcome);
}

/** The documents after the writes of an action. */
export function documentsAfter(
  store: Documents,
  { writes, deletes = [] }: Extract<ActionOutcome<unknown>, { kind: 'write' }>,
): Documents {
  const next = applyWrites(structuredClone(store), writes);
  for (const path of deletes) delete next[path];
  return next;
}
