import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/browser/browser-shop.ts';
import { addDate } from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';

/** Ways of a blocker: requests to Firestore fail at once, or stay without an answer. */
const ways = {
  refused: (route: Route) => route.abort('blockedbyclient'),
  hanging: () => {},
};

const unreachable = 'The shop can’t be reached just now.';

/** Leaves the page without Firestore for 10 s, which the test's clock counts. */
async function waitInVain(page: Page): Promise<void> {
  await expect(page.getByText(unreachable)).toHaveCount(0);
  await page.clock.runFor(12_000);
  await expect(page.getByText(unreachable)).toBeVisible();
}

for (const [name, block] of Object.entries(ways)) {
  test(`a visitor whose browser blocks Firestore (${name}) is told so, and how to reach the shop`, async ({
    page,
    shop,
  }) => {
    const { dateId } = await addDate(shop, ['kimbap']);
    await page.clock.install();
    await page.route(/\/google\.firestore\.|:batchGet|:runQuery/, block);
    for (const path of [
      '/date-select/en',
      `/date-detail/en/${dateId}`,
      `/inputAddr/en/${dateId}`,
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await page.locator('#root:not([data-awaits-code])').waitFor();
        await waitInVain(page);
        const notice = page.getByRole('status').filter({ hasText: unreachable });
        await expect(notice.getByRole('link', { name: 'KakaoTalk' })).toBeVisible();
        await expect(notice.getByRole('link', { name: /^(Call|Text) 0491/ })).toBeVisible();
        await expect(page.getByText('The connection is slow')).toHaveCount(0);
      });
    }
  });
}

test('staff are told when their browser blocks Firestore', async ({ page, shop }) => {
  await readEnglish(page);
  await signInAsStaff(page, shop);
  await page.clock.install();
  await page.route(/\/google\.firestore\.|:batchGet|:runQuery/, ways.hanging);
  await page.goto('/staff');
  await page.locator('#root > *').first().waitFor();
  await waitInVain(page);
});
