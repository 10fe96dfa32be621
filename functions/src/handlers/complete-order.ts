import type { RequestHandler } from 'express';
import * as z from 'zod';
import { callerUid } from '../caller.ts';
import { checkoutsOf } from '../checkouts.ts';
import { type Completion, completePayment } from '../complete-payment.ts';
import { Failure } from '../failure.ts';

const body = z.object({ dateId: z.string().max(40), orderKey: z.string().min(1).max(400) });

/** What counts most when an order has had several sessions. */
const weight: Record<Completion['state'], number> = {
  exception: 3,
  completed: 2,
  unpaid: 1,
  expired: 0,
};

/**
 * POST /app/complete-order: what the return page asks for. Completes whatever has been paid of
 * the caller's sessions for that order; answers the newest outcome that tells most. Throws `not-found`
 * when there is no session.
 */
export const completeOrder: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { dateId, orderKey } = body.parse(request.body);
  const sessions = await checkoutsOf({ uid, dateId }, (one) => one.orderKey === orderKey);
  const [latest, ...earlier] = sessions;
  if (!latest) throw new Failure('not-found');
  let answer = await completePayment(latest.sessionId);
  for (const { sessionId, checkout } of earlier) {
    // An exception has been answered before; only staff are still to be told of it.
    if (checkout.settled || checkout.state === 'exception') continue;
    const other = await completePayment(sessionId);
    if (weight[other.state] > weight[answer.state]) answer = other;
  }
  response.json(answer);
};
