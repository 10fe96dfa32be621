import { expect, type Page } from '@playwright/test';

/**
 * Waits until closed dialogs have left the page's history (`src/ui/overlays/dialog-history.ts`). They go a step back once they
 * are hidden, and the browser drops any navigation that starts during that step.
 */
export async function leaveDialogsBehind(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.hansangDialogs)).toBeFalsy();
}

/**
 * Makes a page wait, before the test loads or leaves it, until no closed dialog has a step back to go. An open one keeps its entry.
 */
export function waitForDialogsBefore(page: Page): void {
  const settled = async () => {
    const isSettled = () => {
      const open = document.querySelector(
        '[data-state="open"]:is([role="dialog"], [role="alertdialog"])',
      );
      return open !== null || !history.state?.hansangDialogs;
    };
    // A page that is just leaving by itself has none.
    await expect.poll(() => page.evaluate(isSettled).catch(() => true)).toBe(true);
  };
  for (const name of ['goto', 'reload', 'goBack'] as const) {
    const leave = page[name].bind(page) as (...options: unknown[]) => Promise<null>;
    page[name] = async (...options: unknown[]) => {
      await settled();
      return leave(...options);
    };
  }
}

/**
 * Goes back from the top one of `depth` open dialogs (a panel's second page counts as one), once it is a step of the
 * history: it becomes one just after it is shown.
 */
export async function goBackFromDialog(page: Page, depth = 1): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.hansangDialogs)).toBe(depth);
  await page.goBack();
}

/** Makes the next step back of a closed dialog as late as a busy phone makes it: after the page has been replaced. */
export function stepBackAfterReplace(page: Page): Promise<void> {
  return page.evaluate(() => {
    const go = history.go.bind(history);
    const replace = history.replaceState.bind(history);
    let late: number | undefined;
    history.go = (delta) => {
      late = delta;
    };
    history.replaceState = (...page) => {
      replace(...page);
      history.go = go;
      history.replaceState = replace;
      if (late !== undefined) go(late);
    };
  });
}
