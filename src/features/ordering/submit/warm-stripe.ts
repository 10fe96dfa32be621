import { env } from '../../../data/env.ts';

let warmed = false;

/**
 * Loads the payment provider's script, once, where a key is configured, for its fraud detection. Payments
 * happen on the provider's page and don't need it, so a failed load blocks no payment.
 */
export function warmStripe(): void {
  const key = env.VITE_STRIPE_PUBLISHABLE_KEY;
  if (!key || warmed) return;
  warmed = true;
  import('@stripe/stripe-js/pure')
    .then(({ loadStripe }) => loadStripe(key))
    .catch((error) => console.warn('the payment provider’s script did not load', error));
}
