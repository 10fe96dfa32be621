import { planTempOrder, readableTempOrders } from '../../../src/domain/card/temp-order.ts';
import { planOrder } from '../../../src/domain/order/plan/order-plan.ts';
import { readCustomerSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { Failure } from '../failure.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { parseTempOrder } from './parse-temp-order.ts';

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
  const { request, info } = parseTempOrder(data, dateId);
  const plan = await runPlan(async (read) => {
    const ask = { uid, dateId, now: Date.now(), info, orderKey: request.previousOrderKey };
    const context = await readCustomerSnapshot(read, ask);
    const { entries } = readableTempOrders(await read(`${stores.tempOrdersForCard}/${uid}`));
    const planned = planTempOrder(planOrder(request, context), request, entries);
    if (planned.kind !== 'refused' && planned.order.orderKey !== orderKey) {
      throw new Failure('bad-request');
    }
    return planned;
  });
  if (plan.kind === 'refused') throw new Failure('refused', plan.problems);
}
