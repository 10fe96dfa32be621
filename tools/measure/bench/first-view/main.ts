/**
 * `npm run bench:first-view`: when a visitor with a cold cache and a slow phone sees the first date and the first dish, and
 * when "add" answers a tap; then a second visit, also offline. Fails when a median misses its goal. A busy machine
 * slows every figure, so the load is printed beside them.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { formatSydney } from '../../../../src/domain/dates/format-date.ts';
import { datesToShow, isOpen } from '../../../../src/domain/dates/open-dates.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../dev/browser/chromium.ts';
import { withHostedShop } from '../../../dev/hosting/with-shop.ts';
import { sampleDates } from '../../../dev/sample/sample-dates.ts';
import { menus } from '../../../dev/sample/sample-menus.ts';
import { type Figures, probe, type Wanted } from './view-probe.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const RUNS = Number(values.runs);
const SLOWER = 4;
const network = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Far above any expected figure; a page that takes longer fails the run. */
const timeoutMs = 60_000;

const now = Date.now();
const dates = datesToShow(sampleDates(now));
const largest = dates
  .filter(({ date }) => isOpen(date))
  .sort((a, b) => Object.keys(b.date.menus).length - Object.keys(a.date.menus).length)[0];
if (!largest) throw new Error('the sample has no open date');

const startScreen: Wanted = { texts: ['한국어'] };
const datesScreen: Wanted = {
  texts: dates.map(({ date }) =>
    formatSydney(date.deliveryDate, 'ko', { month: 'long', day: 'numeric' }),
  ),
};
const menusScreen: Wanted = {
  texts: Object.keys(largest.date.menus).flatMap((menuId) => menus[menuId]?.title ?? []),
  tap: { label: '하나 담기', answer: '장바구니 1 · ' },
};
const paths = {
  start: '/',
  dates: '/date-select/ko',
  menus: `/date-detail/ko/${largest.dateId}`,
};

async function measure(context: BrowserContext, url: string, wanted: Wanted): Promise<Figures> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(probe, wanted);
  await page.goto(url, { waitUntil: 'commit' });
  const done = await page.waitForFunction(
    (tap) => Boolean(window.figures?.shown && (!tap || window.figures.answered)),
    wanted.tap !== undefined,
    { timeout: timeoutMs, polling: 500 },
  );
  await done.dispose();
  const figures = await page.evaluate(() => window.figures);
  await page.close();
  if (!figures) throw new Error(`${url} was not measured`);
  return figures;
}

const phone = { viewport: { width: 390, height: 844 }, locale: 'ko-KR', hasTouch: true };

async function firstVisit(browser: Browser, url: string, wanted: Wanted): Promise<Figures> {
  const context = await browser.newContext(phone);
  try {
    return await measure(context, url, wanted);
  } finally {
    await context.close();
  }
}

/** Milliseconds by metric name. */
type Sample = Record<string, number>;

async function firstVisits(browser: Browser, origin: string): Promise<Sample> {
  const start = await firstVisit(browser, `${origin}${paths.start}`, startScreen);
  const dateSelect = await firstVisit(browser, `${origin}${paths.dates}`, datesScreen);
  const dateDetail = await firstVisit(browser, `${origin}${paths.menus}`, menusScreen);
  return {
    start: start.shown ?? Number.NaN,
    'first date': dateSelect.shown ?? Number.NaN,
    'first dish': dateDetail.shown ?? Number.NaN,
    '"add" answers': dateDetail.answered ?? Number.NaN,
    'long tasks beyond 50 ms until then': dateDetail.blocked,
  };
}

/** Dates and dishes on a second visit with a service worker, then offline. */
async function secondVisits(browser: Browser, origin: string): Promise<Sample> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    for (const [path, { texts }] of [
      [paths.dates, datesScreen],
      [paths.menus, menusScreen],
    ] as const) {
      await page.goto(`${origin}${path}`);
      await page.waitForFunction(
        (wanted) => wanted.some((text) => document.body.textContent?.includes(text)),
        texts,
      );
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    }
    await page.close();
    const sample: Sample = {};
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      const name = offline ? 'offline' : 'second visit';
      const shown = async (path: string, { texts }: Wanted) =>
        (await measure(context, `${origin}${path}`, { texts })).shown ?? Number.NaN;
      sample[`${name}: first date`] = await shown(paths.dates, datesScreen);
      sample[`${name}: first dish`] = await shown(paths.menus, menusScreen);
    }
    return sample;
  } finally {
    await context.close();
  }
}

/** Goals, ms, on two idle cores. */
const goals: Record<string, number> = {
  start: 620,
  'first date': 730,
  'first dish': 800,
  '"add" answers': 840,
  'long tasks beyond 50 ms until then': 500,
  'second visit: first date': 800,
  'second visit: first dish': 800,
  'offline: first date': 800,
  'offline: first dish': 800,
};

function medianOf(samples: readonly Sample[], name: string): number {
  const sorted = samples.map((sample) => sample[name] ?? Number.NaN).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Prints each median beside its goal; true if all goals are met. */
function report(samples: readonly Sample[]): boolean {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  let met = true;
  for (const [name, goal] of Object.entries(goals)) {
    const value = medianOf(samples, name);
    met &&= value <= goal;
    const mark = value <= goal ? '✓' : '✗';
    console.log(`${mark} ${name.padEnd(36)} ${seconds(value)}  ≤ ${seconds(goal)}`);
  }
  return met;
}

await withHostedShop(async ({ url }) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  const load = () => loadavg()[0]?.toFixed(1);
  try {
    const samples: Sample[] = [];
    console.log(`${cpus().length} cores, load ${load()}; ${RUNS} runs`);
    for (let run = 1; run <= RUNS; run += 1) {
      samples.push({
        ...(await firstVisits(browser, url)),
        ...(await secondVisits(browser, url)),
      });
      console.log(`run ${run}, load ${load()}`, samples.at(-1));
    }
    process.exitCode = report(samples) ? 0 : 1;
  } finally {
    await browser.close();
  }
});
