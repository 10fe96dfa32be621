/** An attacker's text in SMS from the shop's number and in the operator's terminal. */
import { beforeEach, expect, test, vi } from 'vitest';
import { reconcile } from '../../../functions/src/payments/reconcile.ts';
import { isKnown } from '../../../functions/src/sms/known-customer.ts';
import { sendConfirmation } from '../../../functions/src/sms/send-confirmation.ts';
import type { Sms } from '../../../functions/src/sms/sms.ts';
import { noteUnsent } from '../../../functions/src/sms/unsent-sms.ts';
import { toCsv } from '../../../src/domain/lib/csv.ts';
import { smsLimits } from '../../../src/domain/messages/sms-limits.ts';
import { documentBytes, maxDocumentBytes } from '../../../src/domain/store/document-size.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import {
  grant,
  info,
  orderKey,
  otherInfo,
  otherKey,
} from '../../../src/domain/testing/fixtures.ts';
import { cashOrder } from '../../../src/domain/testing/planned-orders.ts';
import { LIMITS } from '../../support/limits.ts';
import { printTable, say } from '../../support/operator-tool.ts';
import {
  type Actor,
  agedCare,
  neighbour,
  newcomer,
  unconfirmed,
} from '../../support/rules/actors.ts';
import { openId, people } from '../../support/rules/rules-shop.ts';
import { expectOthersToGetOn, full, order, ordersOf, shopToExhaust } from './support.ts';

const sent: Sms[] = [];
vi.mock('../../../src/data/documents/load-sdk.ts', () => import('../../support/rules/act-as.ts'));
vi.mock('../../../functions/src/sms/sms.ts', () => ({
  longestSms: 8000,
  SmsRefused: class extends Error {},
  SmsUnavailable: class extends Error {},
  sendSms: async (text: Sms) => void sent.push(text),
}));
/** Whose e-mail address is confirmed. */
const confirmed = new Set<string>();
vi.mock('firebase-admin/auth', () => ({
  getAuth: () => ({ getUser: async (uid: string) => ({ emailVerified: confirmed.has(uid) }) }),
}));
/** The pots of a day; those of the shop's defaults for the attack at its full size. */
const pots = vi.hoisted(() => ({ SMS_PER_DAY: 100, SMS_PER_DAY_NEW: 10 }));
vi.mock('../../../functions/src/settings.ts', () => ({
  settings: () => ({ SMS_SENDER: 'HANSANG', ...pots }),
}));

