import type { Browser, Page } from '@playwright/test';
import { ledgerKey } from '../../src/domain/points/points.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  changeDate,
} from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, signInAsStaff, Taps } from '../support/browser/staff-pages.ts';
import { confirmEmail } from '../support/stack.ts';

/** A page on another phone, logged in with this account. */
async function phoneOf(browser: Browser, shop: Shop, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsStaff(page, shop, email);
  await readEnglish(page);
  return page;
}

const tabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Staff screens' }).getByRole('link').allInnerTexts();

/** Opens the sheet of an account's role, chooses one and saves. */
async function chooseRole(page: Page, role: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Role' }).selectOption(role);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('an owner gives somebody the books, who sees money and nothing else, and takes them away', async ({
  page,
  browser,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const key = `${ledgerKey(dateId, customer.orderKey)}-a`;
  const earned = {
    orderTotal: '60.00',
    dateId,
    orderKey: customer.orderKey,
    point: 1.2,
    usedPoint: 0,
  };
  await shop.store.write([
    {
      path: `points/${customer.uid}`,
      data: {
        [key]: { ...earned, type: 'add-order-cash', confirmed: false, time: '', nowTime: 1 },
      },
    },
    { path: `pointBalances/${customer.uid}`, data: { balance: 0 } },
  ]);
  const account = await shop.createCustomer();

  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${dateId}/more`);
  const taps = new Taps();
  await taps.tap(page.getByRole('link', { name: 'Staff and roles' }));
  await taps.tap(page.getByRole('button', { name: 'Add somebody' }));
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await chooseRole(page, 'Books');
  await expect(page.getByText('Nobody has signed up with this address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await chooseRole(page, 'Books');
  await expect(page.getByText('Nobody has confirmed this address yet')).toBeVisible();
  await confirmEmail(shop.addresses.auth, account.uid);
  await chooseRole(page, 'Books');
  await expect(page.getByText('Saved. They see it once they log in again.')).toBeVisible();
  expect(taps.count).toBe(2);
  const member = page.getByRole('listitem').filter({ hasText: account.email });
  await expect(member).toContainText('Books');

  const theirs = await phoneOf(browser, shop, account.email);
  await theirs.goto(`/staff/${dateId}`);
  const card = theirs.getByRole('listitem').filter({ hasText: customer.info.address });
  await expect(card).toContainText('$60.00');
  expect(await tabs(theirs)).toEqual(['Orders', expect.stringContaining('Inbox'), 'More']);
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Take orders' })).toHaveCount(0);
  await expect(theirs.getByText(/\d dish/)).toHaveCount(0);
  const refused: string[] = [];
  theirs.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  const newcomer = await addCustomer(shop);
  await addOrder(shop, newcomer, day, { [menuId]: 3 }, 'cash');
  const arrived = theirs.getByRole('listitem').filter({ hasText: newcomer.info.address });
  await expect(arrived).toContainText('$90.00');
  expect(refused).toEqual([]);
  await changeDate(shop, dateId, ['orderDone'], true);
  await theirs.goto('/staff/menus');
  await expect(theirs.getByText('This screen is not for you')).toBeVisible();

  await theirs.goto(`/staff/${dateId}/more`);
  await expect(theirs.getByRole('main').getByRole('link')).toHaveText([
    'Numbers',
    'The day’s cash',
    'Bell and screen',
    'Invoices by month',
    'Xero and MYOB',
  ]);
  await theirs.getByRole('button', { name: 'Confirm the points of this date' }).click();
  await expect
    .poll(() => shop.store.read(`pointBalances/${customer.uid}`))
    .toEqual({ balance: 120 });
  const confirmed = 'points-confirmed false → true';
  await expect.poll(() => logOf(shop, { dateId })).toEqual([confirmed, confirmed]);

  await page.getByRole('button', { name: `Change the role of ${account.email}` }).click();
  await chooseRole(page, 'Not of staff');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(member).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByText(/Please log in as staff|Only staff can see this/)).toBeVisible();
  await expect(theirs.getByText(customer.info.address)).toHaveCount(0);
  expect(await logOf(shop, { uid: account.uid })).toEqual([
    'staff-rights off → books',
    'staff-rights books → off',
  ]);
  await theirs.context().close();
});
