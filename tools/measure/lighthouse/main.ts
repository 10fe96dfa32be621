/**
 * `npm run lighthouse`: measures the three main screens as a phone on slow 4G loads them (Lighthouse's
 * simulated throttling), five runs each, and prints the medians beside their targets.
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, chromiumPath } from '../../dev/browser/chromium.ts';
import { withHostedShop } from '../../dev/hosting/with-shop.ts';
import { findFreeWebPort } from '../../dev/stack/free-ports.ts';
import { formatScreen, isWithinLimits, medianOf, type Sample, type Screen } from './report.ts';

const RUNS = 5;
/** Lighthouse waits until no request is open; the Firestore listener's is open for as long as the page. */
const MAX_WAIT_MS = 15_000;
const DEBUG_PORT = await findFreeWebPort();
const openBrowser = () =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });

/** Runs Lighthouse in a browser of its own, which remembers no earlier visit. */
async function measure(url: string): Promise<Sample> {
  const browser = await openBrowser();
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    maxWaitForLoad: MAX_WAIT_MS,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  }).finally(() => browser.close());
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 1)
      .filter(({ scoreDisplayMode }) => scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  };
}

await withHostedShop(async ({ url }) => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`${url}/date-select/ko`);
  const link = page.locator('a[href^="/date-detail/ko/"]').first();
  const dateDetail = (await link.getAttribute('href')) ?? '';
  await browser.close();
  const screens: Screen[] = [
    { name: '/', path: '/', maxLcpMs: 1200 },
    { name: 'date select', path: '/date-select/ko', maxLcpMs: 1800 },
    { name: 'date detail', path: dateDetail, maxLcpMs: 1800 },
  ];
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  for (const screen of screens) {
    const samples: Sample[] = [];
    for (let run = 0; run < RUNS; run += 1) samples.push(await measure(`${url}${screen.path}`));
    const median = medianOf(samples);
    console.log(formatScreen(screen, median));
    if (!isWithinLimits(screen, median)) process.exitCode = 1;
  }
});
