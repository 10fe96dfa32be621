import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { cancelOrder } from '../support/browser/order-by-cash.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  type TestCustomer,
} from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { addStaff, setHidden, signInAsStaff } from '../support/browser/staff-pages.ts';

/** What the page has had a phone do, which Chromium here does not. */
interface Done {
  notes: number;
  buzzes: number;
  badges: number[];
  locks: { released: boolean }[];
  /** Every message that was shown. */
  said: string[];
}
declare global {
  interface Window {
    done: Done;
  }
}

/** Gives the page a phone that rings only after a tap, buzzes, counts and stays awake, and keeps what it did. */
function fakePhone(): void {
  const done: Done = { notes: 0, buzzes: 0, badges: [], locks: [], said: [] };
  let tapped = false;
  addEventListener('pointerdown', () => (tapped = true), true);
  class FakeAudio {
    state = 'suspended';
    currentTime = 0;
    onstatechange?: () => void;
    async resume() {
      if (!tapped) return new Promise<void>(() => {});
      this.state = 'running';
      this.onstatechange?.();
    }
    async close() {}
    createOscillator() {
      const start = () => {
        done.notes += 1;
      };
      return { frequency: {}, connect: (next: unknown) => next, start, stop() {} };
    }
    createGain() {
      const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { gain, connect() {} };
    }
  }
  const count = async (badge: number) => {
    done.badges.push(badge);
  };
  const request = async () => {
    const lock = { released: false, release: async () => Object.assign(lock, { released: true }) };
    done.locks.push(lock);
    return lock;
  };
  const vibrate = () => {
    done.buzzes += 1;
    return true;
  };
  const phone = { vibrate, setAppBadge: count, clearAppBadge: () => count(0) };
  for (const [name, value] of Object.entries({ ...phone, wakeLock: { request } })) {
    Object.defineProperty(navigator, name, { value });
  }
  Object.assign(window, { done, AudioContext: FakeAudio });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.closest('[data-toasts]')) {
        done.said.push(node.textContent ?? '');
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

const done = (page: Page) => page.evaluate(() => window.done);
const said = async (page: Page) => (await done(page)).said;

async function openBell(page: Page, shop: Shop, email?: string): Promise<void> {
  await signInAsStaff(page, shop, email);
  await readEnglish(page);
  await page.goto('/staff/bell');
}

/** A customer of whom no other test speaks: all tests have one shop. */
async function addNamed(shop: Shop, name: string): Promise<TestCustomer> {
  const customer = await addCustomer(shop);
  return { ...customer, info: { ...customer.info, name } };
}

test('a customer’s order rings, buzzes and counts; what is switched off or done on this phone does not', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const early = await addNamed(shop, 'Areum Early');
  const late = await addNamed(shop, 'Bora Late');
  const last = await addNamed(shop, 'Chan Last');
  await addOrder(shop, early, day, { [menuId]: 2 }, 'cash');
  await page.addInitScript(fakePhone);

  await test.step('it is switched on beside the orders, and can be tried', async () => {
    await openBell(page, shop);
    await page.goto(`/staff/${dateId}`);
    await page.getByRole('link', { name: 'The bell is off' }).click();
    await page.getByRole('checkbox', { name: 'Ring on this phone' }).check();
    await page.getByRole('button', { name: 'Try the sound' }).click();
    await expect.poll(async () => (await done(page)).notes).toBeGreaterThan(0);
    expect((await done(page)).buzzes).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Changed orders' }).uncheck();
  });

  await test.step('opened anew, it asks for a tap before it can be heard', async () => {
    await page.goto(`/staff/${dateId}`);
    await expect(page.getByRole('heading', { name: 'Areum Early' })).toBeVisible();
    const ask = page.getByText('Tap the screen once: from then on the bell can be heard.');
    await expect(ask).toBeVisible();
    await ask.click();
    await expect(ask).toBeHidden();
    await expect(page.getByRole('link', { name: 'The bell is on' })).toBeVisible();
    // Once it counts, it listens.
    await expect.poll(async () => (await done(page)).badges.length).toBeGreaterThan(0);
  });

  await test.step('a new order rings, also while the page is hidden', async () => {
    await setHidden(page, true);
    await addOrder(shop, late, day, { [menuId]: 2 }, 'cash');
    await expect.poll(() => said(page)).toContain('New order: Bora Late');
    const { notes, buzzes, badges } = await done(page);
    expect(notes).toBeGreaterThan(0);
    expect(buzzes).toBeGreaterThan(0);
    expect(badges.at(-1)).toBeGreaterThan(0);
    await setHidden(page, false);
  });

  await test.step('staff’s own cancellation does not, nor does a change, but a customer’s cancellation does', async () => {
    await page.getByRole('heading', { name: 'Areum Early' }).click();
    await page.getByRole('link', { name: 'Change the order of Areum Early' }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('Order of Areum Early cancelled')).toBeVisible();
    await addOrder(shop, late, day, { [menuId]: 3 }, 'cash');
    await cancelOrder(shop, late.uid, dateId, late.orderKey);
    await addOrder(shop, last, day, { [menuId]: 2 }, 'cash');
    await expect.poll(() => said(page)).toContain('New order: Chan Last');
    const all = await said(page);
    expect(all).toContain('Order cancelled: Bora Late');
    expect(all).not.toContain('Order cancelled: Areum Early');
    expect(all.filter((text) => text.startsWith('Order changed'))).toEqual([]);
    // What was there when the page was opened has not rung either.
    expect(all).not.toContain('New order: Areum Early');
  });

  await test.step('on the road back to silence the number goes too', async () => {
    await page.goto('/staff/bell');
    await expect.poll(async () => (await done(page)).badges.length).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Ring on this phone' }).uncheck();
    await expect.poll(async () => (await done(page)).badges.at(-1)).toBe(0);
  });
});

