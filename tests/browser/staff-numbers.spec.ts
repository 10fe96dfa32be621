import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu, addOrder, titleOf } from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';

test(
  'staff compare the figures of a date with those of earlier dates',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const menuId = await addMenu(shop);
    const title = await titleOf(shop, menuId, 'en');
    const earlier = await addDate(shop, [menuId], { area: 'gosford' });
    const threeDays = 3 * 86_400_000;
    const day = await addDate(shop, [menuId], {
      area: 'gosford',
      deliveryDate: earlier.date.deliveryDate + threeDays,
      finishDate: earlier.date.finishDate + threeDays,
    });
    const [one, other] = [await addCustomer(shop), await addCustomer(shop)];
    await addOrder(shop, one, earlier, { [menuId]: 2 }, 'cash');
    await addOrder(shop, one, day, { [menuId]: 2 }, 'cash');
    await addOrder(shop, other, day, { [menuId]: 3 }, 'card');
    await signInAsStaff(page, shop);
    await readEnglish(page);
    await page.goto(`/staff/${day.dateId}`);
    const soldOut = page.getByRole('button', { name: `${title} sold out` });
    await page.getByText(/\d dish/).click();
    await soldOut.click();
    await expect(soldOut).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('link', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Numbers' }).click();
    const figures = (caption: string) =>
      page.getByRole('table', { name: caption }).getByRole('row');
    await expect(figures('Ordered before refunds').last()).toContainText('$150.00');
    await expect(figures('Ordered before refunds').nth(-2)).toContainText('$60.00');
    await expect(figures('Cash').last()).toContainText('$60.00');
    await expect(figures('Card').last()).toContainText('$90.00');
    await expect(figures('Average order').last()).toContainText('$75.00');
    await expect(figures('Portions').last()).toContainText('5');
    const dishes = page.getByRole('group', { name: 'By dish' }).getByRole('row', { name: title });
    await expect(dishes.getByRole('cell').last()).toHaveText('5');
    await expect(dishes.getByRole('cell').nth(-2)).toHaveText('2');
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();

    await page.getByRole('link', { name: 'More' }).click();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Numbers' }).click();
    await expect(page.getByText('The numbers could not be loaded')).toBeVisible();
    await page.context().setOffline(false);
    await expect(figures('Ordered before refunds').last()).toBeVisible();
  },
);

test('staff see the total of a month’s invoices and download them for the bookkeeper', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  const order = await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const stored = JSON.parse(JSON.stringify(order));
  // A month in which no other test issues invoices; the last one is in the next month in Sydney.
  const issued = ['2021-05-03T01:00:00Z', '2021-05-20T01:00:00Z', '2021-05-31T15:00:00Z'];
  const types = ['normal', 'comm15', 'normal'];
  await shop.store.write(
    issued.map((moment, at) => ({
      path: `invoiceCopies/${810_001 + at}`,
      data: {
        ...stored,
        invoice: 810_001 + at,
        invoiceDate: Date.parse(moment),
        invoiceType: types[at],
        issuedBy: customer.uid,
      },
    })),
  );
  const at = Date.parse(issued[1] ?? '');
  const note = { creditNote: 91, invoice: 810_002, amount: 1000, at, uid: customer.uid };
  await shop.store.write([
    {
      path: 'refunds/note-of-2021',
      data: { ...note, dateId: day.dateId, state: 'succeeded' },
    },
  ]);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  for (const noMonth of ['2021-13', '2090-01', '../users']) {
    await page.goto(`/staff/invoices?month=${noMonth}`);
    await expect(page.getByRole('button', { name: 'The next month' })).toBeDisabled();
    await expect(page.getByText(noMonth)).toHaveCount(0);
  }
  await page.goto('/staff/invoices?month=2021-06');
  await expect(page.getByRole('row', { name: '810003' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'The month before' }).click();
  await expect(page).toHaveURL(/month=2021-05/);
  await expect(page.getByText('The invoices could not be loaded')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('row', { name: '810002' })).toContainText('$51.00');
  await expect(page.getByRole('row', { name: '810003' })).toBeHidden();
  const sums = page.getByRole('row', { name: '2 invoices' });
  await expect(page.getByRole('row', { name: 'CN-000091' })).toContainText('-$10.00');
  await expect(sums).toContainText('$110.00');
  await expect(sums).toContainText('$101.00');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File for spreadsheets' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('invoices-2021-05.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('810002,2021-05-20,15% commission,');
  expect(text).toContain('CN-000091,2021-05-20,Credit note');
  expect(text).toContain('Total,,,,,,110,0,0,9,101');
});
