import { doorPhotoPath } from '../../src/domain/order/door-photo.ts';
import { marksCollection } from '../../src/domain/staff/orders/order-marks.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu, addOrder } from '../support/browser/order-form.ts';
import { photoFile } from '../support/browser/photo-file.ts';
import { chooseInDrawer, openDatesAs, readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, signInAsStaff, Taps } from '../support/browser/staff-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a driver photographs the door, the customer sees it, and it goes with the mark', async ({
  page,
  browser,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const customer = await addCustomer(shop);
  const { orderId = '' } = await addOrder(shop, customer, day, { [menuId]: 3 }, 'cash');
  const path = doorPhotoPath({ dateId, uid: customer.uid, orderId });
  const stored = () => shop.store.read(path);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${dateId}/run`);
  const stop = page.getByRole('listitem').filter({ hasText: customer.info.address });
  const deliveredMark = stop.getByRole('button', { name: /: Delivered$/ });
  const photo = stop.getByRole('button', { name: /: Photo of the door$/ });

  await test.step('two taps after the camera: delivered, and its photo', async () => {
    await expect(photo).toHaveCount(0);
    const taps = new Taps();
    await taps.tap(deliveredMark);
    await expect(photo).toHaveText('Take a photo');
    const chooser = page.waitForEvent('filechooser');
    await taps.tap(photo);
    await (await chooser).setFiles(await photoFile(page));
    await expect(photo).toHaveText('Take it again');
    expect(taps.count).toBe(2);
    const input = stop.locator('input[type="file"]');
    await expect(input).toHaveAttribute('capture', 'environment');
  });

  await test.step('one that was removed is put back by a tap', async () => {
    await expect(stop.getByRole('img', { name: 'Photo of the door' })).toBeVisible();
    const before = await stored();
    await stop.getByRole('button', { name: /: Remove photo$/ }).click();
    await expect.poll(stored).toBeUndefined();
    await stop.getByRole('button', { name: /: Put the photo back$/ }).click();
    await expect.poll(async () => (await stored())?.jpeg).toBe(before?.jpeg);
  });

  await test.step('it is stored small, without what the camera wrote into it', async () => {
    const { jpeg } = (await stored()) ?? {};
    const buffer = Buffer.from(String(jpeg), 'base64');
    expect(buffer.length).toBeLessThanOrEqual(204_800);
    expect(buffer.includes('Exif')).toBe(false);
    const size = await page.evaluate(async (base64) => {
      const picture = new Image();
      picture.src = `data:image/jpeg;base64,${base64}`;
      await picture.decode();
      return Math.max(picture.width, picture.height);
    }, String(jpeg));
    expect(size).toBeLessThanOrEqual(1280);
    expect((await logOf(shop, { dateId })).at(-1)).toContain('door-photo');
  });

  const phone = await browser.newContext({
    ...{ baseURL: shop.addresses.web, viewport: { width: 390, height: 844 } },
  });
  const home = await phone.newPage();
  await openDatesAs(home, 'en', customer);
  const picture = home.getByRole('img', { name: 'The food in front of the door' });

  await test.step('the customer sees it in the order', async () => {
    await chooseInDrawer(home, 'en', 'Order history');
    await home.getByRole('button', { name: 'See the receipt' }).click();
    await expect(picture).toBeVisible();
    await expect(home.getByText(/^Left at the door at /)).toBeVisible();
  });

  await test.step('taking the mark back takes the photo away', async () => {
    await deliveredMark.click();
    await expect(picture).toBeHidden();
    expect(await stored()).toBeUndefined();
    const marks = await shop.store.read(`${marksCollection(dateId)}/${customer.uid}_${orderId}`);
    expect(marks).not.toHaveProperty('photo');
  });
  await phone.close();
});

test('a file that is no picture is refused in words', async ({ page, shop }) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, day, { [menuId]: 3 }, 'cash');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}/run`);
  await page.getByRole('button', { name: /: Delivered$/ }).click();
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'x.csv', mimeType: 'image/png', buffer: Buffer.from('id,title') },
  });
  await expect(
    page.getByText('The photo could not be read. Please take another one.'),
  ).toBeVisible();
});

test('a photo that is taken without a connection is stored once there is one, whatever screen is open', async ({
  context,
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const customer = await addCustomer(shop);
  const { orderId = '' } = await addOrder(shop, customer, day, { [menuId]: 3 }, 'cash');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${dateId}/run`);
  await page.getByRole('button', { name: /: Delivered$/ }).click();
  const marks = `${marksCollection(dateId)}/${customer.uid}_${orderId}`;
  await expect.poll(() => shop.store.read(marks)).toHaveProperty('delivered');
  const file = await photoFile(page);
  await context.setOffline(true);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('button', { name: /: Send this photo$/ })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await context.setOffline(false);
  const path = doorPhotoPath({ dateId, uid: customer.uid, orderId });
  await expect.poll(() => shop.store.read(path), { timeout: 40_000 }).toBeDefined();
});