test('the books hear of a new order too, and nothing that they ask for is refused', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const customer = await addNamed(shop, 'Dara Books');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await page.addInitScript(fakePhone);
  await openBell(page, shop, await addStaff(shop, 'books'));
  await page.getByRole('checkbox', { name: 'Ring on this phone' }).check();
  await expect.poll(async () => (await done(page)).badges.length).toBeGreaterThan(0);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  await expect.poll(() => said(page)).toContain('New order: Dara Books');
  // With a cancellation, which staff may have made, it looks into the log as well.
  await cancelOrder(shop, customer.uid, day.dateId, customer.orderKey);
  await expect.poll(() => said(page)).toContain('Order cancelled: Dara Books');
  expect(refused).toEqual([]);
});

test('a tablet in the kitchen stays awake, again after it was hidden, and shows large', async ({
  page,
  shop,
}) => {
  const letters = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const locks = async () => (await done(page)).locks.map(({ released }) => released);
  await page.addInitScript(fakePhone);
  await openBell(page, shop);
  const awake = page.getByRole('checkbox', { name: 'Keep the screen on' });
  const large = page.getByRole('checkbox', { name: 'Large letters' });
  await awake.check();
  await expect.poll(locks).toEqual([false]);
  await large.check();
  await expect.poll(letters).toBe('24px');

  await page.reload();
  await expect.poll(letters).toBe('24px');
  await expect.poll(locks).toEqual([false]);
  // The browser gives the lock back when the page is hidden.
  await page.evaluate(() => {
    for (const lock of window.done.locks) lock.released = true;
  });
  await setHidden(page, true);
  await setHidden(page, false);
  await expect.poll(locks).toEqual([true, false]);

  await awake.uncheck();
  await expect.poll(locks).toEqual([true, true]);
  await large.uncheck();
  await expect.poll(letters).toBe('17px');
});

test('the screen says what this browser can’t do', async ({ page, shop }) => {
  await page.addInitScript(() => {
    for (const name of ['vibrate', 'setAppBadge', 'wakeLock']) {
      delete (Navigator.prototype as unknown as Record<string, unknown>)[name];
    }
    delete (window as unknown as Record<string, unknown>).AudioContext;
  });
  await openBell(page, shop);
  const ring = page.getByRole('checkbox', { name: 'Ring on this phone' });
  await ring.check();
  await expect(page.getByText('This browser can’t make sounds.')).toBeVisible();
  await expect(page.getByText('This browser can’t buzz.')).toBeVisible();
  await expect(page.getByText('This browser can’t show a number on the app’s icon.')).toBeVisible();
  await expect(page.getByText('This browser can’t keep the screen on.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Keep the screen on' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Try the sound' })).toBeHidden();
});

/** Takes the page's storage away, as an iPhone does: every use of it throws from now on. */
function loseStorage(): void {
  const lost = () => {
    const words = 'Connection to Indexed Database server lost. Refresh the page to try again';
    throw new DOMException(words, 'UnknownError');
  };
  IDBDatabase.prototype.transaction = lost;
  IDBFactory.prototype.open = lost;
}

test('a phone that loses its storage rings for the next order all the same', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const customer = await addNamed(shop, 'Eunji Silent');
  await page.addInitScript(fakePhone);
  await openBell(page, shop);
  await page.getByRole('checkbox', { name: 'Ring on this phone' }).check();
  await expect.poll(async () => (await done(page)).badges.length).toBeGreaterThan(0);
  await page.clock.install();
  await page.goto(`/staff/${day.dateId}`);
  await expect.poll(async () => (await done(page)).badges.length).toBeGreaterThan(0);
  await page.getByRole('searchbox', { name: 'Find' }).fill('Eunji');

  await page.evaluate(loseStorage);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  await expect
    .poll(async () => {
      // The SDK that has failed goes on throwing in its timers.
      await page.clock.runFor(5000).catch(() => {});
      return said(page);
    })
    .toContain('New order: Eunji Silent');
  expect(await said(page)).toContain(
    'Nothing new was coming in, so the page has started to listen again.',
  );
  // What was typed is still there, and the board has the order.
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue('Eunji');
  await expect(page.getByRole('heading', { name: 'Eunji Silent' })).toBeVisible();
});
