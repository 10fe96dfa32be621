import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { pay, paidOrder as placePaidOrder } from '../support/functions/paid-order.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { RefundDesk, RefundingStaff, refunded } from '../support/functions/refunding.ts';

const { addresses, functions } = await shopForThisFile();
const staff = new RefundingStaff(addresses);
const desk = new RefundDesk(addresses);
let dates = 4_000_000_000;

/** Four dishes of $12.50, paid by card: $50. */
function paidOrder(quantity = 4) {
  dates += 1;
  return placePaidOrder(addresses, dates, quantity);
}

const reduction = (q: number) => ({ kind: 'reduction', quantities: { [menuId]: q } }) as const;
const goodwill = (amount: number) => ({ kind: 'goodwill', amount }) as const;
const states = async (uid: string) => (await desk.records(uid)).map(({ state }) => state);

test('reduces a paid order, gives the difference back once and sends the SMS of the new order', async () => {
  const { customer, place, stored, payment, session } = await paidOrder();
  const decision = await staff.decisionFor(customer, place, reduction(3));
  const { preview } = await staff.preview(decision);
  expect(preview).toMatchObject({
    amount: 1250,
    parts: [{ payment_intent: payment, amount: 1250 }],
  });
  expect(await stored()).toMatchObject({ totalPrice: '50.00' });
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  await desk.webhooksDone(session);
  await reconcileNow(addresses);
  expect(await stored()).toMatchObject({ totalPrice: '37.50', paid: true, attemptId: decision.id });
  expect(await desk.amountRefunded(payment)).toBe(1250);
  expect(await states(customer.uid)).toEqual(['succeeded']);
  expect(Object.values((await desk.ofCustomer(customer.uid)).refunds ?? {})).toMatchObject([
    { state: 'succeeded', amount: 1250 },
  ]);
  const [, text] = (await customer.receivedSms()).map((sms) => sms.text);
  expect(text).toContain('[한상] 주문 변경');
  expect(text).toContain('x3');
  expect(text).toContain('환불 $12.50 (결제하신 카드로');
  expect(await customer.receivedSms()).toHaveLength(2);
  const copies = await customer.store.read(`ordersBackupByKey/${place.dateId}_${place.orderKey}`);
  expect(Object.keys(copies ?? {})).toHaveLength(2);
});

test('refuses a refund that differs from its preview', async () => {
  const { customer, place, payment } = await paidOrder();
  const decision = await staff.decisionFor(customer, place, goodwill(500));
  const { key } = await staff.preview(decision);
  const more = { ...decision, action: goodwill(4900) };
  const response = await staff.call({ do: 'refund', decision: more, seen: key });
  expect(response.body).toEqual({ kind: 'refused', problem: { code: 'preview-changed' } });
  expect(await desk.amountRefunded(payment)).toBe(0);
});

test('pays once when two of the staff give the same amount at once', async () => {
  const { customer, place, payment } = await paidOrder();
  const decided = async () => {
    const decision = await staff.decisionFor(customer, place, goodwill(500));
    return { do: 'refund' as const, decision, seen: (await staff.preview(decision)).key };
  };
  const calls = [await decided(), await decided()];
  const responses = await Promise.all(calls.map((call) => staff.call(call)));
  expect(responses.map(({ body }) => body.kind).sort()).toEqual(['done', 'refused']);
  expect(responses.map(({ body }) => body.problem)).toContainEqual({ code: 'preview-changed' });
  expect(await desk.amountRefunded(payment)).toBe(500);
  const third = await staff.decisionFor(customer, place, goodwill(500));
  expect((await staff.preview(third)).preview.given).toEqual({ amount: 500, refunds: 1 });
});

