import { deliveryDay } from '../../src/domain/dates/delivery-day.ts';
import { addDate, addMenu } from '../support/browser/ordering.ts';
import { expect, test } from '../support/browser/shop.ts';
import { logOf, signInAsStaff, tapOffline } from '../support/browser/staff.ts';

test('staff post an announcement, which appears on open pages of customers, and take it down', async ({
  browser,
  page,
  shop,
}) => {
  const { dateId } = await addDate(shop, [await addMenu(shop)]);
  const words = `시험 공지 ${dateId}`;
  const customers = await browser.newContext({ baseURL: shop.addresses.web, locale: 'ko-KR' });
  const [start, dates] = [await customers.newPage(), await customers.newPage()];
  await start.goto('/');
  await dates.goto('/date-select/ko');
  await signInAsStaff(page, shop);
  await page.goto('/staff/announcements');
  await page.getByRole('link', { name: '새 공지 쓰기' }).click();
  const post = page.getByRole('button', { name: '공지 올리기' });

  await page.getByLabel('제목 (한국어)').fill(words);
  await page.getByLabel('내용 (한국어)').fill(`${words} 내용`);
  await post.click();
  await expect(page.getByText('제목을 적어 주세요')).toBeVisible();
  await page.getByLabel('제목 (영어)').fill(`Test ${dateId}`);
  await page.getByLabel('내용 (영어)').fill('English text');
  await page.getByLabel('배송 날짜 위').uncheck();
  await post.click();
  await expect(page.getByText('보이는 곳을 골라 주세요')).toBeVisible();
  await page.getByLabel('고른 날짜의 카드').check();
  await post.click();
  await expect(page.getByText('어느 날짜의 카드인지 골라 주세요')).toBeVisible();
  await page
    .getByRole('group', { name: '배송 날짜' })
    .getByRole('button', { name: deliveryDay(dateId, 'ko', Date.now()) })
    .click();
  await page.getByLabel('언제부터').fill('2026-01-02T00:00');
  await page.getByLabel('언제까지').fill('2026-01-01T00:00');
  await post.click();
  await expect(page.getByText('시작보다 뒤여야 해요')).toBeVisible();
  await page.getByLabel('언제까지').fill('');
  const preview = page.getByRole('region', { name: '미리 보기' });
  await expect(preview).toContainText(`${words} 내용`);
  await preview.getByRole('radio', { name: '영어' }).check();
  await expect(preview).toContainText('English text');

  await tapOffline(page, post);
  await expect(page.getByLabel('제목 (한국어)')).toHaveValue(words);
  await post.click();
  await expect(page.getByRole('link', { name: words })).toContainText('지금 보임');
  const stored = Object.entries((await shop.store.read('common/gongji')) ?? {});
  const [id = ''] = stored.find(([, one]) => JSON.stringify(one).includes(words)) ?? [];
  shop.added.push({ path: 'common/gongji', field: [id] });
  await expect(dates.getByText(words, { exact: true })).toBeVisible();

  // Somebody else changes the text while it is on the screen.
  await page.getByRole('link', { name: words }).click();
  await shop.store.setField('common/gongji', [id, 'title', 'ko'], `${words} 둘`);
  await expect(page.getByLabel('제목 (한국어)')).toHaveValue(`${words} 둘`);
  await page.getByLabel('고른 날짜의 카드').uncheck();
  await page.getByLabel('상품 안내').check();
  await post.click();
  await expect(start.getByText(`${words} 내용`)).toBeVisible();
  await expect(dates.getByText(words).filter({ visible: true })).toHaveCount(0);

  await page.getByRole('link', { name: words }).click();
  await page.getByRole('button', { name: '공지 내리기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '공지 내리기' }).click();
  await expect(page.getByRole('link', { name: words })).toBeHidden();
  await expect(start.getByText(`${words} 내용`)).toBeHidden();
  expect(await logOf(shop, { subject: id })).toEqual([
    expect.stringMatching(/^announcement null → {/),
    expect.stringMatching(/^announcement {.*"places":\["date"\].* → {.*"places":\["products"\]/),
    expect.stringMatching(/^announcement {.* → null$/),
  ]);
  await customers.close();
});
