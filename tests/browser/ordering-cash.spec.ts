import { formatDay } from '../../src/domain/dates/format-date.ts';
import { orderKeyOf } from '../../src/domain/order/order-key.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { hiddenInDialog, holdSideways } from '../support/browser/low-screen.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { placeTempOrder } from '../support/browser/order-by-cash.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  changeDate,
  emptyNotice,
  grantPoints,
  newInfo,
  openDate,
  openOwnDate,
  ordersOf,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { languagesFor, openDatesAs, speaking } from '../support/browser/signed-up-account.ts';

async function balanceOf(shop: Shop, uid: string): Promise<unknown> {
  return (await shop.store.read(`pointBalances/${uid}`))?.balance;
}

for (const language of languagesFor('en')) {
  const say = speaking(language);
  test(`refuses a cash order below $50, pays part of an order with points and confirms the details (${language})`, async ({
    page,
    shop,
  }) => {
    const menuId = await addMenu(shop);
    const title = await titleOf(shop, menuId, language);
    const { dateId } = await addDate(shop, [menuId]);
    const customer = await addCustomer(shop);
    await grantPoints(shop, customer.uid, 1250);
    await openDate(page, language, dateId, customer);
    const shopping = shopper(page, language);
    await shopping.add(title);
    await shopping.basket.click();
    // Without scrolling.
    await expect(shopping.order.getByText(customer.info.address).first()).toBeInViewport({
      ratio: 1,
    });
    await shopping.payByCash.click();
    const small = page.getByRole('alertdialog');
    await expect(small).toContainText(say('$50.00부터', 'Deliveries start at $50.00'));
    await expect(small).toContainText('$20.00');
    await small.getByRole('button', { name: say('메뉴 더 고르기', 'Choose more dishes') }).click();
    await expect(shopping.order).toBeHidden();

    await shopping.add(title);
    await shopping.basket.click();
    await shopping.usePoints();
    await expect(shopping.order).toContainText('-$12.50');
    await expect(shopping.order).toContainText('0.95');
    await shopping.order.getByRole('textbox').fill('Leave it at the door');
    await expect(shopping.payByCash).toContainText('$47.50');
    await shopping.payByCash.click();
    await shopping.confirm.click();
    await expect(shopping.done).toContainText('$47.50');
    await expect(shopping.done).toContainText(customer.info.address);
    await expect(shopping.done).toContainText(
      say('주문 확인 문자를 보냈어요', 'An order confirmation text has been sent'),
    );

    const [order, ...more] = await ordersOf(shop, customer.uid, dateId);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      orderKey: customer.orderKey,
      totalPrice: '60.00',
      usePoint: true,
      usedPoint: 12.5,
      point: 0.95,
      paid: false,
      paymentMethod: 'cash',
      orderRequest: 'Leave it at the door',
      menus: { [menuId]: { q: 2, price: 30, subTotal: 60 } },
    });
    expect(await balanceOf(shop, customer.uid)).toBe(0);
    const ledger = await shop.store.read(`points/${customer.uid}`);
    expect(ledger?.[`${dateId}--${customer.orderKey}`]).toMatchObject({
      usedPoint: 12.5,
      point: 0,
      type: 'use-order-cash',
      confirmed: true,
    });
    expect(ledger?.[`${dateId}--${customer.orderKey}-a`]).toMatchObject({
      point: 0.95,
      confirmed: false,
    });
    const sent = await (await fetch(`${shop.addresses.sms}/outbox`)).text();
    expect(sent).toContain(customer.info.address);
  });

  test(`adds a basket to the existing order of its address after comparing them line by line (${language})`, async ({
    page,
    shop,
  }) => {
    const [kept, more, added] = await Promise.all([addMenu(shop), addMenu(shop), addMenu(shop)]);
    const title = (menuId: string) => titleOf(shop, menuId, language);
    const made = await addDate(shop, [kept, more, added]);
    const customer = await addCustomer(shop);
    await addOrder(shop, customer, made, { [kept]: 1, [more]: 1 }, 'cash');
    await openDate(page, language, made.dateId, customer);
    const shopping = shopper(page, language);
    await expect(page.getByText(say('1개 주문함', '1 ordered')).first()).toBeVisible();
    await shopping.add(await title(more));
    await shopping.add(await title(added), 2);
    await shopping.basket.click();
    await shopping.editCash.click();
    const row = async (menuId: string) =>
      shopping.comparison.getByRole('listitem').filter({ hasText: await title(menuId) });
    await expect(await row(kept)).toContainText(say('그대로', 'Same'));
    await expect(await row(more)).toContainText(say('1개 → 2개', '1 → 2'));
    await expect(await row(added)).toContainText(say('추가', 'Added'));
    await expect(shopping.comparison).toContainText('$60.00');
    await shopping.comparison.getByRole('button', { name: /\$150\.00/ }).click();
    await expect(shopping.done).toContainText('$150.00');
    const orders = await ordersOf(shop, customer.uid, made.dateId);
    expect(orders).toHaveLength(1);
    expect(orders[0]?.menus).toMatchObject({
      [kept]: { q: 1 },
      [more]: { q: 2 },
      [added]: { q: 2 },
    });
    await shopping.done.getByRole('button', { name: say('확인', 'OK'), exact: true }).click();
    await shopping.basket.click();
    await expect(emptyNotice(page, language)).toBeVisible();
  });
}

