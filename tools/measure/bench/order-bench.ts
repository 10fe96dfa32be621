/**
 * `npm run bench:ordering`: how a phone that is six times slower than this machine handles 300 menus on one
 * date (adding an item, scrolling, beside a plain page with the same dishes) and a history of 500 orders. Reports
 * two kinds of figures: elapsed time, which a busy machine distorts, and the CPU time of the page's own tasks times
 * six, which it does not. `--strict` fails when elapsed time misses a goal.
 */
import { cpus, loadavg } from 'node:os';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Plain, PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../../../tests/support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addOrder,
  type TestCustomer,
} from '../../../tests/support/browser/order-form.ts';
import { openDatesAs } from '../../../tests/support/browser/signed-up-account.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../dev/browser/chromium.ts';
import { addMenus } from './bench-menus.ts';
import { phoneAt } from './bench-phone.ts';
import { openBenchShop } from './bench-shop.ts';
import { measureScrolling, openPlainPage } from './scrolling.ts';
import { measureTaps, percentile, tapPluses } from './taps.ts';
import { mainThreadTasks, trace } from './trace.ts';

const MENUS = 300;
const ORDERS = 500;
const TAPS = 30;
const SLOWER = 6;
const FRAME_MS = 1000 / 60;
const goals = { inpMs: 100, droppedPercent: 5, historyMs: 1000 };

async function addHistory(shop: Shop, customer: TestCustomer): Promise<void> {
  const made = await addDate(shop, ['kimchi-jjigae', 'bulgogi']);
  const order = await addOrder(shop, customer, made, { 'kimchi-jjigae': 2, bulgogi: 1 }, 'cash');
  const history: Record<string, Plain> = {};
  for (let i = 0; i < ORDERS; i += 1) {
    const day = new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10).replaceAll('-', '');
    const dateId = `${day}_${1_700_000_000_000 + i}`;
    history[dateId] = {
      [customer.orderKey]: JSON.parse(JSON.stringify({ ...order, dateId })) as PlainMap,
    };
  }
  await shop.store.write([{ path: `ordersForCustomer/${customer.uid}`, data: history }]);
}

async function measureHistory(page: Page): Promise<number> {
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const open = page.getByRole('dialog').getByRole('button', { name: '주문 내역' });
  await open.waitFor();
  await open.evaluate((button: HTMLElement) => {
    const begun = performance.now();
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        const cards = document.querySelectorAll('[role="dialog"] li h3').length;
        if (cards > 0) requestAnimationFrame(() => resolve(performance.now() - begun));
        else requestAnimationFrame(look);
      };
      look();
    });
    Object.assign(window, { shown });
    button.click();
  });
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function throttle(session: CDPSession, rate: number): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate });
}

const { shop, close } = await openBenchShop();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });

async function openPhone(): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phoneAt(shop.addresses.web));
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

/** A phone whose customer is logged in. */
async function openPhoneOf(customer: TestCustomer) {
  const phone = await openPhone();
  await openDatesAs(phone.page, 'ko', customer);
  return phone;
}

try {
  const dishes = await addMenus(shop, MENUS);
  const { dateId } = await addDate(shop, Object.keys(dishes));
  const { page, session } = await openPhoneOf(await addCustomer(shop));
  await page.goto(`/date-detail/ko/${dateId}`);
  await page.getByRole('article').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(4000);
  const tapTasks = mainThreadTasks(await trace(session, () => tapPluses(page, TAPS)));
  const scrolling = await measureScrolling(page, session);

  await throttle(session, SLOWER);
  const begun = performance.now();
  await page.goto(`/date-detail/ko/${dateId}`);
  await page.getByRole('article').first().waitFor({ timeout: 60_000 });
  const firstCard = performance.now() - begun;
  await page.waitForTimeout(4000);

  const taps = await measureTaps(page, TAPS);
  const inp = percentile(taps, 0.98);
  const { dropped } = await measureScrolling(page, session);
  await page.context().close();

  const other = await openPhone();
  await openPlainPage(other.page, Object.values(dishes));
  await other.page.waitForTimeout(1000);
  const plain = await measureScrolling(other.page, other.session);
  await throttle(other.session, SLOWER);
  const { dropped: plainDropped } = await measureScrolling(other.page, other.session);
  await other.page.context().close();

  const regular = await addCustomer(shop);
  await addHistory(shop, regular);
  const second = await openPhoneOf(regular);
  const openHistory = async (rate: number) => {
    await second.page.goto('/date-select/ko');
    await second.page.waitForTimeout(3000);
    await throttle(second.session, rate);
    return measureHistory(second.page);
  };
  const history = await openHistory(1);
  const historySlow = await openHistory(SLOWER);

  const line = (what: string, value: string, goal: string) =>
    console.log(`${what.padEnd(46)} ${value.padStart(10)}   goal ${goal}`);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${MENUS} menus, ${ORDERS} orders, CPU ${SLOWER} times slower, 390 × 844`);
  console.log(`load ${load} on ${cpus().length} cores`);
  line('first menu card after opening the address', `${Math.round(firstCard)} ms`, '-');
  line('adding an item, median', `${Math.round(percentile(taps, 0.5))} ms`, '-');
  line(
    `adding an item, INP (98 % of ${taps.length} events)`,
    `${Math.round(inp)} ms`,
    `${goals.inpMs} ms`,
  );
  line('frames dropped while scrolling', `${dropped.toFixed(1)} %`, `${goals.droppedPercent} %`);
  line('the same, plain page', `${plainDropped.toFixed(1)} %`, '-');
  line('history opened, this machine', `${Math.round(history)} ms`, '-');
  line('history opened, slow phone', `${Math.round(historySlow)} ms`, `${goals.historyMs} ms`);
  console.log(`by CPU time of the page's tasks × ${SLOWER}, whatever else this machine does:`);
  const slowest = Math.max(...tapTasks) * SLOWER;
  line('longest task while adding items', `${Math.round(slowest)} ms`, `${goals.inpMs} ms`);
  for (const [what, { tasks, raster }] of Object.entries({ scrolling, 'plain page': plain })) {
    const slow = tasks.map((ms) => ms * SLOWER);
    line(`${what}: main thread`, `${Math.round(sum(slow))} ms`, '-');
    line(`${what}: longest task`, `${Math.round(Math.max(...slow))} ms`, '-');
    line(
      `${what}: tasks longer than a frame`,
      `${slow.filter((ms) => ms > FRAME_MS).length} of ${slow.length}`,
      '-',
    );
    line(`${what}: drawing of tiles`, `${Math.round(raster * SLOWER)} ms`, '-');
  }
  const missed =
    inp > goals.inpMs || dropped > goals.droppedPercent || historySlow > goals.historyMs;
  if (missed && process.argv.includes('--strict')) process.exitCode = 1;
} finally {
  await browser.close();
  await close();
}
