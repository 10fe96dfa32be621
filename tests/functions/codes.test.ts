import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Order } from '../../src/domain/order/order.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
const none = { points: 1000, percent: null, from: null, until: null, times: null };
let codes = 0;

async function addCode(terms: object): Promise<string> {
  codes += 1;
  const code = `CODE${codes}`;
  const { store } = new HeadlessCustomer(addresses);
  await store.write([{ path: `pointCodes/${code}`, data: { ...none, ...terms } }]);
  return code;
}

const known = () =>
  new HeadlessCustomer(addresses).register({ isTrusted: true, isCashAvailable: true });

function redeem(customer: HeadlessCustomer, code: string) {
  return customer.call('/app/redeem-code', { code });
}

async function balanceOf({ store, uid }: HeadlessCustomer) {
  return (await store.read(`pointBalances/${uid}`))?.balance ?? 0;
}

test('a code gives its points once, however often it is entered at once', async () => {
  const code = await addCode({});
  const customer = await known();
  await customer.givePoints(5);
  const answers = await Promise.all([1, 2, 3].map(() => redeem(customer, code)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ body }) => body.already).sort()).toEqual([false, true, true]);
  expect(await balanceOf(customer)).toBe(1500);
  expect(await customer.store.read(`points/${customer.uid}`)).toMatchObject({
    [`code--${code}`]: { point: 10, type: 'add-by-code', confirmed: true },
  });
  expect(await customer.store.read(`pointCodes/${code}`)).toMatchObject({ used: 1 });
});

test('no more customers get a code than there are, however many enter it at once', async () => {
  const code = await addCode({ times: 2 });
  const customers = await Promise.all(Array.from({ length: 5 }, known));
  const answers = await Promise.all(customers.map((customer) => redeem(customer, code)));
  expect(answers.filter(({ body }) => body.kind === 'done')).toHaveLength(2);
  expect(answers.filter(({ body }) => body.problem === 'code-used-up')).toHaveLength(3);
  const balances = await Promise.all(customers.map(balanceOf));
  expect(balances.reduce<number>((sum, one) => sum + Number(one), 0)).toBe(2000);
});

const basket = (portions: number) => ({ [menuId]: portions });

/** A customer who may pay cash and has entered a code of 10 %, at most $20, on a date of their own. */
async function withTenPercent(terms: object = {}) {
  const code = await addCode({ percent: 10, points: 2000, ...terms });
  const customer = await known();
  expect((await redeem(customer, code)).body).toEqual({
    ...{ kind: 'done', points: 2000, percent: 10, already: false },
  });
  const dateId = await openDate(customer.store, 7_100_000_000 + codes, [menuId]);
  return { code, customer, dateId };
}

/** Has the functions place or edit a cash order, as a hostile client could: whatever the screens would ask first. */
async function place(
  customer: HeadlessCustomer,
  dateId: string,
  quantities: Record<string, number>,
  seen: { total: number; toPay: number },
  basedOn: string | null = null,
) {
  const request = {
    ...{ attemptId: randomUUID(), quantities, usePoint: false, orderRequest: '', orderLang: 'ko' },
    ...{ basedOn, seen },
  };
  const order = JSON.stringify({ request, customerInfo: customer.info });
  return customer.call('/app/place-order', { dateId, order });
}
const orderOf = ({ body }: { body: Record<string, unknown> }) => body.order as Order;

