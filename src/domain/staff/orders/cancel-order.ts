import * as z from 'zod/mini';
import { orderIdShape } from '../../order/id-shapes.ts';
import { orderWithId } from '../../order/order-id.ts';
import { planRemoval } from '../../order/plan/cancellation-plan.ts';
import { orderVersion } from '../../order/plan/order-plan.ts';
import { archivedRemoval, readSnapshotOfAnyAge } from '../../order/stored/archived-orders.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { type OrderState, orderStateOf } from './order-state.ts';

/** Cancels a cash order for its customer, also on a closed date or when it is packed. Its state is the order. */
export const cancelOrder = plannedAction({
  name: 'order-cancelled',
  allowedRoles: ['owner'],
  input: z.object({
    uid: z.string().check(z.minLength(1)),
    dateId: z.string(),
    orderId: orderIdShape,
  }),
  logSubject: ({ uid, dateId, orderId }) => ({ uid, dateId, orderId }),
  plan: async (read, { uid, dateId, orderId }, { now }) => {
    if (!(await read(`${stores.users}/${uid}`))) return { problem: { code: 'unknown-customer' } };
    const snapshot = await readSnapshotOfAnyAge(read, { uid, dateId, now });
    const existing = orderWithId(snapshot.orders[dateId], orderId);
    const plan = planRemoval({ dateId, orderId, basedOn: orderVersion(existing) }, snapshot);
    const problem: StaffProblem | undefined =
      plan.kind === 'refused'
        ? { code: 'order', problems: plan.problems, overridable: false }
        : undefined;
    // Moved to another date: it is not cancelled, although its date has it no more.
    if (!existing && problem) return { problem };
    return {
      before: orderStateOf(existing),
      after: null as OrderState,
      writes:
        plan.kind === 'write' && existing
          ? [...plan.writes, ...(await archivedRemoval(read, existing))]
          : [],
      order: existing && { ...existing, cancelledAt: snapshot.now },
      problem,
    };
  },
  undo: 'customers-affected',
});
