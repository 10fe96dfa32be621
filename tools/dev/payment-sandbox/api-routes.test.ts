import { describe, expect, it } from 'vitest';
import type { Answer, Call } from '../local-http/serve.ts';
import { apiRoutes } from './api-routes.ts';
import { DisputeStore } from './dispute-store.ts';
import { RefundStore } from './refund-store.ts';
import type { Session } from './sandbox-session.ts';
import { SessionStore } from './session-store.ts';

const events: string[] = [];
const sessions = new SessionStore(undefined, (type) => events.push(type));
const refunds = new RefundStore(undefined, sessions, (type) => events.push(type));
const disputes = new DisputeStore(undefined, refunds, () => {});
const api = apiRoutes(sessions, refunds, disputes, 'http://sandbox/pay');

function params(changes: Record<string, string> = {}): string {
  return new URLSearchParams({
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '5450',
    'line_items[0][price_data][product_data][name]': '한상',
    'metadata[dateId]': '20261124_1',
    success_url: 'http://shop/back',
    cancel_url: 'http://shop/cancelled',
    ...changes,
  }).toString();
}

function call(method: string, path: string, body = '', headers: Record<string, string> = {}) {
  const all: Record<string, string> = { authorization: 'Bearer sk_test_x', ...headers };
  const asked: Call = {
    method,
    path,
    body,
    bytes: Buffer.from(body),
    query: new URLSearchParams(),
    header: (name) => all[name],
  };
  return api(asked) as Answer;
}

const create = (body = params(), headers = {}) =>
  call('POST', '/v1/checkout/sessions', body, headers);
const idOf = (answer: Answer) => (answer.body as Session).id;

describe('checkout sessions', () => {
  it('are created open, unpaid and without a payment intent', () => {
    const { status, body } = create();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: 5450,
      metadata: { dateId: '20261124_1' },
      success_url: 'http://shop/back',
    });
    expect((body as Session).url).toBe(`http://sandbox/pay/${(body as Session).id}`);
  });

  it.each([
    ['no amount', { 'line_items[0][price_data][unit_amount]': 'x' }, undefined],
    ['too little', { 'line_items[0][price_data][unit_amount]': '49' }, 'amount_too_small'],
    ['an address that is none', { success_url: 'javascript:1' }, undefined],
    [
      'an end that is too near',
      { expires_at: String(Math.floor(Date.now() / 1000) + 60) },
      undefined,
    ],
    [
      'an end that is too far',
      { expires_at: String(Math.floor(Date.now() / 1000) + 90_000) },
      undefined,
    ],
    ['cards asked for in the old way', { 'payment_method_types[0]': 'card' }, undefined],
    ['no cards', { 'allowed_payment_method_types[0]': 'alipay' }, undefined],
    ['a receipt to no address', { 'payment_intent_data[receipt_email]': 'nobody' }, undefined],
    ['metadata as long as a letter', { 'metadata[note]': 'x'.repeat(501) }, undefined],
  ])('are refused with %s', (_, changes, code) => {
    const { status, body } = create(params(changes));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { type: 'invalid_request_error', ...(code ? { code } : {}) },
    });
  });

  it('are retrieved, or reported missing in the provider’s format', () => {
    const id = idOf(create());
    expect(call('GET', `/v1/checkout/sessions/${id}`).body).toMatchObject({ id });
    const { status, body } = call('GET', '/v1/checkout/sessions/cs_none');
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { code: 'resource_missing' } });
  });

  it('can be paid once, and then neither expired nor paid again', () => {
    const id = idOf(create());
    events.length = 0;
    expect(sessions.pay(id)).toBe(true);
    expect(sessions.pay(id)).toBe(false);
    expect(call('POST', `/v1/checkout/sessions/${id}/expire`).status).toBe(400);
    expect(sessions.get(id).session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
    });
    expect(events).toEqual(['checkout.session.completed']);
  });

  it('can be expired once, and then not paid', () => {
    const id = idOf(create());
    events.length = 0;
    expect(call('POST', `/v1/checkout/sessions/${id}/expire`).body).toMatchObject({
      status: 'expired',
    });
    expect(call('POST', `/v1/checkout/sessions/${id}/expire`).status).toBe(400);
    expect(sessions.pay(id)).toBe(false);
    expect(events).toEqual(['checkout.session.expired']);
  });

  it('require an API key', () => {
    expect(call('GET', '/v1/checkout/sessions/x', '', { authorization: '' }).status).toBe(401);
    expect(call('GET', '/v1/charges').status).toBe(404);
  });
});

describe('an idempotency key', () => {
  it('replays the same response for the same request, errors included, and rejects a different request', () => {
    const key = { 'idempotency-key': 'k1' };
    const first = create(params(), key);
    expect(create(params(), key)).toEqual({ ...first, headers: { 'idempotent-replayed': 'true' } });
    const other = create(params({ success_url: 'http://shop/else' }), key);
    expect(other.status).toBe(400);
    expect(other.body).toMatchObject({ error: { type: 'idempotency_error' } });
    const bad = { 'idempotency-key': 'k2' };
    const small = params({ 'line_items[0][price_data][unit_amount]': '1' });
    expect(create(small, bad).status).toBe(400);
    expect(create(small, bad)).toMatchObject({
      status: 400,
      headers: { 'idempotent-replayed': 'true' },
    });
    expect(create(params(), { 'idempotency-key': 'k'.repeat(256) }).status).toBe(400);
  });
});
