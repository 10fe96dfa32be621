import type { Browser, Page } from '@playwright/test';

/** Pictures of dishes by the path of their address. */
export type Photographs = ReadonlyMap<string, Buffer>;

/**
 * What a shop's pictures are: JPEG of 400 × 300. The sample's are drawings, which a page's main thread parses and draws as
 * each comes into view, where photographs are decoded beside it. `paths` are addresses of drawings at `web`.
 */
export async function photographsOf(
  browser: Browser,
  web: string,
  paths: ReadonlySet<string>,
): Promise<Photographs> {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  const taken = new Map<string, Buffer>();
  await page.goto(`${web}/robots.txt`);
  for (const path of paths) {
    await page.setContent(`<img src="${path}" style="position:fixed;inset:0;width:100%">`);
    await page.waitForFunction(() => document.images[0]?.complete);
    taken.set(path, await page.screenshot({ type: 'jpeg', quality: 80 }));
  }
  await page.close();
  return taken;
}

/** Gives a page photographs in place of drawings. */
export async function showPhotographs(page: Page, taken: Photographs): Promise<void> {
  await page.route(
    ({ pathname }) => taken.has(pathname),
    (route) => {
      const body = taken.get(new URL(route.request().url()).pathname);
      return body ? route.fulfill({ contentType: 'image/jpeg', body }) : route.continue();
    },
  );
}
