/**
 * `npm run budgets`: loads the built shop in a browser and measures what a screen requests until it is idle.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { LIMITS } from '../../../tests/support/limits.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../dev/browser/chromium.ts';
import { withHostedShop } from '../../dev/hosting/with-shop.ts';
import { checkBudgets, formatFinding } from './budgets.ts';

const gzipLevel = 9;
const weigh = (file: string) => gzipSync(readFileSync(file), { level: gzipLevel }).length;

/**
 * The staff screens and their translations are separate files (src/routes/staff.tsx, src/i18n/en/staff-phrases.ts).
 */
const isOfStaff = (file: string) => /(^|\/)staff-[^/]+$/.test(file);

/**
 * What every staff screen loads, translations included; menus, dates, files and photos are loaded when
 * opened.
 */
const staffStart = /\/staff-(phrases-)?.{8}\.js$/;

/**
 * The page is never idle, however slow the machine is, so that only what its screen needs is loaded
 * (src/data/documents/after-first-paint.ts: a page that isn't idle within ten seconds goes on).
 */
function neverIdle(): void {
  window.requestIdleCallback = () => 0;
  const { setTimeout } = window;
  const within = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < 10_000 ? setTimeout(run, ms, ...rest) : 0;
  Object.assign(window, { setTimeout: within });
}

/** Bytes of the script that the page at `url` loads until it is idle and what matches `selector` is interactive. */
async function scriptFor(
  browser: Browser,
  dir: string,
  url: string,
  selector: string,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
  });
  context.setDefaultTimeout(LIMITS.wait);
  const page = await context.newPage();
  await page.addInitScript(neverIdle);
  await page.goto(url);
  await page.waitForFunction(hasReactProps, selector);
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  await context.close();
  const staff = files.filter(isOfStaff);
  if (staff.length > 0) throw new Error(`${url} loads what only staff need: ${staff.join()}`);
  return [...new Set(files)].reduce((sum, file) => sum + weigh(join(dir, file)), 0);
}

/** React has rendered an element that matches the selector, or hydrated it. */
function hasReactProps(selector: string): boolean {
  const keys = Object.keys(document.querySelector(selector) ?? {});
  return keys.some((key) => key.startsWith('__reactProps'));
}

const firstDateLink = 'a[href^="/date-detail/ko/"]';

/** Path of a date that can be ordered, taken from a link on the dates screen. */
async function firstDate(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMITS.wait);
  await page.goto(`${url}/date-select/ko`);
  const link = await page.locator(firstDateLink).first().getAttribute('href');
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
    const scriptOf = (path: string, selector: string) =>
      scriptFor(browser, dir, `${url}${path}`, selector);
    const findings = checkBudgets({
      'script of / until it is idle': await scriptOf('/', 'main'),
      'script of date select until it is idle': await scriptOf('/date-select/ko', firstDateLink),
      'script of date detail until it is idle': await scriptOf(
        await firstDate(browser, url),
        'article',
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
