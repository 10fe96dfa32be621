import { randomUUID } from 'node:crypto';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import type { RefundPreview } from '../../../src/domain/refunds/plans/refund-preview.ts';
import type { Refund, SettledWay } from '../../../src/domain/refunds/refund.ts';
import type { RefundDecision } from '../../../src/domain/refunds/refund-decision.ts';
import type {
  DisputeStatus,
  Dispute as ProviderDispute,
} from '../../../tools/dev/payment-sandbox/sandbox-dispute.ts';
import type {
  Refund as ProviderRefund,
  RefundOutcome,
  RefundStatus,
} from '../../../tools/dev/payment-sandbox/sandbox-refund.ts';
import { type OwnerFirestore, ownerFirestore } from '../../../tools/dev/stack/owner-firestore.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import type { FunctionResponse, HeadlessCustomer } from './headless-customer.ts';
import { bossToken, callAction, callAsStaff } from './run-function-action.ts';
import { webhooksDone } from './webhooks-done.ts';

type Action = RefundDecision['action'];

/** A preview, or a function's action under the id of its attempt. */
type RefundCall =
  | { do: 'preview' | 'refund'; decision: RefundDecision; seen?: unknown }
  | { do: 'refund-exception'; id: string; payment_intent: string; reason: string }
  | { do: 'refund-retried'; id: string; refund: string | undefined; reason: string }
  | { do: 'refund-settled'; id: string; refund: string | undefined; how: SettledWay; note: string }
  | { do: 'refund-declined'; id: string; request: string; words: string };

/** The outcome of a refund that is made, or was made before under the same id. */
export const refunded = { kind: 'done', result: null };

/** A member of staff who makes refunds over HTTP, as the staff screens do. */
export class RefundingStaff {
  readonly #addresses: Addresses;
  readonly #token: string;

  constructor(addresses: Addresses, token = bossToken) {
    this.#addresses = addresses;
    this.#token = token;
  }

  /** A decision about the customer's current order. */
  async decisionFor(
    customer: HeadlessCustomer,
    { dateId, orderKey }: { dateId: string; orderKey: string },
    action: Action,
    changes: Partial<RefundDecision> = {},
  ): Promise<RefundDecision> {
    const order = (await customer.orders())[dateId]?.[orderKey];
    const basedOn = order?.attemptId ?? null;
    const { uid } = customer;
    const to = 'card';
    return {
      id: randomUUID(),
      uid,
      dateId,
      orderId: order ? ownOrderId(order) : orderKey,
      basedOn,
      action,
      to,
      reason: '확인했어요',
      ...changes,
    };
  }

  async preview(decision: RefundDecision): Promise<{ preview: RefundPreview; key: string }> {
    const { body } = await this.call({ do: 'preview', decision });
    if (body.kind !== 'preview') throw new Error(`no preview: ${JSON.stringify(body)}`);
    return body as unknown as { preview: RefundPreview; key: string };
  }

  /** Requests the preview and confirms it. */
  async refundOrder(decision: RefundDecision): Promise<FunctionResponse> {
    const preview = await this.call({ do: 'preview', decision });
    if (preview.body.kind !== 'preview') return preview;
    return this.call({ do: 'refund', decision, seen: preview.body.key });
  }

  /** Makes a call of the staff screens. */
  call(call: RefundCall): Promise<FunctionResponse> {
    if (!('decision' in call)) {
      const { do: action, id: attempt, ...input } = call;
      return callAction(this.#addresses, { action, attempt, input: input as never }, this.#token);
    }
    const { id: attempt, ...decision } = call.decision;
    if (call.do === 'preview') {
      const form = { attempt, decision: JSON.stringify(decision) };
      return callAsStaff(this.#addresses, 'preview-refund', form, this.#token);
    }
    const input = { decision, seen: String(call.seen) };
    return callAction(this.#addresses, { action: 'refund', attempt, input }, this.#token);
  }
}

/** The provider's refunds, and actions of its bank and its dashboard. */
export class RefundDesk {
  readonly #payments: string;
  readonly #store: OwnerFirestore;

  constructor(addresses: Addresses) {
    this.#payments = addresses.payments;
    this.#store = ownerFirestore(addresses.firestore);
  }

  async refundsOf(payment: string): Promise<ProviderRefund[]> {
    const all = (await (await fetch(`${this.#payments}/admin/refunds`)).json()) as ProviderRefund[];
    return all.filter(({ payment_intent }) => payment_intent === payment);
  }

  /** Refunded amount of a payment at the provider, cents. */
  async amountRefunded(payment: string): Promise<number> {
    return (await this.refundsOf(payment))
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  setOutcome(payment: string, outcome: RefundOutcome): Promise<unknown> {
    return this.#admin('refund-outcome', { payment, outcome });
  }

  move(refund: string, status: RefundStatus): Promise<unknown> {
    return this.#admin('refunds', { refund, status });
  }

  refundInDashboard(payment: string, amount: number): Promise<unknown> {
    return this.#admin('dashboard-refund', { payment, amount: String(amount) });
  }

  /** The customer's bank disputes a payment, and decides. */
  async dispute(payment: string, status: DisputeStatus): Promise<ProviderDispute> {
    return (await this.#admin('dispute', { payment, status })) as ProviderDispute;
  }

  moveDispute(dispute: string, status: DisputeStatus): Promise<unknown> {
    return this.#admin('disputes', { dispute, status });
  }

  /** Makes a refund by the provider's API, as another program of the shop's account. */
  async refundByApi(payment: string, amount: number, record: string): Promise<void> {
    const form = { payment_intent: payment, amount: String(amount), 'metadata[refund]': record };
    const response = await fetch(`${this.#payments}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_other' },
      body: new URLSearchParams(form).toString(),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  /** The documents of a collection. */
  async stored(collection: string): Promise<unknown[]> {
    return Object.values(await this.#store.list(collection));
  }

  async faults(session: string, faults: object): Promise<void> {
    const url = `${this.#payments}/admin/faults?session=${session}`;
    await fetch(url, { method: 'POST', body: JSON.stringify(faults) });
  }

  /** Resolves once no webhook of the session is pending. */
  webhooksDone(session: string): Promise<void> {
    return webhooksDone(this.#payments, session);
  }

  /** A customer's refund records, oldest first. */
  async records(uid: string): Promise<Refund[]> {
    const all = Object.values(await this.#store.list('refunds')) as unknown as Refund[];
    return all.filter((refund) => refund.uid === uid).sort((a, b) => a.at - b.at);
  }

  async ofCustomer(uid: string): Promise<CustomerRefunds> {
    return ((await this.#store.read(`refundsForCustomer/${uid}`)) ?? {}) as CustomerRefunds;
  }

  async #admin(what: string, query: Record<string, string>): Promise<unknown> {
    const url = `${this.#payments}/admin/${what}?${new URLSearchParams(query)}`;
    const response = await fetch(url, { method: 'POST' });
    if (!response.ok) throw new Error(`${what}: ${await response.text()}`);
    return response.json();
  }
}
