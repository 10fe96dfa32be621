import type { ActiveDates } from '../../src/domain/dates/active-date.ts';
import { sydneyClock, sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import { quantitiesOf } from '../../src/domain/order/order.ts';
import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { ledgerKey } from '../../src/domain/points/points.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { cancelOrder } from '../support/browser/order-by-cash.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  changeDate,
  newInfo,
  ordersOf,
  titleOf,
} from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { chooseInDrawer, openDatesAs, readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, signInAsStaff, Taps, takePhoneOrder } from '../support/browser/staff-pages.ts';

test('a member of staff runs a delivery day in few taps', async ({ page, shop }) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const customer = await addCustomer(shop);
  const order = await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const marks = `orderMarks/${dateId}/orders/${orderIdOf(refOf(order))}`;
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${dateId}`);
  const card = page.getByRole('listitem').filter({ hasText: customer.info.address });
  await expect(card).toBeVisible();

  await test.step('the board opens the next date: no tap', async () => {
    await page.goto('/staff');
    await expect(page).toHaveURL(/\/staff\/\d{8}_\d+$/);
    await expect(page.getByRole('searchbox', { name: 'Find' })).toBeVisible();
    await page.goto(`/staff/${dateId}`);
    await expect(card).toBeVisible();
  });

  await test.step('finds an order by initial consonants: one tap', async () => {
    const taps = new Taps();
    const find = page.getByRole('searchbox', { name: 'Find' });
    await taps.tap(find);
    await find.fill('ㅇㄷㅂ');
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=/);
    await find.fill('nobody');
    await expect(page.getByText('No such order')).toBeVisible();
    await find.fill('');
    expect(taps.count).toBe(1);
  });

  await test.step('marks orders packed, delivered and paid: one tap each, and undoes one', async () => {
    for (const [name, kind] of [
      ['Packed', 'packed'],
      ['Delivered', 'delivered'],
      ['$60.00 taken', 'cash-taken'],
    ] as const) {
      const taps = new Taps();
      const mark = card.getByRole('button', { name });
      await taps.tap(mark);
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await shop.store.read(marks))?.[kind]).toBeTruthy();
      expect(taps.count).toBe(1);
    }
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await shop.store.read(marks))?.['cash-taken']).toBeUndefined();
  });

  await test.step('marks a dish as sold out: two taps; and back on sale: one more', async () => {
    const open = async () => {
      const dates = (await shop.store.read('dates/activeDates')) as unknown as ActiveDates;
      return dates[dateId]?.menus[menuId];
    };
    const title = await titleOf(shop, menuId, 'en');
    const taps = new Taps();
    const soldOut = page.getByRole('button', { name: `${title} sold out` });
    await taps.tap(page.getByText(/\d dish/));
    await taps.tap(soldOut);
    await expect(soldOut).toHaveAttribute('aria-pressed', 'true');
    expect(await open()).toBe(false);
    expect(taps.count).toBe(2);
    await soldOut.click();
    await expect(soldOut).toHaveAttribute('aria-pressed', 'false');
    expect(await open()).toBe(true);
  });

  await test.step('closes the date: two taps, the confirmation names the orders', async () => {
    const taps = new Taps();
    await taps.tap(page.getByRole('button', { name: 'Close orders' }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('There is 1 order.');
    await expect(question).toContainText('No card order is being paid.');
    await taps.tap(question.getByRole('button', { name: 'Close orders' }));
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    expect(taps.count).toBe(2);
  });

  await test.step('prints the lists: two taps', async () => {
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    const taps = new Taps();
    await taps.tap(page.getByRole('link', { name: 'Print' }));
    await taps.tap(page.getByRole('link', { name: 'Labels' }));
    await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
    await expect(page.getByRole('group', { name: 'Labels' })).toContainText(customer.info.address);
    expect(taps.count).toBe(2);
  });

  await test.step('confirms the points of the date: one tap', async () => {
    const key = `${ledgerKey(dateId, customer.orderKey)}-a`;
    const earned = {
      orderTotal: '60.00',
      dateId,
      orderKey: customer.orderKey,
      point: 1.2,
      usedPoint: 0,
      type: 'add-order-cash',
      confirmed: false,
      time: '',
      nowTime: Date.now(),
    };
    await shop.store.write([
      { path: `points/${customer.uid}`, data: { [key]: earned } },
      { path: `pointBalances/${customer.uid}`, data: { balance: 0 } },
    ]);
    await page.goto(`/staff/${dateId}`);
    await page.getByRole('link', { name: 'More' }).click();
    const taps = new Taps();
    await taps.tap(page.getByRole('button', { name: 'Confirm the points of this date' }));
    await expectNotice(page, 'Points of 1 customer are confirmed');
    expect(await shop.store.read(`points/${customer.uid}`)).toEqual({
      [key]: { ...earned, confirmed: true },
    });
    expect(await shop.store.read(`pointBalances/${customer.uid}`)).toEqual({ balance: 120 });
    expect(taps.count).toBe(1);
  });

  expect(await logOf(shop, { dateId })).toEqual([
    expect.stringMatching(/^packed null → {/),
    expect.stringMatching(/^delivered null → {/),
    expect.stringMatching(/^cash-taken null → {.*"amount":6000/),
    expect.stringMatching(/^cash-taken {.*"amount":6000} → null$/),
    `sold-out {"${menuId}":true} → {"${menuId}":false}`,
    `sold-out {"${menuId}":false} → {"${menuId}":true}`,
    'date {"active":true,"orderDone":false} → {"active":true,"orderDone":true}',
    'points-confirmed false → true',
  ]);
});

test(
  'the board shows what customers change, also after packing',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const [menuId, other] = [await addMenu(shop), await addMenu(shop)];
    const day = await addDate(shop, [menuId, other]);
    const customer = await addCustomer(shop);
    await signInAsStaff(page, shop);
    await readEnglish(page);
    await page.goto(`/staff/${day.dateId}`);
    await expect(page.getByText('No orders yet')).toBeVisible();

    const card = page.getByRole('listitem').filter({ hasText: customer.info.address });
    await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
    await expect(card).toContainText('New');

    // A second member of staff sees the mark without a tap.
    const second = await page.context().newPage();
    await signInAsStaff(second, shop);
    await readEnglish(second);
    await second.goto(`/staff/${day.dateId}`);
    const theirs = second.getByRole('listitem').filter({ hasText: customer.info.address });
    await card.getByRole('button', { name: 'Packed' }).click();
    await expect(theirs.getByRole('button', { name: 'Packed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await second.close();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Mark 1 update as seen' }).click();
    await expect(card.getByText('New')).toBeHidden();
    await addOrder(shop, customer, day, { [menuId]: 1, [other]: 2 }, 'cash');
    await expect(card).toContainText('Changed after it was packed');
    await expect(card).toContainText('2 → 1');
    await expect(card).toContainText('0 → 2');

    await cancelOrder(shop, customer.uid, day.dateId, customer.orderKey);
    await expect(card).toContainText('Cancelled');
    await page.getByRole('button', { name: 'Mark 1 update as seen' }).click();
    await expect(card).toBeHidden();
  },
);

test('staff send delivery times once and see which customers opened theirs', async ({
  page,
  browser,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  // Times are relative to noon of the day, the time of the shop's own dates.
  const noon = sydneyTime(`${sydneyClock(day.date.deliveryDate).slice(0, 10)}T12:00`);
  await changeDate(shop, day.dateId, ['deliveryDate'], noon);
  const customer = await addCustomer(shop, { lang: 'en' });
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}`);
  await expect(page.getByRole('heading', { name: customer.info.name })).toBeVisible();

  const taps = new Taps();
  await taps.tap(page.getByRole('link', { name: 'Delivery', exact: true }));
  await test.step('navigates to the stops: one tap', async () => {
    await page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
    const ways = new Taps();
    const maps = page.waitForEvent('popup');
    await ways.tap(page.getByRole('link', { name: 'Navigate' }));
    const opened = await maps;
    await expect(opened).toHaveURL(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&.*Ginkgo/);
    await opened.close();
    expect(ways.count).toBe(1);
  });
  await taps.tap(page.getByRole('link', { name: 'Set and send delivery times' }));
  await taps.tap(page.getByRole('button', { name: 'Preview and send messages' }));
  const preview = page.getByRole('dialog', { name: 'Messages to send' });
  await expect(preview).toContainText('comes 1:00-2:00 pm.');
  await taps.tap(preview.getByRole('button', { name: 'Send to 1 customer' }));
  expect(taps.count).toBe(4);
  await expect(preview).toBeHidden();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();

  const outbox = await fetch(`${shop.addresses.sms}/outbox`);
  const texts = (await outbox.json()) as { text: string }[];
  const link = texts.map(({ text }) => new RegExp(`/msg/${day.dateId}/\\S+`).exec(text)?.[0]);
  const [path, ...more] = link.filter((one) => one !== undefined);
  expect(more).toEqual([]);

  await page.getByRole('button', { name: 'Preview and send messages' }).click();
  await expect(preview.getByRole('button', { name: 'Send to 0 customers' })).toBeDisabled();

  await page.goto(path ?? '');
  await expect(page.getByText('To pay at the door: $60.00')).toBeVisible();

  await test.step('the customer sees the time on the date and in the order', async () => {
    const context = await browser.newContext();
    const phone = await context.newPage();
    await openDatesAs(phone, 'en', customer);
    await expect(phone.getByText('Arrives 1:00-2:00 pm')).toBeVisible();
    await chooseInDrawer(phone, 'en', 'Order history');
    const history = phone.getByRole('dialog', { name: 'Order history' });
    await expect(history.getByText('Arrives 1:00-2:00 pm')).toBeVisible();
    await context.close();
  });
  await page.goto(`/staff/${day.dateId}/times`);
  await expect(page.getByText(/^Opened/)).toBeVisible();
});

