import { expectNotice } from '../support/browser/notices.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  menuOf,
  openDate,
  ordersOf,
  shopper,
} from '../support/browser/ordering.ts';
import { textsAbout } from '../support/browser/paying.ts';
import { SOAK_ONLY } from '../support/browser/sample.ts';
import { expect, PASSWORD, test } from '../support/browser/shop.ts';
import { signInAs } from '../support/browser/sign-in.ts';
import { Taps } from '../support/browser/staff.ts';

test('a customer repeats the last order in four taps, and missing menus are named with their price', async ({
  page,
  shop,
}) => {
  const [again, gone] = await Promise.all([addMenu(shop), addMenu(shop, { price: 12.5 })]);
  const [before, next] = [await addDate(shop, [again, gone]), await addDate(shop, [again])];
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, before, { [again]: 2, [gone]: 1 }, 'cash');
  await signInAs(page, shop.addresses.auth, customer.email, PASSWORD);
  await page.goto('/date-select/ko');
  const item = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="${next.dateId}"]`) });
  const { payByCash, confirm, done } = shopper(page, 'ko');

  const taps = new Taps();
  await taps.tap(item.getByRole('button', { name: '지난번과 같이' }));
  const sheet = page.getByRole('dialog', { name: '지난번과 같이' });
  await expect(sheet).toContainText(`${(await menuOf(shop, gone)).title} $12.50`);
  await taps.tap(sheet.getByRole('button', { name: '이대로 주문하기 · $60.00' }));
  await taps.tap(payByCash);
  await taps.tap(confirm);
  await expect(done).toBeVisible();
  expect(taps.count).toBe(4);
  const [order] = await ordersOf(shop, customer.uid, next.dateId);
  expect(Object.keys(order?.menus ?? {})).toEqual([again]);
  expect(order?.totalPrice).toBe('60.00');
});

test(
  'the two orders before the last one can be ordered again as well',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const dishes = await Promise.all([addMenu(shop), addMenu(shop), addMenu(shop)]);
    const dates = await Promise.all(dishes.map(() => addDate(shop, dishes)));
    dates.sort((one, other) => other.dateId.localeCompare(one.dateId));
    const next = await addDate(shop, dishes);
    const customer = await addCustomer(shop);
    for (const [at, date] of dates.entries()) {
      await addOrder(shop, customer, date, { [dishes[at] ?? '']: 2 }, 'cash');
    }
    await openDate(page, 'ko', next.dateId, customer);
    await page.getByRole('button', { name: '지난번과 같이' }).click();
    const sheet = page.getByRole('dialog', { name: '지난번과 같이' });
    const choices = sheet.getByRole('button', { name: '이대로 주문하기 · $60.00' });
    await expect(choices).toHaveCount(3);
    const titles = await Promise.all(dishes.map(async (id) => (await menuOf(shop, id)).title));
    await expect(sheet).toContainText(new RegExp(titles.join('.*')));
    await choices.last().click();
    const { order } = shopper(page, 'ko');
    await expect(order).toContainText(titles[2] ?? '');
    await expect(order).not.toContainText(titles[0] ?? '');
  },
);

test(
  'dishes ordered before are marked and come first in the search',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const [first, known] = await Promise.all([
      addMenu(shop, { title: '가나 국수' }),
      addMenu(shop, { title: '하나 국수' }),
    ]);
    const [before, next] = [await addDate(shop, [known]), await addDate(shop, [first, known])];
    const customer = await addCustomer(shop);
    await addOrder(shop, customer, before, { [known]: 2 }, 'cash');
    await signInAs(page, shop.addresses.auth, customer.email, PASSWORD);
    await page.goto(`/date-detail/ko/${next.dateId}`);
    const marked = page.getByRole('main').getByRole('article').filter({ hasText: '전에 주문함' });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('하나 국수');
    await page.getByRole('button', { name: '메뉴 찾기' }).click();
    await page.getByRole('searchbox').fill('국수');
    const found = page.getByRole('dialog').getByRole('article');
    await expect(found).toHaveCount(2);
    await expect(found.first()).toContainText('하나 국수');
  },
);

test('a customer restores a removed line and a cancelled cash order in one tap each', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const { title } = await menuOf(shop, menuId);
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await openDate(page, 'ko', dateId, customer);
  const shopping = shopper(page, 'ko');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.order.getByRole('button', { name: `${title} 하나 빼기` }).click({ clickCount: 2 });
  // After leaving and coming back, an emptied basket can still be restored.
  await shopping.order.getByRole('button', { name: '닫기' }).click();
  await shopping.basket.click();
  await shopping.order.getByRole('button', { name: `${title} 1개 다시 담기` }).click();
  await shopping.order.getByRole('button', { name: `${title} 하나 담기` }).click();
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await shopping.done.getByRole('button', { name: '주문 내역' }).click();
  // An order that is cancelled before its SMS is sent gets none.
  await expect.poll(() => textsAbout(shop, customer)).toHaveLength(1);
  const [before] = await ordersOf(shop, customer.uid, dateId);
  await page.getByRole('button', { name: '주문 취소' }).click();
  await page.getByRole('button', { name: '주문 취소하기' }).click();
  await expect.poll(() => ordersOf(shop, customer.uid, dateId)).toEqual([]);
  await page.getByRole('button', { name: '취소한 주문 되살리기' }).click();
  await expectNotice(page, '취소한 주문을 되살렸어요');
  await expect(shopping.done).toBeVisible();
  const [after] = await ordersOf(shop, customer.uid, dateId);
  expect(after?.menus).toEqual(before?.menus);
  expect(after?.orderKey).toBe(before?.orderKey);
  await expect.poll(() => textsAbout(shop, customer)).toHaveLength(2);
});
