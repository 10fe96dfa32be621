import { expect, test } from './support/shop.ts';

test('the production build does not include the style guide', async ({ page }) => {
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { name: '찾으시는 화면이 없어요' })).toBeVisible();
});
