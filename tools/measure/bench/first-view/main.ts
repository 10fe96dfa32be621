/**
 * `npm run bench:first-view`: when a visitor and a regular with a cold cache and a slow phone see the first date and the first
 * dish, when "add" answers a tap, and how much moves afterwards; then a second visit, also offline; on two kinds of phones,
 * and with ever more dates stored. Fails when a median misses its goal. A busy machine slows every figure, so the load is
 * printed beside them. `--record` writes the medians into docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { ActiveDate } from '../../../../src/domain/dates/active-date.ts';
import { dateIdOf } from '../../../../src/domain/dates/date-id.ts';
import { formatSydney } from '../../../../src/domain/dates/format-date.ts';
import type { PlainMap } from '../../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../../../../tests/support/browser/browser-shop.ts';
import { addCustomer, addDate } from '../../../../tests/support/browser/order-form.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../dev/browser/chromium.ts';
import { addMenus, storeOnly } from '../bench-menus.ts';
import { openBenchShop } from '../bench-shop.ts';
import { type Figures, machine, report } from '../figures.ts';
import { type Kept, regularPhone, startWith } from '../regular-phone.ts';
import { probe, type Seen, type Wanted } from './view-probe.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    record: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);
const DISHES = 70;
const DAY = 86_400_000;
const network = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Far above any expected figure; a page that takes longer fails the run. */
const timeoutMs = 60_000;

/** Goals, on two idle cores. */
const goals: Figures = {
  start: 0.62,
  'first date': 0.73,
  'second visit: first date': 0.8,
  'second visit: first dish': 0.235,
  'offline: first date': 0.8,
  'offline: first dish': 0.8,
  ...goalsOf('', { shown: 0.56, answered: 0.6 }),
  ...goalsOf(', a slower phone', { shown: 0.8, answered: 0.84 }),
  ...goalsOf(', 200 past dates', { shown: 0.56, answered: 0.6 }),
  ...goalsOf(', 700 past dates', { shown: 0.56, answered: 0.6 }),
};

function goalsOf(where: string, { shown, answered }: { shown: number; answered: number }): Figures {
  const ofKinds = ['new', 'regular'].map((kind) => ({
    [`${kind}${where}: first dish`]: shown,
    [`${kind}${where}: "add" answers`]: answered,
    [`${kind}${where}: moved, CLS`]: 0.005,
  }));
  return Object.assign({}, ...ofKinds);
}

interface Visit {
  url: string;
  wanted: Wanted;
  /** How many times slower the processor is. */
  slower?: number;
  kept?: Kept;
}

async function measure(context: BrowserContext, visit: Visit): Promise<Seen> {
  const { url, wanted, slower = 4, kept } = visit;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (kept) await startWith(page, kept);
  await page.addInitScript(probe, wanted);
  await page.goto(url, { waitUntil: 'commit' });
  const done = await page.waitForFunction(
    (tap) => Boolean(window.seen?.shown && (!tap || window.seen.answered)),
    wanted.tap !== undefined,
    { timeout: timeoutMs, polling: 500 },
  );
  await done.dispose();
  // What comes later, such as a regular's orders, may still move the dishes.
  if (wanted.last) await page.locator(wanted.last).first().waitFor({ timeout: timeoutMs });
  const seen = await page.evaluate(() => window.seen);
  await page.close();
  if (!seen) throw new Error(`${url} was not measured`);
  return seen;
}

const phone = { viewport: { width: 390, height: 844 }, locale: 'ko-KR', hasTouch: true };

async function firstVisit(browser: Browser, visit: Visit): Promise<Seen> {
  const context = await browser.newContext(phone);
  try {
    return await measure(context, visit);
  } finally {
    await context.close();
  }
}

/** Stores so many dates that have passed, beside those that are stored. */
async function addPastDates(shop: Shop, date: ActiveDate, count: number): Promise<void> {
  const dates: Record<string, unknown> = { ...(await shop.store.read('dates/activeDates')) };
  for (let day = 1; day <= count; day += 1) {
    const deliveryDate = Date.now() - day * DAY;
    const finishDate = deliveryDate - 2 * DAY;
    const past = { ...date, deliveryDate, finishDate, orderDone: true, active: false };
    dates[dateIdOf(deliveryDate, deliveryDate)] = past;
  }
  await shop.store.write([{ path: 'dates/activeDates', data: dates as PlainMap }]);
}

