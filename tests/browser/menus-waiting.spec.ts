import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { addDate, titleOf } from '../support/browser/order-form.ts';
import { sampleOf } from '../support/browser/sample-of-tests.ts';
import { showStored } from '../support/browser/stored-page.ts';

const stores = /\/Listen\/channel|:batchGet/;

/** Holds back Firestore's responses; returns the function that releases them. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(stores, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return letThrough;
}

/** Puts the dates of an earlier visit into the phone's cache. */
async function remember(page: Page, shop: Shop, dateId: string, date: unknown): Promise<void> {
  const stored = (await shop.store.read('dates/activeDates')) ?? {};
  const data = { ...stored, [dateId]: date };
  await page.addInitScript(
    (seen) => localStorage.setItem('seen:dates/activeDates', JSON.stringify(seen)),
    { version: 1, at: Date.now() - 86_400_000, data },
  );
}

const overlay = (page: Page) => page.getByRole('alertdialog', { name: 'The order is closed' });

for (const [name, before] of [
  ['newer than the last visit', () => undefined],
  ['that has opened again since', (date: object) => ({ ...date, orderDone: true })],
] as const) {
  test(`a date ${name} is not shown as closed before the server has responded`, async ({
    page,
    shop,
  }) => {
    const { dateId, date } = await addDate(shop, ['kimbap']);
    await remember(page, shop, dateId, before(date));
    const answer = await holdAnswers(page);
    await page.clock.install();
    const asked = page.waitForRequest(stores);
    await page.goto(`/date-detail/en/${dateId}`);
    await expect(page.getByText('Loading the dishes')).toBeAttached();
    await asked;
    await page.clock.runFor(2000);
    await expect(overlay(page)).toHaveCount(0);
    answer();
    const title = await titleOf(shop, 'kimbap', 'en');
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  });
}

test('a date that is no longer listed is shown as closed, without a loading message', async ({
  page,
  shop,
}) => {
  await shop.store.setField('dates/2020', ['20200101_1'], {
    deliveryDate: Date.UTC(2020, 0, 1, 1),
    finishDate: Date.UTC(2019, 11, 30),
    orderDone: true,
    active: true,
    day: '수요일',
    menus: {},
  });
  await page.goto('/date-detail/en/20200101_1');
  await expect(overlay(page)).toBeVisible();
  await expect(page.getByText('Loading the dishes')).toHaveCount(0);
});

const unknownDates = [
  '/date-detail/en/xyz',
  '/date-detail/en/20200102_1',
  '/inputAddr/en/xxx',
  '/inputAddr/en/20200102_1',
];
for (const path of sampleOf(unknownDates, 2)) {
  test(`${path} says that there is no such delivery date`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('There is no such delivery date')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'See delivery dates' }).click();
    await expect(page).toHaveURL('/date-select/en');
  });
}

test('the menus say when Firestore cannot be reached, and load again on request', async ({
  page,
  shop,
}) => {
  const { dateId } = await addDate(shop, ['kimbap']);
  await page.route(/:batchGet|firestore.*\.js/, (route) => route.abort());
  await page.goto(`/date-detail/en/${dateId}`);
  await expect(page.getByText('The dishes could not be loaded')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Basket' })).toHaveCount(0);
  await page.unroute(/:batchGet|firestore.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});

test('the menus say that the connection is slow when nothing responds', async ({ page, shop }) => {
  const { dateId } = await addDate(shop, ['kimbap']);
  await page.clock.install();
  await holdAnswers(page);
  await page.goto(`/date-detail/en/${dateId}`);
  await expect(page.getByText('Loading the dishes')).toBeAttached();
  await page.clock.runFor(8000);
  await expect(page.getByText('The connection is slow')).toBeVisible();
});

test('an empty catalogue is not taken for one that is still loading', async ({ page, shop }) => {
  const { dateId } = await addDate(shop, ['kimbap']);
  await showStored(page, { 'manages/menus': {} });
  await page.goto(`/date-detail/en/${dateId}`);
  await expect(page.getByText('There are no dishes yet')).toBeVisible();
});
