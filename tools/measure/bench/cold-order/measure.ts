import type { Browser } from '@playwright/test';
import type { Shop } from '../../../../tests/support/browser/browser-shop.ts';
import { phoneAt } from '../bench-phone.ts';
import { type Kept, startWith } from '../regular-phone.ts';
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

/** From the address of a date's menus to a stored cash order, in Korean. */
export const steps: readonly Step[] = [
  { name: 'first dish', selector: '[data-slot="name"]' },
  { name: 'add', selector: 'button[aria-label*="하나 담기"]', tap: true },
  { name: 'basket', selector: '#basket-bar', text: '1 · ', tap: true },
  { name: 'order sheet', selector: '[role=dialog] h2', text: '주문서' },
  { name: 'its lines', selector: '[role=dialog] li, [role=dialog] p', text: '메뉴 ' },
  { name: 'payment usable', selector: '[role=dialog] button', text: '현금으로', tap: true },
  { name: 'confirmation', selector: '[role=alertdialog] button', tap: true },
  { name: 'done', selector: '[role=dialog]', text: '주문이 완료되었어요' },
];

/** What one cold start to a stored order has taken. */
export interface ColdOrder extends Course {
  /** Script that was loaded until then, bytes as transferred. */
  scriptBytes: number;
}

/** Orders once on a phone that keeps nothing else. Throws when no order is stored. */
export async function measureColdOrder(
  browser: Browser,
  shop: Shop,
  { uid, kept, dateId }: { uid: string; kept: Kept; dateId: string },
): Promise<ColdOrder> {
  const context = await browser.newContext(phoneAt(shop.addresses.web));
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await startWith(page, kept);
    await page.addInitScript(takeSteps, steps);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let scriptBytes = 0;
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ type, requestId }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(`/date-detail/ko/${dateId}`, { waitUntil: 'commit' });
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
  } finally {
    await context.close();
  }
}
