import type { RequestHandler } from 'express';
import * as z from 'zod';
import { affectsSameOrder } from '../../../src/domain/card/checkout.ts';
import { readableTempOrders, tempOrdersFor } from '../../../src/domain/card/temp-order.ts';
import { dateIdShape, orderKeyShape } from '../../../src/domain/order/id-shapes.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { callerUid } from '../caller.ts';
import { checkoutsOf } from '../payments/checkouts.ts';
import { endEarlier } from '../payments/open-checkout.ts';
import { runPlan } from '../run-plan-as-admin.ts';

const body = z.object({ dateId: dateIdShape, orderKey: orderKeyShape });

/**
 * POST /app/end-payments: called before the caller cancels an order. Expires its open sessions and removes
 * its temporary orders. Throws `refused` with `order-changed` when one of the sessions has been paid.
 */
export const endPaymentsHandler: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { dateId, orderKey } = body.parse(request.body);
  const order = { orderKey, request: {} };
  await endEarlier(await checkoutsOf({ uid, dateId }, (one) => affectsSameOrder(one, order)));
  await runPlan(async (read) => {
    const { entries } = readableTempOrders(await read(`${stores.tempOrdersForCard}/${uid}`));
    const ended = tempOrdersFor(orderKey, entries[dateId]);
    const all = ended.length === Object.keys(entries[dateId] ?? {}).length;
    const fields = all
      ? [{ path: [dateId], remove: true as const }]
      : ended.map((one) => ({ path: [dateId, one.orderKey], remove: true as const }));
    const write = { collection: stores.tempOrdersForCard, id: uid, fields };
    return { writes: ended.length > 0 ? [write] : [] };
  });
  response.json({ ended: true });
};
