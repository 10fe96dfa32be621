import {
  planTempOrder,
  readableTempOrders,
  type TempOrders,
} from '../../../src/domain/card/temp-order.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { planOrder } from '../../../src/domain/order/plan/order-plan.ts';
import { readCustomerSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import { quotaProblem } from '../../../src/domain/order/stored/order-quota.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import { Failure } from '../failure.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { parseCardOrder } from './parse-card-order.ts';

/**
 * Stores what a customer wants to pay by card as tempOrdersForCard says (spec §7), before there is a payment
 * session. Throws `refused` with the plan's problems, `bad-request` for an order under another key.
 */
export async function saveTempOrder(
  uid: string,
  dateId: string,
  orderKey: string,
  data: unknown,
): Promise<void> {
  const { request, info } = parseCardOrder(data, dateId);
  const plan = await runPlan(async (read) => {
    const ask = { uid, dateId, now: Date.now(), info, orderKey: request.previousOrderKey };
    const context = await readCustomerSnapshot(read, ask);
    const { entries } = readableTempOrders(await read(`${stores.tempOrdersForCard}/${uid}`));
    const planned = planTempOrder(planOrder(request, context), request, entries);
    if (planned.kind === 'refused') return planned;
    if (planned.order.orderKey !== orderKey) throw new Failure('bad-request');
    if (!('writes' in planned)) return planned;
    const room = roomWrites(uid, planned.order, entries[dateId]);
    return { ...planned, writes: [...planned.writes, ...room] };
  });
  if (plan.kind === 'refused') throw new Failure('refused', plan.problems);
}

/**
 * Takes out the oldest of a date's orders that wait for their payment, so that with this one they are no more than a customer
 * may order: whoever begins to pay for one address after the other would fill the document.
 */
function roomWrites(uid: string, order: Order, ofDate: TempOrders[string] = {}): DocumentWrite[] {
  const newestFirst = Object.values(ofDate)
    .filter(({ orderKey, exception }) => orderKey !== order.orderKey && !exception)
    .sort((a, b) => b.orderDate - a.orderDate);
  const kept: Order[] = [order];
  const fields = newestFirst.flatMap((one) => {
    if (quotaProblem([...kept, one])) return [removal(one)];
    kept.push(one);
    return [];
  });
  return fields.length > 0 ? [{ collection: stores.tempOrdersForCard, id: uid, fields }] : [];
}

const removal = ({ dateId, orderKey }: Order) => ({
  path: [dateId, orderKey],
  remove: true as const,
});
