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
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, signInAsStaff, Taps } from '../support/browser/staff-pages.ts';

test('staff limit a dish in all, orders reach the limit, and customers see it sold out until staff sell it again', async ({
  page,
  browser,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  await addOrder(shop, await addCustomer(shop), day, { [menuId]: 3 }, 'cash');
  const customer = await addCustomer(shop);
  const kitchen = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const cook = await kitchen.newPage();
  await signInAsStaff(cook, shop);
  await readEnglish(cook);
  await cook.goto(`/staff/${dateId}/dishes`);
  const row = cook.getByRole('list', { name: 'Ordered dishes' }).getByRole('listitem');
  const limits = cook.getByRole('button', { name: `Limit of ${title}` });
  const soldOut = cook.getByRole('button', { name: `${title} sold out` });
  const inAll = cook.getByLabel('Limit in all');
  const save = cook.getByRole('button', { name: 'Save' });

  await test.step('staff set the limit in two taps and read what is left', async () => {
    const taps = new Taps();
    await taps.tap(limits);
    await expect(cook.getByText('3 are ordered so far.')).toBeVisible();
    await inAll.fill('5');
    await taps.tap(save);
    await expect(row).toContainText('3 of 5 ordered');
    await expect(row).toContainText('2 left');
    await expect(limits).toHaveText('5 in all');
    expect(taps.count).toBe(2);
  });

  const dish = page.getByRole('article').filter({ hasText: title });

  await test.step('the customer who orders the last ones sells it out', async () => {
    await openDate(page, 'en', dateId, customer);
    const shopping = shopper(page, 'en');
    await shopping.add(title, 2);
    await shopping.basket.click();
    await shopping.payByCash.click();
    await shopping.confirm.click();
    await expect(shopping.done).toBeVisible();
    await expect(row).toContainText('5 of 5 ordered');
    await expect(row).toContainText('none left');
    await expect(soldOut).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`/date-detail/en/${dateId}`);
    await expect(dish).toContainText('Early sold out');
    expect((await logOf(shop, { dateId })).at(-1)).toBe(
      `sold-out {"${menuId}":true} → {"${menuId}":"at-limit"}`,
    );
  });

  await test.step('the button of the dish leads to its limit; with a higher one staff need not wait for the shop to sell it again', async () => {
    await expect(soldOut).toHaveText('Sold out · raise the limit');
    await soldOut.click();
    await inAll.fill('8');
    await save.click();
    await expect(cook.getByRole('dialog')).toHaveCount(0);
    await expect(row).toContainText('sold out by itself, 3 left');
    await expect(dish).toContainText('Early sold out');
    await soldOut.click();
    await expect(row).toContainText('3 left');
    await expect(dish).not.toContainText('Early sold out');
  });

  await test.step('a limit below what is ordered stands out on the board, with a way to stop the sale', async () => {
    await cook.goto(`/staff/dates/${dateId}/menus`);
    await expect(cook.getByText('5 of 8 ordered')).toBeVisible();
    await limits.click();
    await inAll.fill('4');
    await save.click();
    await expect(cook.getByText('1 too many')).toBeVisible();
    // The dialog closes a moment later, by a step back that would undo the way to the board.
    await expect(cook.getByRole('dialog')).toHaveCount(0);
    await cook.goto(`/staff/${dateId}`);
    await expect(cook.getByText('More is ordered than the limit in all')).toBeVisible();
    await soldOut.first().click();
    await expect(dish).toContainText('Early sold out');
  });
  await kitchen.close();
});
