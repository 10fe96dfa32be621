import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu, addOrder, titleOf } from '../support/browser/order-form.ts';
import { photoFile } from '../support/browser/photo-file.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { addStaff, logOf, signInAsStaff, Taps } from '../support/browser/staff-pages.ts';

const hourMs = 3_600_000;

const tabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Staff screens' }).getByRole('link').allInnerTexts();

/** Everything that was refused to the page, and what it has said in its console. */
function troubleOf(page: Page): string[] {
  const trouble: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  return trouble;
}

/** What the page has been sent, all of it together. */
function heardBy(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/staff-view|documents|staff-action/.test(response.url())) {
      bodies.push(response.text().catch(() => ''));
    }
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

const marksOf = async (shop: Shop, dateId: string) =>
  Object.values(await shop.store.list(`orderMarks/${dateId}/orders`));

test('the kitchen packs two orders, and sees what to cook and no price and no phone', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const customers = [await addCustomer(shop), await addCustomer(shop)];
  for (const customer of customers) await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  await signInAsStaff(page, shop, await addStaff(shop, 'kitchen'));
  await readEnglish(page);
  const trouble = troubleOf(page);
  const heard = heardBy(page);

  await page.goto(`/staff/${dateId}`);
  const taps = new Taps();
  for (const { info } of customers) {
    const card = page.getByRole('listitem').filter({ hasText: info.address });
    await expect(card).toContainText(`${title} ×2`);
    await taps.tap(card.getByRole('button', { name: 'Packed' }));
    await expect(card.getByRole('button', { name: 'Packed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  expect(taps.count).toBe(2);
  await expect.poll(async () => (await marksOf(shop, dateId)).length).toBe(2);
  await expect.poll(async () => (await logOf(shop, { dateId })).length).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await logOf(shop, { dateId })).length).toBe(3);
  await expect(page.getByRole('button', { name: 'To pack 1' })).toBeVisible();
  await expect(page.getByText(/The orders as of/)).toBeVisible();
  expect(await tabs(page)).toEqual(['Orders', 'Cook', 'More']);
  await expect(page.getByRole('main')).not.toContainText('$');

  const late = await addCustomer(shop);
  await addOrder(shop, late, day, { [menuId]: 4 }, 'cash');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: late.info.address })).toContainText(
    'New',
  );

  await page.getByRole('link', { name: 'Cook' }).click();
  const dish = page.getByRole('listitem').filter({ hasText: title });
  // The board has gone, which lists the orders of the dish.
  await expect(dish).toHaveCount(1);
  await expect(dish).toContainText('8');
  await expect(dish.getByRole('button', { name: /Sold out|limit/i })).toHaveCount(0);
  await dish.getByText(/Who ordered it/).click();
  await expect(dish.getByText('Eastwood')).toHaveCount(3);
  await expect(dish.getByRole('link')).toHaveCount(0);
  await page.goto(`/staff/${dateId}/print`);
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Packing lists',
    'Picking list',
    'Production sheet',
    'Shopping',
    'Labels',
  ]);
  await page.goto(`/staff/${dateId}/shopping?for=week`);
  await expect(page.getByText(title)).toBeVisible();

  for (const address of ['customers', 'team', 'inbox', 'log', 'books', `${dateId}/numbers`]) {
    await page.goto(`/staff/${address}`);
    await expect(page.getByText('This screen is not for you')).toBeVisible();
  }
  for (const address of ['run', 'times', 'closing', 'order', 'refund/u1/x', 'print/run']) {
    await page.goto(`/staff/${dateId}/${address}`);
    await expect(page.getByRole('main')).not.toContainText('Ginkgo');
  }
  expect(trouble).toEqual([]);
  const all = await heard();
  expect(all).toContain(title);
  for (const { info } of [...customers, late]) expect(all).not.toContain(info.phone);
  expect(all).not.toMatch(/totalPrice|subTotal|paymentMethod/);
});

test('a driver delivers a stop of today and takes its cash, and sees no other day', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const now = Date.now();
  const today = await addDate(shop, [menuId], { deliveryDate: now, finishDate: now + hourMs });
  const other = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  const stranger = await addCustomer(shop);
  await addOrder(shop, customer, today, { [menuId]: 2 }, 'cash');
  await addOrder(shop, stranger, other, { [menuId]: 2 }, 'cash');
  await signInAsStaff(page, shop, await addStaff(shop, 'driver'));
  await readEnglish(page);
  const trouble = troubleOf(page);
  const heard = heardBy(page);

  await page.goto('/staff');
  await expect(page).toHaveURL(/\/run$/);
  // Other tests have deliveries of today as well.
  await page.goto(`/staff/${today.dateId}/run`);
  const stop = page.getByRole('listitem').filter({ hasText: customer.info.address });
  await expect(stop.getByRole('link', { name: /Call/ })).toHaveAttribute(
    'href',
    `tel:${customer.info.phone}`,
  );
  expect(await tabs(page)).toEqual(['Delivery', 'More']);
  const days = await page.getByRole('combobox').getByRole('option').allInnerTexts();
  expect(new Set(days).size).toBe(1);
  await expect(page.getByRole('button', { name: /up$|down$/ })).toHaveCount(0);
  const taps = new Taps();
  await taps.tap(stop.getByRole('button', { name: /Delivered/ }));
  await taps.tap(stop.getByRole('button', { name: /\$60.00/ }));
  expect(taps.count).toBe(2);
  await expect(stop).toContainText('$60.00 taken');
  const { dateId } = today;
  await expect
    .poll(() => marksOf(shop, dateId))
    .toMatchObject([{ delivered: {}, 'cash-taken': { amount: 6000 } }]);
  await expect.poll(async () => (await logOf(shop, { dateId })).length).toBe(2);

  await page.goto(`/staff/${other.dateId}/run`);
  await expect(page.getByText('The stops are shown on the day of delivery only.')).toBeVisible();
  for (const address of ['', '/dishes', '/times', '/print/run', '/closing', '/order']) {
    await page.goto(`/staff/${dateId}${address}`);
    await expect(page.getByText('This screen is not for you')).toBeVisible();
  }
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: '한국어' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  expect(trouble).toEqual([]);
  const all = await heard();
  expect(all).toContain(customer.info.phone);
  expect(all).not.toContain(stranger.info.phone);
});

