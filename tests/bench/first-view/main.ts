/**
 * `npm run bench:first-view`: when a visitor with a cold cache and a slow phone sees the first date and the first dish, and
 * when "add" answers a tap; each beside the same figures of an earlier commit, run in turn, because a busy machine
 * slows both. Then a second visit, also offline. Fails when a goal is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { datesToShow, formatSydney, isOpen } from '../../../src/domain/dates.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../tools/browser/chromium.ts';
import { serveHosting } from '../../../tools/hosting/serve.ts';
import { localOriginsOf } from '../../../tools/hosting/settings.ts';
import { withHostedShop } from '../../../tools/hosting/with-shop.ts';
import { sampleDates } from '../../../tools/sample/dates.ts';
import { menus } from '../../../tools/sample/menus.ts';
import { BASELINE, buildBaseline } from './baseline.ts';
import { type Figures, probe, type Wanted } from './probe.ts';

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

/** Goals in ms, and as a fraction of the baseline's figure. */
const goals: Record<string, { ms?: number; ratio?: number }> = {
  start: { ratio: 1.1 },
  'first date': { ms: 2000, ratio: 0.6 },
  'first dish': { ms: 2200, ratio: 0.6 },
  '"add" answers': { ms: 2600, ratio: 0.6 },
  'long tasks beyond 50 ms until then': { ms: 500 },
  'second visit: first date': { ms: 800 },
  'second visit: first dish': { ms: 800 },
  'offline: first date': { ms: 800 },
  'offline: first dish': { ms: 800 },
};

function medianOf(samples: readonly Sample[], name: string): number {
  const sorted = samples.map((sample) => sample[name] ?? Number.NaN).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

function report(ours: readonly Sample[], before: readonly Sample[]): boolean {
  let kept = true;
  for (const [name, goal] of Object.entries(goals)) {
    const value = medianOf(ours, name);
    const old = medianOf(before, name);
    const ratio = value / old;
    const good =
      value <= (goal.ms ?? Number.POSITIVE_INFINITY) &&
      !(goal.ratio !== undefined && ratio > goal.ratio);
    kept &&= good;
    const seconds = (ms: number) => (Number.isNaN(ms) ? '–' : `${(ms / 1000).toFixed(2)} s`);
    const limits = [
      goal.ms === undefined ? '' : `≤ ${seconds(goal.ms)}`,
      goal.ratio === undefined ? '' : `ratio ${ratio.toFixed(2)} ≤ ${goal.ratio}`,
    ];
    console.log(
      `${good ? '✓' : '✗'} ${name.padEnd(36)} ${seconds(value).padStart(7)}  before ${seconds(old).padStart(7)}  ${limits.filter(Boolean).join(', ')}`,
    );
  }
  return kept;
}

const baselineDir = join(mkdtempSync(join(tmpdir(), 'first-view-')), 'web');
await withHostedShop(
  async ({ url }) => {
    // The environment still has the settings that the shop was just built with.
    const checkout = buildBaseline(baselineDir, process.env);
    const baseline = await serveHosting(baselineDir, {
      localOrigins: localOriginsOf(process.env),
      project: checkout,
      compression: true,
    });
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
    const load = () => loadavg()[0]?.toFixed(1);
    try {
      const ours: Sample[] = [];
      const before: Sample[] = [];
      console.log(`${cpus().length} cores, load ${load()}; before = ${BASELINE}; ${RUNS} runs`);
      for (let run = 1; run <= RUNS; run += 1) {
        before.push(await firstVisits(browser, baseline.url));
        const first = await firstVisits(browser, url);
        console.log(`run ${run}, load ${load()}`, before.at(-1), first);
        ours.push({ ...first, ...(await secondVisits(browser, url)) });
      }
      process.exitCode = report(ours, before) ? 0 : 1;
      console.log(`load ${load()}`);
    } finally {
      await browser.close();
      await baseline.close();
      rmSync(join(baselineDir, '..'), { recursive: true, force: true });
    }
  },
  { compression: true },
);
