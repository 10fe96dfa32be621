import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  grantPoints,
  openDate,
  ordersOf,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, signInAsStaff, Taps } from '../support/browser/staff-pages.ts';

test('staff make a gift code, and a customer pays a part of an order with it', async ({
  page,
  browser,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop, { lang: 'en', isCashAvailable: true });

  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto('/staff/codes');
  const taps = new Taps();
  const create = page.getByRole('button', { name: 'New code' });
  const points = page.getByRole('textbox', { name: 'Points' });
  await taps.tap(create);
  const code = await page.getByRole('textbox', { name: 'Code' }).inputValue();
  expect(code).toMatch(/^[A-Z2-9]{10}$/);
  await points.fill('20');
  await page.reload();
  await create.click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(code);
  await expect(points).toHaveValue('20');
  await taps.tap(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('alertdialog')).toContainText('It has no end.');
  await taps.tap(page.getByRole('button', { name: 'Save anyway' }));
  const listed = page.getByRole('listitem').filter({ hasText: code });
  await expect(listed).toContainText('0 customers have it');
  expect(taps.count).toBe(3);
  expect(await logOf(shop, { subject: code })).toEqual([
    'point-code null → {"points":2000,"percent":null,"from":null,"until":null,"times":1}',
  ]);

  const phone = await (await browser.newContext()).newPage();
  await openDate(phone, 'en', dateId, customer);
  const shopping = shopper(phone, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  const { order } = shopping;
  await order.getByText('I have a gift or promotion code').click();
  const field = order.getByRole('textbox', { name: 'Code' });
  const redeem = order.getByRole('button', { name: 'Use this code' });
  await field.fill('WRONG1');
  await redeem.click();
  await expect(order.getByText('There is no such code. Please check the letters.')).toBeVisible();
  await field.fill(code.toLowerCase());
  await redeem.click();
  await expect(phone.getByText('You got 20.00 points')).toBeVisible();
  await expect(order.getByRole('checkbox', { name: 'Use points' })).toBeChecked();
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect(shopping.done).toContainText('$40.00');
  await expect
    .poll(async () => await ordersOf(shop, customer.uid, dateId))
    .toMatchObject([{ totalPrice: '60.00', usedPoint: 20, smsMsgTotal: '40.00' }]);

  await page.reload();
  await expect(listed).toContainText('Used up');
});

test('a percentage is taken off the order that uses it, and can be used again once that order is cancelled', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop, { lang: 'en', isCashAvailable: true });
  const code = `TEN${dateId.slice(-10)}`;
  const terms = { points: 2000, percent: 10, from: null, until: null, times: null };
  await shop.store.write([{ path: `pointCodes/${code}`, data: terms }]);
  const balance = async () => (await shop.store.read(`pointBalances/${customer.uid}`))?.balance;

  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  const { order } = shopping;
  await order.getByText('I have a gift or promotion code').click();
  await order.getByRole('textbox', { name: 'Code' }).fill(code);
  await order.getByRole('button', { name: 'Use this code' }).click();
  await expect(page.getByText('10% off this order')).toBeVisible();
  await expect(order).toContainText('Promotion code 10%');
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect(shopping.done).toContainText('$54.00');
  await expect
    .poll(() => ordersOf(shop, customer.uid, dateId))
    .toMatchObject([{ totalPrice: '60.00', usedPoint: 6, smsMsgTotal: '54.00' }]);
  expect(await balance()).toBe(0);

  await shopping.done.getByRole('button', { name: 'Order history' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You can use your promotion code');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect.poll(() => ordersOf(shop, customer.uid, dateId)).toEqual([]);
  expect(await balance()).toBe(0);
});

test('a customer who pays by card only orders with a gift that covers more, and keeps the rest', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop, { lang: 'en', isCashAvailable: false });
  await grantPoints(shop, customer.uid, 10_000);
  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.usePoints();
  await shopping.order.getByRole('button', { name: 'Order with points' }).click();
  await shopping.confirm.click();
  await expect(shopping.done).toBeVisible();
  await expect
    .poll(() => ordersOf(shop, customer.uid, dateId))
    .toMatchObject([{ paymentMethod: 'card', paid: true, usedPoint: 60, smsMsgTotal: '0.00' }]);
  expect(await shop.store.read(`pointBalances/${customer.uid}`)).toMatchObject({ balance: 4000 });
});

test('a customer keeps a percentage code for a larger order, and takes it back out of one that is placed', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop, { lang: 'en', isCashAvailable: true });
  const code = `KEEP${dateId.slice(-10)}`;
  const terms = { points: 2000, percent: 10, from: null, until: null, times: null };
  await shop.store.write([{ path: `pointCodes/${code}`, data: terms }]);
  const orders = () => ordersOf(shop, customer.uid, dateId);

  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  const { order } = shopping;
  const use = order.getByRole('checkbox', { name: 'Use promotion code 10%' });
  await order.getByText('I have a gift or promotion code').click();
  await order.getByRole('textbox', { name: 'Code' }).fill(code);
  await order.getByRole('button', { name: 'Use this code' }).click();
  await expect(use).toBeChecked();
  await use.uncheck();
  await expect(order.getByText('Promotion code 10%', { exact: true })).toBeHidden();
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect(shopping.done).toContainText('$60.00');
  await expect.poll(orders).toMatchObject([{ usedPoint: 0, smsMsgTotal: '60.00' }]);

  const change = async (checked: boolean) => {
    await shopping.done.getByRole('button', { name: 'OK' }).click();
    await shopping.add(title);
    await shopping.basket.click();
    await use.setChecked(checked);
    await shopping.editCash.click();
    await shopping.comparison.locator('[data-confirms]').click();
    await expect(shopping.done).toBeVisible();
  };
  await change(true);
  await expect.poll(orders).toMatchObject([{ usedPoint: 9, smsMsgTotal: '81.00' }]);
  await change(false);
  await expect.poll(orders).toMatchObject([{ usedPoint: 0, smsMsgTotal: '120.00' }]);
  expect((await shop.store.read(`points/${customer.uid}`))?.[`code--${code}`]).toMatchObject({
    orderKey: '',
    point: 0,
  });
});
