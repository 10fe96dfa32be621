import type { Page, Route } from '@playwright/test';
import { orderKeyOf } from '../../src/domain/order/order-key.ts';
import { expect, PASSWORD, type Shop, test } from '../support/browser/browser-shop.ts';
import { keptWords } from '../support/browser/kept-words.ts';
import { expectNotice } from '../support/browser/notices.ts';
import {
  addDate,
  addMenu,
  newInfo,
  openDate,
  shopper,
  type TestCustomer,
  titleOf,
} from '../support/browser/order-form.ts';
import { chooseInDrawer } from '../support/browser/signed-up-account.ts';

const name = '김말순';
const note = 'Beware of the goose';
const request = 'No chilli for Gildong';

/** A customer whose phone has something of them wherever the shop keeps anything; ordering has half failed. */
async function usePhone(page: Page, shop: Shop) {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const info = { ...newInfo(name), note };
  const made = await shop.createCustomer({
    isCashAvailable: true,
    name,
    deliveryInfo: info,
    lang: 'en',
  });
  const customer: TestCustomer = { ...made, info, orderKey: orderKeyOf(info, made.uid) };
  const words = [name, note, request, info.phone, info.address];

  const commits = /documents:commit/;
  const ofOrder = (route: Route) => route.request().postData()?.includes('/ordersForCustomer/');
  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  const type = (text: string) => shopping.order.getByRole('textbox').first().fill(text);
  const found = async (place: string) =>
    (await keptWords(page, words)).filter((one) => one.startsWith(place));

  // A first attempt is refused, and can't be reported.
  await page.route(commits, (route) =>
    ofOrder(route)
      ? route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } })
      : route.abort(),
  );
  await shopping.add(title, 2);
  await shopping.basket.click();
  await type(request);
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect.poll(() => found('localStorage order-issues')).not.toEqual([]);
  await page.unroute(commits);

  // The next one is stored; its text and its copies for staff are not.
  await page.route('**/sendSMS', (route) => route.abort());
  await page.route(commits, (route) => (ofOrder(route) ? route.fallback() : route.abort()));
  await type(`${request}, please`);
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect(shopping.done).toBeVisible();
  await expect.poll(() => found('localStorage copies')).not.toEqual([]);
  await page.keyboard.press('Escape');
  await expect(shopping.done).toBeHidden();

  // And something is being typed.
  await shopping.add(title);
  await shopping.basket.click();
  await type(`${request}, and thanks`);
  await page.keyboard.press('Escape');
  await expect(shopping.order).toBeHidden();
  // What listens keeps its documents once it has begun to, which waits until the page is idle.
  await expect.poll(() => found('IndexedDB')).not.toEqual([]);
  await expect.poll(() => found('sessionStorage')).not.toEqual([]);
  await page.unrouteAll();
  return { customer, words, dateId };
}

const expectNothingKept = (page: Page, words: readonly string[]) =>
  expect.poll(() => keptWords(page, words)).toEqual([]);

test('logging out sends what was still to be sent, and leaves nothing of the customer on the phone', async ({
  page,
  shop,
}) => {
  const { words, customer, dateId } = await usePhone(page, shop);
  await chooseInDrawer(page, 'en', 'Log out');
  await expectNotice(page, 'You have been logged out');
  await expectNothingKept(page, words);
  expect(await shop.store.read(`ordersBackupByKey/${dateId}_${customer.orderKey}`)).toBeTruthy();
  // Nor does the next page bring any of it back.
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectNothingKept(page, words);
});

test('logging out waits for no server that does not answer', async ({ page, shop }) => {
  const { words } = await usePhone(page, shop);
  await page.route('**/sendSMS', () => new Promise(() => {}));
  await page.route(/documents:commit/, () => new Promise(() => {}));
  await chooseInDrawer(page, 'en', 'Log out');
  await expectNotice(page, 'You have been logged out');
  await expectNothingKept(page, words);
});

test('deleting the account leaves nothing of the customer on the phone', async ({ page, shop }) => {
  const { words, customer, dateId } = await usePhone(page, shop);
  // An order ahead would keep the account.
  await shop.store.removeField(`ordersForCustomer/${customer.uid}`, [dateId]);
  await shop.store.removeField(`orders2/${dateId}`, [customer.uid]);
  await chooseInDrawer(page, 'en', 'View my details');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectNotice(page, 'Your account is deleted');
  await expectNothingKept(page, words);
});

test('a session that has ended leaves nothing of the customer on the phone', async ({
  page,
  shop,
}) => {
  const { words, customer } = await usePhone(page, shop);
  await customer.endLogIns();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectNothingKept(page, words);
});

test('another tab that is logged out with it keeps nothing and goes on showing the dishes', async ({
  page,
  shop,
}) => {
  const { words, dateId } = await usePhone(page, shop);
  const other = await page.context().newPage();
  await openDate(other, 'en', dateId);
  await page.bringToFront();
  await chooseInDrawer(page, 'en', 'Log out');
  await expectNotice(page, 'You have been logged out');
  for (const tab of [page, other]) await expectNothingKept(tab, words);
  // Both still hear of what staff change.
  const dish = (tab: Page) => tab.getByRole('article').filter({ hasText: 'Test soup' });
  await shop.store.setField('dates/activeDates', [dateId, 'orderDone'], true);
  for (const tab of [page, other]) {
    await expect(dish(tab).or(tab.getByText('The order is closed')).first()).toBeVisible();
    await expect(tab.getByText('The order is closed. Thanks!').first()).toBeVisible();
  }
});

test('who logs in on a phone after another customer finds nothing of them', async ({
  context,
  page,
  shop,
}) => {
  const { words } = await usePhone(page, shop);
  await page.close();
  const next = await shop.createCustomer({ lang: 'en', name: 'Younghee Kim' });
  const tab = await context.newPage();
  await next.signIn(tab, 'en');
  await tab.goto('/date-select/en');
  await chooseInDrawer(tab, 'en', /Younghee Kim/);
  await expect(tab.getByRole('dialog')).toBeVisible();
  await expectNothingKept(tab, words);
});
