import type { RequestHandler } from 'express';
import * as z from 'zod';
import { callerStaff, callerUid } from '../caller.ts';
import { Failure } from '../failure.ts';
import { sendConfirmation } from '../sms/send-confirmation.ts';

/** `from`, `to` and `text` of the specification are optional and must equal what the server sends. */
const body = z.object({
  /** The customer, where staff have taken the order by phone; by default the caller. */
  uid: z.string().min(1).max(128).optional(),
  dateId: z.string().max(40),
  orderKey: z.string().min(1).max(400),
  from: z.string().max(40).optional(),
  to: z.string().max(40).optional(),
  text: z.string().max(5000).optional(),
});

/**
 * POST /sendSMS: sends the SMS confirmation of a stored order to its customer, once per version (spec §7):
 * the caller's own order, or for staff anybody's. Throws `forbidden` for another number or text and for
 * others' orders, `not-found` without such an order.
 */
export const sendSmsHandler: RequestHandler = async (request, response) => {
  const caller = callerUid(response);
  const { uid = caller, dateId, orderKey, ...claimed } = body.parse(request.body);
  if (uid !== caller) callerStaff(response);
  const result = await sendConfirmation(uid, dateId, orderKey, claimed);
  if (result === 'no-order') throw new Failure('not-found');
  if (result === 'not-this-text') throw new Failure('forbidden');
  response.json({ result });
};
