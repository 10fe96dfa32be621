import * as z from 'zod/mini';
import type { PayLink } from '../../card/pay-link.ts';
import { readUnpaidLink } from '../../card/replaced-link.ts';
import { isOver } from '../../dates/open-dates.ts';
import type { Cents } from '../../lib/money.ts';
import { ownValue } from '../../lib/own-value.ts';
import { smsText } from '../../messages/sms-text.ts';
import { orderIdShape } from '../../order/id-shapes.ts';
import { deliveryInfoOf, type Order, quantitiesOf } from '../../order/order.ts';
import { orderWithId, versionOfMove } from '../../order/order-id.ts';
import { orderKeyOf } from '../../order/order-key.ts';
import { type OrderStatus, orderStatusPath, stepOf } from '../../order/order-status.ts';
import { isPrepaid } from '../../order/payment-methods.ts';
import type { OrderSnapshot } from '../../order/plan/order-plan.ts';
import { orderWrites, removalWrites } from '../../order/plan/order-writes.ts';
import { openingWrites } from '../../order/stored/order-sheets.ts';
import { readableOfDate } from '../../order/stored/readable-orders.ts';
import { ledgerChange } from '../../points/ledger-plan.ts';
import type { Ledger } from '../../points/points.ts';
import { type DocumentWrite, joinedWrites, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { type OrderState, orderStateOf } from './order-state.ts';
import { composePhoneOrder, phoneOrderTotals, readCaller, refused } from './phone-order.ts';
import { unpaidLike } from './restore-order.ts';

const inputShape = z.object({
  uid: z.string().check(z.minLength(1)),
  /** Where it is. */
  dateId: z.string(),
  orderId: orderIdShape,
  /** Where it is to be. */
  toDateId: z.string(),
  /** The amount that the question showed, cents. */
  toPay: z.number(),
  /** Why staff override limits, the minimum, an early sell-out or the closed date. */
  reason: z.optional(z.string()),
});

/** An order and the date that it is to be delivered on instead. */
export type OrderMove = Omit<z.infer<typeof inputShape>, 'toPay' | 'reason'>;

/** What a move comes to. */
export interface MovedOrder {
  was: Order;
  /** As it would be stored on the other date. */
  order: Order;
  writes: DocumentWrite[];
  problem: StaffProblem | undefined;
  /** The link that ends with it, since only one order can stand at its address. */
  link: PayLink | undefined;
}

/** On which date an order is, and what it says there. */
interface PlacedState {
  dateId: string;
  order: OrderState;
}

/**
 * Moves an order that is paid at the door to another date, at today's prices (spec §4, §5). It keeps its id; what was done
 * about it belongs to the date that it leaves, where it is kept as cancelled. Its customer gets the text of a changed order.
 */
export const moveOrder = plannedAction({
  name: 'order-moved',
  allowedRoles: ['owner'],
  input: inputShape,
  logSubject: ({ uid, dateId, orderId, reason }) => ({
    uid,
    dateId,
    orderId,
    reason: reason?.trim(),
  }),
  plan: async (read, input, { now }) => {
    const plan = await planMove(read, input, now);
    const after = (order: Order): PlacedState => ({
      dateId: input.toDateId,
      order: orderStateOf(order),
    });
    if ('done' in plan) {
      const state = after(plan.done);
      return { before: state, after: state, writes: [], order: plan.done };
    }
    if (!('order' in plan)) return plan;
    const { was, order, writes, problem } = plan;
    const before: PlacedState = { dateId: input.dateId, order: orderStateOf(was) };
    return { before, after: after(order), order, writes, problem };
  },
  undo: ({ toPay, reason, ...move }, { before }) => ({
    ...{ ...move, dateId: move.toDateId, toDateId: move.dateId },
    toPay: before.order?.due ?? toPay,
    // It stood there: nobody is asked why, although the date may have closed since.
    reason: reason ?? '되돌리기 (undo)',
  }),
});

/** What is stored on the other date, at today’s prices, or why nothing is; without `toPay` at whatever it costs. */
export async function planMove(
  read: ReadDocument,
  move: OrderMove & { toPay?: Cents | undefined; reason?: string | undefined },
  now: number,
): Promise<{ done: Order } | { problem: StaffProblem } | MovedOrder> {
  const { uid, dateId, orderId, toDateId, reason } = move;
  const stored = await read(`${stores.ordersForCustomer}/${uid}`);
  const was = orderWithId(readableOfDate(stored, dateId), orderId);
  const done = orderWithId(readableOfDate(stored, toDateId), orderId);
  if (!was) return done ? { done } : { problem: { code: 'unknown-order' } };
  const status = await read(orderStatusPath({ uid, dateId, orderId }));
  const why = whyItStays(was, status as OrderStatus | undefined);
  if (why) return { problem: { code: 'order-stays', why } };
  const info = deliveryInfoOf(was);
  const wish = {
    ...{ uid, info, reason, dateId: toDateId, isNew: false, restores: orderId },
    ...{ quantities: quantitiesOf(was), orderRequest: was.orderRequest ?? '' },
    ...{ orderLang: was.orderLang, paymentMethod: 'cash' as const },
  };
  // No two versions are kept under one moment; the log tells by that of the cancellation who made it.
  const caller = await readCaller(read, { ...wish, toPay: 0 }, now - 1);
  if (!caller || caller.snapshot.user.deletedAs) return { problem: { code: 'unknown-customer' } };
  const { snapshot } = caller;
  const { ledger, orders, balance = 0 } = snapshot;
  if (dateId === toDateId || [dateId, toDateId].some((one) => isOver(one, now))) {
    return refused({ code: 'date-closed' });
  }
  if (done || ownValue(orders[toDateId] ?? {}, orderKeyOf(info, uid))) {
    return refused({ code: 'order-exists-at-address' });
  }
  const leavesAt = snapshot.now + 1;
  const freed = ledgerChange(undefined, was, ledger, balance, leavesAt);
  const afterwards: OrderSnapshot = {
    ...snapshot,
    ledger: ledgerAfter(ledger, freed.writes),
    balance: freed.balance,
  };
  const like = unpaidLike(was, afterwards);
  const attemptId = versionOfMove(orderId, afterwards.now);
  const toPay = move.toPay ?? phoneOrderTotals(wish, like, afterwards).toPay;
  const composed = composePhoneOrder({ ...wish, attemptId, toPay, like }, undefined, afterwards);
  if (!('order' in composed)) return composed;
  const order = { ...composed.order, smsMsgBody: smsText(composed.order, true) };
  const { now: placedAt } = snapshot;
  const { orderKey } = order;
  const waiting = await readUnpaidLink(read, { uid, dateId: toDateId, orderKey });
  const added = ledgerChange(order, undefined, afterwards.ledger, freed.balance, placedAt);
  return {
    ...{ was, order, problem: composed.problem, link: waiting?.link },
    writes: joinedWrites([
      ...removalWrites(was, snapshot, leavesAt, toDateId),
      ...freed.writes,
      ...orderWrites(order, undefined, placedAt),
      ...openingWrites(order, snapshot.sheet),
      ...added.writes,
      // The balance names the order that is cancelled: the rules check what is kept of one by it.
      ...freed.writes.map((write) => {
        return { ...write, fields: write.fields.filter(({ path: [key] }) => key === 'lastChange') };
      }),
    ]),
  };
}

function whyItStays(
  order: Order,
  status: OrderStatus | undefined,
): Extract<StaffProblem, { code: 'order-stays' }>['why'] | undefined {
  if (isPrepaid(order)) return 'card';
  if (order.invoice !== undefined) return 'invoice';
  const step = stepOf(status);
  return step === 'packed' ? undefined : step;
}

function ledgerAfter(ledger: Ledger, writes: readonly DocumentWrite[]): Ledger {
  const after = { ...ledger };
  for (const { path, ...change } of writes.flatMap(({ collection, fields }) =>
    collection === stores.points ? fields : [],
  )) {
    const [key = ''] = path;
    if ('set' in change) after[key] = change.set as Ledger[string];
    else delete after[key];
  }
  return after;
}
