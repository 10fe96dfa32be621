import type { RequestHandler } from 'express';
import * as z from 'zod';
import { dateIdShape, orderKeyShape, uidShape } from '../../../src/domain/order/id-shapes.ts';
import { callerStaff, callerUid } from '../caller.ts';
import { Failure } from '../failure.ts';
import { sellOutReached } from '../orders/sell-out.ts';
import { endReplacedLink } from '../pay-links/end-link.ts';
import { sendCancellation, sendConfirmation } from '../sms/send-confirmation.ts';

/** The end of the year 9999, epoch ms: later moments have no stamp of Sydney's. */
const latestMoment = 253_402_300_799_999;

/** `from`, `to` and `text` of the specification are optional and must equal what the server sends. */
const body = z.object({
  /** The customer, where staff have taken the order by phone; by default the caller. */
  uid: z.optional(uidShape),
  /** When staff cancelled the order, epoch ms: the SMS says so. */
  cancelledAt: z.coerce.number().int().min(0).max(latestMoment).optional(),
  dateId: dateIdShape,
  orderKey: orderKeyShape,
  from: z.string().max(40).optional(),
  to: z.string().max(40).optional(),
  text: z.string().max(5000).optional(),
});

/**
 * POST /sendSMS: sends the SMS confirmation of a stored order to its customer, once per version (spec §7): the caller's
 * own order, or for staff anybody's, also one that they have cancelled. With the order it ends the payment link that the
 * order replaces, and sells out the dishes whose limit in all is reached. Throws `forbidden` for another number or text and
 * for others' orders, `not-found` without such an order.
 */
export const sendSmsHandler: RequestHandler = async (request, response) => {
  const caller = callerUid(response);
  const { uid = caller, cancelledAt, dateId, orderKey, ...claimed } = body.parse(request.body);
  if (uid !== caller || cancelledAt !== undefined) callerStaff(response, ['owner']);
  // The reconciliation job repeats what fails here and below.
  if (cancelledAt === undefined) {
    await endReplacedLink({ uid, dateId, orderKey }).catch((error) =>
      console.error('end of a payment link', dateId, error),
    );
  }
  const result =
    cancelledAt === undefined
      ? await sendConfirmation({ uid, dateId, orderKey }, claimed)
      : await sendCancellation({ uid, dateId, cancelledAt });
  if (result === 'no-order') throw new Failure('not-found');
  if (result === 'not-this-text') throw new Failure('forbidden');
  if (cancelledAt === undefined) {
    await sellOutReached(dateId).catch((error) => console.error('limit in all', dateId, error));
  }
  response.json({ result });
};
