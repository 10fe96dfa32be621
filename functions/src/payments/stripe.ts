import Stripe from 'stripe';
import { settings } from '../settings.ts';
import { requireTime } from '../time-left.ts';

let client: Stripe | undefined;

/** Ms without an answer after which a call is repeated once. */
const timeout = 8000;
/** The longest that a call takes, ms, with the pause before it is repeated. */
const longestCall = 2 * timeout + 1000;

/**
 * The payment provider; a local run points it at the payment sandbox by STRIPE_API_URL. Throws `OutOfTime` where a call
 * might not end in time: then nothing was asked of it.
 */
export function stripe(): Stripe {
  client ??= connect();
  requireTime(longestCall);
  return client;
}

function connect(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = settings('payments');
  const limits = { timeout, maxNetworkRetries: 1 };
  if (!STRIPE_API_URL) return new Stripe(STRIPE_SECRET_KEY, limits);
  const { hostname, port, protocol } = new URL(STRIPE_API_URL);
  return new Stripe(STRIPE_SECRET_KEY, {
    ...limits,
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
}
