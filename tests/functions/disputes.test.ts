import { beforeAll, expect, test } from 'vitest';
import type { Dispute } from '../../src/domain/refunds/payments/dispute.ts';
import { needsRetry } from '../../src/domain/refunds/refund.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { RefundDesk, RefundingStaff, refunded } from '../support/functions/refunding.ts';
import type { DisputeStatus } from '../support/payment-sandbox.ts';

const { addresses } = await shopForThisFile();
const staff = new RefundingStaff(addresses);
const desk = new RefundDesk(addresses);
const day = 86_400_000;
let dates = 4_500_000_000;

/** Four dishes of $12.50, paid by card. */
async function paidOrder() {
  const customer = await new HeadlessCustomer(addresses).register();
  dates += 1;
  const dateId = await openDate(customer.store, dates, [menuId]);
  const waiting = await customer.prepare(dateId, { [menuId]: 4 });
  const { body } = await customer.openSession(waiting);
  const session = String(body.id);
  await customer.tap(session, 'pay');
  await customer.comeBack(waiting.order);
  const { payment_intent } = (await customer.store.read(`checkouts/${session}`)) ?? {};
  const payment = String(payment_intent);
  const place = { dateId, orderKey: waiting.order.orderKey };
  return { customer, place, session, payment };
}
type Paid = Awaited<ReturnType<typeof paidOrder>>;

const disputesOf = async ({ payment }: Paid) => {
  const all = (await desk.stored('disputes')) as unknown as Dispute[];
  return all.filter((one) => one.payment_intent === payment);
};
async function disputed(paid: Paid, status: DisputeStatus = 'needs_response'): Promise<string> {
  const { id } = await desk.dispute(paid.payment, status);
  await desk.webhooksDone(paid.session);
  return id;
}
async function moved(paid: Paid, id: string, status: DisputeStatus): Promise<void> {
  await desk.moveDispute(id, status);
  await desk.webhooksDone(paid.session);
}
const goodwill = async ({ customer, place }: Paid) =>
  staff.refundOrder(await staff.decisionFor(customer, place, { kind: 'goodwill', amount: 500 }));

let other: Paid;
beforeAll(async () => {
  other = await paidOrder();
});

test('a dispute is stored with amount and deadline, and its payment is not refunded while it lasts', async () => {
  const paid = await paidOrder();
  const id = await disputed(paid);
  const [dispute] = await disputesOf(paid);
  expect(dispute).toMatchObject({
    ...{ id, state: 'answer', amount: 5000, uid: paid.customer.uid, dateId: paid.place.dateId },
    name: '김시험',
    reason: 'product_not_received',
  });
  expect(dispute?.evidenceDue).toBeGreaterThan(Date.now() + 8 * day);
  const refusal = { kind: 'refused', problem: { code: 'disputed', amount: 5000 } };
  expect((await goodwill(paid)).body).toEqual(refusal);
  const cancel = await staff.decisionFor(paid.customer, paid.place, { kind: 'cancellation' });
  expect((await staff.refundOrder(cancel)).body).toEqual(refusal);
  expect(await desk.records(paid.customer.uid)).toEqual([]);
  expect((await goodwill(other)).body).toEqual(refunded);
});

test('a dispute that is won leaves the payment to be refunded, and nothing in the books', async () => {
  const paid = await paidOrder();
  const id = await disputed(paid);
  await moved(paid, id, 'under_review');
  expect(await disputesOf(paid)).toMatchObject([{ state: 'waiting' }]);
  await moved(paid, id, 'won');
  expect(await disputesOf(paid)).toMatchObject([
    { state: 'won', movements: [{ amount: -5000 }, { amount: 5000 }] },
  ]);
  expect(await desk.records(paid.customer.uid)).toEqual([]);
  expect((await goodwill(paid)).body).toEqual(refunded);
});

test('a dispute that is lost is a refund in the books, and nothing is left to be refunded', async () => {
  const paid = await paidOrder();
  const id = await disputed(paid);
  await moved(paid, id, 'lost');
  expect(await desk.records(paid.customer.uid)).toMatchObject([
    { id, state: 'succeeded', amount: 5000, dispute: true, payment_intent: paid.payment },
  ]);
  expect((await desk.ofCustomer(paid.customer.uid)).refunds).toMatchObject({
    [id]: { amount: 5000, dispute: true },
  });
  expect((await goodwill(paid)).body).toEqual({
    kind: 'refused',
    problem: { code: 'not-held', held: 0 },
  });
});