test('makes two equal refunds when staff decide twice', async () => {
  const { customer, place, payment } = await paidOrder();
  for (const _ of [1, 2]) {
    const decision = await staff.decisionFor(customer, place, goodwill(700));
    expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  }
  expect(await desk.amountRefunded(payment)).toBe(1400);
  const third = await staff.decisionFor(customer, place, goodwill(3601));
  expect((await staff.refundOrder(third)).body).toMatchObject({
    problem: { code: 'not-held', held: 3600 },
  });
});

test('spreads a refund over several payments, newest first, and counts cumulative amounts once', async () => {
  const { customer, place, payment } = await paidOrder();
  const edit = await customer.prepare(place.dateId, { [menuId]: 5 });
  const second = await pay(customer, edit);
  await staff.refundOrder(await staff.decisionFor(customer, place, goodwill(300)));
  await staff.refundOrder(await staff.decisionFor(customer, place, goodwill(200)));
  const { kind } = (await staff.refundOrder(await staff.decisionFor(customer, place, reduction(2))))
    .body;
  expect(kind).toBe('done');
  expect(await desk.amountRefunded(second.payment)).toBe(1250);
  expect(await desk.amountRefunded(payment)).toBe(3750 + 500 - 1250);
});

test('cancels a whole order after the cut-off and takes its points back', async () => {
  const { customer, place, stored, payment } = await paidOrder();
  await customer.store.setField('dates/activeDates', [place.dateId, 'orderDone'], true);
  const decision = await staff.decisionFor(customer, place, { kind: 'cancellation' });
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  expect(await stored()).toBeUndefined();
  expect(await desk.amountRefunded(payment)).toBe(5000);
  expect(await customer.store.read(`points/${customer.uid}`)).toEqual({});
  await reconcileNow(addresses);
  const [, text, ...more] = (await customer.receivedSms()).map((sms) => sms.text);
  expect(text).toContain('[한상] 주문 취소');
  expect(text).toContain('환불 $50.00');
  expect(more).toEqual([]);
});

test("sends the SMS of a goodwill refund in the order's language once the provider has accepted it", async () => {
  const customer = await new HeadlessCustomer(addresses).register();
  dates += 1;
  const dateId = await openDate(customer.store, dates, [menuId]);
  const waiting = await customer.prepare(dateId, { [menuId]: 4 }, { orderLang: 'en' });
  const { payment } = await pay(customer, waiting);
  const place = { dateId, orderKey: waiting.order.orderKey };
  await desk.setOutcome(payment, 'balance');
  await staff.refundOrder(await staff.decisionFor(customer, place, goodwill(500)));
  await reconcileNow(addresses);
  expect(await customer.receivedSms()).toHaveLength(1);
  await desk.setOutcome(payment, 'succeeded');
  const [failed] = await desk.records(customer.uid);
  await staff.call({ do: 'refund-retried', id: 'retry-sms-1', refund: failed?.id, reason: '' });
  await reconcileNow(addresses);
  const [, text, ...more] = (await customer.receivedSms()).map((sms) => sms.text);
  expect(text).toContain('[Hansang] Refund - Delivery');
  expect(text).toContain('Refund $5.00 (to your card');
  expect(more).toEqual([]);
  for (const record of await desk.records(customer.uid)) {
    expect(record).not.toHaveProperty('pendingSms');
  }
});

