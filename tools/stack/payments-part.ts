import { join } from 'node:path';
import type { Addresses, Ports } from './addresses.ts';
import { childPart } from './child-part.ts';
import { LOCAL_SECRETS } from './functions-settings.ts';
import { REPOSITORY } from './options.ts';
import type { Part } from './part.ts';

/** The stand-in for the payment provider. */
export function paymentsPart(ports: Ports, addresses: Addresses): Part {
  const { dataDir } = addresses;
  return childPart({
    name: 'Payment sandbox',
    args: [
      join(REPOSITORY, 'tools/payment-sandbox/main.ts'),
      ...['--port', String(ports.payments)],
      ...['--file', join(dataDir, 'payments/sessions.jsonl')],
      ...['--webhook-url', `${addresses.functions}/app/stripe-webhook`],
      ...['--webhook-secret', LOCAL_SECRETS.STRIPE_WEBHOOK_SECRET ?? ''],
      ...['--firestore', addresses.firestore],
    ],
    cwd: REPOSITORY,
    env: {},
    logFile: join(dataDir, 'logs/payments.log'),
    isReady: async () => (await fetch(`${addresses.payments}/`)).ok,
  });
}
