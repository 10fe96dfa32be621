import type { Page } from '@playwright/test';
import { countReads } from './screen-report.ts';

/** Visits the screens of a visitor with an empty cache. `url` has no slash at the end. */
export async function countVisitor(page: Page, url: string): Promise<void> {
  const { report } = countReads(page);
  await page.goto(url);
  await report('`/`');
  await page.goto(`${url}/date-select/ko`);
  const link = page.locator('a[href^="/date-detail/ko/"]').first();
  await link.waitFor();
  const detail = (await link.getAttribute('href')) ?? '';
  await report('date select, opened by its address');
  await link.click();
  await page.locator('article').first().waitFor();
  await report('date detail, from date select');
  await page.goBack();
  await report('date select, back from date detail');
  await page.goto(`${url}${detail}`);
  await report('date detail, opened by its address');
}
