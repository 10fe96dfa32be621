import type { StaffAction } from '../../../domain/staff/actions/action.ts';
import { type ActionOutcome, planAction } from '../../../domain/staff/actions/plan-action.ts';
import { withContaining } from '../../../domain/staff/actions/written-paths.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { loadAuth } from '../../documents/load-sdk.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { enqueueProfileCopies } from '../../order/copies-queue.ts';
import { runStaffPlan } from './run-staff-plan.ts';
import { queryOnce } from './staff-reads.ts';
import { checkStaffClaim } from './use-staff.ts';

/** Who changed something last, and when (epoch ms). */
export interface ChangedBy {
  name: string;
  at: number;
}

/** The outcome of an action; a conflict says who made the other change, if the log tells. */
export type RunOutcome<State> =
  | Exclude<ActionOutcome<State>, { kind: 'conflict' }>
  | (Extract<ActionOutcome<State>, { kind: 'conflict' }> & { by: ChangedBy | undefined });

/**
 * Runs an action of staff in one transaction. `seen`: the state that the screen showed. Safe to repeat after
 * a lost answer: what is stored already is `already-done`. Throws AppError; a refusal by the rules makes the
 * page check whether the account still belongs to staff.
 */
export async function runAction<Input, State>(
  action: StaffAction<Input, State>,
  input: Input,
  seen?: State,
): Promise<RunOutcome<State>> {
  try {
    const outcome = await runStaffPlan((read, actor) =>
      planAction(action, input, seen, read, actor),
    );
    if (outcome.kind === 'conflict') return { ...outcome, by: await lastChange(outcome.paths) };
    const uid = outcome.kind !== 'refused' && action.profileOf?.(input);
    if (uid) enqueueProfileCopies(uid, (await loadAuth()).auth.currentUser?.uid);
    return outcome;
  } catch (error) {
    const failure = toAppError(error);
    if (failure.code === 'refused') void checkStaffClaim();
    throw failure;
  }
}

/** Who wrote one of the paths, or something around it, last; undefined if the log can't tell. */
async function lastChange([path]: readonly string[]): Promise<ChangedBy | undefined> {
  if (path === undefined) return undefined;
  const [found] = await queryOnce({
    collection: stores.staffLog,
    containsAny: ['paths', withContaining(path)],
    newestFirstBy: 'at',
    limit: 1,
  }).catch((error: unknown) => {
    console.error('the log was not read', error);
    return [];
  });
  return found && { name: String(found.data.actorName), at: Number(found.data.at) };
}
