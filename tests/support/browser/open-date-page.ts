import type { Page } from '@playwright/test';
import type { Language } from '../../../src/domain/lib/language.ts';
import { speaking } from './signed-up-account.ts';

/** Opens the dates and waits until all are drawn, as until then they push down whatever is below them. */
export async function openAllDates(page: Page, language: Language): Promise<void> {
  await page.goto(`/date-select/${language}`);
  const name = speaking(language)('마감된 날', 'Closed dates');
  await page.getByRole('region', { name }).waitFor();
}
