import type { ActiveDates } from '../../src/domain/dates/active-date.ts';
import { sydneyClock, sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import { ledgerKey } from '../../src/domain/points/points.ts';
import { chooseInDrawer, openDatesAs } from '../support/browser/account.ts';
import { expectNotice } from '../support/browser/notices.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  changeDate,
  menuOf,
  ordersOf,
} from '../support/browser/ordering.ts';
import { SOAK_ONLY } from '../support/browser/sample.ts';
import { expect, test } from '../support/browser/shop.ts';
import { logOf, signInAsStaff, Taps } from '../support/browser/staff.ts';

test('a member of staff runs a delivery day in few taps', async ({ page, shop }) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const marks = `orderMarks/${dateId}/orders/${customer.uid}_${customer.orderKey}`;
  await signInAsStaff(page, shop);
  await page.goto(`/staff/${dateId}`);
  const card = page.getByRole('listitem').filter({ hasText: customer.info.address });
  await expect(card).toBeVisible();

  await test.step('the board opens the next date: no tap', async () => {
    await page.goto('/staff');
    await expect(page).toHaveURL(/\/staff\/\d{8}_\d+$/);
    await expect(page.getByRole('searchbox', { name: '찾기' })).toBeVisible();
    await page.goto(`/staff/${dateId}`);
    await expect(card).toBeVisible();
  });

  await test.step('finds an order by initial consonants: one tap', async () => {
    const taps = new Taps();
    const find = page.getByRole('searchbox', { name: '찾기' });
    await taps.tap(find);
    await find.fill('ㅇㄷㅂ');
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=/);
    await find.fill('없는사람');
    await expect(page.getByText('찾는 주문이 없어요')).toBeVisible();
    await find.fill('');
    expect(taps.count).toBe(1);
  });

  await test.step('marks orders packed, delivered and paid: one tap each, and undoes one', async () => {
    for (const [name, kind] of [
      ['포장', 'packed'],
      ['전달', 'delivered'],
      ['$60.00 받음', 'cash-taken'],
    ] as const) {
      const taps = new Taps();
      const mark = card.getByRole('button', { name });
      await taps.tap(mark);
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await shop.store.read(marks))?.[kind]).toBeTruthy();
      expect(taps.count).toBe(1);
    }
    await page.getByRole('button', { name: '되돌리기', exact: true }).click();
    await expect.poll(async () => (await shop.store.read(marks))?.['cash-taken']).toBeUndefined();
  });

  await test.step('marks a dish as sold out and back on sale: one tap each', async () => {
    const open = async () => {
      const dates = (await shop.store.read('dates/activeDates')) as unknown as ActiveDates;
      return dates[dateId]?.menus[menuId];
    };
    const { title } = await menuOf(shop, menuId);
    const taps = new Taps();
    const soldOut = page.getByRole('button', { name: `${title} 품절` });
    await taps.tap(soldOut);
    await expect(soldOut).toHaveAttribute('aria-pressed', 'true');
    expect(await open()).toBe(false);
    expect(taps.count).toBe(1);
    await soldOut.click();
    await expect(soldOut).toHaveAttribute('aria-pressed', 'false');
    expect(await open()).toBe(true);
  });

  await test.step('closes the date: two taps, the confirmation names the orders', async () => {
    const taps = new Taps();
    await taps.tap(page.getByRole('button', { name: '주문 받는 중' }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('주문 1건이 있어요.');
    await expect(question).toContainText('결제 중인 카드 주문이 0건 있어요.');
    await taps.tap(question.getByRole('button', { name: '마감하기' }));
    await expect(page.getByRole('button', { name: '마감됨' })).toBeVisible();
    expect(taps.count).toBe(2);
  });

  await test.step('prints the lists: two taps', async () => {
    await page.evaluate(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    const taps = new Taps();
    await taps.tap(page.getByRole('link', { name: '인쇄' }));
    await taps.tap(page.getByRole('link', { name: '라벨' }));
    await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
    await expect(page.getByRole('group', { name: '라벨' })).toContainText(customer.info.address);
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
    await page.getByRole('link', { name: '더보기' }).click();
    const taps = new Taps();
    await taps.tap(page.getByRole('button', { name: '이 날짜의 포인트 확정하기' }));
    await expectNotice(page, '손님 1명의 포인트를 확정했어요');
    expect(await shop.store.read(`points/${customer.uid}`)).toEqual({
      [key]: { ...earned, confirmed: true },
    });
    expect(await shop.store.read(`pointBalances/${customer.uid}`)).toEqual({ balance: 120 });
    expect(taps.count).toBe(1);
  });

  expect(await logOf(shop, dateId)).toEqual([
    'packed no → yes',
    'delivered no → yes',
    'cash-taken no → $60.00',
    'cash-taken $60.00 → no',
    `sold-out {"${menuId}":true} → {"${menuId}":false}`,
    `sold-out {"${menuId}":false} → {"${menuId}":true}`,
    'date {"active":true,"orderDone":false} → {"active":true,"orderDone":true}',
    'points scheduled → confirmed',
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
    await page.goto(`/staff/${day.dateId}`);
    await expect(page.getByText('아직 주문이 없어요')).toBeVisible();

    /** What every order, edit and cancellation writes besides the order itself. */
    const tell = () =>
      shop.store.write([
        {
          path: `pointBalances/${customer.uid}`,
          data: {
            balance: 0,
            lastChange: {
              dateId: day.dateId,
              orderKey: customer.orderKey,
              movedFrom: null,
              at: Date.now(),
            },
          },
        },
      ]);
    const card = page.getByRole('listitem').filter({ hasText: customer.info.address });
    await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
    await tell();
    await expect(card).toContainText('새 주문');

    // A second member of staff sees the mark without a tap.
    const second = await page.context().newPage();
    await signInAsStaff(second, shop);
    await second.goto(`/staff/${day.dateId}`);
    const theirs = second.getByRole('listitem').filter({ hasText: customer.info.address });
    await card.getByRole('button', { name: '포장' }).click();
    await expect(theirs.getByRole('button', { name: '포장' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await second.close();
    await page.bringToFront();
    await page.getByRole('button', { name: '새 소식 1건 모두 확인했어요' }).click();
    await expect(card.getByText('새 주문')).toBeHidden();
    await addOrder(shop, customer, day, { [menuId]: 1, [other]: 2 }, 'cash');
    await tell();
    await expect(card).toContainText('포장한 뒤에 바뀌었어요');
    await expect(card).toContainText('2 → 1');
    await expect(card).toContainText('0 → 2');

    const stored = await shop.store.read(`orders2/${day.dateId}`);
    const orders = stored?.[customer.uid] as Record<string, object> | undefined;
    await shop.store.setField(`orders2/${day.dateId}`, [customer.uid], {});
    await shop.store.write([
      {
        path: `ordersBackupByTime/1_${customer.uid}`,
        data: { ...orders?.[customer.orderKey], cancelledAt: Date.now() },
      },
    ]);
    await tell();
    await expect(card).toContainText('취소됨');
    await page.getByRole('button', { name: '새 소식 1건 모두 확인했어요' }).click();
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
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  await signInAsStaff(page, shop);
  await page.goto(`/staff/${day.dateId}`);
  await expect(page.getByText(customer.info.address)).toBeVisible();

  const taps = new Taps();
  await taps.tap(page.getByRole('link', { name: '배송', exact: true }));
  await test.step('navigates to the stops: one tap', async () => {
    await page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
    const ways = new Taps();
    const maps = page.waitForEvent('popup');
    await ways.tap(page.getByRole('link', { name: '길찾기' }));
    const opened = await maps;
    await expect(opened).toHaveURL(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&.*Ginkgo/);
    await opened.close();
    expect(ways.count).toBe(1);
  });
  await taps.tap(page.getByRole('link', { name: '배송 시간 정하고 알리기' }));
  await taps.tap(page.getByRole('button', { name: '문자 미리 보고 보내기' }));
  const preview = page.getByRole('dialog', { name: '보낼 문자' });
  await expect(preview).toContainText('오후 1:00~2:00에 배송해 드려요.');
  await taps.tap(preview.getByRole('button', { name: '1명에게 보내기' }));
  expect(taps.count).toBe(4);
  await expect(preview).toBeHidden();
  await expect(page.getByText('보냈어요')).toBeVisible();

  const outbox = await fetch(`${shop.addresses.sms}/outbox`);
  const texts = (await outbox.json()) as { text: string }[];
  const link = texts.map(({ text }) => new RegExp(`/msg/${day.dateId}/\\S+`).exec(text)?.[0]);
  const [path, ...more] = link.filter((one) => one !== undefined);
  expect(more).toEqual([]);

  await page.getByRole('button', { name: '문자 미리 보고 보내기' }).click();
  await expect(preview.getByRole('button', { name: '0명에게 보내기' })).toBeDisabled();

  await page.goto(path ?? '');
  await expect(page.getByText('받을 금액: $60.00')).toBeVisible();

  await test.step('the customer sees the time on the date and in the order', async () => {
    const context = await browser.newContext();
    const phone = await context.newPage();
    await openDatesAs(phone, 'ko', customer);
    await expect(phone.getByText('오후 1:00~2:00 도착')).toBeVisible();
    await chooseInDrawer(phone, 'ko', '주문 내역');
    const history = phone.getByRole('dialog', { name: '주문 내역' });
    await expect(history.getByText('오후 1:00~2:00 도착')).toBeVisible();
    await context.close();
  });
  await page.goto(`/staff/${day.dateId}/times`);
  await expect(page.getByText(/에 열어 봤어요/)).toBeVisible();
});

test('staff take an order by phone from a customer without an account and add to it at the next call', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { title } = await menuOf(shop, menuId);
  const name = `최전화 ${day.dateId}`;
  await signInAsStaff(page, shop);
  await page.goto(`/staff/${day.dateId}`);
  const plus = page.getByRole('button', { name: `${title} 하나 담기` });
  const card = page.getByRole('listitem').filter({ hasText: '77 Phone St, Ryde' });

  await test.step('a new customer below the minimum: ten taps', async () => {
    const taps = new Taps();
    const type = async (label: string, text: string) => {
      await taps.tap(page.getByLabel(label));
      await page.getByLabel(label).fill(text);
    };
    await taps.tap(page.getByRole('link', { name: '전화 주문' }));
    await taps.tap(page.getByRole('button', { name: '처음 주문하는 손님' }));
    await type('받는 분', name);
    await type('전화번호', '0491570159');
    await type('주소', '77 Phone St, Ryde');
    await taps.tap(page.getByRole('radio', { name: '영어' }));
    await taps.tap(plus);
    await taps.tap(page.getByRole('button', { name: '현금 $30.00 주문 저장' }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('$20.00');
    await type('이유', '이웃집과 함께 배송');
    await taps.tap(question.getByRole('button', { name: '그래도 받기' }));
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
    await taps.tap(page.getByRole('link', { name: '전화 주문' }));
    const find = page.getByRole('searchbox', { name: '손님 찾기' });
    await taps.tap(find);
    await find.fill(name);
    await taps.tap(page.getByRole('button', { name }));
    await taps.tap(page.getByRole('link', { name: '77 Phone St, Ryde 주문 고치기' }));
    await taps.tap(plus);
    await taps.tap(page.getByRole('button', { name: '현금 $60.00 주문 저장' }));
    await expect(card).toContainText(`${title} ×2`);
    expect(taps.count).toBe(6);
  });
  expect(await ordersOf(shop, uid, day.dateId)).toMatchObject([{ ...order, totalPrice: '60.00' }]);
});

test('a customer without staff rights sees none of the staff screens', async ({ page, shop }) => {
  const customer = await addCustomer(shop);
  await page.goto('/staff');
  await expect(page.getByText('직원 로그인이 필요해요')).toBeVisible();
  await customer.signIn(page);
  await page.goto('/staff');
  await expect(page.getByText('직원만 볼 수 있는 화면이에요')).toBeVisible();
});
