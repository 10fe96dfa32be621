import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reportAddressIssue } from '../../src/data/customer/report-address-issue.ts';
import {
  createProfile,
  saveDeliveryInfo,
  saveLanguage,
  saveProfile,
} from '../../src/data/customer/save-profile.ts';
import { flushCopies } from '../../src/data/order/copies-queue.ts';
import { logOrderIssue, sendOrderIssues } from '../../src/data/order/order-issue-queue.ts';
import { newUser, type User } from '../../src/domain/customer/user.ts';
import { otherInfo } from '../../src/domain/testing/fixtures.ts';
import { hasFourReports } from '../support/hostile/reporting.ts';
import { actAs, endActing } from '../support/rules/act-as.ts';
import { customer, newcomer } from '../support/rules/actors.ts';
import { phoneStorage } from '../support/rules/phone-storage.ts';
import { closedId, emptyShop, openId, people } from '../support/rules/rules-shop.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';

vi.mock('../../src/data/documents/load-sdk.ts', () => import('../support/rules/act-as.ts'));

vi.stubGlobal('localStorage', phoneStorage());

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  await server.fill(emptyShop());
  server.refusals.length = 0;
});
afterAll(async () => {
  await endActing();
  await server.close();
});

/** Rethrows a refusal with the rules' reasons. */
function explain(error: unknown): never {
  throw new Error(`${String(error)}\n${server.refusals.join('\n')}`, { cause: error });
}

test('a new customer signs up, saves delivery details, changes name, aged care and language', async () => {
  actAs(server.firestore, newcomer);
  const user = newUser(
    {
      uid: 'u9',
      email: 'New@Example.com',
      name: '새 손님',
      lang: 'ko',
      isAgedCare: false,
      acName: '',
      provider: '',
    },
    Date.now(),
  );
  await createProfile(user).catch(explain);
  await saveDeliveryInfo(user, otherInfo).catch(explain);
  await saveProfile(user, { name: '헌 손님', isAgedCare: true, acName: '한빛' }).catch(explain);
  await saveLanguage(user, 'en').catch(explain);
  await flushCopies('u9');
  const stored = await server.owner.read('users/u9');
  expect(stored).toMatchObject({
    name: '헌 손님',
    isAgedCare: true,
    lang: 'en',
    deliveryInfo: otherInfo,
  });
  const { searchWords, ...entry } = stored ?? {};
  expect(searchWords).toEqual(expect.arrayContaining(['헌ㅅ', 'ㅅㄴ', 'new', 'ryde']));
  expect((await server.owner.read(`userList/${user.listLoc}`))?.u9).toEqual(entry);
  expect((await server.owner.read('users/users'))?.u9).toEqual({ deliveryInfo: otherInfo });
});

test('sign-up is refused until the e-mail address is confirmed if the shop requires that', async () => {
  await server.owner.write([{ path: 'common/registration', data: { confirmedEmail: true } }]);
  const form = { uid: 'u9', email: 'new@example.com', name: '새 손님', lang: 'ko' as const };
  const user = newUser({ ...form, isAgedCare: false, acName: '', provider: '' }, Date.now());
  actAs(server.firestore, newcomer);
  await expect(createProfile(user)).rejects.toMatchObject({ code: 'denied' });
  expect(await server.owner.read('users/u9')).toBeUndefined();
  await endActing();
  actAs(server.firestore, {
    ...newcomer,
    sub: 'u9',
    email: 'new@example.com',
    email_verified: true,
  });
  await createProfile(user).catch(explain);
  expect(await server.owner.read('users/u9')).toMatchObject({ email: 'new@example.com' });
});

test('a fifth report replaces the first in both lists', async () => {
  await server.fill(hasFourReports({ ...emptyShop(), 'errors/addressIssues': { 1: {} } }));
  actAs(server.firestore, customer);
  await reportAddressIssue(people.u1 as User, '주소').catch(explain);
  logOrderIssue('u1', openId, { name: '', issue: 'order2', order: undefined, error: 'x' });
  await sendOrderIssues('u1');
  const first = (list: string) => server.owner.read(`errors/${list}/shares/u1`);
  for (const list of ['addressIssues', 'orderIssues']) {
    expect(await first(list)).toMatchObject({ count: 1 });
    expect((await first(list))?.entries).toHaveLength(4);
  }
  expect(Object.keys((await server.owner.read('errors/addressIssues')) ?? {})).toHaveLength(2);
  const logs = await server.owner.read('errors/orderIssues');
  expect(Object.keys((logs?.[closedId] ?? {}) as object)).toEqual(['1000']);
  expect(Object.values((logs?.[openId] ?? {}) as object)).toHaveLength(1);
});

test('the same problem again counts up in one entry of either list, from two pages at once too', async () => {
  actAs(server.firestore, customer);
  const soon = async (report: () => unknown) => {
    const before = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(before + 1);
    return report();
  };
  const address = () => reportAddressIssue(people.u1 as User, '주소를 찾을 수 없어요');
  await Promise.all([address(), soon(address)]).catch(explain);
  await soon(address);
  for (const error of ['a', 'b', 'c']) {
    const issue = { name: '', issue: 'order2', order: { orderKey: 'home' }, error } as const;
    await soon(() => logOrderIssue('u1', openId, issue));
    await sendOrderIssues('u1');
  }
  const addresses = Object.values((await server.owner.read('errors/addressIssues')) ?? {});
  expect(addresses.filter((one) => (one as { uid?: string }).uid === 'u1')).toEqual([
    { uid: 'u1', name: people.u1?.name, issue: '주소를 찾을 수 없어요', times: 3 },
  ]);
  const logs = (await server.owner.read('errors/orderIssues'))?.[openId] as object;
  expect(Object.values(logs)).toEqual([expect.objectContaining({ error: 'c', times: 3 })]);
});

test('a customer whose stored order cannot be read reports it', async () => {
  actAs(server.firestore, customer);
  const issue = {
    name: '',
    issue: 'unreadableEntry',
    // As `reportUnreadable` sends it.
    order: { orderKey: '20261124_1/somewhere' },
    error: 'ordersForCustomer/20261124_1/somewhere: 1',
  } as const;
  logOrderIssue('u1', 'profile', issue);
  await sendOrderIssues('u1');
  const logs = (await server.owner.read('errors/orderIssues'))?.profile as object;
  expect(Object.values(logs)).toEqual([expect.objectContaining({ issue: 'unreadableEntry' })]);
});

test('a customer reports an address problem twice', async () => {
  actAs(server.firestore, customer);
  const user = people.u1 as User;
  await reportAddressIssue(user, '주소를 찾을 수 없어요').catch(explain);
  const reported = Date.now();
  // There can be one report per millisecond.
  await expect.poll(() => Date.now()).toBeGreaterThan(reported + 1);
  await reportAddressIssue(user, '아직도요').catch(explain);
  expect(Object.keys((await server.owner.read('errors/addressIssues')) ?? {})).toHaveLength(2);
});