test('a failed refund is owed no more once the bank has taken its payment back, and again once an appeal wins it', async () => {
  const paid = await paidOrder();
  const { customer, place } = paid;
  await desk.setOutcome(paid.payment, 'balance');
  await staff.refundOrder(await staff.decisionFor(customer, place, { kind: 'cancellation' }));
  const [failed] = await desk.records(customer.uid);
  const settle = { do: 'refund-settled' as const, refund: failed?.id, note: '' };
  const byHand = (id: string) => staff.call({ ...settle, id, how: 'transfer' });
  const owed = async () => (await desk.records(customer.uid)).filter(needsRetry);
  expect(await owed()).toMatchObject([{ id: failed?.id, amount: 5000 }]);

  // Nobody has told the shop of what the bank does: it asks before money is sent in another way.
  await desk.faults(paid.session, { seed: 1, drop: 1 });
  const { id } = await desk.dispute(paid.payment, 'needs_response');
  expect((await byHand('settle-open')).body).toMatchObject({ problem: { code: 'disputed' } });
  await desk.moveDispute(id, 'lost');
  expect((await byHand('settle-lost')).body).toMatchObject({ problem: { code: 'not-failed' } });
  expect(await owed()).toEqual([]);
  expect(await desk.records(customer.uid)).toMatchObject([
    { id: failed?.id, coveredBy: id },
    { id, amount: 5000, covers: 5000 },
  ]);

  await desk.moveDispute(id, 'won');
  await reconcileNow(addresses);
  expect(await owed()).toMatchObject([{ id: failed?.id, amount: 5000 }]);
  expect((await byHand('settle-won')).body).toEqual(refunded);
});

test('a refund that fails once the bank has taken all of its payment back is not owed beside it', async () => {
  const paid = await paidOrder();
  const { customer, payment, session } = paid;
  await desk.setOutcome(payment, 'pending');
  await goodwill(paid);
  const id = await disputed(paid, 'lost');
  const [made] = await desk.refundsOf(payment);
  await desk.move(String(made?.id), 'failed');
  await desk.webhooksDone(session);
  const records = await desk.records(customer.uid);
  expect(records.filter(needsRetry)).toEqual([]);
  expect(records).toMatchObject([
    { state: 'failed', coveredBy: id },
    { id, amount: 5000, covers: 500 },
  ]);
  const byHand = { do: 'refund-settled' as const, refund: records[0]?.id, note: '' };
  expect((await staff.call({ ...byHand, id: 'settle-beside', how: 'cash' })).body).toMatchObject({
    problem: { code: 'not-failed' },
  });
});

test('a refund that failed and that staff make in the dashboard is not made again', async () => {
  const paid = await paidOrder();
  const { customer, payment, session } = paid;
  // The shop is told of neither.
  await desk.faults(session, { seed: 1, drop: 1 });
  await desk.setOutcome(payment, 'fails-later');
  await goodwill(paid);
  await desk.setOutcome(payment, 'succeeded');
  await desk.refundInDashboard(payment, 500);
  const [failed] = await desk.records(customer.uid);
  const retry = { do: 'refund-retried' as const, id: 'retry-dashboard', refund: failed?.id };
  expect((await staff.call({ ...retry, reason: '' })).body).toMatchObject({
    problem: { code: 'not-failed' },
  });
  expect(await desk.amountRefunded(payment)).toBe(500);
  const records = await desk.records(customer.uid);
  expect(records.filter(needsRetry)).toEqual([]);
  const made = records.find(({ kind }) => kind === 'provider');
  expect(records.find(({ id }) => id === failed?.id)).toMatchObject({ coveredBy: made?.id });
  expect(made).toMatchObject({ amount: 500, covers: 500 });
});

test('a question of the bank moves no money, and a refund may settle it', async () => {
  const paid = await paidOrder();
  await disputed(paid, 'warning_needs_response');
  expect(await disputesOf(paid)).toMatchObject([
    { state: 'answer', refundable: true, movements: [] },
  ]);
  expect((await goodwill(paid)).body).toEqual(refunded);
});

test('events that come twice, late and in another order end as Stripe has it, once', async () => {
  const paid = await paidOrder();
  await desk.faults(paid.session, { seed: 5, repeat: 1, delayMs: 300 });
  const { id } = await desk.dispute(paid.payment, 'needs_response');
  await desk.moveDispute(id, 'under_review');
  await desk.moveDispute(id, 'lost');
  await desk.webhooksDone(paid.session);
  expect(await disputesOf(paid)).toMatchObject([{ id, state: 'lost' }]);
  expect(await desk.records(paid.customer.uid)).toMatchObject([{ id, amount: 5000 }]);
});

test('a dispute whose events are all lost is found by the job, and so is its end', async () => {
  const paid = await paidOrder();
  await desk.faults(paid.session, { seed: 1, drop: 1 });
  const { id } = await desk.dispute(paid.payment, 'needs_response');
  await reconcileNow(addresses);
  expect(await disputesOf(paid)).toMatchObject([{ id, state: 'answer' }]);
  await desk.moveDispute(id, 'lost');
  await reconcileNow(addresses, 30 * day);
  expect(await disputesOf(paid)).toMatchObject([{ id, state: 'lost' }]);
  expect(await desk.records(paid.customer.uid)).toHaveLength(1);
});

test('a refund that was asked for before the dispute fails with its reason', async () => {
  const paid = await paidOrder();
  await desk.setOutcome(paid.payment, 'balance');
  await goodwill(paid);
  await disputed(paid);
  const [failed] = await desk.records(paid.customer.uid);
  const retry = { do: 'refund-retried' as const, id: 'retry-disputed', reason: '' };
  expect((await staff.call({ ...retry, refund: failed?.id })).body).toEqual({
    kind: 'refused',
    problem: { code: 'disputed', amount: 5000 },
  });
});
