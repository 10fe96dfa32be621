import { getFirestore } from 'firebase-admin/firestore';
import type { TempOrders } from '../../src/domain/card-plan.ts';
import { dropTempOrderWrite } from '../../src/domain/card-plan.ts';
import { isOpen } from '../../src/domain/dates.ts';
import type { Order } from '../../src/domain/order.ts';
import { readOrderContext } from '../../src/domain/order-context.ts';
import { type OrderPlan, type OrderRequest, planOrder } from '../../src/domain/order-plan.ts';
import { mayOrderByCard } from './blacklist.ts';
import { Failure } from './failure.ts';
import { applyWrites, readIn } from './firestore.ts';
import { parseTempOrder } from './temp-order.ts';

/** A card order worked out afresh from the stores. */
export type Quote =
  | { kind: 'done'; order: Order }
  | {
      kind: 'pay';
      plan: Extract<OrderPlan, { kind: 'pay-first' }>;
      request: OrderRequest;
      /** Cut-off of the date, epoch ms. */
      finishDate: number;
    };

/**
 * Plans a customer's temporary order from the stores (D5); an edit with nothing left to pay is saved
 * at once. Throws `not-found` without a temporary order, `forbidden` for a blacklisted phone,
 * `refused` with the plan's problems.
 */
export function quoteOrder(uid: string, dateId: string, orderKey: string): Promise<Quote> {
  return getFirestore().runTransaction(async (transaction): Promise<Quote> => {
    const read = readIn(transaction);
    const waiting = ((await read(`tempOrdersForCard/${uid}`)) ?? {}) as TempOrders;
    const temp = waiting[dateId]?.[orderKey];
    if (!temp) throw new Failure('not-found');
    if (temp.exception) throw new Failure('refused', [{ code: 'payment-unread' }]);
    const { request, info } = parseTempOrder(temp, dateId);
    if (!(await mayOrderByCard(info.phone2))) throw new Failure('forbidden');
    const context = await readOrderContext(read, { uid, dateId, now: Date.now(), info });
    const plan = planOrder(request, context);
    if (plan.kind === 'refused') throw new Failure('refused', plan.problems);
    if (plan.order.orderKey !== orderKey) throw new Failure('bad-request');
    if (plan.kind === 'pay-first') {
      const finishDate = isOpen(context.date) ? (context.date?.finishDate ?? 0) : 0;
      return { kind: 'pay', plan, request, finishDate };
    }
    const writes = plan.kind === 'write' ? plan.writes : [];
    applyWrites(transaction, [...writes, dropTempOrderWrite(uid, waiting, dateId, orderKey)]);
    return { kind: 'done', order: plan.order };
  });
}
