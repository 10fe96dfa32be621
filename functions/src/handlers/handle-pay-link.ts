import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import type { PayLink } from '../../../src/domain/card/pay-link.ts';
import { payPageOf } from '../../../src/domain/card/pay-page.ts';
import { attemptIdShape } from '../../../src/domain/order/id-shapes.ts';
import { Failure } from '../failure.ts';
import { openLinkSession } from '../pay-links/link-session.ts';
import { readLink } from '../pay-links/links.ts';
import { completePayment } from '../payments/complete-payment.ts';
import { settings } from '../settings.ts';

/** GET /app/pay/{payId}: what its page shows. Throws `not-found` for another id. */
export const showPayLink: RequestHandler = async (request, response) => {
  const link = await linkOf(request);
  response.set('Cache-Control', 'no-store').json(payPageOf(link, Date.now()));
};

/** Lets calls about a link that there is pass, and keeps it for them. Throws `not-found` for another id. */
export const findPayLink: RequestHandler = async (request, response, next) => {
  response.locals.link = await linkOf(request);
  next();
};

/** POST /app/pay/{payId}/check: the same, after asking the provider what became of the session that was opened last. */
export const checkPayLink: RequestHandler = async (request, response) => {
  const { link: before } = response.locals as { link: PayLink };
  if (before.state === 'open' && before.sessionId) await completePayment(before.sessionId);
  response.json(payPageOf(await linkOf(request), Date.now()));
};

const body = z.object({ version: attemptIdShape });

/** POST /app/pay/{payId}/session: the pay page for the order as it is stored; `version` is the one that was shown. */
export const openPayLink: RequestHandler = async (request, response) => {
  const { version } = body.parse(request.body);
  // A browser that sends no origin of its own comes back to the shop's first one.
  const origin = request.get('origin') ?? settings('web').SHOP_ORIGINS[0] ?? '';
  response.json(await openLinkSession(idOf(request.params), version, origin));
};

const idOf = ({ payId }: { payId?: unknown }) => String(payId);

async function linkOf({ params }: Request): Promise<PayLink> {
  const link = await readLink(idOf(params));
  if (!link) throw new Failure('not-found');
  return link;
}
