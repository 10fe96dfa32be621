import { randomUUID } from 'node:crypto';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import {
  type Language,
  languages,
  readEnglish,
  speaking,
} from '../support/browser/signed-up-account.ts';

const dateId = '20261124_1764000000000';

async function post(
  shop: Shop,
  text: string,
  { expiresAt = Date.now() + 60_000, lang }: { expiresAt?: number; lang?: Language } = {},
): Promise<string> {
  const msgId = randomUUID();
  await shop.store.write([
    {
      path: `deliveryMsgs/${dateId}/messages/${msgId}`,
      data: { text, createdAt: Date.now(), expiresAt, ...(lang && { lang }) },
    },
  ]);
  return `/msg/${dateId}/${msgId}`;
}

test('shows a message as plain text without loading any SDK', async ({ page, shop }) => {
  const text = 'Hello.\n  <img src=x onerror="document.title=1"> & we arrive at 2 pm.';
  const asked: string[] = [];
  await readEnglish(page);
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(await post(shop, text));
  const shown = page.getByText('Hello.');
  await expect(shown).toHaveText(text, { useInnerText: true });
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page).toHaveTitle('Your delivery · Hansang');
  await expect(page.getByText('Tue, 24 Nov')).toBeVisible();
  // The message is read once, and its opening is recorded.
  await expect.poll(() => asked.filter((url) => url.includes('/v1/'))).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter((url) => /\/(firestore|auth|date-select)-[^/]+\.js|\/channel/.test(url)),
  ).toEqual([]);
  expect(asked.filter((url) => url.includes('/v1/'))).toHaveLength(2);
});

test('a message that a lost connection kept away comes by itself once it is back', async ({
  page,
  shop,
}) => {
  const address = await post(shop, 'Arriving at 3 pm');
  await page.route(/:batchGet/, (route) => route.abort());
  await page.goto(address);
  await expect(page.getByText('안내문을 불러오지 못했어요')).toBeVisible();
  await page.unroute(/:batchGet/);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByText('Arriving at 3 pm')).toBeVisible({ timeout: 5000 });
});

for (const lang of languages) {
  test(`is shown in its own language on a phone that last read the other one (${lang})`, async ({
    page,
    shop,
  }) => {
    if (lang === 'ko') await readEnglish(page);
    await page.goto(await post(shop, 'We arrive at 2 pm.', { lang }));
    const title = speaking(lang)('배송 안내', 'Your delivery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('We arrive at 2 pm.')).toBeVisible({ timeout: 5000 });
  });
}

test('has its day right below the title on a narrow phone, where no button stands beside it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(await post(shop, 'Hello.'));
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const day = await page.locator('header p').boundingBox();
  expect((day?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(8);
});

test('says that a link is unknown', async ({ page }) => {
  await readEnglish(page);
  for (const path of [`/msg/${dateId}/nothing`, '/msg/tuesday/x', `/msg/${dateId}/..%2F..%2Fx`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('We can’t find this message');
  }
  await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();
});

test('says that a message has expired, and does not show it', async ({ page, shop }) => {
  await readEnglish(page);
  await page.goto(await post(shop, 'The code is 1234', { expiresAt: Date.now() - 1 }));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('This message has expired');
  await expect(page.getByText('1234')).toHaveCount(0);
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
