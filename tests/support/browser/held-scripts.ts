import type { Page } from '@playwright/test';

/** Holds back scripts until the returned function is called. */
export async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Waits until the code of a page has come, and all that the first screen needs: only then the page asks for its service worker. */
export async function settled(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) =>
    /Service Worker registration blocked/.test(message.text()),
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}
