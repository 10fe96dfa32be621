import type { RequestHandler } from 'express';
import * as z from 'zod';
import { callerUid } from '../caller.ts';
import { Failure } from '../failure.ts';
import { sendConfirmation } from '../sms/send-confirmation.ts';

/** `from`, `to` and `text` of the specification are optional and must equal what the server sends. */
const body = z.object({
  dateId: z.string().max(40),
  orderKey: z.string().min(1).max(400),
  from: z.string().max(40).optional(),
  to: z.string().max(40).optional(),
  text: z.string().max(5000).optional(),
});

/**
 * POST /sendSMS: sends the caller the SMS confirmation of their stored order, once per version (spec §7).
 * Throws `forbidden` for another number or text, `not-found` without such an order.
 */
export const sendSmsHandler: RequestHandler = async (request, response) => {
  const { dateId, orderKey, ...claimed } = body.parse(request.body);
  const result = await sendConfirmation(callerUid(response), dateId, orderKey, claimed);
  if (result === 'no-order') throw new Failure('not-found');
  if (result === 'not-this-text') throw new Failure('forbidden');
  response.json({ result });
};
