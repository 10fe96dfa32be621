import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Shop } from '../../../../tests/support/browser/browser-shop.ts';
import { phoneAt } from '../bench-phone.ts';
import { probe } from '../first-view/view-probe.ts';
import { type Photographs, showPhotographs } from '../photographs.ts';
import { type Kept, startWith } from '../regular-phone.ts';
import { measureScrolling } from '../scrolling.ts';
import { measureTaps, percentile } from '../taps.ts';
import { type Course, type Step, takeSteps } from './order-probe.ts';

const SLOWER = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Far above any expected figure; a page that takes longer fails the run. */
const timeoutMs = 90_000;

const sheet = ':is(dialog, [role=dialog])';

/** From the address of a date's menus to a stored cash order, in Korean, in the shop and in the plain one. */
export const steps: readonly Step[] = [
  { name: 'first dish', selector: '[data-slot="name"]' },
  { name: 'add', selector: 'button[aria-label*="하나 담기"]', tap: true },
  { name: 'basket', selector: '#basket-bar', text: '1 · ', tap: true },
  { name: 'order sheet', selector: `${sheet} h2`, text: '주문서' },
  { name: 'its lines', selector: `${sheet} :is(li, p)`, text: '메뉴 ' },
  { name: 'payment usable', selector: `${sheet} button`, text: '현금으로', tap: true },
  { name: 'confirmation', selector: '[role=alertdialog] button', tap: true },
  { name: 'done', selector: sheet, text: '주문이 완료되었어요' },
];

/** What one cold start to a stored order has taken. */
export interface ColdOrder extends Course {
  /** Script that was loaded until then, bytes as transferred. */
  scriptBytes: number;
}

/** A date's menus, and what the phone keeps that opens them. */
export interface ColdPhone {
  url: string;
  kept: Kept;
}

/** What moves, and how the dishes answer and scroll. */
export interface Smoothness {
  /** How much has moved by itself, as CLS counts it. */
  moved: number;
  /** Time from a tap on "add" to the next paint, the slowest of 20, ms. */
  inp: number;
  /** Percentage of the main thread's frames that were missed while scrolling. */
  missed: number;
}

async function withSlowPage<T>(
  browser: Browser,
  { url, kept }: ColdPhone,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phoneAt(url));
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await startWith(page, kept);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/**
 * Opens the menus, with these pictures, on a phone that keeps nothing else, adds dishes and scrolls. `last` is the selector of
 * what comes last.
 */
export function measureSmoothness(
  browser: Browser,
  { photographs, last, ...phone }: ColdPhone & { photographs: Photographs; last: string },
): Promise<Smoothness> {
  return withSlowPage(browser, phone, async (page, session) => {
    await showPhotographs(page, photographs);
    await page.addInitScript(probe, { texts: [] });
    await page.goto(phone.url, { waitUntil: 'commit' });
    await page.locator(last).first().waitFor({ timeout: timeoutMs });
    // What comes when the page is idle may move the dishes too.
    await page.waitForTimeout(5000);
    const moved = await page.evaluate(() => window.seen?.moved ?? Number.NaN);
    const inp = percentile(await measureTaps(page, 20), 1);
    const { missed } = await measureScrolling(page, session, 9000);
    return { moved, inp, missed };
  });
}

/** Orders once on a phone that keeps nothing else. Throws when no order is stored. */
export function measureColdOrder(
  browser: Browser,
  shop: Shop,
  { uid, dateId, ...phone }: ColdPhone & { uid: string; dateId: string },
): Promise<ColdOrder> {
  return withSlowPage(browser, phone, async (page, session) => {
    await page.addInitScript(takeSteps, steps);
    let scriptBytes = 0;
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ type, requestId }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(phone.url, { waitUntil: 'commit' });
    const stopped = () =>
      page.evaluate(() => Object.keys(window.course?.seen ?? {}).join(', ')).catch(() => '');
    try {
      const done = await page.waitForFunction(() => window.course?.done, undefined, {
        timeout: timeoutMs,
        polling: 500,
      });
      await done.dispose();
    } catch (error) {
      throw new Error(`not ordered; seen were: ${await stopped()}`, { cause: error });
    }
    const course = await page.evaluate(() => window.course);
    const stored = await shop.store.read(`ordersForCustomer/${uid}`);
    if (!course || !stored?.[dateId]) throw new Error('the order is not stored');
    return { ...course, scriptBytes };
  });
}
