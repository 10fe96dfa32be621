import type { RequestHandler } from 'express';
import * as z from 'zod';
import { isDateId } from '../../../src/domain/dates/date-id.ts';
import { languageOf } from '../../../src/domain/lib/language.ts';
import { parseDateDetailReturn, paths } from '../../../src/domain/lib/paths.ts';
import { callerEmail, callerUid } from '../caller.ts';
import { Failure } from '../failure.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { settings } from '../settings.ts';

const form = z.object({
  /** Not used: the pay page says what the order is. */
  title: z.string().trim().min(1).max(250),
  price: z.coerce.number().int().min(0).max(99_999_999),
  succeed: z.url().max(2000),
  cancelled: z.url().max(2000),
  /** The order and where it goes, as JSON. */
  order: z.string().max(12_000).optional(),
  /** The provider e-mails a receipt to the address that the caller logs in with. */
  receipt: z.literal('email').optional(),
});

/**
 * POST /app/create-checkout-session: title, price in cents, succeed and cancelled (spec §7); receipt.
 * The order is named by the return address, which has to be the caller's own and the shop's own.
 */
export const createCheckoutSession: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { price, succeed, cancelled, order, receipt } = form.parse(request.body);
  const { origin, target } = returnTarget(succeed, cancelled);
  if (target.uid !== uid) throw new Failure('forbidden');
  const { dateId, orderKey } = target;
  const receiptEmail = receipt && callerEmail(response);
  const asked = { uid, dateId, orderKey, price, origin, receiptEmail };
  response.json(await openCheckout({ ...asked, order: order && parsed(order) }));
};

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Failure('bad-request', undefined, error);
  }
}

function returnTarget(succeed: string, cancelled: string) {
  const { origin, pathname } = new URL(succeed);
  const back = new URL(cancelled);
  const known = settings('web').SHOP_ORIGINS.includes(origin) && back.origin === origin;
  const target = parseDateDetailReturn(pathname);
  if (!known || !target || !isDateId(target.dateId)) throw new Failure('bad-request');
  const expected = paths.dateDetailStatus(languageOf(target.lang), target.dateId, 'cardCancelled');
  if (back.pathname !== expected) throw new Failure('bad-request');
  return { origin, target };
}
