import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../../order/order.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { date, dateId, endOfDay, orderKey } from '../../testing/fixtures.ts';
import {
  decisionWith,
  orderOf,
  type PaidShop,
  paidShop,
  refundSnapshot,
  snapshotOf,
} from '../../testing/paid-shop.ts';
import { otherActor, staffActor } from '../../testing/staff-actors.ts';
import { type CustomerRefunds, requestKey } from '../customer-refunds.ts';
import { planRefund } from '../plans/refund-plan.ts';
import type { RefundRequest, RefundRequestInput, RequestedLine } from './refund-request.ts';
import { planDecline, planRefundRequest, planWithdrawal } from './refund-request-plan.ts';
import { quantitiesAsRequested } from './requested-lines.ts';

const askWith = (changes: Partial<RefundRequestInput> = {}): RefundRequestInput => ({
  id: 'ask-1',
  dateId,
  orderKey,
  basedOn: 'try-pi_1',
  wish: { quantities: { soup: 2 } },
  to: 'card',
  reason: ' 한 분이 못 와요 ',
  lang: 'ko',
  ...changes,
});

const storedIn = (shop: PaidShop) =>
  (shop.documents['refundsForCustomer/u1'] ?? {}) as CustomerRefunds;

function ask(changes: Partial<RefundRequestInput> = {}, shop = paidShop, context = {}) {
  return planRefundRequest(askWith(changes), snapshotOf(shop, context), storedIn(shop));
}

function asked(changes: Partial<RefundRequestInput> = {}, shop = paidShop): PaidShop {
  const plan = ask(changes, shop);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  return { ...shop, documents: applyWrites(shop.documents, plan.writes) };
}

const refusal = (...args: Parameters<typeof ask>) => {
  const plan = ask(...args);
  return plan.kind === 'refused' ? plan.problem.code : plan.kind;
};

const requestIn = (shop: PaidShop, id = 'ask-1') =>
  shop.documents[`refundRequests/${id}`] as unknown as RefundRequest;

describe('a customer’s request', () => {
  it('is stored for staff and customer and changes nothing else', () => {
    const shop = asked();
    expect(requestIn(shop)).toMatchObject({
      uid: 'u1',
      name: '김하늘',
      state: 'waiting',
      reason: '한 분이 못 와요',
      times: 1,
    });
    const own = storedIn(shop).requests?.[requestKey({ dateId, orderId: 'try-pi_1' })];
    expect(own).toMatchObject({
      state: 'waiting',
      wish: 'less',
      lines: { soup: { before: 3, after: 2 } },
    });
    expect(own).not.toHaveProperty('phone');
    expect(orderOf(shop)).toEqual(orderOf(paidShop));
  });

  it('is stored once however often it is sent, and is the only open one of its order', () => {
    const shop = asked();
    expect(ask({}, shop).kind).toBe('already-done');
    expect(refusal({ id: 'ask-2' }, shop)).toBe('request-waits');
  });

  it('may be for a cancellation', () => {
    expect(requestIn(asked({ wish: 'cancel' }))).toMatchObject({
      wish: 'cancel',
      lines: { soup: { before: 3, after: 0 } },
    });
  });

  it.each([
    ['an order that is none', { orderKey: 'elsewhere' }, 'order-missing'],
    ['another version', { basedOn: 'older' }, 'order-changed'],
    ['a reason of 201 letters', { reason: 'x'.repeat(201) }, 'reason-too-long'],
    ['the same order', { wish: { quantities: { soup: 3 } } }, 'not-smaller'],
    ['more than was paid', { wish: { quantities: { soup: 4 } } }, 'not-smaller'],
    ['an empty order', { wish: { quantities: {} } }, 'order-empty'],
  ])('is refused for %s', (_, changes, code) => {
    expect(refusal(changes)).toBe(code);
  });

  it('is refused after the cut-off and for an order that no card paid', () => {
    expect(refusal({}, paidShop, { date: { ...date, orderDone: true } })).toBe('date-closed');
    expect(refusal({}, paidShop, { date: undefined })).toBe('date-closed');
    expect(refusal({}, paidShop, { now: endOfDay })).toBe('date-closed');
    const cash = { ...orderOf(paidShop), paymentMethod: 'cash', paid: false };
    expect(refusal({}, paidShop, { orders: { [dateId]: { [orderKey]: cash } } })).toBe(
      'not-card-paid',
    );
  });

  it('can be made again after an answer, at most five times an order', () => {
    let shop = paidShop;
    for (let time = 1; time <= 5; time += 1) {
      shop = asked({ id: `ask-${time}` }, shop);
      const plan = planDecline(requestIn(shop, `ask-${time}`), '안 돼요', {
        ...staffActor,
        entryId: `entry-${time}`,
      });
      if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
      shop = { ...shop, documents: applyWrites(shop.documents, plan.writes) };
    }
    expect(refusal({ id: 'ask-6' }, shop)).toBe('too-many-requests');
  });
});

