import * as z from 'zod/mini';
import { isOver } from '../../dates/open-dates.ts';
import type { Cents } from '../../lib/money.ts';
import { ownValue } from '../../lib/own-value.ts';
import { orderIdShape } from '../../order/id-shapes.ts';
import {
  type CancelledOrder,
  deliveryInfoOf,
  type Order,
  quantitiesOf,
} from '../../order/order.ts';
import { movedOrder, orderWithId, ownOrderId } from '../../order/order-id.ts';
import { orderKeyOf } from '../../order/order-key.ts';
import { isPrepaid } from '../../order/payment-methods.ts';
import type { OrderSnapshot } from '../../order/plan/order-plan.ts';
import { orderWrites } from '../../order/plan/order-writes.ts';
import { openingWrites } from '../../order/stored/order-sheets.ts';
import { backupId, ledgerChange } from '../../points/ledger-plan.ts';
import { usableCodes } from '../../points/order-code.ts';
import { type CustomerRefunds, refundsOfOrder } from '../../refunds/customer-refunds.ts';
import { needsRetry } from '../../refunds/refund.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { type OrderState, orderStateOf } from './order-state.ts';
import { composePhoneOrder, phoneOrderTotals, readCaller, refused } from './phone-order.ts';

const inputShape = z.object({
  uid: z.string().check(z.minLength(1)),
  dateId: z.string(),
  orderId: orderIdShape,
  /** Which of its cancellations, epoch ms. */
  cancelledAt: z.int(),
  /** The amount that the question showed, cents. */
  toPay: z.number(),
  /** Why staff override limits, the minimum, an early sell-out or the closed date. */
  reason: z.optional(z.string()),
});

/** A cancellation that staff take back. */
export type Restoration = Omit<z.infer<typeof inputShape>, 'toPay' | 'reason'>;

/** What taking a cancellation back comes to. */
export interface RestoredOrder {
  /** As it was cancelled. */
  was: CancelledOrder;
  /** As it would be stored, in cash. */
  order: Order;
  writes: DocumentWrite[];
  problem: StaffProblem | undefined;
  /** Whether the money of its card is still on its way back. */
  isRefunding: boolean;
}

/**
 * Places a cancelled order again for its customer, at today's prices and to be paid at the door (spec §4, §5). A cash order
 * goes on being the same order; after a card's money has gone back it is another one, to which no refund belongs.
 */
export const restoreOrder = plannedAction({
  name: 'order-restored',
  allowedRoles: ['owner'],
  input: inputShape,
  logSubject: ({ uid, dateId, reason }) => ({ uid, dateId, reason: reason?.trim() }),
  plan: async (read, input, { now }) => {
    const plan = await planRestoration(read, input, now);
    if ('done' in plan) {
      const state = orderStateOf(plan.done);
      return { before: state, after: state, writes: [], order: plan.done };
    }
    if (!('order' in plan)) return plan;
    const { order, writes, problem } = plan;
    return { before: null as OrderState, after: orderStateOf(order), order, writes, problem };
  },
  undo: 'customers-affected',
});

/** What comes back, at today’s prices, or why nothing does; without `toPay` at whatever it costs. */
export async function planRestoration(
  read: ReadDocument,
  input: Restoration & { toPay?: Cents | undefined; reason?: string | undefined },
  now: number,
): Promise<{ done: Order } | { problem: StaffProblem } | RestoredOrder> {
  const { uid, dateId, orderId, cancelledAt, reason } = input;
  const stored = await read(`${stores.ordersBackupByTime}/${backupId(uid, cancelledAt)}`);
  const was = stored as unknown as CancelledOrder | undefined;
  const isMeant = was?.dateId === dateId && ownOrderId(was) === orderId;
  if (!isMeant || was.cancelledAt !== cancelledAt) return { problem: { code: 'unknown-order' } };
  const info = deliveryInfoOf(was);
  const attemptId = `${orderId}-${cancelledAt}`;
  const restores = isPrepaid(was) ? attemptId : orderId;
  const wish = {
    ...{ uid, dateId, info, attemptId, restores, reason, isNew: false },
    ...{ quantities: quantitiesOf(was), orderRequest: was.orderRequest ?? '' },
    ...{ orderLang: was.orderLang, paymentMethod: 'cash' as const },
  };
  const caller = await readCaller(read, { ...wish, toPay: 0 }, now);
  if (!caller || caller.snapshot.user.deletedAs) return { problem: { code: 'unknown-customer' } };
  const { snapshot } = caller;
  const ofDate = snapshot.orders[dateId] ?? {};
  // The date that an order left when staff moved it keeps it as cancelled.
  const done = orderWithId(ofDate, restores) ?? movedOrder(snapshot.orders, dateId, restores, was);
  if (done) return { done };
  if (isOver(dateId, now)) return refused({ code: 'date-closed' });
  if (ownValue(ofDate, orderKeyOf(info, uid))) return refused({ code: 'order-exists-at-address' });
  const refunded = await read(`${stores.refundsForCustomer}/${uid}`);
  const { refunds } = refundsOfOrder(refunded as CustomerRefunds | undefined, { dateId, orderId });
  if (refunds.some(needsRetry)) return { problem: { code: 'refund-failed' } };
  const like = unpaidLike(was, snapshot);
  const toPay = input.toPay ?? phoneOrderTotals(wish, like, snapshot).toPay;
  const composed = composePhoneOrder({ ...wish, toPay, like }, undefined, snapshot);
  if (!('order' in composed)) return composed;
  const { order, problem } = composed;
  const { ledger, balance = 0 } = snapshot;
  return {
    ...{
      was,
      order,
      problem,
      isRefunding: refunds.some(({ state }) => state === 'requested' || state === 'pending'),
    },
    writes: [
      ...orderWrites(order, undefined, snapshot.now),
      ...openingWrites(order, snapshot.sheet),
      ...ledgerChange(order, undefined, ledger, balance, snapshot.now).writes,
    ],
  };
}

/** The order that was as one that no card has paid; its percentage code only if no other order uses it and it lasts. */
export function unpaidLike(
  was: Order,
  { ledger, now }: Pick<OrderSnapshot, 'ledger' | 'now'>,
): Order {
  const { payment_intent: _, pointCode, ...order } = was;
  const free = usableCodes(ledger, undefined, false, now);
  const isFree = free.some(({ code }) => code === pointCode?.code);
  return { ...order, paymentMethod: 'cash', paid: false, ...(isFree && { pointCode }) };
}
