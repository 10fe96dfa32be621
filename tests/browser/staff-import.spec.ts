import { randomUUID } from 'node:crypto';
import type { Menus } from '../../src/domain/menus/menu.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { addMenu, menuOf } from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';

test('staff preview a pasted table row by row, store it only by confirming, and undo it', async ({
  page,
  shop,
}) => {
  const known = await addMenu(shop, { desc: 'Bone broth' });
  const added = `test-${randomUUID().slice(0, 8)}`;
  const stored = async () => (await shop.store.read('manages/menus')) as unknown as Menus;
  const before = await menuOf(shop, known);
  const table = (price: string) =>
    [
      'id\ttitle\tdesc\tprice\tcat\ten',
      `${known}\t${before.title}\t\t31\thome-meals\tyes`,
      `${added}\tNew menu\t\t${price}\thome-meals\tyes`,
    ].join('\n');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto('/staff/import');
  const paste = page.getByLabel('Or paste it here');
  const preview = page.getByRole('button', { name: 'Preview' });

  await paste.fill(table('dear'));
  await preview.click();
  await expect(page.getByRole('alert')).toContainText(
    'Line 3: Price (dollars) [price] – Must be a number.',
  );
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);

  await paste.fill(table('9.5'));
  await page.reload();
  await expect(page.getByText('These are your unsaved changes')).toBeVisible();
  await expect(paste).toHaveValue(table('9.5'));
  await preview.click();
  const rows = page.getByRole('list', { name: 'What changes' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Changed');
  await expect(rows.nth(0)).toContainText('Price (dollars)');
  await expect(rows.nth(0)).toContainText(`Will be emptied. Now: ${before.desc}`);
  await expect(rows.nth(1)).toContainText('New');
  expect(await stored()).not.toHaveProperty(added);

  const save = page.getByRole('button', { name: 'Save 2 rows' });
  await page.context().setOffline(true);
  await save.click();
  const failed = page.getByRole('alertdialog', { name: 'Not saved' });
  await expect(failed).toContainText('Please check your internet connection and try again.');
  await page.context().setOffline(false);
  await shop.store.setField('manages/menus', [known, 'price'], 99);
  await failed.getByRole('button', { name: 'Send it again' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'It has changed meanwhile' });
  const now = conflict.getByRole('row').filter({ hasText: /^Now/ });
  await expect(now).toContainText(`${before.titleEn}: Price (dollars) 99.00`);
  expect(await stored()).not.toHaveProperty(added);
  await conflict.getByRole('button', { name: 'Change it anyway' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
  shop.added.push({ path: 'manages/menus', field: [added] });
  expect(await stored()).toMatchObject({
    [known]: { price: 31, titleEn: before.titleEn },
    [added]: { title: 'New menu', price: 9.5 },
  });
  expect((await stored())[known]).not.toHaveProperty('desc');

  await shop.store.setField('manages/menus', [known, 'price'], 98);
  await page.getByRole('button', { name: 'Undo Pasted table' }).first().click();
  const ask = page.getByRole('alertdialog', { name: 'Import: undo it?' });
  await expect(ask).toContainText(`${before.titleEn}: Price (dollars) 31.00`);
  await expect(ask).toContainText('New menu');
  await ask.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(conflict).toContainText('Price (dollars) 98.00');
  await conflict.getByRole('button', { name: 'Change it anyway' }).click();
  await expect(page.getByRole('button', { name: 'Undo ↩ Pasted table' })).toBeVisible();
  expect((await stored())[known]).toMatchObject({ price: 99, desc: before.desc });
  expect(await stored()).not.toHaveProperty(added);
});

test(
  'staff import a JSON file, and an unreadable file is named',
  SOAK_ONLY,
  async ({ page, shop }) => {
    await signInAsStaff(page, shop);
    await readEnglish(page);
    await page.goto('/staff/import');
    const choose = page.locator('input[type=file]');
    const file = (text: string) => ({
      name: 'week.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await choose.setInputFiles(file('{"menus": [}'));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('alert')).toContainText('Line 1: The JSON can’t be read');
    const [soup] = Object.entries(
      (await shop.store.read('manages/categories')) as Record<string, { name: string }>,
    );
    await choose.setInputFiles(
      file(JSON.stringify({ categories: [{ id: soup?.[0], ...soup?.[1] }] })),
    );
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('button', { name: 'Nothing changes' })).toBeDisabled();
  },
);

test('staff take over another shop’s products from a file in the code page of a Korean system', async ({
  page,
  shop,
}) => {
  const token = `t${randomUUID().slice(0, 8)}`;
  const categories = (await shop.store.read('manages/categories')) as Record<
    string,
    { nameEn?: string }
  >;
  const [cat, { nameEn = '' } = {}] =
    Object.entries(categories).find(([, one]) => one.nameEn) ?? [];
  /** 김치, as Excel in Korea writes it. */
  const kimchi = Buffer.from([0xb1, 0xe8, 0xc4, 0xa1]);
  const buffer = Buffer.concat([
    Buffer.from('Token,Item Name,Variation Name,Description,Category,Price,,\r\n'),
    Buffer.from(`${token},`),
    kimchi,
    Buffer.from(`,Regular,<p>Hot</p>,${nameEn},"$9.50",,\r\n,,,,,,,\r\n`),
  ]);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto('/staff/import');
  const choose = page.locator('input[type=file]');
  const workbook = Buffer.from([0x50, 0x4b, 3, 4, 20, 0]);
  await choose.setInputFiles({ name: 'menus.xlsx', mimeType: 'text/csv', buffer: workbook });
  await expect(page.getByRole('alert')).toContainText('A workbook can’t be read as it is.');
  await choose.setInputFiles({ name: 'square.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Read as CP949 (EUC-KR).')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Products exported from Square')).toBeVisible();
  const rows = page.getByRole('list', { name: 'What changes' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('김치');
  await expect(rows).toContainText(/Price \(dollars\)\s*9\.50/);
  await expect(rows).toContainText(nameEn);
  await page.getByRole('button', { name: 'Save 1 row' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
  const id = `square-${token}`;
  shop.added.push({ path: 'manages/menus', field: [id] });
  expect(await shop.store.read('manages/menus')).toMatchObject({
    [id]: { title: '김치', desc: 'Hot', price: 9.5, cat, active: true },
  });
});
