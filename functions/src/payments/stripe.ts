import Stripe from 'stripe';
import { settings } from '../settings.ts';

let client: Stripe | undefined;

/** The payment provider; a local run points it at the payment sandbox by STRIPE_API_URL. */
export function stripe(): Stripe {
  client ??= connect();
  return client;
}

function connect(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = settings('payments');
  if (!STRIPE_API_URL) return new Stripe(STRIPE_SECRET_KEY);
  const { hostname, port, protocol } = new URL(STRIPE_API_URL);
  return new Stripe(STRIPE_SECRET_KEY, {
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
}
