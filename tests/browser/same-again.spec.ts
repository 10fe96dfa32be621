import { expect, PASSWORD, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  openDate,
  ordersOf,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { textsAbout } from '../support/browser/paying.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { signInAs } from '../support/browser/sign-in.ts';
import { Taps } from '../support/browser/staff-pages.ts';

test('a customer repeats the last order in four taps, and missing menus are named with their price', async ({
  page,
  shop,
}) => {
  const [again, gone] = await Promise.all([addMenu(shop), addMenu(shop, { price: 12.5 })]);
  const [before, next] = [await addDate(shop, [again, gone]), await addDate(shop, [again])];
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, before, { [again]: 2, [gone]: 1 }, 'cash');
  await signInAs(page, shop.addresses.auth, customer.email, PASSWORD);
  await page.goto('/date-select/en');
  const item = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="${next.dateId}"]`) });
  const { payByCash, confirm, done } = shopper(page, 'en');

  const taps = new Taps();
  await taps.tap(item.getByRole('button', { name: 'Same as last time' }));
  const sheet = page.getByRole('dialog', { name: 'Same as last time' });
  await expect(sheet).toContainText(`${await titleOf(shop, gone, 'en')} $12.50`);
  await taps.tap(sheet.getByRole('button', { name: 'Order this · $60.00' }));
  await taps.tap(payByCash);
  await taps.tap(confirm);
  await expect(done).toBeVisible();
  expect(taps.count).toBe(4);
  const [order] = await ordersOf(shop, customer.uid, next.dateId);
  expect(Object.keys(order?.menus ?? {})).toEqual([again]);
  expect(order?.totalPrice).toBe('60.00');
});

test(
  'the two orders before the last one can be ordered again as well',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const dishes = await Promise.all([addMenu(shop), addMenu(shop), addMenu(shop)]);
    const dates = await Promise.all(dishes.map(() => addDate(shop, dishes)));
    dates.sort((one, other) => other.dateId.localeCompare(one.dateId));
    const next = await addDate(shop, dishes);
    const customer = await addCustomer(shop);
    for (const [at, date] of dates.entries()) {
      await addOrder(shop, customer, date, { [dishes[at] ?? '']: 2 }, 'cash');
    }
    await openDate(page, 'en', next.dateId, customer);
    await page.getByRole('button', { name: 'Same as last time' }).click();
    const sheet = page.getByRole('dialog', { name: 'Same as last time' });
    const choices = sheet.getByRole('button', { name: 'Order this · $60.00' });
    await expect(choices).toHaveCount(3);
    const titles = await Promise.all(dishes.map((id) => titleOf(shop, id, 'en')));
    await expect(sheet).toContainText(new RegExp(titles.join('.*')));
    await choices.last().click();
    const { order } = shopper(page, 'en');
    await expect(order).toContainText(titles[2] ?? '');
    await expect(order).not.toContainText(titles[0] ?? '');
  },
);

test(
  'dishes ordered before are marked and come first in the search',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const [first, known] = await Promise.all([
      addMenu(shop, { titleEn: 'Barley noodles' }),
      addMenu(shop, { titleEn: 'Wheat noodles' }),
    ]);
    const [before, next] = [await addDate(shop, [known]), await addDate(shop, [first, known])];
    const customer = await addCustomer(shop);
    await addOrder(shop, customer, before, { [known]: 2 }, 'cash');
    await signInAs(page, shop.addresses.auth, customer.email, PASSWORD);
    await page.goto(`/date-detail/en/${next.dateId}`);
    const marked = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: 'Ordered before' });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('Wheat noodles');
    await page.getByRole('button', { name: 'Find a dish' }).click();
    await page.getByRole('searchbox').fill('noodles');
    const found = page.getByRole('dialog').getByRole('article');
    await expect(found).toHaveCount(2);
    await expect(found.first()).toContainText('Wheat noodles');
  },
);

test('a customer restores a removed line and a cancelled cash order in one tap each', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.order
    .getByRole('button', { name: `Take one ${title} out` })
    .click({ clickCount: 2 });
  // After leaving and coming back, an emptied basket can still be restored.
  await shopping.order.getByRole('button', { name: 'Close' }).click();
  await shopping.basket.click();
  await shopping.order.getByRole('button', { name: `Put ${title} back` }).click();
  await shopping.order.getByRole('button', { name: `Add one ${title}` }).click();
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await shopping.done.getByRole('button', { name: 'Order history' }).click();
  // An order that is cancelled before its SMS is sent gets none.
  await expect.poll(() => textsAbout(shop, customer)).toHaveLength(1);
  const [before] = await ordersOf(shop, customer.uid, dateId);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect.poll(() => ordersOf(shop, customer.uid, dateId)).toEqual([]);
  await page.getByRole('button', { name: 'Bring the order back' }).click();
  await expect(shopping.done).toContainText('The order is back');
  const [after] = await ordersOf(shop, customer.uid, dateId);
  expect(after?.menus).toEqual(before?.menus);
  expect(after?.orderKey).toBe(before?.orderKey);
  await expect.poll(() => textsAbout(shop, customer)).toHaveLength(2);
});