test('a visitor logs in first; a customer without details is asked for them', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await shop.createCustomer({ isCashAvailable: true });
  await openDate(page, 'en', dateId);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await expect(shopping.payByCash).toHaveCount(0);
  await shopping.order.getByRole('button', { name: 'Log in to order' }).click();
  await page.getByRole('radio', { name: 'I have an account' }).check();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('hansang1');
  await page.keyboard.press('Enter');
  const steps = page.getByRole('dialog').filter({ hasText: 'Step 2 of 3' });
  await steps.getByRole('button', { name: 'Close' }).click();
  await shopping.payByCash.click();
  await expectNotice(page, 'Please enter your information');
  const form = page.getByRole('dialog', { name: 'Delivery details' });
  await expect(form.getByText('Please enter your information')).toBeVisible();
  await expect(form.getByLabel('Phone number')).toBeVisible();
  await expect(form.getByText(/^Step/)).toHaveCount(0);
  expect(await ordersOf(shop, customer.uid, dateId)).toEqual([]);
});

test('details of the older shop are ordered to, and those without a phone are asked for it', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  const { note: _, addr_unit: _unit, phone, addressFull, ...older } = customer.info;
  const place = { ...addressFull, subpremise: '5' };
  const details = { ...older, addressFull: place, addr2: 'x' };
  await shop.store.setField(`users/${customer.uid}`, ['deliveryInfo'], details);
  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.payByCash.click();
  const form = page.getByRole('dialog', { name: 'Delivery details' });
  await expect(form.getByLabel('Name')).toHaveValue(customer.info.name);
  await form.getByLabel('Phone number').fill(phone);
  await form.getByRole('button', { name: /^Save/ }).click();
  await expect(form).toBeHidden();

  const digits = { ...details, phone: phone.replaceAll('-', '') };
  await shop.store.setField(`users/${customer.uid}`, ['deliveryInfo'], digits);
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect(shopping.done).toContainText(customer.info.address);
  const [order] = await ordersOf(shop, customer.uid, dateId);
  expect(order?.customerInfo).toMatchObject({ note: '', addr_unit: '', phone });
});

test('an edit keeps or reduces a sold-out line, and moves the order to another address', async ({
  page,
  shop,
}) => {
  const [gone, other] = await Promise.all([addMenu(shop), addMenu(shop)]);
  const [goneTitle, otherTitle] = [
    await titleOf(shop, gone, 'en'),
    await titleOf(shop, other, 'en'),
  ];
  const made = await addDate(shop, [gone, other]);
  const { dateId } = made;
  const customer = await addCustomer(shop);
  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(goneTitle, 3);
  await shopping.add(otherTitle, 2);
  await shopping.basket.click();
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect(shopping.done).toBeVisible();
  await changeDate(shop, dateId, ['menus', gone], false);

  await shopping.done.getByRole('button', { name: 'Order history' }).click();
  await page.getByRole('button', { name: 'Change the order' }).click();
  const line = shopping.edit.getByRole('listitem').filter({ hasText: goneTitle });
  await expect(line.getByRole('button', { name: `Add one ${goneTitle}` })).toBeDisabled();
  await line.getByRole('button', { name: `Take one ${goneTitle} out` }).click();
  const moved = newInfo();
  await shop.store.setField(
    `users/${customer.uid}`,
    ['deliveryInfo'],
    JSON.parse(JSON.stringify(moved)),
  );
  await shopping.edit.getByRole('radio', { name: moved.address }).check();
  await shopping.editCash.click();
  await shopping.comparison.getByRole('button', { name: /by cash/ }).click();
  await expect(shopping.done).toContainText(moved.address);

  const orderKey = orderKeyOf(moved, customer.uid);
  const orders = await ordersOf(shop, customer.uid, dateId);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ orderKey, menus: { [gone]: { q: 2 }, [other]: { q: 2 } } });
  const ledger = Object.keys((await shop.store.read(`points/${customer.uid}`)) ?? {});
  expect(ledger).toEqual([`${dateId}--${orderKey}-a`]);
});

