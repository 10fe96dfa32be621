import { expect, type Page } from '@playwright/test';

/**
 * Waits until closed dialogs have left the page's history (`src/ui/overlays/dialog-history.ts`). They go a step back once they
 * are hidden, and the browser drops any navigation that starts during that step.
 */
export async function leaveDialogsBehind(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.hansangDialogs)).toBeFalsy();
}

/**
 * Goes back from the top one of `depth` open dialogs (a panel's second page counts as one), once it is a step of the
 * history: it becomes one just after it is shown.
 */
export async function goBackFromDialog(page: Page, depth = 1): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.hansangDialogs)).toBe(depth);
  await page.goBack();
}
