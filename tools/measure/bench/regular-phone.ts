import type { Browser, Page } from '@playwright/test';
import type { Shop } from '../../../tests/support/browser/browser-shop.ts';
import { addDate, addOrder, type TestCustomer } from '../../../tests/support/browser/order-form.ts';
import { phoneAt } from './bench-phone.ts';

/** What a phone keeps in localStorage. */
export type Kept = Readonly<Record<string, string>>;

/**
 * What the phone of a regular keeps: signed in, has ordered one of these dishes, and has opened the date before, so long
 * ago that the browser has emptied its caches.
 */
export async function regularPhone(
  browser: Browser,
  shop: Shop,
  customer: TestCustomer,
  dateId: string,
  menuId: string,
): Promise<Kept> {
  await addOrder(shop, customer, await addDate(shop, [menuId]), { [menuId]: 1 }, 'cash');
  const context = await browser.newContext(phoneAt(shop.addresses.web));
  try {
    const page = await context.newPage();
    await customer.signIn(page);
    await page.goto(`/date-detail/ko/${dateId}`);
    await page.getByRole('button', { name: '지난번과 같이' }).waitFor();
    const kept = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    return Object.fromEntries(
      Object.entries(kept).filter(([key]) => !/^(seen:|firestore)/.test(key)),
    );
  } finally {
    await context.close();
  }
}

/** Makes a page that is not open yet start with what a phone keeps, with no announcement over its dishes. */
export async function startWith(page: Page, kept: Kept): Promise<void> {
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { 'announcements-seen': '["delivery-time"]', ...kept },
  );
}
