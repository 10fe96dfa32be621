/**
 * `npm run budgets`: loads the built shop in a browser and measures what it requests until a screen is shown.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { LIMITS } from '../../tests/limits.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../browser/chromium.ts';
import { withHostedShop } from '../hosting/with-shop.ts';
import { checkBudgets, formatFinding } from './budgets.ts';

const gzipLevel = 9;
const weigh = (file: string) => gzipSync(readFileSync(file), { level: gzipLevel }).length;

/**
 * The staff screens and their translations are separate files (src/routes/staff.tsx, src/i18n/en/staff.ts).
 */
const isOfStaff = (file: string) => /(^|\/)staff-[^/]+$/.test(file);

/**
 * What every staff screen loads, translations included; menus, dates, files and photos are loaded when
 * opened.
 */
const staffStart = /\/staff-.{8}\.js$/;

/** Records the time, by the page's own clock, at which `shown` first holds. */
function watchFor(shown: string): void {
  const look = () => {
    if (new Function(`return ${shown}`)() === true) {
      Object.assign(window, { shownAt: performance.now() });
    } else {
      requestAnimationFrame(look);
    }
  };
  look();
}

/** Bytes of script that the page at `url` has begun to load when `shown`, an expression, first holds. */
async function scriptUntil(
  browser: Browser,
  dir: string,
  url: string,
  shown: string,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    // The test's own script in the page must not be blocked.
    bypassCSP: true,
  });
  context.setDefaultTimeout(LIMITS.wait);
  const page = await context.newPage();
  await page.addInitScript(watchFor, shown);
  await page.goto(url);
  await page.waitForFunction('window.shownAt !== undefined');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window as unknown as { shownAt: number }).shownAt)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  await context.close();
  const staff = files.filter(isOfStaff);
  if (staff.length > 0) throw new Error(`${url} loads what only staff need: ${staff.join()}`);
  return [...new Set(files)].reduce((sum, file) => sum + weigh(join(dir, file)), 0);
}

/** React has hydrated the prerendered page: its elements have React's properties. */
const interactive = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))`;
const datesShown = `document.querySelector('a[href^="/date-detail/ko/"]') !== null`;
const menusShown = `document.querySelector('article') !== null`;

/** Path of a date that can be ordered, taken from a link on the dates screen. */
async function firstDate(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMITS.wait);
  await page.goto(`${url}/date-select/ko`);
  const link = await page.locator('a[href^="/date-detail/ko/"]').first().getAttribute('href');
  await page.close();
  if (link === null) throw new Error('no date to order for');
  return link;
}

await withHostedShop(async ({ url, dir }) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const files = readdirSync(join(dir, 'assets')).map((name) => join(dir, 'assets', name));
    const sum = (some: readonly string[]) => some.reduce((bytes, file) => bytes + weigh(file), 0);
    const all = (ending: string, staff = false) =>
      sum(files.filter((file) => file.endsWith(ending) && isOfStaff(file) === staff));
    const until = (path: string, shown: string) =>
      scriptUntil(browser, dir, `${url}${path}`, shown);
    const findings = checkBudgets({
      'script until / is interactive': await until('/', interactive),
      'script until date select shows dates': await until('/date-select/ko', datesShown),
      'script until date detail shows menus': await until(
        await firstDate(browser, url),
        menusShown,
      ),
      'all script together': all('.js'),
      'all style together': all('.css'),
      'script until the staff screens': sum(files.filter((file) => staffStart.test(file))),
      'all script of the staff screens': all('.js', true),
      'style of the staff screens': all('.css', true),
    });
    for (const finding of findings) console.log(formatFinding(finding));
    process.exitCode = findings.every(({ kept }) => kept) ? 0 : 1;
  } finally {
    await browser.close();
  }
});
