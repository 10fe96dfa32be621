import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { staffPaths } from '../../src/domain/staff/staff-paths.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  openDate,
  ordersOf,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { chooseInDrawer, openDatesAs, readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';

test('an address that staff correct takes along what was done: packed, cash, time, stop', async ({
  page,
  shop,
  browser,
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

  await test.step('the route asks whether its place still fits, until staff say so', async () => {
    const asked = page.getByText('The address has changed. Does this place still fit?');
    await page.goto(staffPaths.run(dateId));
    await expect(asked).toBeVisible();
    await page.getByRole('button', { name: `${customer.info.name}: It fits` }).click();
    await expect(asked).toBeHidden();
    await page.reload();
    await expect(page.getByText(`5 / ${customer.info.address}`)).toBeVisible();
    await expect(asked).toBeHidden();
  });

  const story = page.getByRole('region', { name: 'What happened to this order' });
  const steps = story.getByRole('listitem');
  const [before, after] = [customer.info.address, `5 / ${customer.info.address}`];
  await test.step('staff read its story, with who did what', async () => {
    await page.goto(staffPaths.order(dateId, refOf(order)));
    await expect(steps).toHaveText([
      /^Order placed.*Customer$/,
      /^Packed.* · staff@example\.com$/,
      /^\$60\.00 paid in cash.* · staff@example\.com$/,
      /^Delivery time: .* · staff@example\.com$/,
      /^Address changed.* · staff@example\.com$/,
    ]);
    await expect(steps.last()).toContainText(`${before} → ${after}`);
  });

  await test.step('its customer reads the same story on the receipt, without who of staff', async () => {
    const home = await (
      await browser.newContext({ baseURL: shop.addresses.web, viewport: page.viewportSize() })
    ).newPage();
    await openDatesAs(home, 'ko', customer);
    await chooseInDrawer(home, 'ko', '주문 내역');
    await home.getByRole('button', { name: '영수증 보기' }).click();
    const own = home.getByRole('region', { name: '주문 진행 과정' });
    await expect(own.getByRole('listitem')).toHaveText([
      /^주문 접수/,
      /^포장 완료/,
      /^현금으로 결제/,
      /^배송 시간 안내: /,
      /^주소 변경.* · 가게에서$/,
    ]);
    await expect(own).toContainText(`${before} → ${after}`);
    await expect(own).not.toContainText('staff@example.com');
  });
});

test('an address that staff correct under the open form, or while dishes are added, ends no change of the order', async ({
  page,
  shop,
  browser,
}) => {
  const menuId = await addMenu(shop);
  const added = await addMenu(shop);
  const day = await addDate(shop, [menuId, added]);
  const { dateId } = day;
  const customer = await addCustomer(shop);
  const order = await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const shopping = shopper(page, 'en');
  const desk = await browser.newContext({ baseURL: shop.addresses.web });
  const staff = await desk.newPage();
  await signInAsStaff(staff, shop);
  await readEnglish(staff);
  const correct = async (unit: string) => {
    await staff.goto(staffPaths.order(dateId, refOf(order)));
    await staff.getByRole('textbox', { name: /^Unit/ }).fill(unit);
    await staff.getByRole('button', { name: /Save/ }).click();
    await expect(staff.getByRole('listitem').filter({ hasText: customer.info.name })).toContainText(
      `${unit} / ${customer.info.address}`,
    );
  };
  await openDate(page, 'en', dateId, customer);
  await chooseInDrawer(page, 'en', 'Order history');
  await page.getByRole('button', { name: 'Change the order' }).click();

  await correct('5');
  await expect(shopping.edit).toContainText(`5 / ${customer.info.address}`);
  await shopping.edit.getByRole('button', { name: 'Add other dishes' }).click();
  await shopping.add(await titleOf(shop, added, 'en'));

  await correct('6');
  await page
    .getByRole('button', { name: 'Go on changing the order' })
    .filter({ visible: true })
    .click();
  await expect(shopping.edit).toContainText(`6 / ${customer.info.address}`);
  await shopping.editCash.click();
  await shopping.comparison.getByRole('button').filter({ hasText: '$90.00' }).click();
  await expect(shopping.done).toBeVisible();
  const [changed, ...more] = await ordersOf(shop, customer.uid, dateId);
  expect(more).toEqual([]);
  expect(changed).toMatchObject({ totalPrice: '90.00', customerInfo: { addr_unit: '6' } });
  expect(changed && refOf(changed)).toEqual(refOf(order));
  await desk.close();
});
