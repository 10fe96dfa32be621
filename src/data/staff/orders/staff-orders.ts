import type { User } from '../../../domain/customer/user.ts';
import { readOrderSnapshot } from '../../../domain/order/order-snapshot.ts';
import {
  callerWrite,
  planStaffCancellation,
  planStaffOrder,
  type StaffOrderPlan,
  type StaffOrderRequest,
} from '../../../domain/staff/orders/staff-order.ts';
import { enqueueOrderCopies, enqueueProfileCopies } from '../../order/copies-queue.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';

/**
 * Stores an order that staff took by phone; `newcomer` is a new customer who is stored with it. The copies
 * are written afterwards, without waiting for them. Throws as `runStaffPlan` does.
 */
export async function placeStaffOrder(
  uid: string,
  request: StaffOrderRequest,
  newcomer: User | undefined,
): Promise<StaffOrderPlan> {
  let takenBy = '';
  const stored = await runStaffPlan<StaffOrderPlan>(async (read, actor) => {
    takenBy = actor.uid;
    const { dateId, info } = request;
    const own = `users/${uid}`;
    const withNewcomer: typeof read = async (path, mode) =>
      (await read(path, mode)) ?? (path === own && newcomer ? { ...newcomer } : undefined);
    const ask = { uid, dateId, now: actor.now, info };
    const plan = planStaffOrder(request, await readOrderSnapshot(withNewcomer, ask), actor);
    if (plan.kind !== 'write' || !newcomer) return plan;
    return { ...plan, writes: [callerWrite(newcomer), ...plan.writes] };
  });
  if (stored.kind === 'write' || stored.kind === 'already-done') {
    // The order may have changed the profile: it stores a new customer, or the language of one.
    enqueueProfileCopies(uid, takenBy);
    enqueueOrderCopies(stored.order, takenBy);
  }
  return stored;
}

/** Cancels a cash order on behalf of its customer. Throws as `runStaffPlan` does. */
export function cancelStaffOrder(
  uid: string,
  target: Parameters<typeof planStaffCancellation>[0],
): Promise<ReturnType<typeof planStaffCancellation>> {
  return runStaffPlan(async (read, actor) => {
    const ask = { uid, dateId: target.dateId, now: actor.now };
    return planStaffCancellation(target, await readOrderSnapshot(read, ask), actor);
  });
}
