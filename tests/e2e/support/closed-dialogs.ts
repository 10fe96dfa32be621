import { expect, type Page } from '@playwright/test';

/**
 * Waits until closed dialogs have left the page's history (`src/ui/layer-history.ts`). They go a step back when they
 * are no longer seen, and the browser drops whatever address is opened while that step is under way.
 */
export async function leaveDialogsBehind(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.hansangLayer)).toBeFalsy();
}
