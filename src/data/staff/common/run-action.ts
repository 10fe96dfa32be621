import type { CancelledOrder, Order } from '../../../domain/order/order.ts';
import type { PlannedAction } from '../../../domain/staff/actions/action.ts';
import {
  type ActionOutcome,
  planAction,
  type RunOutcome,
} from '../../../domain/staff/actions/plan-action.ts';
import { withContaining } from '../../../domain/staff/actions/written-paths.ts';
import { type ChangedBy, changedBy } from '../../../domain/staff/staff-log.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { loadAuth } from '../../documents/load-sdk.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { enqueueOrderCopies, enqueueProfileCopies } from '../../order/copies-queue.ts';
import { enqueueSms, flushSmsQueue } from '../../order/sms-queue.ts';
import { currentRole } from './current-role.ts';
import { runStaffPlan } from './run-staff-plan.ts';
import { queryOnce } from './staff-reads.ts';
import { asStaff } from './use-staff.ts';

/** One request of staff, however often it is sent until its outcome is known. */
export class Attempt<State> {
  readonly #entryId = crypto.randomUUID();
  /** What was sent last. */
  #sent: Extract<ActionOutcome<State>, { kind: 'write' }> | undefined;

  /** Plans the action and stores it, unless it is stored already by a commit whose response was lost. */
  async run<Input>(
    action: PlannedAction<Input, State>,
    input: Input,
    seen: State | undefined,
  ): Promise<RunOutcome<State>> {
    // The rules let nobody but owners write.
    const role = await currentRole();
    if (role && role !== 'owner') return runByFunction(action, input, seen, this.#entryId);
    const outcome = await runStaffPlan(async (read, actor) => {
      if (this.#sent && (await read(`${stores.staffLog}/${actor.entryId}`))) {
        return { ...this.#sent, writes: [], deletes: [] };
      }
      const outcome = await planAction(action, input, seen, read, actor);
      this.#sent = outcome.kind === 'write' ? outcome : undefined;
      return outcome;
    }, this.#entryId);
    if (outcome.kind !== 'conflict') return outcome;
    return { ...outcome, by: await lastChange(action.name, outcome) };
  }
}

/**
 * Runs an action of staff in one transaction. `seen`: the state that the screen showed. Safe to repeat after a lost
 * answer with the same `attempt`: what it has stored is its outcome then, with its undo and its text to the customer.
 * Throws AppError; a refusal by the rules makes the page check whether the account still belongs to staff.
 */
export async function runAction<Input, State>(
  action: PlannedAction<Input, State>,
  input: Input,
  seen?: State,
  attempt = new Attempt<State>(),
): Promise<RunOutcome<State>> {
  try {
    const outcome = await asStaff(() => attempt.run(action, input, seen));
    if (outcome.kind === 'conflict') return outcome;
    if (outcome.kind !== 'refused') {
      const by = (await loadAuth()).auth.currentUser?.uid;
      const uid = action.profileOf?.(input);
      if (uid) enqueueProfileCopies(uid, by);
      if (outcome.order) followOrderChange(outcome.order, by);
    }
    return outcome;
  } catch (error) {
    throw toAppError(error);
  }
}

/** Has the functions plan and store the action. Throws AppError. */
function runByFunction<Input, State>(
  { name }: PlannedAction<Input, State>,
  input: Input,
  seen: State | undefined,
  entryId: string,
): Promise<RunOutcome<State>> {
  const form = {
    action: name,
    input: JSON.stringify(input),
    ...(seen !== undefined && { seen: JSON.stringify(seen) }),
    entryId,
  };
  return callFunction('/app/staff-action', { form });
}

/** Has the copies of an order written and its text sent, without waiting for them. */
function followOrderChange(order: Order | CancelledOrder, by: string | undefined): void {
  if (!('cancelledAt' in order)) enqueueOrderCopies(order, by);
  enqueueSms(order, by);
  void flushSmsQueue(by ?? '');
}

/** Who made the other change; undefined if the log can't tell. */
async function lastChange(
  action: string,
  { now, paths: [path] }: { now: unknown; paths: readonly string[] },
): Promise<ChangedBy | undefined> {
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
  return changedBy(found?.data, action, now);
}
