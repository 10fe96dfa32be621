import type { Page } from '@playwright/test';
import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  type TestCustomer,
} from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';

/** A date's board with two orders, in two tabs of one phone. */
async function openTwoTabs(first: Page, shop: Shop) {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const customers = [await addCustomer(shop), await addCustomer(shop)] as const;
  const marks = new Map<TestCustomer, string>();
  for (const customer of customers) {
    const order = await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
    marks.set(customer, `orderMarks/${day.dateId}/orders/${orderIdOf(refOf(order))}`);
  }
  const packed = (tab: Page, { info }: TestCustomer) =>
    tab
      .getByRole('listitem')
      .filter({ hasText: info.address })
      .getByRole('button', { name: /: Packed$/ });
  const tabs = [first, await first.context().newPage()] as const;
  for (const tab of tabs) {
    await signInAsStaff(tab, shop);
    await readEnglish(tab);
    await tab.goto(`${shop.addresses.web}/staff/${day.dateId}`);
    for (const customer of customers) await expect(packed(tab, customer)).toBeVisible();
  }
  const stored = async (customer: TestCustomer) =>
    (await shop.store.read(marks.get(customer) ?? ''))?.packed;
  return { tabs, customers, packed, stored };
}

test('marks made offline in two tabs are all sent, though one of the tabs is closed before', async ({
  page,
  shop,
}) => {
  const { tabs, customers, packed, stored } = await openTwoTabs(page, shop);
  const [one, two] = tabs;
  const [first, second] = customers;
  await page.context().setOffline(true);
  await packed(one, first).click();
  await expect(two.getByText('1 mark will be sent when there is a connection.')).toBeVisible();
  await packed(two, second).click();
  for (const tab of tabs) {
    await expect(tab.getByText('2 marks will be sent when there is a connection.')).toBeVisible();
  }
  await one.close();
  await page.context().setOffline(false);
  for (const customer of customers) await expect.poll(() => stored(customer)).toBeTruthy();
  await expect(two.getByText(/will be sent when there is a connection/)).toBeHidden();
});

test('a mark that can’t be stored is asked about, holds up no other, and is answered once for both tabs', async ({
  page,
  shop,
}) => {
  const { tabs, customers, packed, stored } = await openTwoTabs(page, shop);
  const [one, two] = tabs;
  const [first, second] = customers;
  const refuse = (uid: string) =>
    page.context().route(/documents:commit/, (route) => {
      const ours = route.request().postData()?.includes(`${uid}_`);
      const answer = { error: { code: 404, message: 'gone', status: 'NOT_FOUND' } };
      return ours ? route.fulfill({ status: 404, json: answer }) : route.fallback();
    });
  await refuse(first.uid);
  await packed(one, first).click();
  const question = (tab: Page) => tab.getByRole('alertdialog', { name: 'A mark was not stored' });
  for (const tab of tabs) await expect(question(tab)).toContainText(first.info.name);
  await page.context().unrouteAll();
  await question(two).getByRole('button', { name: 'Leave it' }).click();
  for (const tab of tabs) await expect(question(tab)).toBeHidden();
  await packed(one, second).click();
  await expect.poll(() => stored(second)).toBeTruthy();
  expect(await stored(first)).toBeUndefined();
});
