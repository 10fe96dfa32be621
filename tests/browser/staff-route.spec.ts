import type { CDPSession, Locator, Page } from '@playwright/test';
import { boardId } from '../../src/domain/staff/orders/board.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu, addOrder } from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { addStaff, signInAsStaff } from '../support/browser/staff-pages.ts';

test.use({ hasTouch: true });

/** Opens the route of a date with as many stops of one suburb. */
async function openRoute(page: Page, shop: Shop, count: number) {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const names = Array.from({ length: count }, (_, at) => `Customer ${at + 1}`);
  const ids = await Promise.all(
    names.map(async (name, at) => {
      const { info, ...customer } = await addCustomer(shop);
      const address = `${at + 1} Test Street, Epping`;
      const own = { ...customer, info: { ...info, name, address } };
      return boardId(await addOrder(shop, own, day, { [menuId]: 2 }, 'cash'));
    }),
  );
  await signInAsStaff(page, shop, await addStaff(shop));
  await readEnglish(page);
  await page.goto(`/staff/${dateId}/run`);
  const handle = (stop: number) =>
    page.getByRole('button', { name: `Customer ${stop}: Drag to move` });
  await expect(handle(1)).toBeVisible();
  const moves = async () =>
    Object.values(await shop.store.list('staffLog')).filter((entry) => entry.dateId === dateId);
  const stops = async () => {
    const run = await shop.store.read(`deliveryRuns/${dateId}`);
    return (run?.stops as string[] | undefined)?.map((id) => ids.indexOf(id) + 1);
  };
  return { handle, moves, stops };
}

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to touch');
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const finger = (session: CDPSession, type: 'touchStart' | 'touchMove', y: number, x: number) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
const lift = (session: CDPSession) =>
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

const held = (page: Page) => page.getByText(/^Holding the stop of/);

test('a finger that rests on the handle drags a stop, and one that swipes over it does not', async ({
  page,
  shop,
}) => {
  const { handle, moves, stops } = await openRoute(page, shop, 3);
  const session = await page.context().newCDPSession(page);

  await handle(2).scrollIntoViewIfNeeded();
  const from = await centreOf(handle(2));
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  // All at once: a finger that waited for a slow machine would rest on the handle.
  await Promise.all([
    finger(session, 'touchStart', from.y, from.x),
    ...[1, 2, 3, 4, 5].map((step) => finger(session, 'touchMove', from.y - step * 30, from.x)),
  ]);
  await lift(session);
  await expect.poll(scrolled).toBeGreaterThan(before);

  await handle(3).scrollIntoViewIfNeeded();
  const last = await centreOf(handle(3));
  await finger(session, 'touchStart', last.y, last.x);
  // It is the first that is picked up, after the swipe.
  await expect(held(page)).toHaveText('Holding the stop of Customer 3: 3 of 3.');
  await finger(session, 'touchMove', last.y - 30, last.x);
  const target = await centreOf(handle(2));
  await finger(session, 'touchMove', target.y, target.x);
  await expect(page.getByText('2 of 3', { exact: true })).toBeAttached();
  expect(await moves()).toHaveLength(0);
  await lift(session);
  await expect.poll(stops).toEqual([1, 3, 2]);
  expect(await moves()).toHaveLength(1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stops).toEqual([1, 2, 3]);
});

test('a mouse drags a stop past the end of the screen, which scrolls meanwhile', async ({
  page,
  shop,
}) => {
  const { handle, moves, stops } = await openRoute(page, shop, 9);
  const from = await centreOf(handle(1));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20);
  await expect(held(page)).toHaveText('Holding the stop of Customer 1: 1 of 9.');
  await page.mouse.move(from.x, 830, { steps: 5 });
  await expect(page.getByText('9 of 9', { exact: true })).toBeAttached();
  await page.mouse.up();
  await expect.poll(stops).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 1]);
  expect(await moves()).toHaveLength(1);
});
