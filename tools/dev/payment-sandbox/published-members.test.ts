import { describe, expect, it } from 'vitest';
import { createSession } from './create-session.ts';
import { DisputeStore } from './dispute-store.ts';
import { parseForm } from './form.ts';
import { publishedMembers, unpublishedMembers } from './published-members.ts';
import { RefundStore } from './refund-store.ts';
import type { Refund, RefundOutcome } from './sandbox-refund.ts';
import { SessionStore } from './session-store.ts';

const told: { type: string; object: object }[] = [];
const sessions = new SessionStore(undefined, () => {});
const refunds = new RefundStore(undefined, sessions, (type, object) => told.push({ type, object }));

function paidIntent(): string {
  const form = new URLSearchParams({
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '5000',
    'line_items[0][price_data][product_data][name]': '한상',
    success_url: 'http://shop/back',
    cancel_url: 'http://shop/cancelled',
  });
  const { id } = sessions.add(createSession(parseForm(form.toString()), 'http://pay', Date.now()));
  sessions.pay(id);
  return String(sessions.get(id).session.payment_intent);
}

function refundWith(outcome: RefundOutcome): Refund {
  const payment_intent = paidIntent();
  refunds.setOutcome(payment_intent, outcome);
  const form = { payment_intent, amount: '500', reason: 'requested_by_customer' };
  const { id } = refunds.create(
    parseForm(new URLSearchParams({ ...form, 'metadata[refund]': 'r-1' }).toString()),
  );
  return refunds.get(id);
}

describe('answers have the names and types of the provider’s fixtures', () => {
  it.each(['succeeded', 'pending', 'failed', 'fails-later'] as const)(
    'a refund that is %s',
    (outcome) => {
      expect(unpublishedMembers('refund', refundWith(outcome))).toEqual([]);
    },
  );

  it('a refund whose status the bank changes', () => {
    const { id } = refundWith('pending');
    for (const status of ['requires_action', 'canceled', 'failed'] as const) {
      expect(unpublishedMembers('refund', refunds.move(id, status))).toEqual([]);
    }
  });

  it('a payment and its charge, before and after a refund', () => {
    const { payment_intent } = refundWith('succeeded');
    for (const intent of [paidIntent(), String(payment_intent)]) {
      const charge = refunds.charge(intent);
      expect(unpublishedMembers('payment_intent', refunds.payment(intent))).toEqual([]);
      expect(unpublishedMembers('charge', charge)).toEqual([]);
      expect(Object.keys(charge).sort()).toEqual(Object.keys(publishedMembers.charge).sort());
    }
  });

  it('names the wallet of a payment and the address of its receipt', () => {
    const form = new URLSearchParams({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '5000',
      'payment_intent_data[receipt_email]': 'a@example.com',
      success_url: 'http://shop/back',
      cancel_url: 'http://shop/cancelled',
    });
    const created = createSession(parseForm(form.toString()), 'http://pay', Date.now());
    const { id } = sessions.add(created);
    sessions.pay(id, 'apple_pay');
    expect(refunds.charge(String(sessions.get(id).session.payment_intent))).toMatchObject({
      payment_method_details: { type: 'card', card: { wallet: { type: 'apple_pay' } } },
      receipt_email: 'a@example.com',
    });
    expect(refunds.charge(paidIntent())).toMatchObject({
      payment_method_details: { card: { wallet: null } },
      receipt_email: null,
    });
  });

  it.each(['warning_needs_response', 'needs_response'] as const)('a dispute: %s', (status) => {
    const disputed: object[] = [];
    const disputes = new DisputeStore(undefined, refunds, (_, dispute) => disputed.push(dispute));
    const { id } = disputes.create(paidIntent(), status);
    for (const next of ['needs_response', 'under_review', 'lost', 'won'] as const) {
      disputes.move(id, next);
    }
    for (const dispute of disputed) expect(unpublishedMembers('dispute', dispute)).toEqual([]);
    expect(disputes.get(id).balance_transactions.map(({ amount }) => amount)).toEqual([
      -5000, 5000,
    ]);
  });

  it('the content of webhooks', () => {
    refundWith('fails-later');
    expect(new Set(told.map(({ type }) => type))).toEqual(
      new Set(['refund.created', 'refund.updated', 'refund.failed', 'charge.refunded']),
    );
    for (const { type, object } of told) {
      const kind = type.startsWith('charge') ? 'charge' : 'refund';
      expect(unpublishedMembers(kind, object)).toEqual([]);
    }
  });

  it('reports a member with another name or type', () => {
    const refund = { ...refundWith('succeeded'), amount: '5.00', order: 'x' };
    expect(unpublishedMembers('refund', refund)).toEqual(['amount: string', 'order: string']);
  });
});
