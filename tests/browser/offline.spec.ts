import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  openDate,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { chooseInDrawer, openDatesAs, readEnglish } from '../support/browser/signed-up-account.ts';
import { addStaff, signInAsStaff } from '../support/browser/staff-pages.ts';

// The service worker must have cached the shop's files.
test.use({ serviceWorkers: 'allow' });

test('orders that a customer has viewed open again offline and show how old they are', async ({
  context,
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const customer = await addCustomer(shop);
  const date = await addDate(shop, [menuId]);
  await addOrder(shop, customer, date, { [menuId]: 3 }, 'cash');
  await openDatesAs(page, 'en', customer);
  await chooseInDrawer(page, 'en', 'Order history');
  const order = page.getByRole('dialog', { name: 'Order history' }).getByRole('listitem');
  await expect(order).toContainText('$90.00');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.goto('/date-select/en');
  await expect(page.getByText('This is what you saw at')).toBeVisible();
  await chooseInDrawer(page, 'en', 'Order history');
  await expect(order).toContainText('$90.00');
  await expect(order.getByRole('button', { name: 'See the receipt' })).toBeVisible();

  // A link that somebody has sent leads to the date without the shop.
  await page.goto(`/share/en/${date.dateId}`);
  await expect(page).toHaveURL(`/date-detail/en/${date.dateId}`);

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('the notice of a lost connection never covers the buttons', async ({
  context,
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  await openDate(page, 'en', dateId, await addCustomer(shop));
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  // Dishes can be added before the page's code is there, which shows the notice.
  await page.locator('#root:not([data-awaits-code])').waitFor();
  const notice = page.getByText('You are offline.');
  const apart = async (button: Locator) => {
    await expect(notice).toBeVisible();
    const [told, tapped] = await Promise.all([notice.boundingBox(), button.boundingBox()]);
    if (!told || !tapped) throw new Error('both are shown');
    expect(told.y + told.height <= tapped.y || told.y >= tapped.y + tapped.height).toBe(true);
  };
  await context.setOffline(true);
  await apart(shopping.basket);
  await context.setOffline(false);
  await shopping.basket.click();
  await expect(shopping.payByCash).toBeVisible();
  await context.setOffline(true);
  await apart(page.getByRole('button', { name: 'Pay $60.00 by card' }));
});

test('a driver whose phone reloads without a connection has the stops of before, and marks them', async ({
  context,
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const now = Date.now();
  const day = await addDate(shop, [menuId], { deliveryDate: now, finishDate: now + 3_600_000 });
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  await signInAsStaff(page, shop, await addStaff(shop, 'driver'));
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}/run`);
  const stop = page.getByRole('listitem').filter({ hasText: customer.info.address });
  await expect(stop).toContainText('$60.00 to collect');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker keeps what is loaded through it.
  await page.reload();
  await expect(stop).toContainText('$60.00 to collect');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection since')).toBeVisible();
  const cash = stop.getByRole('button', { name: /\$60.00/ });
  await cash.click();
  await expect(cash).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 mark will be sent when there is a connection.')).toBeVisible();

  await context.setOffline(false);
  await expect
    .poll(async () => Object.values(await shop.store.list(`orderMarks/${day.dateId}/orders`)))
    .toMatchObject([{ 'cash-taken': { amount: 6000 } }]);
});
