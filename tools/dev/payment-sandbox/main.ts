/**
 * The local stand-in for the payment provider: the part of Stripe's API that the functions use, a hosted pay
 * page, and signed webhooks. Usage: main.ts --port N --webhook-url URL --webhook-secret SECRET [--file FILE]
 * [--firestore HOST:PORT]
 */
import { readArguments, serve } from '../local-http/serve.ts';
import { adminRoutes } from './admin-routes.ts';
import { apiRoutes } from './api-routes.ts';
import { DisputeStore } from './dispute-store.ts';
import { payRoutes } from './pay-routes.ts';
import { RefundStore } from './refund-store.ts';
import { SessionStore } from './session-store.ts';
import { Webhooks } from './webhooks.ts';

const options = readArguments(['webhook-url', 'webhook-secret', 'file', 'firestore']);
const { port } = options;
const webhooks = new Webhooks(options['webhook-url'] ?? '', options['webhook-secret'] ?? '');
const sessions = new SessionStore(options.file, (type, session) => webhooks.send(type, session));
const refunds = new RefundStore(options.file && `${options.file}.refunds`, sessions, (...event) =>
  webhooks.send(...event),
);
const disputes = new DisputeStore(options.file && `${options.file}.disputes`, refunds, (...event) =>
  webhooks.send(...event),
);

await serve(port, [
  apiRoutes(sessions, refunds, disputes, `http://127.0.0.1:${port}/pay`),
  payRoutes(sessions, options.firestore),
  adminRoutes(sessions, refunds, disputes, webhooks),
]);
console.log(`payment sandbox on http://127.0.0.1:${port}`);
