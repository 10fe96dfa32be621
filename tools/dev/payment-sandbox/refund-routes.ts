import type { DisputeStore } from './dispute-store.ts';
import { parseForm, textAt } from './form.ts';
import type { RefundStore } from './refund-store.ts';
import type { Dispute } from './sandbox-dispute.ts';
import type { Refund } from './sandbox-refund.ts';

/** Answers the shop's calls of /v1/refunds, /v1/disputes, /v1/payment_intents and /v1/charges; undefined for any other. */
export function runRefundCall(
  refunds: RefundStore,
  disputes: DisputeStore,
  { method, path, query, body }: { method: string; path: string; query: string; body: string },
): object | undefined {
  const [, , kind, id, action] = path.split('/');
  if (method === 'GET' && kind === 'payment_intents' && id) return refunds.payment(id);
  if (method === 'GET' && kind === 'charges' && id) {
    return refunds.charge(id.replace(/^ch_/, 'pi_'));
  }
  if (action !== undefined) return undefined;
  if (method === 'GET' && kind === 'disputes') {
    return id === undefined ? listed(kind, disputes.all(), query) : disputes.get(id);
  }
  if (kind !== 'refunds') return undefined;
  if (method === 'POST' && id === undefined) {
    const form = parseForm(body);
    disputes.checkRefundable(textAt(form, 'payment_intent'));
    return refunds.create(form);
  }
  if (method === 'GET' && id !== undefined) return refunds.get(id);
  return method === 'GET' ? listed(kind, refunds.all(), query) : undefined;
}

type Listed = Pick<Refund | Dispute, 'id' | 'created' | 'payment_intent'>;

function listed(kind: string, all: readonly Listed[], query: string): object {
  const form = parseForm(query);
  const payment = textAt(form, 'payment_intent');
  const since = Number(textAt(form, 'created', 'gte') ?? 0);
  const limit = Number(textAt(form, 'limit') ?? 10);
  const after = textAt(form, 'starting_after');
  const found = all.filter(
    (one) => one.created >= since && (payment === undefined || one.payment_intent === payment),
  );
  const rest = found.slice(after === undefined ? 0 : indexAfter(found, after));
  return {
    object: 'list',
    url: `/v1/${kind}`,
    has_more: rest.length > limit,
    data: rest.slice(0, limit),
  };
}

function indexAfter(found: readonly Listed[], id: string): number {
  return found.findIndex((one) => one.id === id) + 1;
}