test('cancelling removes the order and its ledger entries and gives the points back', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await grantPoints(shop, customer.uid, 700);
  const before = await shop.store.read(`points/${customer.uid}`);
  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.usePoints();
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect(shopping.done).toContainText('$53.00');
  expect(await balanceOf(shop, customer.uid)).toBe(0);
  await shopping.done.getByRole('button', { name: 'Order history' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('status')).toContainText(/Your order for .*, \$53.00, is cancelled/);
  expect(await ordersOf(shop, customer.uid, dateId)).toEqual([]);
  expect(await shop.store.read(`points/${customer.uid}`)).toEqual(before);
  expect(await balanceOf(shop, customer.uid)).toBe(700);
});

test('with text twice as large the button that orders is in sight at once', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { title, shopping } = await openOwnDate(page, shop);
  await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
  await shopping.add(title, 2);
  await shopping.basket.click();
  await expect(shopping.payByCash).toBeInViewport({ ratio: 1 });
});

test('held sideways, the menus keep half of the height, and the order sheet scrolls to its last button', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const { dateId } = await addDate(shop, [menuId]);
  await holdSideways(page);
  await openDate(page, 'en', dateId, await addCustomer(shop));
  const shopping = shopper(page, 'en');
  await shopping.add(await titleOf(shop, menuId, 'en'));
  // At the end of the page all its bars come to their places.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const between = async () => {
    const tabs = await page.getByRole('navigation').last().boundingBox();
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    return (bar?.y ?? 0) - (tabs?.y ?? 0) - (tabs?.height ?? 0);
  };
  await expect.poll(between).toBeGreaterThan(390 / 2);
  await shopping.basket.click();
  await expect(shopping.payByCash).toBeVisible();
  await expect(shopping.order.getByRole('button', { name: 'by card' })).toBeVisible();
  expect(await hiddenInDialog(page)).toEqual([]);
});

test('who may pay cash orders with points that cover more than the total, is asked for no money, and keeps the rest', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await grantPoints(shop, customer.uid, 7001);
  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.usePoints();
  await expect(shopping.order).toContainText('10.01 points will remain');
  await expect(shopping.payByCash).toHaveCount(0);
  await shopping.order.getByRole('button', { name: 'Order with points' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('There is nothing left to pay');
  await shopping.confirm.click();
  await expect(shopping.done).toContainText('Points have paid for all of it');
  await expect(shopping.done).toContainText('$0.00');
  expect(await balanceOf(shop, customer.uid)).toBe(1001);
  // It is an order to be paid on delivery all the same, which its customer can cancel.
  expect(await ordersOf(shop, customer.uid, dateId)).toMatchObject([{ paymentMethod: 'cash' }]);
  await shopping.done.getByRole('button', { name: 'Order history' }).click();
  await expect(page.getByText('Paid with points')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
});

test('after a card payment a customer can only keep or raise the total, and not pay by cash', async ({
  page,
  shop,
}) => {
  const [first, second] = await Promise.all([addMenu(shop), addMenu(shop)]);
  const title = await titleOf(shop, first, 'en');
  const made = await addDate(shop, [first, second]);
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, made, { [first]: 2, [second]: 1 }, 'card');
  await openDate(page, 'en', made.dateId, customer);
  const shopping = shopper(page, 'en');
  await expect(page.getByText('2 ordered')).toBeVisible();
  await shopping.add(title);
  await shopping.basket.click();
  await expect(shopping.payByCash).toHaveCount(0);
  await page.getByRole('button', { name: 'Already paid by card' }).click();
  await expectNotice(page, 'Re-orders must be by card');
  await expect(page.getByRole('button', { name: 'Pay $30.00 more by card' })).toBeEnabled();
  await shopping.order.getByRole('button', { name: `Take one ${title} out` }).click();
  await shopping.order.getByRole('button', { name: `Take one ${title} out` }).click();
  await expect(shopping.order.getByRole('alert')).toContainText(
    'The final amount is smaller than your existing order',
  );
  await expect(page.getByRole('button', { name: /by card$|card order/ })).toHaveCount(1);
});

test('unfinished card orders show the red button on the list of dates too, and can be discarded', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const made = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await placeTempOrder(shop, customer.uid, {
    dateId: made.dateId,
    quantities: { [menuId]: 2 },
    paymentMethod: 'card',
  });
  await openDatesAs(page, 'en', customer);
  await page.getByRole('button', { name: '1 unfinished card order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unfinished card orders' });
  const day = formatDay(made.date.deliveryDate, 'en', Date.now());
  await expect(dialog).toContainText(`Delivery ${day}`);
  await expect(dialog).toContainText('Finish paying $60.00');
  await dialog.getByRole('button', { name: 'Drop this order' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '1 unfinished card order' })).toHaveCount(0);
  const left = await shop.store.read(`tempOrdersForCard/${customer.uid}`);
  expect(left?.[made.dateId] ?? {}).toEqual({});
});
