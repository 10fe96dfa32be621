import type { BrowserContext, Page } from '@playwright/test';
import type { Shop } from '../support/browser/browser-shop.ts';
import { addDate, shopper, type TestCustomer, titleOf } from '../support/browser/order-form.ts';
import { LIMITS } from '../support/limits.ts';
import { arrange, type Fault } from './fault.ts';

/** How long a page may take to know the status of its order once the connection is back, ms. */
const settleMs = LIMITS.wait;
const stepMs = 100;

export interface Stores {
  orders: number;
  staffOrders: number;
  backups: number;
  ledgerKeys: number;
}

/** How often each store has the customer's order of the date. */
export async function storesOf(shop: Shop, uid: string, dateId: string): Promise<Stores> {
  const inMap = async (path: string, key: string) =>
    Object.keys(((await shop.store.read(path))?.[key] ?? {}) as object);
  const keys = await inMap(`ordersForCustomer/${uid}`, dateId);
  let backups = 0;
  for (const key of keys) {
    const stored = (await shop.store.read(`ordersBackupByKey/${dateId}_${key}`)) ?? {};
    backups += Object.keys(stored).length;
  }
  const ledger = Object.keys((await shop.store.read(`points/${uid}`)) ?? {});
  return {
    orders: keys.length,
    staffOrders: (await inMap(`orders2/${dateId}`, uid)).length,
    backups,
    ledgerKeys: ledger.filter((key) => key.startsWith(`${dateId}--`)).length,
  };
}

/** Throws unless every store has the order exactly `times` times; its copies follow the order. */
async function expectTimes(
  read: () => Promise<Stores>,
  times: number,
  when: string,
): Promise<void> {
  const end = Date.now() + settleMs;
  for (;;) {
    const stores = await read();
    const { orders, staffOrders, backups, ledgerKeys } = stores;
    const whole = [orders, staffOrders, ledgerKeys].every((count) => count === times);
    if (whole && backups === times) return;
    if (!whole || backups > times || Date.now() > end) {
      throw new Error(`${when}: ${JSON.stringify(stores)} instead of ${times} of each`);
    }
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

/**
 * Places one order during which one fault happens. The customer is logged in in `context`, and its clock is
 * installed. Throws unless the stores end with exactly one complete order, had one or none in between, and
 * the page showed the customer which.
 */
export async function orderWithFault(
  shop: Shop,
  context: BrowserContext,
  customer: TestCustomer,
  menuId: string,
  fault: Fault,
): Promise<{ afterFault: 0 | 1 }> {
  const { dateId } = await addDate(shop, [menuId]);
  const title = await titleOf(shop, menuId, 'en');
  await context.clock.setSystemTime(Date.now());
  let page = await context.newPage();
  try {
    await page.goto(`/date-detail/en/${dateId}`);
    const shopping = shopper(page, 'en');
    await shopping.add(title, 2);
    await shopping.basket.click();
    await shopping.payByCash.click();
    await doneDialogLoaded(page);
    const { tap, heal } = await arrange(fault, context, page);
    // Taps twice in a row, as an impatient customer does.
    page = await tap(() => shopping.confirm.dblclick());
    await letPass(page, fault.healMs);
    await heal();

    const told = await outcome(page, shop, customer.uid, dateId, fault.kind);
    const read = () => storesOf(shop, customer.uid, dateId);
    const afterFault = (await read()).orders === 0 ? 0 : 1;
    await expectTimes(read, afterFault, 'after the fault');
    if (told !== (afterFault === 1 ? 'done' : 'not placed')) {
      throw new Error(`the page says "${told}" of ${afterFault} orders`);
    }
    if (afterFault === 0) await orderAgain(page);
    await expectTimes(read, 1, 'in the end');
    return { afterFault };
  } finally {
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** Advances the page's clock in steps that leave its calls time to return. */
async function letPass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) await page.clock.runFor(Math.min(left, stepMs));
}

/** Waits until the idle page has prefetched the confirmation dialog with all its imports. */
export async function doneDialogLoaded(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const dialog = loaded.find((name) => /order-done-dialog-.*js/.test(name));
    return dialog !== undefined && Boolean(await import(dialog));
  });
}

/** What the page shows the customer once nothing is pending. */
async function outcome(
  page: Page,
  shop: Shop,
  uid: string,
  dateId: string,
  kind: Fault['kind'],
): Promise<'done' | 'not placed'> {
  const left = kind === 'reload' || kind === 'close';
  const shopping = shopper(page, 'en');
  const failed = page.getByText('Your order was not placed');
  const full = shopping.basket.filter({ hasText: '2 · $60.00' });
  const end = Date.now() + settleMs;
  while (Date.now() < end) {
    if (await shopping.done.isVisible()) return 'done';
    // The page said so before the tab was closed; the menus still show it.
    if (left && (await page.getByText('2 ordered').isVisible())) return 'done';
    const saysNone = await failed.isVisible();
    const none = (await storesOf(shop, uid, dateId)).orders === 0;
    if (saysNone && !none)
      throw new Error('the page says that nothing was ordered, and an order is stored');
    if (saysNone) return 'not placed';
    // A reloaded page shows the basket and no order.
    if (left && none && (await full.isVisible())) return 'not placed';
    await page.clock.runFor(stepMs);
  }
  const stores = JSON.stringify(await storesOf(shop, uid, dateId));
  const words = await page.locator('body').ariaSnapshot();
  throw new Error(`the page never said how the order stands; ${stores}, and it says:\n${words}`);
}

async function orderAgain(page: Page): Promise<void> {
  const shopping = shopper(page, 'en');
  if (!(await shopping.order.isVisible())) await shopping.basket.click();
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await shopping.done.waitFor({ timeout: settleMs });
}
