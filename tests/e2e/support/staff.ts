import type { Locator, Page } from '@playwright/test';
import { PASSWORD, type Shop } from './shop.ts';
import { signInAs } from './sign-in.ts';

/** Begins logged in as the sample's member of staff; call it before the page is opened. */
export function signInAsStaff(page: Page, shop: Shop): Promise<void> {
  return signInAs(page, shop.addresses.auth, 'staff@example.com', PASSWORD);
}

/** Taps, and counts them: the tasks of a day have to stay short. */
export class Taps {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

/** What the log has about a date, as "action before → after". */
export async function logOf(shop: Shop, dateId: string): Promise<string[]> {
  const entries = await shop.store.list('staffLog');
  return Object.values(entries)
    .filter((entry) => entry.dateId === dateId)
    .sort((a, b) => Number(a.at) - Number(b.at))
    .map(({ action, before, after }) => `${action} ${before} → ${after}`);
}
