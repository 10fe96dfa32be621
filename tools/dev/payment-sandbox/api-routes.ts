import type { Answer, Call, Route } from '../local-http/serve.ts';
import { createSession } from './create-session.ts';
import type { DisputeStore } from './dispute-store.ts';
import { parseForm } from './form.ts';
import { IdempotencyKeys } from './idempotency.ts';
import { runRefundCall } from './refund-routes.ts';
import type { RefundStore } from './refund-store.ts';
import type { SessionStore } from './session-store.ts';
import { StripeError } from './stripe-error.ts';

const root = '/v1/checkout/sessions';

/** Stripe's checkout sessions (create, retrieve, expire), refunds with their payments, and disputes. */
export function apiRoutes(
  sessions: SessionStore,
  refunds: RefundStore,
  disputes: DisputeStore,
  payPage: string,
): Route {
  const keys = new IdempotencyKeys();

  function run({ method, path, query, body }: Call): { status: number; answer: object } {
    const ofRefunds = runRefundCall(refunds, disputes, {
      ...{ method, path, body },
      query: query.toString(),
    });
    if (ofRefunds) return { status: 200, answer: ofRefunds };
    if (!path.startsWith(root)) throw unknownCall(method, path);
    const [id, action, ...rest] = path.slice(root.length).split('/').filter(Boolean);
    if (method === 'POST' && id === undefined) {
      const created = createSession(parseForm(body), payPage, Date.now());
      return { status: 200, answer: sessions.add(created) };
    }
    if (method === 'GET' && id !== undefined && action === undefined) {
      return { status: 200, answer: sessions.get(id).session };
    }
    if (method === 'POST' && id !== undefined && action === 'expire' && rest.length === 0) {
      return { status: 200, answer: sessions.expire(id) };
    }
    throw unknownCall(method, path);
  }

  return (call) => {
    if (!call.path.startsWith('/v1/')) return undefined;
    try {
      checkKey(call);
      const key = call.method === 'POST' ? call.header('idempotency-key') : undefined;
      const { status, answer, replayed } = keys.answer(key, `${call.path}?${call.body}`, () =>
        kept(() => run(call)),
      );
      return { status, body: answer, headers: replayed ? { 'idempotent-replayed': 'true' } : {} };
    } catch (error) {
      return refusal(error);
    }
  };
}

/** Returns a StripeError as an answer, so that it is stored under the idempotency key like any other. */
function kept(run: () => { status: number; answer: object }): { status: number; answer: object } {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, answer: error.body() };
  }
}

function refusal(error: unknown): Answer {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: error.body() };
}

function checkKey(call: Call): void {
  if (/^Bearer (sk|rk)_test_/.test(call.header('authorization') ?? '')) return;
  throw new StripeError(401, 'invalid_request_error', 'Invalid API Key provided.');
}

function unknownCall(method: string, path: string): StripeError {
  const message = `Unrecognized request URL (${method}: ${path}).`;
  return new StripeError(404, 'invalid_request_error', message);
}