test('staff take an order by phone from a customer without an account and add to it at the next call', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const title = await titleOf(shop, menuId, 'en');
  const name = `Phone Choi ${day.dateId}`;
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}`);
  const plus = page.getByRole('button', { name: `Add one ${title}` });
  const card = page.getByRole('listitem').filter({ hasText: '77 Phone St, Ryde' });

  await test.step('a new customer below the minimum: ten taps', async () => {
    const caller = { name, phone2: '0491570159', address: '77 Phone St, Ryde' };
    const taps = await takePhoneOrder(page, caller, { title, q: 1 });
    await taps.tap(page.getByRole('button', { name: 'Save order, $30.00 cash' }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('$20.00');
    await taps.type(page.getByLabel('Reason'), 'Delivered with the neighbour');
    await taps.tap(question.getByRole('button', { name: 'Take it anyway' }));
    await expect(card).toBeVisible();
    expect(taps.count).toBe(10);
  });

  const stored = (await shop.store.read(`orders2/${day.dateId}`)) ?? {};
  const [uid = ''] = Object.keys(stored);
  const order = { madeByUser: false, paid: false, orderLang: 'en', customerInfo: { name } };
  expect(await ordersOf(shop, uid, day.dateId)).toMatchObject([{ ...order, totalPrice: '30.00' }]);
  expect(await shop.store.read(`users/${uid}`)).toMatchObject({ name, lang: 'en' });

  await test.step('a known customer who has an order already: six taps', async () => {
    const taps = new Taps();
    await taps.tap(page.getByRole('link', { name: 'Phone order' }));
    const find = page.getByRole('searchbox', { name: 'Find the customer' });
    await taps.tap(find);
    await find.fill(name);
    await taps.tap(page.getByRole('button', { name }));
    await taps.tap(page.getByRole('button', { name: 'Add to this order' }));
    await taps.tap(plus);
    await taps.tap(page.getByRole('button', { name: 'Save order, $60.00 cash' }));
    await expect(card).toContainText(`${title} ×2`);
    expect(taps.count).toBe(6);
  });
  expect(await ordersOf(shop, uid, day.dateId)).toMatchObject([{ ...order, totalPrice: '60.00' }]);

  await test.step('a cancellation, and a text about each', async () => {
    await card.getByRole('heading', { name }).click();
    await card.getByRole('link', { name: `Change the order of ${name}` }).click();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText(`Order of ${name} cancelled`)).toBeVisible();
    const texts = async () => {
      const outbox = await fetch(`${shop.addresses.sms}/outbox?to=61491570159`);
      return ((await outbox.json()) as { text: string }[]).map(({ text }) => text.split('\n')[0]);
    };
    await expect.poll(async () => (await texts()).length).toBe(3);
    expect(await texts()).toEqual([
      expect.stringMatching(/^\[Hansang\] Delivery /),
      expect.stringMatching(/^\[Hansang\] Order changed - Delivery /),
      expect.stringMatching(/^\[Hansang\] Order cancelled - Delivery /),
    ]);
  });
});

test('a caller orders the same as last time for another date, and adds to that: five and seven taps', async ({
  page,
  shop,
}) => {
  const [menuId, other] = [await addMenu(shop), await addMenu(shop)];
  const [day, next] = [await addDate(shop, [menuId, other]), await addDate(shop, [menuId, other])];
  const [title, more] = [await titleOf(shop, menuId, 'en'), await titleOf(shop, other, 'en')];
  const name = `Again Choi ${day.dateId}`;
  const { phone2 } = newInfo();
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}`);
  await takePhoneOrder(page, { name, phone2, address: '83 Phone St, Ryde' }, { title, q: 2 });
  await page.getByRole('button', { name: 'Save order, $60.00 cash' }).click();
  const card = page.getByRole('listitem').filter({ hasText: '83 Phone St, Ryde' });
  await expect(card).toContainText(`${title} ×2`);
  const [uid = ''] = Object.keys((await shop.store.read(`orders2/${day.dateId}`)) ?? {});
  const choose = async () => {
    const taps = new Taps();
    await taps.tap(page.getByRole('link', { name: 'Phone order' }));
    const find = page.getByRole('searchbox', { name: 'Find the customer' });
    await taps.tap(find);
    await find.fill(name);
    await taps.tap(page.getByRole('button', { name }));
    return taps;
  };

  await page.goto(`/staff/${next.dateId}`);
  const again = await choose();
  await again.tap(page.getByRole('button', { name: `${title} ×2` }));
  await expect(page.getByText(`You ordered 2 × ${title}.`)).toBeVisible();
  await again.tap(page.getByRole('button', { name: 'Save order, $60.00 cash' }));
  await expect(card).toContainText(`${title} ×2`);
  expect(again.count).toBe(5);
  const [first] = await ordersOf(shop, uid, next.dateId);
  expect(first).toMatchObject({ totalPrice: '60.00', customerInfo: { name } });

  const added = await choose();
  await added.tap(page.getByRole('button', { name: `Add one ${more}` }));
  await added.tap(page.getByRole('button', { name: 'Save order, $30.00 cash' }));
  await added.tap(page.getByRole('button', { name: 'Add to that order' }));
  expect(await ordersOf(shop, uid, next.dateId)).toEqual([first]);
  await added.tap(page.getByRole('button', { name: 'Save order, $90.00 cash' }));
  await expect(card).toContainText(`${more} ×1`);
  expect(added.count).toBe(7);
  const stored = await ordersOf(shop, uid, next.dateId);
  expect(stored).toMatchObject([{ orderId: first?.orderId, totalPrice: '90.00' }]);
  expect(quantitiesOf(stored[0])).toEqual({ [menuId]: 2, [other]: 1 });
});

