/**
 * Many accounts take all that each of them may, and others still order, pay, register and save an address. With
 * EXHAUSTION=full (`npm run soak`) they are as many as once filled a document, else enough for a second sheet.
 */
import { expect, test, vi } from 'vitest';
import { reportAddressIssue } from '../../../src/data/customer/report-address-issue.ts';
import { profileCopies } from '../../../src/domain/customer/profile-copies.ts';
import { listLocOf, type User } from '../../../src/domain/customer/user.ts';
import { maxChangesOfDay } from '../../../src/domain/order/stored/order-changes.ts';
import { customersPerSheet, sheetId } from '../../../src/domain/order/stored/order-sheets.ts';
import { type PointCode, planCode } from '../../../src/domain/points/point-code.ts';
import { planAction } from '../../../src/domain/staff/actions/plan-action.ts';
import { takeOrder } from '../../../src/domain/staff/orders/phone-order.ts';
import { documentBytes, maxDocumentBytes } from '../../../src/domain/store/document-size.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { info, orderKey } from '../../../src/domain/testing/fixtures.ts';
import { merge } from '../../support/hostile/attack.ts';
import { LIMITS } from '../../support/limits.ts';
import { actAs } from '../../support/rules/act-as.ts';
import { type Actor, neighbour, staff } from '../../support/rules/actors.ts';
import { cancelWritesFor, orderWritesFor } from '../../support/rules/customers-ordering.ts';
import { restClient } from '../../support/rules/rest-client.ts';
import { openId, people } from '../../support/rules/rules-shop.ts';
import { staffActor } from '../../support/rules/staff-commit.ts';
import { expectOthersToGetOn, full, shopToExhaust } from './support.ts';

vi.mock('../../../src/data/documents/load-sdk.ts', () => import('../../support/rules/act-as.ts'));
vi.mock('../../../functions/src/sms/sms.ts', () => import('./functions-alone.ts'));
vi.mock('../../../functions/src/settings.ts', () => import('./functions-alone.ts'));

const server = await shopToExhaust();

const accounts = (count: number) =>
  Array.from({ length: count }, (_, i): NonNullable<Actor> => {
    const sub = `h${i}`;
    return { sub, email: `${sub}@example.com`, email_verified: true };
  });
const shareOf = (data: object = {}) => documentBytes({ ...data }) / maxDocumentBytes;

test(
  'accounts that each take all they may of a date fill its sheets to 60 %, and others get on',
  async () => {
    const attackers = accounts(full ? 246 : customersPerSheet + 2);
    const long = '가'.repeat(300);
    await server.owner.write(
      attackers.map(({ sub, email }) => ({
        path: `users/${sub}`,
        data: { ...people.u4, uid: sub, email } as PlainMap,
      })),
    );
    for (const [i, attacker] of attackers.entries()) {
      const client = restClient(server.firestore, attacker);
      if (i > 0 && i % customersPerSheet === 0) {
        const open = i / customersPerSheet + 1;
        await client.commit([merge(`orderSheets/${openId}`, [['open'], open])]);
      }
      for (const house of [1, 2]) {
        const where = { ...info, address: `${house} Filler St, Epping`, note: long };
        const wish = { info: where, orderRequest: long, now: Date.now() + house };
        await client.commit(await orderWritesFor(server.owner.read, attacker.sub, wish));
      }
    }
    const sheets = await server.owner.list('orders2');
    const shares = Object.values(sheets).map(shareOf);
    expect(shares).toHaveLength(Math.ceil(attackers.length / customersPerSheet));
    expect(Math.max(...shares)).toBeGreaterThan(0.3);
    expect(Math.max(...shares)).toBeLessThan(0.6);
    await expectOthersToGetOn(server);
    const last = sheetId({ dateId: openId, sheet: shares.length });
    expect(Object.keys((await server.owner.read(`orders2/${last}`)) ?? {})).toEqual(
      expect.arrayContaining(['u2', 'u3']),
    );
  },
  LIMITS.test * (full ? 4 : 1),
);

test(
  'accounts that register with the longest profiles keep nobody else from registering',
  async () => {
    const attackers = accounts(full ? 332 : 8);
    for (const attacker of attackers) {
      const now = Date.now();
      const long = '가'.repeat(600);
      const user: User = {
        uid: attacker.sub,
        email: attacker.email,
        name: '가'.repeat(80),
        created: new Date(now),
        createdTime: now,
        lang: 'ko',
        listLoc: listLocOf(now),
        isAgedCare: true,
        acName: '가'.repeat(80),
        provider: 'google',
        deliveryInfo: { ...info, note: long },
      };
      const client = restClient(server.firestore, attacker);
      await client.commit([{ path: `users/${user.uid}`, replace: { ...user } }]);
      await client.commit(profileCopies(user));
    }
    const bucket = await server.owner.read(`userList/${listLocOf(Date.now())}`);
    expect(Object.keys(bucket ?? {})).toHaveLength(attackers.length);
    await expectOthersToGetOn(server);
  },
  LIMITS.test * (full ? 4 : 1),
);

