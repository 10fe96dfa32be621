import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { paths } from '../../../src/domain/lib/paths.ts';
import { Failure } from '../failure.ts';
import { stripe } from './stripe.ts';

const minute = 60_000;
const quarter = 15 * minute;
/** The provider lets a session live from 30 minutes to 24 hours; a minute is spare for the way there. */
const minSessionMs = 31 * minute;
const maxSessionMs = 24 * 60 * minute - minute;

interface SessionRequest {
  title: string;
  origin: string;
  finishDate: number;
  receiptEmail?: string | undefined;
  /** Where the pay page leads to; by default the date's page. */
  returnTo?: { success: string; cancel: string } | undefined;
}

/**
 * Opens a Stripe session for a quote. It expires at the date's cut-off plus Stripe's minimum duration.
 * `earlier`, the number of stored sessions of the order, is part of the idempotency key: a request repeated
 * before the first session is stored gets the same session, a later request a new one; so does one whose key is spent. Throws
 * `provider-failed`.
 */
export async function createSession(
  checkout: Checkout,
  ask: SessionRequest & { earlier: number },
): Promise<Stripe.Checkout.Session> {
  const params = sessionParams(checkout, ask);
  try {
    for (let spent = 0; ; spent += 1) {
      const ofKey = spent === 0 ? [params, ask.earlier] : [params, ask.earlier, spent];
      const idempotencyKey = createHash('sha256').update(JSON.stringify(ofKey)).digest('hex');
      try {
        return await stripe().checkout.sessions.create(params, { idempotencyKey });
      } catch (error) {
        if (!isKeySpent(error) || spent === mostSpentKeys) throw error;
      }
    }
  } catch (error) {
    throw new Failure('provider-failed', undefined, error);
  }
}

/** Keys of one session that are tried after the first at most. */
const mostSpentKeys = 3;

/**
 * Whether an error is what the provider keeps for a day under a key: an internal error, too. Nobody has got a session under
 * that key, nor will.
 */
function isKeySpent(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeAPIError)) return false;
  return error.headers?.['idempotent-replayed'] === 'true';
}

function sessionParams(
  checkout: Checkout,
  { title, origin, finishDate, receiptEmail, returnTo }: SessionRequest,
): Stripe.Checkout.SessionCreateParams {
  const { uid, dateId, orderKey, amount, order, createdAt } = checkout;
  const { attemptId, orderLang } = order;
  const expires_at = endOfSession(finishDate, createdAt);
  // The provider takes 500 characters a value.
  const metadata = { uid, dateId, orderKey: orderKey.slice(0, 500), attemptId };
  return {
    mode: 'payment',
    // Cards and their wallets (Apple Pay, Google Pay) only, whatever the account allows: a completed session is
    // then paid at once, not later.
    allowed_payment_method_types: ['card'],
    locale: orderLang,
    client_reference_id: attemptId,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'aud', unit_amount: amount, product_data: { name: title } },
      },
    ],
    metadata,
    payment_intent_data: { metadata, ...(receiptEmail ? { receipt_email: receiptEmail } : {}) },
    ...(expires_at ? { expires_at } : {}),
    // Built from validated parts; a URL from the request is never passed on.
    success_url:
      returnTo?.success ?? origin + paths.dateDetailReturn(orderLang, dateId, orderKey, uid),
    cancel_url:
      returnTo?.cancel ?? origin + paths.dateDetailStatus(orderLang, dateId, 'cardCancelled'),
  };
}

/**
 * When a session expires, epoch seconds; undefined if the cut-off is more than a day away, when Stripe's
 * default of 24 hours applies. After the cut-off it counts from the next quarter hour, not from now: two
 * tabs get the same session only if their parameters are the same.
 */
function endOfSession(finishDate: number, now: number): number | undefined {
  const cutOff = finishDate > now ? finishDate : Math.ceil(now / quarter) * quarter;
  const until = cutOff + minSessionMs;
  return until > now + maxSessionMs ? undefined : Math.floor(until / 1000);
}

/** The payment's id; null until the customer has confirmed. */
export function paymentIntentOf(session: Stripe.Checkout.Session): string | null {
  const { payment_intent } = session;
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
}

/** A session as the provider has it now. Throws `provider-failed`. */
export async function retrieveSession(sessionId: string): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe().checkout.sessions.retrieve(sessionId);
  } catch (error) {
    throw new Failure('provider-failed', undefined, error);
  }
}

/**
 * Expires an open session and returns it; it is `paid` if the customer paid first. Throws `provider-failed`
 * when it may still be paid.
 */
export async function expireSession(sessionId: string): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe().checkout.sessions.expire(sessionId);
  } catch (error) {
    const session = await retrieveSession(sessionId);
    if (session.status === 'expired' || session.payment_status === 'paid') return session;
    throw new Failure('provider-failed', undefined, error);
  }
}
