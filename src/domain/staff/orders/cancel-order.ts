import * as z from 'zod/mini';
import { ownValue } from '../../lib/own-value.ts';
import { orderVersion, planRemoval } from '../../order/plan/order-plan.ts';
import { readOrderSnapshot } from '../../order/plan/order-snapshot.ts';
import { stores } from '../../store/document-write.ts';
import { staffAction } from '../actions/action.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { type OrderState, orderStateOf } from './order-state.ts';

/** Cancels a cash order for its customer, also on a closed date or when it is packed. Its state is the order. */
export const cancelOrder = staffAction({
  name: 'order-cancelled',
  who: ['owner'],
  input: z.object({
    uid: z.string().check(z.minLength(1)),
    dateId: z.string(),
    orderKey: z.string().check(z.minLength(1)),
    /** The versions of the customer's orders of the date that the screen showed; missing where there is none. */
    known: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
  }),
  about: ({ uid, dateId, orderKey }) => ({ uid, dateId, orderKey }),
  plan: async (read, { uid, dateId, orderKey, known }, { now }) => {
    if (!(await read(`${stores.users}/${uid}`))) return { problem: { code: 'unknown-customer' } };
    const snapshot = await readOrderSnapshot(read, { uid, dateId, now });
    const { orders } = snapshot;
    const existing = ownValue(orders[dateId] ?? {}, orderKey);
    const plan = planRemoval(
      { dateId, orderKey, basedOn: orderVersion(existing), known },
      snapshot,
    );
    const problem: StaffProblem | undefined =
      plan.kind === 'refused'
        ? { code: 'order', problems: plan.problems, overridable: false }
        : undefined;
    // It has moved: its absence is no cancellation.
    if (problem && !existing) return { problem };
    return {
      before: orderStateOf(existing),
      after: null as OrderState,
      writes: plan.kind === 'write' ? plan.writes : [],
      order: existing && { ...existing, cancelledAt: snapshot.now },
      problem,
    };
  },
  undo: 'customers-affected',
  offline: 'refused',
});
