import { createHash } from 'node:crypto';
import { checkoutOf } from '../../../src/domain/card/checkout.ts';
import { replacedLinkWrites } from '../../../src/domain/card/replaced-link.ts';
import { dropTempOrderWrite, readableTempOrders } from '../../../src/domain/card/temp-order.ts';
import { isOpen } from '../../../src/domain/dates/open-dates.ts';
import { ownValue } from '../../../src/domain/lib/own-value.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import {
  type OrderPlan,
  type OrderRequest,
  planOrder,
} from '../../../src/domain/order/plan/order-plan.ts';
import { readCustomerSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import { sheetWithRoom } from '../../../src/domain/order/stored/order-sheets.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import { Failure } from '../failure.ts';
import { followEdit } from '../refunds/follow-edit.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { mayOrderByCard } from './blacklist.ts';
import { checkoutWrite } from './checkouts.ts';
import { parseCardOrder } from './parse-card-order.ts';

/** Where a customer's temporary order is; `order` is what its customer has just asked for there. */
interface CardOrder {
  uid: string;
  dateId: string;
  orderKey: string;
  order?: unknown;
}

/** A card order calculated from the stored documents. */
export type Quote =
  /** Nothing is left to pay: `saveAtOnce` may store it. */
  | { kind: 'save'; request: OrderRequest }
  | {
      kind: 'pay';
      plan: Extract<OrderPlan, { kind: 'pay-first' }>;
      request: OrderRequest;
      /** The customer's orders of the date as they will be. */
      ofDate: Order[];
      /** Cut-off of the date, epoch ms. */
      finishDate: number;
    };

/**
 * Plans a customer's temporary order from the stores and changes nothing. Throws `not-found`
 * without a temporary order, `forbidden` for a blacklisted phone,
 * `refused` with the plan's problems.
 */
export function quoteOrder(ask: CardOrder): Promise<Quote> {
  return runPlan(async (read): Promise<Quote> => {
    const { plan, request, context } = await planned(read, ask);
    if (plan.kind !== 'pay-first') return { kind: 'save', request };
    const finishDate = isOpen(context.date) ? (context.date?.finishDate ?? 0) : 0;
    const replaced = request.previousOrderKey ?? ask.orderKey;
    const { [replaced]: _, ...others } = context.orders[ask.dateId] ?? {};
    return {
      kind: 'pay',
      plan,
      request,
      ofDate: [...Object.values(others), plan.order],
      finishDate,
    };
  });
}

/** Checkout id of an order saved without a payment, for which the same post-payment steps run. */
export function savedId({ customerInfo, attemptId }: Order): string {
  return `saved-${createHash('sha256').update(`${customerInfo.uid} ${attemptId}`).digest('hex')}`;
}

/**
 * Plans an order with nothing left to pay again, stores it and removes its temporary order. Throws what
 * `quoteOrder` throws.
 */
export async function saveAtOnce(ask: CardOrder): Promise<Order> {
  const { uid, dateId, orderKey } = ask;
  const { order } = await runPlan(async (read) => {
    const { plan, request, waiting } = await planned(read, ask);
    // `planned` refuses changed totals, so an order with nothing to pay cannot require a payment here.
    if (plan.kind === 'pay-first') throw new Failure('internal');
    const drop = dropTempOrderWrite(uid, waiting, dateId, orderKey);
    if (plan.kind !== 'write') return { order: plan.order, writes: [drop] };
    const checkout = {
      ...checkoutOf(plan, request, Date.now()),
      state: 'completed' as const,
      uncopied: true,
    };
    return {
      order: plan.order,
      writes: [
        ...plan.writes,
        ...(await followEdit(read, checkout)),
        ...(await replacedLinkWrites(read, checkout)),
        drop,
        checkoutWrite(savedId(plan.order), checkout),
      ],
    };
  });
  return order;
}

async function planned(read: ReadDocument, { uid, dateId, orderKey, order }: CardOrder) {
  const waiting = readableTempOrders(await read(`tempOrdersForCard/${uid}`)).entries;
  const stored = ownValue(waiting[dateId], orderKey);
  // Another tab may have stored the order and removed it; planning the same request then finds that order.
  const temp = stored ?? order;
  if (temp === undefined) throw new Failure('not-found');
  if (stored?.exception) throw new Failure('refused', [{ code: 'exception-unacknowledged' }]);
  const { request, info } = parseCardOrder(temp, dateId);
  if (!(await mayOrderByCard(info.phone))) throw new Failure('forbidden');
  const context = await readCustomerSnapshot(read, {
    uid,
    dateId,
    now: Date.now(),
    info,
    orderKey: request.previousOrderKey,
    chooseSheet: sheetWithRoom(read, dateId),
  });
  const plan = planOrder(request, context);
  if (plan.kind === 'refused') throw new Failure('refused', plan.problems);
  if (plan.order.orderKey !== orderKey) throw new Failure('bad-request');
  return { plan, request, context, waiting };
}