test('the next stop comes after the one that was delivered, and a double tap delivers one', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const now = Date.now();
  const day = await addDate(shop, [menuId], { deliveryDate: now, finishDate: now + hourMs });
  for (let count = 0; count < 3; count += 1) {
    await addOrder(shop, await addCustomer(shop), day, { [menuId]: 2 }, 'cash');
  }
  await signInAsStaff(page, shop, await addStaff(shop, 'driver'));
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}/run`);
  const delivered = async () =>
    (await marksOf(shop, day.dateId)).filter((marks) => 'delivered' in marks).length;
  await expect(page.getByText('3 stops left')).toBeVisible();
  await page
    .getByRole('button', { name: /: Delivered$/ })
    .first()
    .dblclick();
  await expect(page.getByText('2 stops left')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Just delivered' })).toBeVisible();
  await expect.poll(delivered).toBe(1);

  const last = page.locator('section').filter({ hasText: 'Just delivered' });
  await last.getByRole('button', { name: /\$60.00/ }).click();
  await expect(last).toContainText('$60.00 taken');
  await page
    .getByRole('button', { name: /: Delivered$/ })
    .first()
    .click();
  await expect(page.getByText('1 stop left')).toBeVisible();
  await page.getByText('1 stop delivered').click();
  await expect(page.getByRole('group').getByText('$60.00 taken')).toBeVisible();
  await expect.poll(delivered).toBe(2);
});

test('of two drivers the later is asked and told who was first, and a role that is taken away ends its screen', async ({
  page,
  browser,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const now = Date.now();
  const day = await addDate(shop, [menuId], { deliveryDate: now, finishDate: now + hourMs });
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const [first, second] = [await addStaff(shop, 'driver'), await addStaff(shop, 'driver')];
  const phone = await browser.newContext({ baseURL: shop.addresses.web });
  const theirs = await phone.newPage();
  for (const [one, email] of [
    [page, first],
    [theirs, second],
  ] as const) {
    await signInAsStaff(one, shop, email);
    await readEnglish(one);
    await one.goto(`/staff/${day.dateId}/run`);
  }
  const stopOf = (one: Page) =>
    one.getByRole('listitem').filter({ hasText: customer.info.address });
  await expect(stopOf(theirs)).toContainText('$60.00 to collect');

  await test.step('the second phone hears nothing of an order that has grown and was paid', async () => {
    await theirs.route('**/app/staff-view?*', () => {});
    await addOrder(shop, customer, day, { [menuId]: 3 }, 'cash');
    await page.reload();
    await stopOf(page)
      .getByRole('button', { name: /\$90.00/ })
      .click();
    await expect.poll(() => marksOf(shop, day.dateId)).toMatchObject([{ 'cash-taken': {} }]);
  });

  await test.step('its driver is asked, and sees what is so now', async () => {
    await stopOf(theirs)
      .getByRole('button', { name: /\$60.00/ })
      .click();
    const question = theirs.getByRole('alertdialog');
    const now = question.getByRole('row').filter({ hasText: /^Now/ });
    await expect(now).toContainText(`${first} · `);
    await expect(now).toContainText('$90.00');
    await expect(question.getByRole('row').filter({ hasText: /^You chose/ })).toContainText(
      '$60.00',
    );
    await theirs.unroute('**/app/staff-view?*');
    await theirs.reload();
    // The phone still asks: a reload answers nothing.
    await expect(now).toContainText('$90.00');
    await theirs.getByRole('button', { name: 'Keep what is there now' }).click();
    await expect(stopOf(theirs)).toContainText('$90.00 taken');
  });

  await test.step('a photo shows at once that it is stored', async () => {
    await stopOf(page)
      .getByRole('button', { name: /: Delivered$/ })
      .click();
    const photo = stopOf(page).getByRole('button', { name: /: Photo of the door$/ });
    const chooser = page.waitForEvent('filechooser');
    await photo.click();
    await (await chooser).setFiles(await photoFile(page));
    await expect(photo).toHaveText('Take it again');
  });

  await test.step('whoever is of staff no longer sees nothing more', async () => {
    const owners = await browser.newContext({ baseURL: shop.addresses.web });
    const owner = await owners.newPage();
    await signInAsStaff(owner, shop);
    await readEnglish(owner);
    await owner.goto('/staff/team');
    await owner.getByRole('button', { name: `Change the role of ${second}` }).click();
    await owner.getByRole('combobox', { name: 'Role' }).selectOption('Not of staff');
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByRole('dialog')).toHaveCount(0);
    // A tap, unless the phone has asked for its stops by itself and ended the screen already.
    await stopOf(theirs)
      .getByRole('button', { name: /: Delivered$/ })
      .evaluateAll((buttons) => {
        for (const button of buttons) (button as HTMLElement).click();
      });
    await expect(theirs.getByText(/Please log in as staff|Only staff can see this/)).toBeVisible();
    await expect(theirs.getByText(customer.info.address)).toHaveCount(0);
    await owners.close();
  });
  await phone.close();
});
