import { deliveryDay } from '../../src/domain/dates/delivery-day.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { addDate, addMenu } from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, signInAsStaff, tapOffline } from '../support/browser/staff-pages.ts';

test('staff post an announcement, which appears on open pages of customers, and take it down', async ({
  browser,
  page,
  shop,
}) => {
  const { dateId } = await addDate(shop, [await addMenu(shop)]);
  const words = `Notice in Korean ${dateId}`;
  const customers = await browser.newContext({ baseURL: shop.addresses.web, locale: 'ko-KR' });
  const [start, dates] = [await customers.newPage(), await customers.newPage()];
  await start.goto('/');
  await dates.goto('/date-select/ko');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto('/staff/announcements');
  await page.getByRole('link', { name: 'New announcement' }).click();
  const post = page.getByRole('button', { name: 'Post the announcement' });

  await page.getByLabel('Title (Korean)').fill(words);
  await page.getByLabel('Text (Korean)').fill(`${words}, its text`);
  await post.click();
  await expect(page.getByText('Enter the title')).toBeVisible();
  await page.getByLabel('Title (English)').fill(`Test ${dateId}`);
  await page.getByLabel('Text (English)').fill('English text');
  await page.getByLabel('Above the delivery dates').uncheck();
  await post.click();
  await expect(page.getByText('Choose a place')).toBeVisible();
  await page.getByLabel('On the cards of chosen dates').check();
  await post.click();
  await expect(page.getByText('Choose the dates')).toBeVisible();
  await page
    .getByRole('group', { name: 'Delivery dates' })
    .getByRole('button', { name: deliveryDay(dateId, 'en', Date.now()) })
    .click();
  await page.getByLabel('From').fill('2026-01-02T00:00');
  await page.getByLabel('Until').fill('2026-01-01T00:00');
  await post.click();
  await expect(page.getByText('It must be after the start')).toBeVisible();
  await page.getByLabel('Until').fill('');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('radio', { name: 'Korean' }).check();
  await expect(preview).toContainText(`${words}, its text`);
  await preview.getByRole('radio', { name: 'English' }).check();
  await expect(preview).toContainText('English text');

  await tapOffline(page, post);
  await expect(page.getByLabel('Title (Korean)')).toHaveValue(words);
  await post.click();
  await expect(page.getByRole('link', { name: `Test ${dateId}` })).toContainText('Shown now');
  const stored = Object.entries((await shop.store.read('common/gongji')) ?? {});
  const [id = ''] = stored.find(([, one]) => JSON.stringify(one).includes(words)) ?? [];
  shop.added.push({ path: 'common/gongji', field: [id] });
  await expect(dates.getByText(words, { exact: true })).toBeVisible();

  // Somebody else changes the text while it is on the screen.
  await page.getByRole('link', { name: `Test ${dateId}` }).click();
  await shop.store.setField('common/gongji', [id, 'title', 'ko'], `${words}, changed`);
  await expect(page.getByLabel('Title (Korean)')).toHaveValue(`${words}, changed`);
  await page.getByLabel('On the cards of chosen dates').uncheck();
  await page.getByLabel('Product information').check();
  await post.click();
  await expect(start.getByText(`${words}, its text`)).toBeVisible();
  await expect(dates.getByText(words).filter({ visible: true })).toHaveCount(0);

  await page.getByRole('link', { name: `Test ${dateId}` }).click();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByRole('link', { name: `Test ${dateId}` })).toBeHidden();
  await expect(start.getByText(`${words}, its text`)).toBeHidden();
  expect(await logOf(shop, { subject: id })).toEqual([
    expect.stringMatching(/^announcement null → {/),
    expect.stringMatching(/^announcement {.*"places":\["date"\].* → {.*"places":\["products"\]/),
    expect.stringMatching(/^announcement {.* → null$/),
  ]);
  await customers.close();
});
