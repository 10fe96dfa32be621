import { parseForm, textAt } from './form.ts';
import type { Refund } from './refund.ts';
import type { RefundStore } from './refund-store.ts';

/** Answers the shop's calls of /v1/refunds, /v1/payment_intents and /v1/charges; undefined for any other. */
export function runRefundCall(
  refunds: RefundStore,
  { method, path, query, body }: { method: string; path: string; query: string; body: string },
): object | undefined {
  const [, , kind, id, action] = path.split('/');
  if (method === 'GET' && kind === 'payment_intents' && id) return refunds.payment(id);
  if (method === 'GET' && kind === 'charges' && id) {
    return refunds.charge(id.replace(/^ch_/, 'pi_'));
  }
  if (kind !== 'refunds' || action !== undefined) return undefined;
  if (method === 'POST' && id === undefined) return refunds.create(parseForm(body));
  if (method === 'GET' && id !== undefined) return refunds.get(id);
  return method === 'GET' ? listed(refunds, query) : undefined;
}

function listed(refunds: RefundStore, query: string): object {
  const form = parseForm(query);
  const payment = textAt(form, 'payment_intent');
  const since = Number(textAt(form, 'created', 'gte') ?? 0);
  const limit = Number(textAt(form, 'limit') ?? 10);
  const after = textAt(form, 'starting_after');
  const found = (payment === undefined ? refunds.all() : refunds.of(payment)).filter(
    ({ created }) => created >= since,
  );
  const rest = found.slice(after === undefined ? 0 : indexAfter(found, after));
  return {
    object: 'list',
    url: '/v1/refunds',
    has_more: rest.length > limit,
    data: rest.slice(0, limit),
  };
}

function indexAfter(found: readonly Refund[], id: string): number {
  return found.findIndex((refund) => refund.id === id) + 1;
}
