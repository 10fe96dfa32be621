import { randomUUID } from 'node:crypto';
import { expect, type Shop, test } from '../support/browser/shop.ts';

const dateId = '20261124_1764000000000';

async function post(shop: Shop, text: string, expiresAt?: number): Promise<string> {
  const msgId = randomUUID();
  await shop.store.write([
    {
      path: `deliveryMsgs/${dateId}/messages/${msgId}`,
      data: { text, createdAt: Date.now(), ...(expiresAt === undefined ? {} : { expiresAt }) },
    },
  ]);
  return `/msg/${dateId}/${msgId}`;
}

test('shows a message as plain text without loading any SDK', async ({ page, shop }) => {
  const text = '안녕하세요.\n  <img src=x onerror="document.title=1"> & 오후 2시에 도착해요.';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(await post(shop, text, Date.now() + 60_000));
  const shown = page.getByText('안녕하세요.');
  await expect(shown).toHaveText(text, { useInnerText: true });
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page).toHaveTitle('배송 안내 · 한상');
  await expect(page.getByText('11월 24일 (화)')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter((url) => /\/(firestore|auth|date-select)-[^/]+\.js|\/channel/.test(url)),
  ).toEqual([]);
  // The message is read once, and its opening is recorded.
  expect(asked.filter((url) => url.includes('/v1/'))).toHaveLength(2);
});

test('says that a link is unknown', async ({ page }) => {
  for (const path of [`/msg/${dateId}/nothing`, '/msg/tuesday/x', `/msg/${dateId}/..%2F..%2Fx`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('없는 안내문이에요');
  }
  await expect(page.getByRole('link', { name: '전화' })).toBeVisible();
});

test('says that a message has expired, and does not show it', async ({ page, shop }) => {
  await page.goto(await post(shop, '비밀 번호는 1234', Date.now() - 1));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('기한이 지난 안내문이에요');
  await expect(page.getByText('1234')).toHaveCount(0);
});

test('a message without an expiry date stays readable', async ({ page, shop }) => {
  await page.goto(await post(shop, '오늘 갑니다'));
  await expect(page.getByText('오늘 갑니다')).toBeVisible();
});

test('a message that cannot be loaded says so in the reader’s language and can be tried again', async ({
  page,
  shop,
}) => {
  await page.goto('/date-select/en');
  // The code of the page remembers the language; the first cards come before it.
  await expect(page.locator('#root')).toHaveJSProperty('inert', false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
  const address = await post(shop, 'Arriving at 2 pm');
  await page.route(/:batchGet/, (route) => route.abort());
  await page.goto(address);
  await expect(page.getByText('The message could not be loaded')).toBeVisible();
  await page.unroute(/:batchGet/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Arriving at 2 pm')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL('/date-select/en');
});
