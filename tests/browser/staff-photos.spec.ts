import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/browser-shop.ts';
import { addDate, addMenu, menuOf } from '../support/browser/order-form.ts';
import { photoFile } from '../support/browser/photo-file.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';
import { pictureNames } from '../support/file-names.ts';

/** Type, bytes and pixels of a stored photo as a visitor downloads it. */
function photoAt(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob();
    const { width, height } = await createImageBitmap(blob);
    return { type: blob.type, size: blob.size, width, height };
  }, address);
}

test('staff crop a photo from the phone, which is scaled down, stored and shown to customers', async ({
  page,
  shop,
  browser,
}) => {
  const menuId = await addMenu(shop);
  const { dateId } = await addDate(shop, [menuId]);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  // An upload is retried for a while before it counts as failed.
  await page.clock.install();
  await page.goto(`/staff/menus/edit/${menuId}`);
  const choose = page.getByLabel('Add a photo');
  await expect(choose).toBeAttached();

  await test.step('a file that is not an image is refused by name', async () => {
    await choose.setInputFiles({
      name: 'week.csv',
      mimeType: 'image/png',
      buffer: Buffer.from('id,title'),
    });
    const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
    await expect(dialog).toContainText('This file can’t be opened as a picture.');
    await expect(dialog.getByRole('button', { name: 'Upload this photo' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  const file = await photoFile(page);
  await test.step('a photo can be called anything', async () => {
    for (const [mimeType, name] of pictureNames) {
      await choose.setInputFiles({ ...file, name, mimeType });
      await expect(dialog.getByRole('button', { name: 'Upload this photo' })).toBeEnabled();
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
  });

  await choose.setInputFiles({ ...file, name: pictureNames[6]?.[1] ?? '' });
  await dialog.getByRole('slider', { name: 'Size' }).fill('2');
  await dialog.getByRole('group', { name: /The part that is shown/ }).press('ArrowDown');

  await test.step('a refused or failed upload is reported and keeps the crop', async () => {
    const upload = `${shop.addresses.storage}/**`;
    await page.route(upload, (route) =>
      route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
    );
    await dialog.getByRole('button', { name: 'Upload this photo' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.unroute(upload);

    await page.context().setOffline(true);
    const lost = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith(shop.addresses.storage),
    );
    await dialog.getByRole('button', { name: 'Upload this photo' }).click();
    await lost;
    await page.clock.fastForward(60_000);
    await expect(dialog.getByRole('alert')).toContainText('Please check your internet connection');
    await page.context().setOffline(false);
    await expect(dialog.getByRole('slider', { name: 'Size' })).toHaveValue('2');
    expect((await menuOf(shop, menuId)).photos).toEqual([]);
  });

  await dialog.getByRole('button', { name: 'Upload this photo' }).click();
  await expect(page.getByText('The photo is added')).toBeVisible();
  const [photo] = (await menuOf(shop, menuId)).photos ?? [];
  const large = await photoAt(page, photo?.downloadURL ?? '');
  expect(large).toMatchObject({ type: 'image/webp', width: 1200, height: 900 });
  expect(large.size).toBeLessThanOrEqual(150_000);
  const small = await photoAt(page, photo?.smallURL ?? '');
  expect(small).toMatchObject({ type: 'image/webp', width: 400, height: 300 });

  await test.step('customers load the photo in the size that they need', async () => {
    const customer = await browser.newPage({ baseURL: shop.addresses.web });
    await customer.goto(`/date-detail/en/${dateId}`);
    const shown = customer.locator(`article img[srcset*="400w"]`);
    await expect(shown).toHaveJSProperty('complete', true);
    expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await customer.close();
  });

  await test.step('staff remove the photo and restore it', async () => {
    await page.getByRole('button', { name: 'Take it off' }).click();
    await expect(page.getByText('The photo is taken off')).toBeVisible();
    expect((await menuOf(shop, menuId)).photos).toBeUndefined();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await menuOf(shop, menuId)).photos).toEqual([photo]);
  });
});
