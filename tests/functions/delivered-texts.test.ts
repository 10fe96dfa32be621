import { expect, test, vi } from 'vitest';
import { sydneyStamp } from '../../src/domain/dates/sydney-time.ts';
import { marksCollection } from '../../src/domain/staff/orders/order-marks.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { date, info } from '../../src/domain/testing/fixtures.ts';
import { cashOrder } from '../../src/domain/testing/staff-actors.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { sendRemindersNow } from '../support/functions/send-reminders-now.ts';
import { ownerFirestore } from '../support/stack.ts';

const { addresses } = await shopForThisFile();
const store = ownerFirestore(addresses.firestore);
const now = Date.now();
const minute = 60_000;
const dateId = `${sydneyStamp(now).slice(0, 8)}_4000000300`;
await store.setField('dates/activeDates', [dateId], date as unknown as PlainMap);
// Sets this process up for the local shop.
await sendRemindersNow(addresses, () => now);

/** An order of a customer whom the shop knows, delivered at a time. */
async function deliverTo(uid: string, phone: string, at: number, more: object = {}) {
  const order = cashOrder();
  const customerInfo = { ...order.customerInfo, ...info, uid, phone, ...more };
  const { orderKey, orderId = '' } = order;
  await store.write([
    { path: `users/${uid}`, data: { uid, isTrusted: true } },
    {
      path: `ordersForCustomer/${uid}`,
      data: {
        [dateId]: { [orderKey]: { ...order, dateId, orderLang: 'en', customerInfo } },
      } as unknown as PlainMap,
    },
    {
      path: `${marksCollection(dateId)}/${uid}_${orderId}`,
      data: { uid, delivered: { version: '1', at, by: 'boss@example.com' } },
    },
  ]);
  return `${marksCollection(dateId)}/${uid}_${orderId}`;
}

const texts = async (): Promise<{ to: string; text: string }[]> =>
  (await fetch(`${addresses.sms}/outbox`)).json() as never;

/** As the job does, with the setting read anew. */
async function send(setting: 'true' | 'false', at = now): Promise<void> {
  vi.stubEnv('DELIVERED_TEXTS', setting);
  vi.resetModules();
  const { sendDelivered } = await import('../../functions/src/sms/send-delivered.ts');
  await sendDelivered(at);
}

test('customers are told that their order was delivered, once, if the shop wants that', async () => {
  const mark = await deliverTo('told', '0412-000-001', now - 10 * minute);
  await deliverTo('just-now', '0412-000-002', now - minute);
  await deliverTo('long-ago', '0412-000-003', now - 121 * minute);
  await deliverTo('picks-up', '0412-000-004', now - 10 * minute, {
    orderDeliverType: 'selfPickup',
  });
  const undone = await deliverTo('undone', '0412-000-005', now - 10 * minute);
  await store.removeField(undone, ['delivered']);
  await store.setField(mark, ['photo'], { hash: 'x', at: now, by: 'boss@example.com' });

  await send('false');
  expect(await texts()).toEqual([]);
  await Promise.all([send('true'), send('true')]);
  await send('true', now + minute);
  const sent = await texts();
  expect(sent.map(({ to }) => to)).toEqual(['61412000001']);
  expect(sent[0]?.text).toMatch(/^\[Hansang\] Delivered at .*\. A photo of your door/);

  // Three minutes after the tap the next one is told, and nobody again.
  await send('true', now + 5 * minute);
  expect((await texts()).map(({ to }) => to)).toEqual(['61412000001', '61412000002']);
});

test('one that the provider has refused is told again as that, for two hours, and never as a confirmation', async () => {
  const outbox = async (number: string) => (await texts()).filter(({ to }) => to === number);
  const renumber = (uid: string, phone: string) =>
    store.setField(
      `ordersForCustomer/${uid}`,
      [dateId, cashOrder().orderKey, 'customerInfo', 'phone'],
      phone,
    );
  const job = async (at: number) => {
    vi.stubEnv('DELIVERED_TEXTS', 'true');
    vi.resetModules();
    const { reconcile } = await import('../../functions/src/payments/reconcile.ts');
    await reconcile(at);
  };
  await deliverTo('refused', '0400-000-000', now - 10 * minute);
  await send('true');
  await renumber('refused', '0412-000-006');
  await job(now + 2 * minute);
  await job(now + 4 * minute);
  expect((await outbox('61412000006')).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^\[Hansang\] Delivered at /),
  ]);

  await deliverTo('too-late', '0400-000-000', now - 100 * minute);
  await send('true');
  await renumber('too-late', '0412-000-007');
  await job(now + 30 * minute);
  expect(await outbox('61412000007')).toEqual([]);
  const claims = Object.values(await store.list('smsSent'));
  expect(claims.filter(({ uid }) => uid === 'too-late')).toMatchObject([{ state: 'given-up' }]);
});