test('a percentage is that of the order that uses it, whatever was asked when it was entered', async () => {
  const { code, customer, dateId } = await withTenPercent();
  const asked = { code, quantities: JSON.stringify({ [menuId]: 999 }) };
  expect((await customer.call('/app/redeem-code', asked)).body).toMatchObject({ points: 2000 });
  expect(await balanceOf(customer)).toBe(0);

  const first = await place(customer, dateId, basket(8), { total: 10_000, toPay: 9000 });
  expect(orderOf(first)).toMatchObject({ usedPoint: 10, pointCode: { code, point: 10 } });
  const { attemptId } = orderOf(first);
  expect(await balanceOf(customer)).toBe(0);

  const tooGood = { total: 5000, toPay: 4000 };
  expect(await place(customer, dateId, basket(4), tooGood, attemptId)).toMatchObject({
    status: 409,
    body: { problems: [{ code: 'amount-changed', total: 5000, toPay: 4500 }] },
  });
  const less = await place(customer, dateId, basket(4), { total: 5000, toPay: 4500 }, attemptId);
  expect(orderOf(less)).toMatchObject({ usedPoint: 5, smsMsgTotal: '45.00' });
  expect(await balanceOf(customer)).toBe(0);

  const { orderId = '', attemptId: basedOn } = orderOf(less);
  const target = { dateId, orderId, basedOn };
  expect((await customer.call('/app/cancel-order', target)).body).toEqual({ kind: 'write' });
  expect((await customer.call('/app/cancel-order', target)).body).toEqual({ kind: 'already-done' });
  expect(await customer.orders()).toEqual({});
  expect(await balanceOf(customer)).toBe(0);
  const again = await place(customer, dateId, basket(8), { total: 10_000, toPay: 9000 });
  expect(orderOf(again)).toMatchObject({ pointCode: { code, point: 10 } });
});

test('an order by cash takes a phone that is no number to block, as one without a code does', async () => {
  const { customer, dateId } = await withTenPercent();
  const request = {
    ...{ attemptId: randomUUID(), quantities: basket(4), usePoint: false, orderRequest: '' },
    ...{ orderLang: 'ko', basedOn: null, seen: { total: 5000, toPay: 4500 } },
  };
  const customerInfo = { ...customer.info, phone: '9123 4567' };
  const order = JSON.stringify({ request, customerInfo });
  expect(await customer.call('/app/place-order', { dateId, order })).toMatchObject({ status: 200 });
});

test('two orders that are sent at once use a percentage once', async () => {
  const { customer, dateId } = await withTenPercent();
  const other = { ...customer.info, address: '21 Oxford St Epping NSW 2121', addr_unit: '' };
  const sums = { total: 5000, toPay: 4500 };
  const request = (attemptId: string) => ({
    ...{ attemptId, quantities: basket(4), usePoint: false, orderRequest: '', orderLang: 'ko' },
    ...{ basedOn: null, seen: sums },
  });
  const answers = await Promise.all(
    [customer.info, other].map((customerInfo, at) =>
      customer.call('/app/place-order', {
        dateId,
        order: JSON.stringify({ request: request(`at-once-${at}`), customerInfo }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await balanceOf(customer)).toBe(0);
});

test('a new account with an unconfirmed address gets nothing, and the same answer about every code', async () => {
  const newcomer = await new HeadlessCustomer(addresses).register();
  for (const code of [await addCode({}), await addCode({ until: '2020-01-01T00:00' }), 'NONE1']) {
    expect((await redeem(newcomer, code)).body).toEqual({
      ...{ kind: 'refused', problem: 'code-new-account' },
    });
  }
  expect(await balanceOf(newcomer)).toBe(0);
});

test('whoever has guessed too often in a day learns nothing of any code, in whichever instance', async () => {
  const customer = await known();
  await customer.store.write([
    {
      path: `pointBalances/${customer.uid}`,
      data: { balance: 0, codeGuesses: { since: Date.now() - 60_000, count: 9 } },
    },
  ]);
  expect((await redeem(customer, 'NONE1')).body).toMatchObject({ problem: 'code-unknown' });
  for (const code of ['NONE2', await addCode({})]) {
    expect((await redeem(customer, code)).body).toMatchObject({ problem: 'code-guesses' });
  }
});

test('nobody tries codes one after the other', async () => {
  const customer = await known();
  const tries = Array.from({ length: 8 }, (_, at) => redeem(customer, `NONE${at}`));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