test('keeps refunds and the request of an order that moves to another address', async () => {
  const { customer, place, waiting: first } = await paidOrder();
  const { orderId } = first.order;
  const basedOn = (await customer.orders())[place.dateId]?.[place.orderKey]?.attemptId;
  const asked = { ...place, basedOn, wish: 'cancel', to: 'card', reason: '', lang: 'ko' };
  await customer.call('/app/ask-refund', { ask: JSON.stringify({ id: 'ask-move-1', ...asked }) });
  await staff.refundOrder(await staff.decisionFor(customer, place, goodwill(300)));
  customer.address = '9 King Rd, Ryde';
  const previousOrderKey = place.orderKey;
  const change = { previousOrderKey, ...(basedOn === undefined ? {} : { basedOn }) };
  for (const quantity of [4, 5]) {
    const waiting = await customer.prepare(
      place.dateId,
      { [menuId]: quantity },
      quantity === 4 ? change : {},
    );
    if (waiting.toPay > 0) await pay(customer, waiting);
    else await customer.openSession(waiting);
    expect(waiting.order.orderKey).not.toBe(previousOrderKey);
    expect(await desk.records(customer.uid)).toMatchObject([{ kind: 'goodwill', orderId }]);
    const { refunds = {}, requests = {} } = await desk.ofCustomer(customer.uid);
    expect(Object.values(refunds)).toMatchObject([{ orderId }]);
    expect(requests).toMatchObject({
      [`${place.dateId}--${orderId}`]: {
        orderId,
        state: quantity === 4 ? 'waiting' : 'outdated',
      },
    });
    expect(Object.keys(requests)).toHaveLength(1);
  }
  expect(await customer.store.read(`refundRequests/${customer.uid}_ask-move-1`)).toMatchObject({
    orderId,
    state: 'outdated',
  });
});

test('keeps a lowered order when its raised version was never paid', async () => {
  const { customer, place, stored } = await paidOrder();
  const raised = await customer.prepare(place.dateId, { [menuId]: 6 });
  const { body } = await customer.openSession(raised);
  await staff.refundOrder(await staff.decisionFor(customer, place, reduction(3)));
  expect(await customer.tap(String(body.id), 'pay')).toBeNull();
  expect(await stored()).toMatchObject({ totalPrice: '37.50' });
});

test('shows and counts a refund made in the provider’s dashboard', async () => {
  const { customer, place, payment, session, stored } = await paidOrder();
  const before = await stored();
  const orderId = before?.orderId;
  await desk.refundInDashboard(payment, 900);
  await desk.webhooksDone(session);
  expect(await desk.records(customer.uid)).toMatchObject([
    { kind: 'provider', amount: 900, orderId, state: 'succeeded' },
  ]);
  expect(await stored()).toEqual(before);
  const decision = await staff.decisionFor(customer, place, { kind: 'cancellation' });
  expect((await staff.preview(decision)).preview).toMatchObject({ amount: 5000, missing: 900 });
  await staff.refundOrder(decision);
  expect(await desk.amountRefunded(payment)).toBe(5000);
});