test('the cook sees who ordered a dish, and finds the list again behind an order', async ({
  page,
  shop,
}) => {
  const [menuId, other] = [await addMenu(shop), await addMenu(shop)];
  const day = await addDate(shop, [menuId, other]);
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const suburb = customer.info.addressFull?.locality ?? '';
  // So low that the line to tap is below the first screen.
  await page.setViewportSize({ width: 390, height: 400 });
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}/dishes`);
  const line = page.getByText('Who ordered it');
  const link = page.getByRole('link').filter({ hasText: suburb });
  await line.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const at = await scrolled();
  expect(at).toBeGreaterThan(0);
  await line.click();
  await expect(link).toContainText('×2');
  await expect(page).toHaveURL(/[?&]who=/);
  expect(await scrolled()).toBeGreaterThanOrEqual(at);

  await link.click();
  await expect(page).toHaveURL(new RegExp(`/order/${customer.uid}/`));
  await page.goBack();
  await expect(link).toBeVisible();

  const title = await titleOf(shop, other, 'en');
  await page.getByText('1 dish without orders').click();
  await expect(page.getByRole('button', { name: `${title} sold out` })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a dish' }).fill(title);
  await expect(line).toBeHidden();
  await expect(page.getByRole('button', { name: `${title} sold out` })).toBeVisible();
});

test('a customer without staff rights sees none of the staff screens', async ({ page, shop }) => {
  const customer = await addCustomer(shop);
  await readEnglish(page);
  await page.goto('/staff');
  await expect(page.getByText('Please log in as staff')).toBeVisible();
  await customer.signIn(page);
  await page.goto('/staff');
  await expect(page.getByText('Only staff can see this')).toBeVisible();
});
