import { randomUUID } from 'node:crypto';
import { checkoutOf } from '../../../src/domain/card/checkout.ts';
import { type PaidPlan, planPaidOrder } from '../../../src/domain/card/paid-order-plan.ts';
import { tempOrderWrite } from '../../../src/domain/card/temp-order.ts';
import type { DeliveryInfo } from '../../../src/domain/customer/delivery-info.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import { orderKeyOf } from '../../../src/domain/order/order-key.ts';
import { planCancellation } from '../../../src/domain/order/plan/cancellation-plan.ts';
import {
  type OrderPlan,
  type OrderRequest,
  orderVersion,
  planOrder,
} from '../../../src/domain/order/plan/order-plan.ts';
import { readOrderSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import { orderCopies } from '../../../src/domain/order/plan/order-writes.ts';
import type { Shop } from './browser-shop.ts';

/** What a customer orders; the stores provide the rest of the request. */
export type PlacedOrder = Pick<OrderRequest, 'dateId' | 'quantities' | 'paymentMethod'> &
  Partial<OrderRequest> & {
    /** Delivery details other than those of the profile. */
    info?: DeliveryInfo;
  };

/**
 * Stores an order, or an edit of the order at its address, by the shop's own plan and in every store; a card
 * order is paid. Throws when the plan refuses it.
 */
export async function placeOrder(shop: Shop, uid: string, placed: PlacedOrder): Promise<Order> {
  const { request, context, plan } = await planFor(shop, uid, placed);
  let done: OrderPlan | PaidPlan = plan;
  if (plan.kind === 'pay-first') {
    const checkout = checkoutOf(plan, request, context.now);
    const payment = { payment_intent: `pi_${request.attemptId}`, amount: checkout.amount };
    done = planPaidOrder(checkout, context, payment);
  }
  if (done.kind !== 'write') throw new Error(`not a legal order: ${JSON.stringify(done)}`);
  await shop.store.commit([...done.writes, ...orderCopies(done.order)]);
  return done.order;
}

/** Stores a card order that its customer has not paid yet. */
export async function placeTempOrder(shop: Shop, uid: string, placed: PlacedOrder): Promise<Order> {
  const { request, plan } = await planFor(shop, uid, placed);
  if (plan.kind !== 'pay-first') throw new Error(`nothing to pay: ${JSON.stringify(plan)}`);
  await shop.store.commit([tempOrderWrite(plan.order, request)]);
  return plan.order;
}

/** Cancels a cash order as its customer does. Throws when the plan refuses it. */
export async function cancelOrder(
  shop: Shop,
  uid: string,
  dateId: string,
  orderKey: string,
): Promise<void> {
  const context = await readOrderSnapshot((path) => shop.store.read(path), {
    uid,
    dateId,
    now: Date.now(),
  });
  const order = context.orders[dateId]?.[orderKey];
  const target = {
    dateId,
    orderId: ownOrderId({ ...order, orderKey }),
    basedOn: orderVersion(order),
  };
  const plan = planCancellation(target, context);
  if (plan.kind !== 'write') throw new Error(`not a legal cancellation: ${JSON.stringify(plan)}`);
  await shop.store.commit(plan.writes);
}

/** Plans the order with the sums that its customer would see. */
async function planFor(shop: Shop, uid: string, { info, ...placed }: PlacedOrder) {
  const { dateId } = placed;
  const now = Date.now();
  const context = await readOrderSnapshot((path) => shop.store.read(path), {
    uid,
    dateId,
    now,
    info,
  });
  const key = context.info ? orderKeyOf(context.info, uid) : '';
  const request: OrderRequest = {
    attemptId: randomUUID(),
    usePoint: false,
    orderRequest: '',
    orderLang: context.user.lang,
    basedOn: orderVersion(context.orders[dateId]?.[key]),
    seen: { total: 0, toPay: 0 },
    ...placed,
  };
  const look = planOrder(request, context);
  const sums = look.kind === 'refused' ? look.problems[0] : undefined;
  if (sums?.code === 'amount-changed') request.seen = { total: sums.total, toPay: sums.toPay };
  return { request, context, plan: planOrder(request, context) };
}
