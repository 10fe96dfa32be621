import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { listLocOf } from '../../../src/domain/customer/user.ts';
import { createAccount } from '../../../tools/dev/stack/accounts.ts';
import { expectNotice } from './notices.ts';
import { PASSWORD, type Shop } from './shop.ts';
import { signInAs } from './sign-in.ts';

/** Starts logged in as a member of staff, by default the sample's; call it before the page is opened. */
export function signInAsStaff(page: Page, shop: Shop, email = 'staff@example.com'): Promise<void> {
  return signInAs(page, shop.addresses.auth, email, PASSWORD);
}

/** Adds another account with staff rights; returns its e-mail address. */
export async function addStaff(shop: Shop): Promise<string> {
  const localId = `staff-${randomUUID()}`;
  const email = `${localId}@example.com`;
  const claims = { staff: true };
  await createAccount(shop.addresses.auth, { localId, email, password: PASSWORD, claims });
  const createdTime = Date.now();
  const profile = { uid: localId, email, name: '직원', createdTime, lang: 'ko' };
  await shop.store.write([
    { path: `users/${localId}`, data: { ...profile, listLoc: listLocOf(createdTime) } },
  ]);
  return email;
}

/** Taps a button while offline and expects the screen to say that the change failed. */
export async function tapOffline(page: Page, target: Locator): Promise<void> {
  const failed = '인터넷 연결을 확인하고 다시 시도해 주세요.';
  // While the notice of an earlier tap is shown, this tap's only replaces it.
  await expect(page.getByText(failed)).toBeHidden();
  await page.context().setOffline(true);
  await target.click();
  await expectNotice(page, failed);
  await page.context().setOffline(false);
}

/** Taps and counts the taps: daily tasks must take few of them. */
export class Taps {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

/** The log's entries about a date, as "action before → after". */
export async function logOf(shop: Shop, dateId: string): Promise<string[]> {
  const entries = await shop.store.list('staffLog');
  return Object.values(entries)
    .filter((entry) => entry.dateId === dateId)
    .sort((a, b) => Number(a.at) - Number(b.at))
    .map(({ action, before, after }) => `${action} ${words(before)} → ${words(after)}`);
}

function words(state: unknown): string {
  return typeof state === 'string' ? state : JSON.stringify(state);
}

/** A page's current listeners by target id of its Firestore stream; call it before the page is opened. */
export function listenedTargets(page: Page): ReadonlyMap<number, string> {
  const targets = new Map<number, string>();
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel') || request.method() !== 'POST') return;
    const messages = [...new URLSearchParams(request.postData() ?? '')];
    for (const [, text] of messages.filter(([key]) => key.endsWith('__data__'))) {
      const { addTarget, removeTarget } = JSON.parse(text) as {
        addTarget?: { targetId: number };
        removeTarget?: number;
      };
      if (addTarget) targets.set(addTarget.targetId, JSON.stringify(addTarget));
      if (removeTarget !== undefined) targets.delete(removeTarget);
    }
  });
  return targets;
}

/** Makes the page believe that it is hidden or visible again. */
export function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    const state = value ? 'hidden' : 'visible';
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
