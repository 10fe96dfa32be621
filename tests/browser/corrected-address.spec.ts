import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { staffPaths } from '../../src/domain/staff/staff-paths.ts';
import { readEnglish } from '../support/browser/account.ts';
import { addCustomer, addDate, addMenu, addOrder, ordersOf } from '../support/browser/ordering.ts';
import { expect, test } from '../support/browser/shop.ts';
import { signInAsStaff } from '../support/browser/staff.ts';

test('an address that staff correct takes along what was done: packed, cash, time, stop', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const customer = await addCustomer(shop);
  const order = await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const marks = () => shop.store.read(`orderMarks/${dateId}/orders/${orderIdOf(refOf(order))}`);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${dateId}`);
  const card = page.getByRole('listitem').filter({ hasText: customer.info.name });
  const packed = card.getByRole('button', { name: /: Packed$/ });

  await test.step('packed, paid at the door, and told the time', async () => {
    await packed.click();
    await card.getByRole('button', { name: '$60.00 taken' }).click();
    await expect.poll(marks).toMatchObject({ packed: {}, 'cash-taken': { amount: 6000 } });
    await page.goto(`/staff/${dateId}/times`);
    await page.getByRole('button', { name: 'Preview and send messages' }).click();
    const preview = page.getByRole('dialog', { name: 'Messages to send' });
    await preview.getByRole('button', { name: 'Send to 1 customer' }).click();
    await expect(preview).toBeHidden();
  });

  await test.step('the unit is added', async () => {
    await page.goto(staffPaths.order(dateId, refOf(order)));
    await page.getByRole('textbox', { name: /^Unit/ }).fill('5');
    await page.getByRole('button', { name: /Save/ }).click();
    await expect(card).toContainText(`5 / ${customer.info.address}`);
  });

  const [moved, ...more] = await ordersOf(shop, customer.uid, dateId);
  expect(more).toEqual([]);
  expect(moved).toMatchObject({ customerInfo: { address: `5 / ${customer.info.address}` } });
  expect(moved?.orderKey).not.toBe(order.orderKey);
  expect(moved && refOf(moved)).toEqual(refOf(order));

  await test.step('it is still packed, wants a new label, and its cash is in the till', async () => {
    await expect(card).toContainText(
      'The address changed after it was labelled. Print a new label.',
    );
    expect(await marks()).toMatchObject({ packed: {}, 'cash-taken': { amount: 6000 } });
    await expect(card.getByRole('button', { name: /: New label put on$/ })).toBeVisible();
  });

  await test.step('its customer was told the time, and is not told again', async () => {
    await page.goto(`/staff/${dateId}/times`);
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Preview and send messages' }).click();
    await expect(page.getByRole('button', { name: 'Send to 0 customers' })).toBeDisabled();
  });
});