test('known accounts that each report all they may of addresses leave most of the list to others', async () => {
  const attackers = accounts(full ? 25 : 3);
  const profiles = attackers.map(
    ({ sub, email }) => ({ ...people.u4, uid: sub, email, isTrusted: true }) as User,
  );
  await server.owner.write(
    profiles.map((profile) => ({ path: `users/${profile.uid}`, data: { ...profile } as PlainMap })),
  );
  const report = async (user: User, count = 0) => {
    await reportAddressIssue(user, `${count}${'가'.repeat(399)}`);
    // Reports are named by their time.
    await new Promise((wake) => setTimeout(wake, 2));
  };
  for (const [i, profile] of profiles.entries()) {
    actAs(server.firestore, attackers[i] ?? null);
    for (let count = 0; count < 4; count += 1) await report(profile, count);
    await expect(report(profile)).rejects.toMatchObject({ code: 'too-many-requests' });
  }
  actAs(server.firestore, neighbour);
  await report(people.u3 as User);
  const list = await server.owner.read('errors/addressIssues');
  expect(Object.keys(list ?? {})).toHaveLength(attackers.length * 4 + 1);
  expect(shareOf(list)).toBeLessThan((attackers.length + 1) / 100);
  await expectOthersToGetOn(server);
});

test('a new account that orders and cancels without end leaves staff a hundred cancelled orders a day', async () => {
  const [attacker] = accounts(1) as [NonNullable<Actor>];
  const { sub, email } = attacker;
  const hourAgo = Date.now() - 3_600_000;
  await server.owner.write([
    { path: `users/${sub}`, data: { ...people.u4, uid: sub, email } as PlainMap },
    {
      path: `pointBalances/${sub}`,
      data: { balance: 0, changes: { since: hourAgo, count: maxChangesOfDay - 3 } },
    },
  ]);
  const client = restClient(server.firestore, { ...attacker, email_verified: false });
  const again = async () => {
    await client.commit(await orderWritesFor(server.owner.read, sub, { info }));
    await client.commit(await cancelWritesFor(server.owner.read, sub, orderKey));
  };
  for (let round = 0; round < 3; round += 1) await again();
  await expect(again()).rejects.toThrow('too-many-changes');
  expect(Object.keys(await server.owner.list('ordersBackupByTime'))).toHaveLength(6);
  await expectOthersToGetOn(server);
});

test('who has used up the orders of a day still cancels, and staff, codes and the next day go on', async () => {
  const [by] = accounts(1) as [NonNullable<Actor>];
  const { sub: uid, email } = by;
  const now = Date.now();
  const dayMs = 86_400_000;
  const dayEnds = now + 60_000;
  const used = { since: dayEnds - dayMs, count: maxChangesOfDay };
  const { read } = server.owner;
  await server.owner.write([
    { path: `users/${uid}`, data: { ...people.u4, uid, email } as PlainMap },
    { path: `pointBalances/${uid}`, data: { balance: 0, changes: used } },
  ]);
  const client = restClient(server.firestore, by);
  const counted = async () => (await read(`pointBalances/${uid}`))?.changes;
  const order = (at: number, address = info.address) =>
    orderWritesFor(read, uid, { info: { ...info, address }, now: at });

  // Staff take an order by phone, and change it: theirs are not counted, nor do they begin the day anew.
  for (const q of [4, 5]) {
    const taken = await planAction(
      takeOrder,
      {
        ...{ uid, isNew: false, attemptId: crypto.randomUUID(), dateId: openId, info },
        ...{ quantities: { soup: q }, orderRequest: '', orderLang: 'ko', toPay: q * 2000 },
      },
      undefined,
      read,
      staffActor(staff),
    );
    if (taken.kind !== 'write') throw new Error(JSON.stringify(taken));
    await restClient(server.firestore, staff).commit(taken.writes);
    expect(await counted()).toEqual(used);
  }
  // Nor does a code.
  const code = { percent: null, points: 500, from: null, until: null, times: null };
  const redeemed = planCode(
    'HANSANG',
    code as PointCode,
    { uid, ledger: {}, balance: 0, isLimited: false },
    now,
  );
  expect(redeemed).toMatchObject({ kind: 'done' });
  if (redeemed.kind === 'done') await server.owner.commit(redeemed.writes);
  expect(await counted()).toEqual(used);

  // The day ends a moment after its last millisecond, for the plan and for the rules alike.
  await expect(order(dayEnds, '9 King Rd, Ryde')).rejects.toThrow('too-many-changes');
  await client.commit(await cancelWritesFor(read, uid, orderKey));
  expect(await counted()).toEqual(used);
  await client.commit(await order(dayEnds + 1, '9 King Rd, Ryde'));
  expect(await counted()).toEqual({ since: dayEnds + 1, count: 1 });
});
