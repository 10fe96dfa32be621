import type { DeliveryInfo } from '../../../src/domain/customer/delivery-info.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import { orderKeyOf } from '../../../src/domain/order/order-key.ts';
import { planCancellation } from '../../../src/domain/order/plan/cancellation-plan.ts';
import {
  type OrderRequest,
  orderVersion,
  planOrder,
} from '../../../src/domain/order/plan/order-plan.ts';
import { readOrderSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import { openId } from './rules-shop.ts';

/** What a customer wants to order; the stores provide the rest of the request. */
export interface Wish extends Partial<OrderRequest> {
  info?: DeliveryInfo;
  now?: number;
}

/** The request that the screens make for it from the stored documents, with sums and version. */
export async function requestFor(read: ReadDocument, uid: string, wish: Wish) {
  const { info, now = Date.now(), ...rest } = wish;
  const dateId = rest.dateId ?? openId;
  const context = await readOrderSnapshot(read, { uid, dateId, now, info });
  const key = context.info ? orderKeyOf(context.info, uid) : '';
  const existing = context.orders[dateId]?.[rest.previousOrderKey ?? key];
  const request: OrderRequest = {
    attemptId: crypto.randomUUID(),
    dateId,
    quantities: { soup: 3 },
    usePoint: false,
    orderRequest: '',
    paymentMethod: 'cash',
    orderLang: 'ko',
    basedOn: orderVersion(existing),
    seen: { total: -1, toPay: -1 },
    ...rest,
  };
  const look = planOrder(request, context);
  const sums = look.kind === 'refused' ? look.problems[0] : undefined;
  if (sums?.code === 'amount-changed') request.seen = { total: sums.total, toPay: sums.toPay };
  return { request, context };
}

/** Every write of a legal order, made from the stored documents. Throws when the plan refuses it. */
export async function orderWritesFor(
  read: ReadDocument,
  uid: string,
  wish: Wish,
): Promise<DocumentWrite[]> {
  const { request, context } = await requestFor(read, uid, wish);
  const plan = planOrder(request, context);
  if (plan.kind !== 'write') throw new Error(`not a legal order: ${JSON.stringify(plan)}`);
  return plan.writes;
}

/** The order in a plan's writes. */
export function orderIn(steps: readonly DocumentWrite[]): Order {
  const field = steps.find(({ collection }) => collection === 'ordersForCustomer')?.fields[0];
  if (!field || !('set' in field)) throw new Error('no order in these writes');
  return field.set as Order;
}

/** Every write of a legal cancellation. Throws when the plan refuses it. */
export async function cancelWritesFor(
  read: ReadDocument,
  uid: string,
  orderKey: string,
  dateId = openId,
): Promise<DocumentWrite[]> {
  const context = await readOrderSnapshot(read, { uid, dateId, now: Date.now() });
  const order = context.orders[dateId]?.[orderKey];
  const target = {
    dateId,
    orderId: ownOrderId({ ...order, orderKey }),
    basedOn: orderVersion(order),
  };
  const plan = planCancellation(target, context);
  if (plan.kind !== 'write') throw new Error(`not a legal cancellation: ${JSON.stringify(plan)}`);
  return plan.writes;
}
