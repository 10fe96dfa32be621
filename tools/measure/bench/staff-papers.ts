import type { Page } from '@playwright/test';
import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';

/** With an address each: the printouts that hold every order of the date. */
const papers = ['packing', 'picking', 'labels', 'run'] as const;

/** Milliseconds from the tap on each printout to the browser's print dialog, which is not opened. */
export async function measurePapers(page: Page, dateId: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  await page.goto(staffPaths.print(dateId));
  for (const paper of papers) {
    const link = page.locator(`main a[href="${staffPaths.print(dateId, paper)}"]`);
    await link.waitFor();
    await page.waitForTimeout(2000);
    times[`${paper} printout`] = await link.evaluate(
      (tapped: HTMLElement) =>
        new Promise<number>((resolve) => {
          const begun = performance.now();
          window.print = () => resolve(performance.now() - begun);
          tapped.click();
        }),
    );
  }
  return times;
}
