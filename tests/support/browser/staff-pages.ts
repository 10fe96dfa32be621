import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { listLocOf } from '../../../src/domain/customer/user.ts';
import { claimsWith, type Role } from '../../../src/domain/staff/roles.ts';
import { createAccount } from '../../../tools/dev/stack/local-accounts.ts';
import { PASSWORD, type Shop } from './browser-shop.ts';
import { signInAs } from './sign-in.ts';

/** Starts logged in as a member of staff, by default the sample's; call it before the page is opened. */
export function signInAsStaff(page: Page, shop: Shop, email = 'staff@example.com'): Promise<void> {
  return signInAs(page, shop.addresses.auth, email, PASSWORD);
}

/** Adds another account of staff, by default an owner's; returns its e-mail address. */
export async function addStaff(shop: Shop, role: Role = 'owner'): Promise<string> {
  const localId = `staff-${randomUUID()}`;
  const email = `${localId}@example.com`;
  const claims = claimsWith(role, undefined);
  await createAccount(shop.addresses.auth, { localId, email, password: PASSWORD, claims });
  const createdTime = Date.now();
  const profile = { uid: localId, email, name: '직원', createdTime, lang: 'ko' };
  await shop.store.write([
    { path: `users/${localId}`, data: { ...profile, listLoc: listLocOf(createdTime) } },
  ]);
  return email;
}

/** Taps a button while offline, expects the screen to ask whether to send the change again, and declines. */
export async function tapOffline(page: Page, target: Locator): Promise<void> {
  const question = page.getByRole('alertdialog', { name: /저장되지 않았어요|^Not saved/ });
  await page.context().setOffline(true);
  await target.click();
  await expect(question).toContainText(/인터넷 연결을 확인하고|check your internet connection/);
  await page.context().setOffline(false);
  await question.getByRole('button', { name: /닫기|Close/ }).click();
}

/** Answers the question about a change that somebody else has made first: their own value replaces it. */
export async function replaceTheirs(page: Page, theirs: string): Promise<void> {
  const question = page.getByRole('alertdialog', {
    name: /그사이|changed (it )?meanwhile/,
  });
  await expect(question).toContainText(theirs);
  await question.getByRole('button', { name: /내 것으로 바꾸기|Change it anyway/ }).click();
}

/** Taps and counts the taps: daily tasks must take few of them. */
export class Taps {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Taps a field and fills it. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
  }
}

/**
 * Opens the form of an order by phone from the board, in English, and fills it for a new customer who reads English, with so
 * many portions of a dish; returns the taps that it took.
 */
export async function takePhoneOrder(
  page: Page,
  caller: { name: string; phone2: string; address: string },
  dish: { title: string; q: number },
): Promise<Taps> {
  const taps = new Taps();
  await taps.tap(page.getByRole('link', { name: 'Phone order' }));
  await taps.tap(page.getByRole('button', { name: 'New customer' }));
  const typed = { Recipient: caller.name, 'Phone number': caller.phone2, Address: caller.address };
  for (const [label, text] of Object.entries(typed)) await taps.type(page.getByLabel(label), text);
  await taps.tap(page.getByRole('radio', { name: 'English' }));
  for (let n = 0; n < dish.q; n += 1) {
    await taps.tap(page.getByRole('button', { name: `Add one ${dish.title}` }));
  }
  return taps;
}

/** The log's entries about a date, customer or other subject, as "action before → after". */
export async function logOf(
  shop: Shop,
  about: { dateId: string } | { uid: string } | { subject: string },
): Promise<string[]> {
  const entries = await shop.store.list('staffLog');
  const [[field, value] = []] = Object.entries(about);
  return Object.values(entries)
    .filter((entry) => field !== undefined && entry[field] === value)
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
