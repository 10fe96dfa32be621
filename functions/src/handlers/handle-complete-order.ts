import type { RequestHandler } from 'express';
import * as z from 'zod';
import { dateIdShape, orderKeyShape } from '../../../src/domain/order/id-shapes.ts';
import { callerUid } from '../caller.ts';
import { Failure } from '../failure.ts';
import { checkoutsOf } from '../payments/checkouts.ts';
import { type Completion, completePayment } from '../payments/complete-payment.ts';

const body = z.object({ dateId: dateIdShape, orderKey: orderKeyShape });

/** Which state to return when an order has had several sessions: the one with the highest number. */
const priority: Record<Completion['state'], number> = {
  exception: 3,
  completed: 2,
  unpaid: 1,
  expired: 0,
};

/**
 * POST /app/complete-order: the call of the return page. Completes the caller's paid sessions for that
 * order; responds with the outcome of the highest `priority`, the newest of equals. Throws `not-found` when
 * there is no session.
 */
export const completeOrder: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { dateId, orderKey } = body.parse(request.body);
  const sessions = await checkoutsOf({ uid, dateId }, (one) => one.orderKey === orderKey);
  const [latest, ...earlier] = sessions;
  if (!latest) throw new Failure('not-found');
  let answer = await completePayment(latest.sessionId);
  for (const { sessionId, checkout } of earlier) {
    // An earlier response has returned this exception; only the report to staff is missing.
    if (checkout.settled || checkout.state === 'exception') continue;
    const other = await completePayment(sessionId);
    if (priority[other.state] > priority[answer.state]) answer = other;
  }
  response.json(answer);
};