const { shop, close } = await openBenchShop();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  const { web } = shop.addresses;
  const dishes = await addMenus(shop, DISHES, { price: 60 });
  await storeOnly(shop, dishes);
  const sold = Object.keys(dishes);
  const deliveryDate = Date.now() + 6 * DAY;
  const { dateId } = await addDate(shop, sold, { deliveryDate });
  const { date } = await addDate(shop, sold.slice(0, 10));
  const customer = await addCustomer(shop);
  const kept = await regularPhone(browser, shop, customer, dateId, sold[0] ?? '');
  const dateList: Visit = {
    url: `${web}/date-select/ko`,
    wanted: { texts: [formatSydney(deliveryDate, 'ko', { month: 'long', day: 'numeric' })] },
  };
  const menus: Visit = {
    url: `${web}/date-detail/ko/${dateId}`,
    wanted: {
      texts: Object.values(dishes).map(({ title }) => title),
      tap: { label: '하나 담기', answer: '장바구니 1 · ' },
    },
  };
  const kinds: Record<string, Visit> = {
    new: {
      ...menus,
      wanted: { ...menus.wanted, last: '#root:not(:has(#first-content)) article' },
      kept: {},
    },
    regular: { ...menus, wanted: { ...menus.wanted, last: 'text=지난번과 같이' }, kept },
  };

  async function firstDishes(where: string, slower: number): Promise<Figures> {
    const figures: Record<string, number> = {};
    for (const [kind, visit] of Object.entries(kinds)) {
      const seen = await firstVisit(browser, { ...visit, slower });
      figures[`${kind}${where}: first dish`] = (seen.shown ?? Number.NaN) / 1000;
      figures[`${kind}${where}: "add" answers`] = (seen.answered ?? Number.NaN) / 1000;
      figures[`${kind}${where}: moved, CLS`] = seen.moved;
    }
    return figures;
  }

  /** Dates and dishes on a second visit with a service worker, then offline. */
  async function secondVisits(): Promise<Figures> {
    const context = await browser.newContext(phone);
    try {
      const page = await context.newPage();
      for (const { url } of [dateList, menus]) {
        await page.goto(url);
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        // The code has taken the page over and kept what it shows.
        await page.locator('#root:not(:has(#first-content))').waitFor();
      }
      await page.close();
      const figures: Record<string, number> = {};
      for (const offline of [false, true]) {
        await context.setOffline(offline);
        const name = offline ? 'offline' : 'second visit';
        for (const [what, { url, wanted }] of Object.entries({ date: dateList, dish: menus })) {
          const seen = await measure(context, { url, wanted: { texts: wanted.texts } });
          figures[`${name}: first ${what}`] = (seen.shown ?? Number.NaN) / 1000;
        }
      }
      return figures;
    } finally {
      await context.close();
    }
  }

  const runs: Figures[] = Array.from({ length: RUNS }, () => ({}));
  /** Measures something in each run. */
  async function eachRun(figures: () => Promise<Figures>): Promise<void> {
    for (const run of runs) Object.assign(run, await figures());
    console.log(machine(), runs.at(-1));
  }
  console.log(`${machine()}; ${DISHES} dishes; ${RUNS} runs`);
  await eachRun(async () => {
    const start = await firstVisit(browser, { url: web, wanted: { texts: ['한국어'] } });
    const date = await firstVisit(browser, dateList);
    return {
      start: (start.shown ?? Number.NaN) / 1000,
      'first date': (date.shown ?? Number.NaN) / 1000,
      ...(await firstDishes('', 4)),
      ...(await firstDishes(', a slower phone', 6)),
      ...(await secondVisits()),
    };
  });
  for (const count of [200, 700]) {
    await addPastDates(shop, date, count);
    await eachRun(() => firstDishes(`, ${count} past dates`, 4));
  }
  report(runs, goals, values.record ? 'first-view' : undefined);
} finally {
  await browser.close();
  await close();
}