describe('a request whose order has changed since', () => {
  const line = (q: number) => ({ q }) as OrderLine;
  const soup: RequestedLine = { menuTitle: '국', before: 3, after: 2 };

  it('still asks for what it names, and for nothing about a dish added later', () => {
    const order = { menus: { soup: line(3), side: line(2) } };
    expect(quantitiesAsRequested(order, { lines: { soup } })).toEqual({ soup: 2, side: 2 });
  });

  it('never raises what it reduces', () => {
    expect(quantitiesAsRequested({ menus: { soup: line(1) } }, { lines: { soup } })).toEqual({
      soup: 1,
    });
    expect(quantitiesAsRequested({ menus: {} }, { lines: { soup } })).toEqual({ soup: 0 });
  });
});

describe('a withdrawal', () => {
  const withdraw = (shop: PaidShop, uid = 'u1') => planWithdrawal(requestIn(shop), uid);

  it('closes the request for staff and customer, and lets the customer ask again', () => {
    const shop = asked();
    const plan = withdraw(shop);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    const after = { ...shop, documents: applyWrites(shop.documents, plan.writes) };
    expect(requestIn(after).state).toBe('withdrawn');
    expect(storedIn(after).requests?.[requestKey({ dateId, orderId: 'try-pi_1' })]?.state).toBe(
      'withdrawn',
    );
    expect(withdraw(after).kind).toBe('already-done');
    expect(planDecline(requestIn(after), '안 돼요', staffActor)).toMatchObject({
      problem: { code: 'request-closed' },
    });
    expect(ask({ id: 'ask-2' }, after).kind).toBe('write');
  });

  it("is refused after the answer, and for another customer's request", () => {
    const shop = asked();
    expect(withdraw(shop, 'u2')).toMatchObject({ problem: { code: 'order-missing' } });
    expect(planWithdrawal(undefined, 'u1')).toMatchObject({ problem: { code: 'order-missing' } });
    expect(planWithdrawal({ ...requestIn(shop), state: 'declined' }, 'u1')).toMatchObject({
      problem: { code: 'request-closed' },
    });
  });
});

describe('the answer', () => {
  it('declines once, in the shop’s words', () => {
    const shop = asked();
    const plan = planDecline(requestIn(shop), ' 벌써 만들었어요 ', staffActor);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    const after = { ...shop, documents: applyWrites(shop.documents, plan.writes) };
    expect(storedIn(after).requests?.[requestKey({ dateId, orderId: 'try-pi_1' })]).toMatchObject({
      state: 'declined',
      answer: '벌써 만들었어요',
    });
    expect(planDecline(requestIn(after), '다른 말', staffActor).kind).toBe('already-done');
    expect(planDecline(requestIn(after), '벌써 만들었어요', otherActor)).toMatchObject({
      problem: { code: 'request-closed' },
    });
  });

  it('needs a request and a text of up to 200 letters', () => {
    const code = (request: RefundRequest | undefined, words: string) => {
      const plan = planDecline(request, words, staffActor);
      return plan.kind === 'refused' && plan.problem.code;
    };
    expect(code(undefined, 'x')).toBe('order-missing');
    expect(code(requestIn(asked()), ' ')).toBe('reason-missing');
    expect(code(requestIn(asked()), 'x'.repeat(201))).toBe('reason-too-long');
  });

  function agree(shop: PaidShop, changes: Parameters<typeof decisionWith>[0]) {
    const request = requestIn(shop);
    const decision = decisionWith({ requestId: 'ask-1', ...changes });
    return planRefund(decision, refundSnapshot(shop, { request }), staffActor);
  }
  function answered(...args: Parameters<typeof agree>) {
    const plan = agree(...args);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    const after = { ...args[0], documents: applyWrites(args[0].documents, plan.writes) };
    return requestIn(after);
  }

  it('to an accepted request says whether the refund is the one asked for', () => {
    expect(answered(asked(), {})).toMatchObject({ state: 'done', inPart: false });
    const other = { action: { kind: 'goodwill', amount: 500 } } as const;
    expect(answered(asked(), other)).toMatchObject({ state: 'done', inPart: true });
    const cancel = { action: { kind: 'cancellation' } } as const;
    expect(answered(asked({ wish: 'cancel' }), cancel)).toMatchObject({ inPart: false });
    expect(answered(asked({ wish: 'cancel' }), {})).toMatchObject({ inPart: true });
  });

  it('gives points only where the customer chose points', () => {
    expect(agree(asked(), { to: 'points' })).toMatchObject({
      problem: { code: 'points-not-chosen' },
    });
    expect(agree(asked({ to: 'points' }), { to: 'points' }).kind).toBe('write');
    expect(agree(asked({ to: 'points' }), { to: 'card' }).kind).toBe('write');
  });

  it('is given once', () => {
    const shop = asked();
    const request: RefundRequest = { ...requestIn(shop), state: 'done', answeredBy: 'decision-1' };
    const again = (id: string) =>
      planRefund(
        decisionWith({ id, requestId: 'ask-1' }),
        refundSnapshot(shop, { request }),
        staffActor,
      );
    expect(again('decision-1').kind).toBe('already-done');
    expect(again('decision-2')).toMatchObject({ problem: { code: 'request-closed' } });
  });
});
