import type { RequestHandler } from 'express';
import * as z from 'zod';
import { isBeingPaid } from '../../../src/domain/card/temp-order.ts';
import { dateIdShape, orderIdShape } from '../../../src/domain/order/id-shapes.ts';
import { orderWithId } from '../../../src/domain/order/order-id.ts';
import { planCancellation } from '../../../src/domain/order/plan/cancellation-plan.ts';
import { planOrder } from '../../../src/domain/order/plan/order-plan.ts';
import { readCustomerSnapshot } from '../../../src/domain/order/plan/order-snapshot.ts';
import { sheetWithRoom } from '../../../src/domain/order/stored/order-sheets.ts';
import { callerUid } from '../caller.ts';
import { Failure } from '../failure.ts';
import { jsonOf } from '../json-of.ts';
import { parseTempOrder } from '../payments/parse-temp-order.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { isLimited } from '../sms/known-customer.ts';

const placed = z.object({ dateId: dateIdShape, order: jsonOf(z.unknown()) });

/**
 * POST /app/place-order: places or edits a cash order of the caller that uses a percentage code, which the rules can't
 * compute; the plan is that of every cash order. Safe to repeat. Throws `refused` with the plan's problems.
 */
export const placeOrder: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { dateId, order } = placed.parse(request.body);
  const { request: asked, info } = parseTempOrder(order, dateId);
  const applyNewAccountLimits = await isLimited(uid);
  const plan = await runPlan(async (read) => {
    const chooseSheet = sheetWithRoom(read, dateId);
    const orderKey = asked.previousOrderKey;
    const ask = { uid, dateId, now: Date.now(), info, chooseSheet, orderKey };
    const context = await readCustomerSnapshot(read, ask);
    return planOrder({ ...asked, paymentMethod: 'cash' }, { ...context, applyNewAccountLimits });
  });
  if (plan.kind === 'refused') throw new Failure('refused', plan.problems);
  response.json({ order: plan.order });
};

const cancelled = z.object({
  dateId: dateIdShape,
  orderId: orderIdShape,
  basedOn: z.string().max(100).nullable().default(null),
});

/**
 * POST /app/cancel-order: cancels such an order and frees its code. `payment-open`: nothing is cancelled, because a card
 * payment of it is open. Safe to repeat. Throws `refused` with the plan's problems.
 */
export const cancelOrder: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const target = cancelled.parse(request.body);
  const { dateId, orderId } = target;
  const plan = await runPlan(async (read) => {
    const ask = { uid, dateId, now: Date.now(), orderId };
    const snapshot = await readCustomerSnapshot(read, ask);
    const order = orderWithId(snapshot.orders[dateId], orderId);
    if (order && (await isBeingPaid(read, order))) return { kind: 'payment-open' as const };
    return planCancellation(target, snapshot);
  });
  if (plan.kind === 'refused') throw new Failure('refused', plan.problems);
  response.json({ kind: plan.kind });
};