test('gives a second payment of one order back without touching the order', async () => {
  const { customer, place, payment, stored, waiting, session } = await paidOrder();
  const before = await stored();
  const double = await customer.openSession(await customer.prepare(place.dateId, { [menuId]: 5 }));
  await customer.store.setField(
    `ordersForCustomer/${customer.uid}`,
    [place.dateId, place.orderKey, 'attemptId'],
    'by-phone',
  );
  await customer.tap(String(double.body.id), 'pay');
  expect((await customer.comeBack(waiting.order)).body).toMatchObject({ state: 'exception' });
  const checkout = await customer.store.read(`checkouts/${String(double.body.id)}`);
  const payment_intent = String(checkout?.payment_intent);
  const call = {
    do: 'refund-exception' as const,
    id: 'exception-1',
    payment_intent,
    reason: '두 번 결제',
  };
  expect((await staff.call(call)).body).toEqual(refunded);
  expect((await staff.call(call)).body).toEqual(refunded);
  expect(await desk.amountRefunded(payment_intent)).toBe(1250);
  expect(await desk.amountRefunded(payment)).toBe(0);
  expect(await stored()).toEqual({ ...before, attemptId: 'by-phone' });
  const own = { ...call, id: 'exception-2', payment_intent: payment };
  expect((await staff.call(own)).body).toMatchObject({ problem: { code: 'not-an-exception' } });
  const told = (await customer.receivedSms()).filter(({ text }) => text.includes('두 번 결제'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('주문이 되지 않은 결제예요.\n환불 $12.50');
  await desk.webhooksDone(session);
});

test('finds a refund whose response was lost and makes no second one', async () => {
  const { customer, place, payment, session } = await paidOrder();
  await desk.faults(session, { seed: 1, drop: 1 });
  await desk.setOutcome(payment, 'lost-answer');
  const decision = await staff.decisionFor(customer, place, goodwill(500));
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  expect(await states(customer.uid)).toEqual(['requested']);
  await reconcileNow(addresses);
  expect(await states(customer.uid)).toEqual(['succeeded']);
  expect(await desk.amountRefunded(payment)).toBe(500);
});

test('shows a refund as pending until the bank has processed it, even if only the reconciliation job learns of it', async () => {
  const { customer, place, payment, session } = await paidOrder();
  await desk.setOutcome(payment, 'pending');
  await staff.refundOrder(await staff.decisionFor(customer, place, goodwill(500)));
  const [refund] = await desk.refundsOf(payment);
  expect(await desk.records(customer.uid)).toMatchObject([
    { state: 'pending', problem: 'processing' },
  ]);
  await desk.faults(session, { seed: 1, drop: 1 });
  await desk.move(String(refund?.id), 'succeeded');
  await reconcileNow(addresses);
  expect(await states(customer.uid)).toEqual(['succeeded']);
});

test('the job goes on to other refunds after one that it can’t record', async () => {
  // Its turn comes first, as it is older; no document can have this id.
  const poisoned = await paidOrder();
  await desk.faults(poisoned.session, { seed: 1, drop: 1 });
  await desk.refundByApi(poisoned.payment, 100, 'a/b');
  const lost = await paidOrder();
  await desk.faults(lost.session, { seed: 1, drop: 1 });
  await desk.refundInDashboard(lost.payment, 500);
  await reconcileNow(addresses);
  expect(await states(lost.customer.uid)).toEqual(['succeeded']);
});

test('a failed refund that is paid back by hand is settled once, and counts as given', async () => {
  const { customer, place, payment } = await paidOrder();
  await desk.setOutcome(payment, 'balance');
  await staff.refundOrder(await staff.decisionFor(customer, place, goodwill(500)));
  const [failed] = await desk.records(customer.uid);
  const settle = { do: 'refund-settled' as const, refund: failed?.id, note: 'BSB 062-000' };
  const call = { ...settle, id: 'settle-001', how: 'transfer' as const };
  expect((await staff.call(call)).body).toEqual(refunded);
  expect((await staff.call(call)).body).toEqual(refunded);
  expect((await staff.call({ ...call, id: 'settle-002' })).body).toMatchObject({
    problem: { code: 'not-failed' },
  });
  expect(await desk.records(customer.uid)).toMatchObject([
    {
      settled: { how: 'transfer' },
      settledBy: { actorName: 'boss@example.com', note: 'BSB 062-000' },
    },
  ]);
  await desk.setOutcome(payment, 'succeeded');
  const retry = { do: 'refund-retried' as const, id: 'retry-settled', refund: failed?.id };
  expect((await staff.call({ ...retry, reason: '' })).body).toMatchObject({
    problem: { code: 'not-failed' },
  });
  const rest = await staff.decisionFor(customer, place, goodwill(4501));
  expect((await staff.refundOrder(rest)).body).toMatchObject({
    problem: { code: 'not-held', held: 4500 },
  });
  await reconcileNow(addresses);
  // Nothing says that it went to the card.
  expect(await customer.receivedSms()).toHaveLength(1);
});

test('reports a refund that fails later and repeats it on request', async () => {
  const { customer, place, payment, session } = await paidOrder();
  await desk.setOutcome(payment, 'fails-later');
  await staff.refundOrder(await staff.decisionFor(customer, place, reduction(3)));
  await desk.webhooksDone(session);
  const [failed] = await desk.records(customer.uid);
  expect(failed).toMatchObject({ state: 'failed', problem: 'expired_or_canceled_card' });
  expect(await desk.amountRefunded(payment)).toBe(0);
  await desk.setOutcome(payment, 'succeeded');
  const retry = {
    do: 'refund-retried' as const,
    id: 'retry-0001',
    refund: failed?.id,
    reason: '다시 보냈어요',
  };
  expect((await staff.call(retry)).body).toEqual(refunded);
  expect((await staff.call({ ...retry, id: 'retry-0002' })).body).toMatchObject({
    problem: { code: 'not-failed' },
  });
  expect(await desk.amountRefunded(payment)).toBe(1250);
});

test('sends the SMS of a reduced order without a refund that the provider refused, and one about its repetition', async () => {
  const { customer, place, payment } = await paidOrder();
  await desk.setOutcome(payment, 'balance');
  await staff.refundOrder(await staff.decisionFor(customer, place, reduction(3)));
  const [refused] = await desk.records(customer.uid);
  expect(refused).toMatchObject({ state: 'failed', problem: 'balance_insufficient' });
  const texts = async () => (await customer.receivedSms()).map((sms) => sms.text);
  const [, changed] = await texts();
  expect(changed).toContain('[한상] 주문 변경');
  expect(changed).not.toContain('환불');
  await desk.setOutcome(payment, 'succeeded');
  const retry = {
    do: 'refund-retried' as const,
    id: 'retry-told',
    refund: refused?.id,
    reason: '다시 보냈어요',
  };
  expect((await staff.call(retry)).body).toEqual(refunded);
  await reconcileNow(addresses);
  const [, , refund, ...more] = await texts();
  expect(refund).toContain('[한상] 환불');
  expect(refund).toContain('환불 $12.50 (결제하신 카드로');
  expect(more).toEqual([]);
});

test("handles a webhook that comes twice and before the provider's response", async () => {
  const { customer, place, payment, session } = await paidOrder();
  await desk.faults(session, { seed: 3, repeat: 1 });
  await desk.setOutcome(payment, 'lost-answer');
  await staff.refundOrder(await staff.decisionFor(customer, place, reduction(2)));
  await desk.webhooksDone(session);
  expect(await states(customer.uid)).toEqual(['succeeded']);
  await reconcileNow(addresses);
  expect(await states(customer.uid)).toEqual(['succeeded']);
  expect(await desk.amountRefunded(payment)).toBe(2500);
});

test('finishes refunds after the functions crashed', async () => {
  const { customer, place, payment } = await paidOrder();
  const decision = await staff.decisionFor(customer, place, reduction(2));
  const { key } = await staff.preview(decision);
  const interrupted = staff.call({ do: 'refund', decision, seen: key });
  await functions.kill();
  await interrupted;
  await functions.start();
  await staff.call({ do: 'refund', decision, seen: key });
  await reconcileNow(addresses);
  expect(await states(customer.uid)).toEqual(['succeeded']);
  expect(await desk.amountRefunded(payment)).toBe(2500);
});

test("a customer's request changes nothing until staff decline or grant it", async () => {
  const { customer, place, stored } = await paidOrder();
  const before = await stored();
  const ask = (id: string) => ({
    ask: JSON.stringify({
      id,
      ...place,
      basedOn: before?.attemptId,
      wish: { quantities: { [menuId]: 3 } },
      to: 'points',
      reason: '한 분이 못 와요',
      lang: 'ko',
    }),
  });
  expect((await customer.call('/app/ask-refund', ask('ask-00001'))).body).toEqual({ kind: 'done' });
  expect((await customer.call('/app/ask-refund', ask('ask-00002'))).body).toMatchObject({
    problem: { code: 'request-waits' },
  });
  expect(await stored()).toEqual(before);
  const request = `${customer.uid}_ask-00001`;
  await staff.call({ do: 'refund-declined', id: 'decline-1', request, words: '이미 만들었어요' });
  const own = async () => Object.values((await desk.ofCustomer(customer.uid)).requests ?? {})[0];
  expect(await own()).toMatchObject({ state: 'declined', answer: '이미 만들었어요' });
  await customer.call('/app/ask-refund', ask('ask-00003'));
  const decision = await staff.decisionFor(customer, place, reduction(3), {
    requestId: `${customer.uid}_ask-00003`,
    to: 'points',
  });
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  expect(await own()).toMatchObject({ state: 'done', inPart: false });
  expect(await stored()).toMatchObject({ totalPrice: '37.50' });
  expect((await customer.store.read(`pointBalances/${customer.uid}`))?.balance).toBe(1325);
});

test('a request says what it asked for until its customer withdraws it, also to staff who would grant it', async () => {
  const { customer, place, stored } = await paidOrder();
  const ask = {
    id: 'ask-00001',
    ...place,
    basedOn: (await stored())?.attemptId,
    wish: { quantities: { [menuId]: 3 } },
    to: 'card',
    reason: '',
    lang: 'ko',
  };
  await customer.call('/app/ask-refund', { ask: JSON.stringify(ask) });
  const request = `${customer.uid}_${ask.id}`;
  const lines = { [menuId]: { before: 4, after: 3 } };
  expect(await customer.store.read(`refundRequests/${request}`)).toMatchObject({ lines });
  const decision = await staff.decisionFor(customer, place, reduction(3), { requestId: request });
  const { key } = await staff.preview(decision);
  const thief = await new HeadlessCustomer(addresses).register();
  expect((await thief.call('/app/withdraw-request', { request })).body).toMatchObject({
    problem: { code: 'order-missing' },
  });
  expect(await thief.call('/app/withdraw-request', { request: 'a/b' })).toMatchObject({
    status: 400,
  });
  expect((await customer.call('/app/withdraw-request', { request })).body).toEqual({
    kind: 'done',
  });
  expect((await staff.call({ do: 'refund', decision, seen: key })).body).toMatchObject({
    problem: { code: 'request-closed' },
  });
  expect(Object.values((await desk.ofCustomer(customer.uid)).requests ?? {})).toMatchObject([
    { state: 'withdrawn' },
  ]);
});

test("refuses a customer who makes a refund, raises one, or asks about another customer's order", async () => {
  const { customer, place, stored, payment } = await paidOrder();
  const decision = await staff.decisionFor(customer, place, goodwill(500));
  const calls: Parameters<RefundingStaff['call']>[0][] = [
    { do: 'preview', decision },
    { do: 'refund', decision, seen: (await staff.preview(decision)).key },
    { do: 'refund-exception', id: 'mine-00001', payment_intent: payment, reason: 'x' },
    { do: 'refund-retried', id: 'mine-00002', refund: `${decision.id}-1`, reason: 'x' },
    { do: 'refund-declined', id: 'mine-00003', request: 'x', words: 'x' },
    { do: 'refund-settled', id: 'mine-00004', refund: 'x', how: 'cash', note: 'x' },
  ];
  for (const call of calls) {
    const response = await new RefundingStaff(addresses, customer.token).call(call);
    expect(response).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  expect(await desk.amountRefunded(payment)).toBe(0);
  const thief = await new HeadlessCustomer(addresses).register();
  const ask = {
    id: 'theirs-001',
    ...place,
    basedOn: (await stored())?.attemptId,
    wish: 'cancel',
    to: 'card',
    reason: '',
    lang: 'ko',
  };
  const asked = (form: object) => thief.call('/app/ask-refund', { ask: JSON.stringify(form) });
  expect((await asked(ask)).body).toMatchObject({ problem: { code: 'order-missing' } });
  for (const wrong of [
    { ...ask, id: '../x' },
    { ...ask, wish: { quantities: { [menuId]: 1 }, amount: 9 } },
    { ...ask, to: 'bank' },
    { ...ask, reason: 'x'.repeat(5000) },
  ]) {
    expect(await asked(wrong)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  }
});
