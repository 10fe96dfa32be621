import { expect, test } from 'vitest';
import { sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import { waitersCollection } from '../../src/domain/messages/waiting.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { date, info } from '../../src/domain/testing/fixtures.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { sendRemindersNow } from '../support/functions/send-reminders-now.ts';
import { ownerFirestore } from '../support/stack.ts';

const { addresses } = await shopForThisFile();
const store = ownerFirestore(addresses.firestore);
const dateId = '20991201_4000000200';
const dish = 'kimchi-jjigae';
const noon = sydneyTime('2099-11-27T12:00');
const people = waitersCollection(dateId);

const sell = (onSale: boolean) =>
  store.setField('dates/activeDates', [dateId, 'menus', dish], onSale);
const runJob = (at: number) => sendRemindersNow(addresses, () => at);
const waitOf = async (uid: string) => (await store.read(`${people}/${uid}`))?.dishes;
interface Mail {
  to: string;
  raw: string;
}
const mails = async (): Promise<Mail[]> => (await fetch(`${addresses.sms}/mails`)).json() as never;
const texts = async (): Promise<{ text: string }[]> =>
  (await fetch(`${addresses.sms}/outbox`)).json() as never;

/** A customer with a confirmed address who waits for the dish. */
async function waits(uid: string, since: number, channel: 'email' | 'text' = 'email') {
  const email = `${uid}@example.com`;
  const user = { uid, email, name: uid, lang: 'en', createdTime: 1, listLoc: '1' };
  const wish = { state: 'waiting', since, wording: 'back-1', lang: 'en', channel };
  await store.write([
    { path: `users/${uid}`, data: { ...user, deliveryInfo: info } as unknown as PlainMap },
    { path: `${people}/${uid}`, data: { at: since, dishes: { [dish]: wish } } },
  ]);
  await fetch(`http://${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:update`, {
    method: 'POST',
    body: JSON.stringify({ localId: uid, email, emailVerified: true }),
  });
}

test('tells the first in line when a dish is back, once, by e-mail or text, with the link out', async () => {
  await store.setField('dates/activeDates', [dateId], {
    ...date,
    ...{ deliveryDate: sydneyTime('2099-12-01T12:00'), area: 'sydney' },
    ...{ finishDate: sydneyTime('2099-11-29T17:00'), menus: { [dish]: false } },
    menuLimitInAll: { [dish]: 12 },
  } as unknown as PlainMap);
  const menu = {
    title: '김치찌개',
    titleEn: 'Kimchi stew',
    price: 13.5,
    cat: 'home',
    active: true,
  };
  await store.setField('manages/menus', [dish], menu);
  // Ten portions are left.
  await store.write([
    {
      path: `orders2/${dateId}`,
      data: {
        other: {
          k: {
            dateId,
            orderKey: 'k',
            customerInfo: { uid: 'other' },
            menus: { [dish]: { menuKey: dish, menuTitle: 'x', q: 2 } },
          },
        },
      },
    },
  ]);
  for (let place = 0; place < 10; place += 1) await waits(`line-${place}`, noon - 1000 + place);
  await waits('by-text', noon - 2000, 'text');
  await store.setField('users/by-text', ['isTrusted'], true);
  expect(await runJob(noon)).toBe(0);
  await sell(true);
  // Two at once.
  const runs = await Promise.all([runJob(noon + 60_000), runJob(noon + 60_000)]);
  expect(runs[0] + runs[1]).toBe(10);
  const told = (await mails()).map(({ to }) => to).sort();
  expect(told).toEqual(Array.from({ length: 9 }, (_, i) => `line-${i}@example.com`));
  const [text] = await texts();
  expect(text?.text).toContain(`Kimchi stew is back for Tue, 1 Dec`);
  expect(text?.text).toContain(`${addresses.web}/date-detail/en/${dateId}?dish=${dish}`);
  expect(await waitOf('line-0')).toMatchObject({ [dish]: { state: 'told' } });
  expect(await waitOf('line-9')).toMatchObject({ [dish]: { state: 'waiting' } });
  expect(await store.read(`remindersSent/${dateId}_back_${dish}_line-0`)).toMatchObject({
    ...{ state: 'sent', wording: 'back-1', given: noon - 1000, menuKey: dish },
  });
  await runJob(noon + 120_000);
  expect(await mails()).toHaveLength(9);
  expect(await texts()).toHaveLength(1);
});

test('the link of the message ends what its customer waits for', async () => {
  await waits('line-0', noon);
  const { stop } = (await store.read('consents/line-0')) ?? {};
  const link = `${addresses.functions}/app/stop/${stop}`;
  expect((await fetch(link, { method: 'POST' })).status).toBe(200);
  expect(await waitOf('line-0')).toEqual({});
});

test('the next time the next ones are told, and nothing is kept once the day is over', async () => {
  await sell(false);
  await runJob(noon + 3_600_000);
  await sell(true);
  await runJob(noon + 3_660_000);
  expect((await mails()).map(({ to }) => to).slice(9)).toEqual(['line-9@example.com']);
  await runJob(sydneyTime('2099-12-02T00:30'));
  expect(await store.list(people)).toEqual({});
  expect(await store.read(`waiting/${dateId}`)).toBeUndefined();
});