const server = await shopToExhaust();
beforeEach(() => {
  sent.length = 0;
  confirmed.clear();
  Object.assign(pots, { SMS_PER_DAY: 100, SMS_PER_DAY_NEW: 10 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const named = (uid: string, orderKey: string) => ({ uid, dateId: openId, orderKey });

test('links in an address or a note are left out of the SMS, and the next customer gets an SMS', async () => {
  const note = '당첨! http://evil.example/win ｅｖｉｌ．ｅｘａｍｐｌｅ evil。example';
  const where = { ...info, address: '1 evil.example/x Way, Epping', note };
  await order(server, agedCare, { info: where });
  const [key = ''] = Object.keys(await ordersOf(server, 'u4'));
  expect(await sendConfirmation(named('u4', key))).toBe('sent');
  expect(sent[0]?.text).toContain('당첨!');
  // Amounts keep their decimal point; no other text has a point between letters.
  expect(sent[0]?.text).not.toMatch(/:\/\/|[.。．]\p{L}/u);
  await expectOthersToGetOn(server);
});

/** Gives a customer confirmed points of a delivered order. */
const known = (uid: string) =>
  server.owner.write([
    { path: `points/${uid}`, data: { gift: { ...grant(1), type: 'add-order-cash' } } },
    { path: `pointBalances/${uid}`, data: { balance: 100 } },
  ]);

test("a customer who keeps editing can send a stranger's phone at most five SMS an order and ten a day", async () => {
  await known('u4');
  const stranger = { ...otherInfo, phone: '0499-999-999' };
  for (let address = 1; address <= 5; address += 1) {
    const where = { ...stranger, address: `${address} Filler St, Ryde` };
    for (let edit = 0; edit < 6; edit += 1) {
      await order(server, agedCare, { info: where, quantities: { soup: 3 + edit } });
      await sendConfirmation(named('u4', `${address}FillerStRyde`));
    }
  }
  expect(sent.every(({ to }) => to === '61499999999')).toBe(true);
  expect(sent).toHaveLength(10);
  // The phone's own customer still gets theirs.
  await expectOthersToGetOn(server, { info: stranger });
});

/** u4 orders to this many addresses and edits each order three times; each time an SMS is due. */
async function askForSms(addresses: number, actor: Actor, phone: string): Promise<void> {
  for (let address = 1; address <= addresses; address += 1) {
    const where = { ...otherInfo, phone, address: `${address} Filler St, Ryde` };
    for (let edit = 0; edit < 4; edit += 1) {
      await order(server, actor, { info: where, quantities: { soup: 3 + edit } });
      await sendConfirmation(named('u4', `${address}FillerStRyde`));
    }
  }
}

test('a new account sends three SMS a day, and more in a shop without such limits or with a confirmed address', async () => {
  await askForSms(1, unconfirmed, '0499-999-999');
  expect(sent).toHaveLength(3);
  await server.owner.write([{ path: 'common/registration', data: { limitNewAccounts: false } }]);
  await order(server, unconfirmed, { info: otherInfo });
  expect(await sendConfirmation(named('u4', otherKey))).toBe('sent');
  await server.owner.write([{ path: 'common/registration', data: { limitNewAccounts: true } }]);
  await order(server, agedCare, { info: otherInfo, quantities: { soup: 5 } });
  expect(await sendConfirmation(named('u4', otherKey))).toBe('failed');
  confirmed.add('u4');
  await order(server, agedCare, { info: otherInfo, quantities: { soup: 6 } });
  expect(await sendConfirmation(named('u4', otherKey))).toBe('sent');
});

test(
  'accounts with confirmed addresses that each ask for twenty SMS use up the pot of new ones, and others get theirs',
  async () => {
    if (full) Object.assign(pots, { SMS_PER_DAY: 6000, SMS_PER_DAY_NEW: 600 });
    const attackers = Array.from({ length: full ? 50 : 2 }, (_, i) => `h${i}`);
    for (const [i, uid] of attackers.entries()) {
      const email = `${uid}@example.com`;
      confirmed.add(uid);
      await server.owner.write([
        { path: `users/${uid}`, data: { ...people.u4, uid, email } as PlainMap },
      ]);
      // Five SMS an order, six to a number.
      for (let address = 1; address <= 4; address += 1) {
        const phone = `0499-${100 + i}-00${address}`;
        const where = { ...otherInfo, phone, address: `${address} Filler St, Ryde` };
        for (let edit = 0; edit < 5; edit += 1) {
          const by = { sub: uid, email, email_verified: true };
          await order(server, by, { info: where, quantities: { soup: 3 + edit } });
          await sendConfirmation(named(uid, `${address}FillerStRyde`));
        }
      }
    }
    expect(sent).toHaveLength(pots.SMS_PER_DAY_NEW);
    await expectOthersToGetOn(server);
  },
  LIMITS.test * (full ? 4 : 1),
);

test("new accounts send six SMS to one number, and use up no known customer's", async () => {
  const victim = { ...otherInfo, phone: '0499-999-999' };
  confirmed.add('u4');
  await askForSms(2, agedCare, victim.phone);
  expect(sent).toHaveLength(6);
  await server.owner.setField(`smsSent/day-${sydneyDay()}`, ['fresh', 'to', '61499999999'], 6);
  await server.owner.write([{ path: 'users/u9', data: { ...people.u4, uid: 'u9' } as never }]);
  await order(server, newcomer, { info: victim });
  expect(await sendConfirmation(named('u9', otherKey))).toBe('failed');
  await order(server, neighbour, { info: victim });
  expect(await sendConfirmation(named('u3', otherKey))).toBe('sent');
});

test('accounts that ask all at once send no more to a number than one after the other', async () => {
  await order(server, agedCare, { info: otherInfo });
  const [placed] = Object.values(await ordersOf(server, 'u4'));
  const uids = Array.from({ length: 20 }, (_, at) => `burst-${at}`);
  const orders = uids.map((uid) => ({ ...placed, customerInfo: { ...placed?.customerInfo, uid } }));
  await server.owner.write(
    orders.map((one) => ({
      path: `ordersForCustomer/${one.customerInfo.uid}`,
      data: { [openId]: { [otherKey]: one } } as unknown as PlainMap,
    })),
  );
  const results = await Promise.all(uids.map((uid) => sendConfirmation(named(uid, otherKey))));
  expect(sent).toHaveLength(smsLimits.fresh.number);
  expect(results.filter((result) => result === 'sent')).toHaveLength(smsLimits.fresh.number);
});

test('a customer whose SMS are always refused fills at most a hundredth of their list', async () => {
  const entry = { dateId: openId, orderId: orderKey, text: '가'.repeat(3000), error: 'denied' };
  await noteUnsent('other', { ...entry, uid: 'u3', time: 1 });
  for (let time = 2; time <= 32; time += 1) {
    await noteUnsent(`text-${time}`, { ...entry, uid: 'u4', time });
  }
  const { other, ...mine } = (await server.owner.read('errors/smsUnsent')) ?? {};
  expect(other).toMatchObject({ uid: 'u3' });
  expect(documentBytes(mine)).toBeLessThan(maxDocumentBytes / 100);
  expect(Object.keys(mine)).toEqual(['text-30', 'text-31', 'text-32']);
});

test('when new accounts have used up their pot, known customers get their SMS, and a new one gets it the next day', async () => {
  await usedUp({ total: 0, to: {}, fresh: { total: 10, to: {} } });
  await order(server, agedCare);
  expect(await sendConfirmation(named('u4', orderKey))).toBe('failed');
  expect(await unsent()).toHaveProperty('too-many_u4');
  await order(server, neighbour);
  expect(await sendConfirmation(named('u3', otherKey))).toBe('sent');
  await reconcile(Date.now());
  expect(sent).toHaveLength(1);
  await reconcile(Date.now() + DAY);
  expect(sent).toHaveLength(2);
  expect(await unsent()).toEqual({});
  await reconcile(Date.now() + DAY);
  expect(sent).toHaveLength(2);
});

test('an SMS that found no room until the delivery is given up', async () => {
  await usedUp({ total: 0, to: {}, fresh: { total: 10, to: {} } });
  await order(server, agedCare);
  await sendConfirmation(named('u4', orderKey));
  await reconcile(Date.now() + 6 * DAY);
  expect(sent).toEqual([]);
  const left = Object.values(await server.owner.list('smsSent')).filter((one) => 'state' in one);
  expect(left).toEqual([expect.objectContaining({ state: 'given-up' })]);
  expect(left[0]).not.toHaveProperty('retryOn');
});

test('the shop sends known customers so many SMS a day, and staff hear of it at 70 %', async () => {
  await usedUp({ total: 69, to: {} });
  await order(server, neighbour);
  expect(await sendConfirmation(named('u3', otherKey))).toBe('sent');
  expect(await unsent()).toEqual({
    [`running-out_known_${sydneyDay()}`]: expect.objectContaining({ error: '70 / 100 (known)' }),
  });
  await usedUp({ total: 100, to: {} });
  await order(server, neighbour, { info });
  expect(await sendConfirmation(named('u3', orderKey))).toBe('failed');
  expect(sent).toHaveLength(1);
});

test('a customer with an order that was marked as delivered is known', async () => {
  await usedUp({ total: 0, to: {}, fresh: { total: 10, to: {} } });
  await order(server, agedCare);
  const past = `20260101_1`;
  const { orderId: _, ...older } = cashOrder;
  await server.owner.setField('ordersForCustomer/u4', [past], {
    ...({ [orderKey]: older } as object),
    bad: null,
  });
  await server.owner.setField('points/u4', ['bad'], null);
  expect(await isKnown('u4', Date.now())).toBe(false);
  const mark = { uid: 'u4', delivered: { at: 1, by: 'x', version: 'v' } };
  await server.owner.write([{ path: `orderMarks/${past}/orders/u4_${orderKey}`, data: mark }]);
  expect(await isKnown('u4', Date.now())).toBe(true);
  expect(await sendConfirmation(named('u4', orderKey))).toBe('sent');
});

const DAY = 86_400_000;
const unsent = async () => (await server.owner.read('errors/smsUnsent')) ?? {};
const usedUp = (data: PlainMap) =>
  server.owner.write([{ path: `smsSent/day-${sydneyDay()}`, data }]);

function sydneyDay(): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
  return day.replaceAll('-', '');
}

test('a name with escape sequences or direction marks is cleaned in terminal, tables and CSV', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const name = 'x\u001b[1A\u001b[2K\u202egnp\u2066\u009b31m\r=1+1';
  say(name);
  printTable(['name'], [[name]]);
  vi.mocked(console.log).mockRestore();
  const shown = lines.join('').replaceAll('\n', '');
  const csv = toCsv([[name]])
    .replaceAll('\r\n', '')
    .slice(1);
  for (const text of [shown, csv]) expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  await order(server, agedCare, { info: { ...info, name } });
  await expectOthersToGetOn(server);
});
