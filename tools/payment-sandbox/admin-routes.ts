import type { Route } from '../local-http/serve.ts';
import { type Faults, noFaults } from './faults.ts';
import type { RefundOutcome, RefundStatus } from './refund.ts';
import type { RefundStore } from './refund-store.ts';
import type { SessionStore } from './session-store.ts';
import type { Webhooks } from './webhooks.ts';

/**
 * For tests: POST /admin/faults?session= (members of Faults; the others as without faults), GET
 * /admin/sessions, GET /admin/webhooks?session=. GET / says that it is up. Refunds: GET /admin/refunds, POST
 * /admin/refund-outcome?payment=&outcome= for those to come, POST /admin/refunds?refund=&status= for what the
 * bank does with one, POST /admin/dashboard-refund?payment=&amount= for one made in the provider's dashboard.
 */
export function adminRoutes(
  sessions: SessionStore,
  refunds: RefundStore,
  webhooks: Webhooks,
): Route {
  return ({ method, path, query, body }) => {
    const session = query.get('session') ?? '';
    switch (`${method} ${path}`) {
      case 'GET /':
        return { body: { ok: true } };
      case 'POST /admin/faults':
        webhooks.setFaults(session, { ...noFaults, ...(JSON.parse(body) as Partial<Faults>) });
        return { body: { ok: true } };
      case 'GET /admin/sessions':
        return { body: sessions.all() };
      case 'GET /admin/refunds':
        return { body: refunds.all() };
      case 'POST /admin/refund-outcome':
        refunds.setOutcome(query.get('payment') ?? '', query.get('outcome') as RefundOutcome);
        return { body: { ok: true } };
      case 'POST /admin/refunds':
        return {
          body: refunds.move(query.get('refund') ?? '', query.get('status') as RefundStatus),
        };
      case 'POST /admin/dashboard-refund': {
        const form = {
          payment_intent: query.get('payment') ?? '',
          amount: query.get('amount') ?? '',
        };
        return { body: refunds.create(form) };
      }
      case 'GET /admin/webhooks':
        return {
          body: {
            pending: webhooks.pendingOf(session),
            deliveries: webhooks.deliveries.filter((delivery) => delivery.session === session),
          },
        };
      default:
        return undefined;
    }
  };
}
