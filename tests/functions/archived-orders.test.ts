import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { paidOrder } from '../support/functions/paid-order.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { RefundDesk, RefundingStaff, refunded } from '../support/functions/refunding.ts';

const { addresses } = await shopForThisFile();
const staff = new RefundingStaff(addresses);
const desk = new RefundDesk(addresses);
let dates = 4_100_000_000;

/** A paid order of $50 that the nightly step has moved; `backup` are the orders of its date there. */
async function archivedOrder() {
  dates += 1;
  const order = await paidOrder(addresses, dates, 4);
  const { customer, place } = order;
  const { uid, store } = customer;
  const decisionFor = (change: Parameters<typeof staff.decisionFor>[2]) =>
    staff.decisionFor(customer, place, change);
  const archive = async () => {
    const orders = (await store.read(`ordersForCustomer/${uid}`)) ?? {};
    await store.write([
      { path: `ordersForCustomerBackup/${uid}`, data: orders },
      { path: `ordersForCustomer/${uid}`, data: {} },
    ]);
  };
  const backup = async () => (await store.read(`ordersForCustomerBackup/${uid}`))?.[place.dateId];
  return { ...order, decisionFor, archive, backup };
}

test('an old order that has moved is reduced, and its money goes back, as of any other', async () => {
  const { decisionFor, archive, backup, stored, payment, session } = await archivedOrder();
  const decision = await decisionFor({ kind: 'reduction', quantities: { [menuId]: 3 } });
  await archive();
  expect((await staff.preview(decision)).preview).toMatchObject({ amount: 1250 });
  expect(await stored()).toBeUndefined();
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  await desk.webhooksDone(session);
  await reconcileNow(addresses);
  expect(await stored()).toMatchObject({ totalPrice: '37.50', attemptId: decision.id });
  expect(await backup()).toBeUndefined();
  expect(await desk.amountRefunded(payment)).toBe(1250);
});

test('an old order that has moved is cancelled, and is in neither place then', async () => {
  const { decisionFor, archive, backup, stored, payment } = await archivedOrder();
  const decision = await decisionFor({ kind: 'cancellation' });
  await archive();
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  expect(await stored()).toBeUndefined();
  expect(await backup()).toBeUndefined();
  expect(await desk.amountRefunded(payment)).toBe(5000);
});

test('its customer asks for money back, which changes no order', async () => {
  const { customer, place, archive, backup, stored } = await archivedOrder();
  const { attemptId } = (await stored()) ?? {};
  await archive();
  const before = await backup();
  const ask = {
    id: 'ask-00001',
    ...place,
    basedOn: attemptId,
    wish: { quantities: { [menuId]: 3 } },
    to: 'points',
    reason: '두 개가 없었어요',
    lang: 'ko',
  };
  const answer = await customer.call('/app/ask-refund', { ask: JSON.stringify(ask) });
  expect(answer.body).toEqual({ kind: 'done' });
  expect(await stored()).toBeUndefined();
  expect(await backup()).toEqual(before);
});
