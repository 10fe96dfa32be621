import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
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

const known = () => new HeadlessCustomer(addresses).register({ isTrusted: true });

function redeem(customer: HeadlessCustomer, code: string, quantities = {}) {
  return customer.call('/app/redeem-code', { code, quantities: JSON.stringify(quantities) });
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

test('a percentage is that of the order at the prices of the catalogue', async () => {
  const code = await addCode({ percent: 10, points: 2000 });
  const customer = await known();
  expect((await redeem(customer, code, { [menuId]: 3 })).body).toEqual({
    kind: 'refused',
    problem: 'code-below-minimum',
  });
  const { body } = await redeem(customer, code, { [menuId]: 4, unknown: 100 });
  expect(body).toEqual({ kind: 'done', points: 500, already: false });
});

test('a new account with an unconfirmed address gets nothing', async () => {
  const code = await addCode({});
  const newcomer = await new HeadlessCustomer(addresses).register();
  expect((await redeem(newcomer, code)).body).toEqual({
    kind: 'refused',
    problem: 'code-new-account',
  });
  expect(await balanceOf(newcomer)).toBe(0);
});

test('nobody tries codes one after the other', async () => {
  const customer = await known();
  const tries = Array.from({ length: 8 }, (_, at) => redeem(customer, `NONE${at}`));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
