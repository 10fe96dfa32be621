import { refOf } from '../../src/domain/order/order-id.ts';
import { staffPaths } from '../../src/domain/staff/staff-paths.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  ordersOf,
} from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';

test('staff move a cash order to another date and back', async ({ page, shop }) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const other = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  const order = await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const { uid } = customer;
  const stored = async () => ({
    day: (await ordersOf(shop, uid, day.dateId)).map(({ orderId }) => orderId),
    other: (await ordersOf(shop, uid, other.dateId)).map(({ orderId }) => orderId),
  });
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(staffPaths.order(day.dateId, refOf(order)));
  await page.getByRole('button', { name: 'Move to another date' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('New date').selectOption(other.dateId);
  await question.getByRole('button', { name: /^Move to .*\$60\.00 in cash/ }).click();
  await expect(page).toHaveURL(new RegExp(`/staff/${other.dateId}$`));
  await expect(page.getByRole('listitem').filter({ hasText: customer.info.address })).toBeVisible();
  expect(await stored()).toEqual({ day: [], other: [order.orderId] });
  const sheets = await shop.store.read(`orders2/${day.dateId}`);
  expect(sheets?.[uid]).toBeUndefined();
  const [moved] = await ordersOf(shop, uid, other.dateId);
  expect((await shop.store.read(`orders2/${other.dateId}`))?.[uid]).toEqual({
    [order.orderKey]: moved,
  });
  expect(moved).toMatchObject({ dateId: other.dateId, paid: false, totalPrice: order.totalPrice });
  const points = await shop.store.read(`points/${uid}`);
  expect(Object.keys(points ?? {}).filter((key) => key.includes(order.orderKey))).toEqual([
    expect.stringContaining(other.dateId),
  ]);
  // Its customer is told of the change, with no word of a cancellation.
  await expect
    .poll(async () => {
      const texts = Object.values(await shop.store.list('smsSent'));
      return texts.filter((one) => one.uid === uid && one.dateId === other.dateId);
    })
    .toMatchObject([{ state: 'sent' }]);
  const ofDay = Object.values(await shop.store.list('smsSent')).filter(
    (one) => one.uid === uid && one.dateId === day.dateId && one.cancelledAt !== undefined,
  );
  expect(ofDay).toEqual([]);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(stored).toEqual({ day: [order.orderId], other: [] });
});
