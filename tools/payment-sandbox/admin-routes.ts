import type { Route } from '../local-http/serve.ts';
import { type Faults, noFaults } from './faults.ts';
import type { SessionStore } from './session-store.ts';
import type { Webhooks } from './webhooks.ts';

/**
 * For tests: POST /admin/faults?session= (members of Faults; the others as without faults), GET
 * /admin/sessions, GET /admin/webhooks?session=. GET / says that it is up.
 */
export function adminRoutes(sessions: SessionStore, webhooks: Webhooks): Route {
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
