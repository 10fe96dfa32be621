import type { Route } from '../local-http/serve.ts';
import type { DisputeStore } from './dispute-store.ts';
import { type Faults, noFaults } from './faults.ts';
import type { RefundStore } from './refund-store.ts';
import type { DisputeStatus } from './sandbox-dispute.ts';
import type { RefundOutcome, RefundStatus } from './sandbox-refund.ts';
import type { SessionStore } from './session-store.ts';
import type { Webhooks } from './webhooks.ts';

/**
 * Routes for tests. POST /admin/faults?session= sets faults (members of Faults; those left out mean no
 * fault). GET /admin/sessions and GET /admin/webhooks?session= list them. GET / reports that the sandbox is
 * running. Refunds: GET /admin/refunds lists them, POST /admin/refund-outcome?payment=&outcome= sets the
 * outcome of future ones, POST /admin/refunds?refund=&status= changes a refund as the bank does, POST
 * /admin/dashboard-refund?payment=&amount= makes one as in the provider's dashboard. Disputes: POST
 * /admin/dispute?payment=&status=&amount= begins one as the customer's bank does, POST
 * /admin/disputes?dispute=&status= changes it.
 */
export function adminRoutes(
  sessions: SessionStore,
  refunds: RefundStore,
  disputes: DisputeStore,
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
      case 'POST /admin/dispute': {
        const amount = query.get('amount');
        return {
          body: disputes.create(
            query.get('payment') ?? '',
            query.get('status') as DisputeStatus,
            amount === null ? undefined : Number(amount),
          ),
        };
      }
      case 'POST /admin/disputes':
        return {
          body: disputes.move(query.get('dispute') ?? '', query.get('status') as DisputeStatus),
        };
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
