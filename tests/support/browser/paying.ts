import type { Page } from '@playwright/test';
import type { ActiveDate } from '../../../src/domain/dates/active-date.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { expect, type Shop } from './browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  menuOf,
  openDate,
  shopper,
  type TestCustomer,
} from './order-form.ts';
import { type Language, speaking } from './signed-up-account.ts';

export interface Purchase {
  customer: TestCustomer;
  dateId: string;
  date: ActiveDate;
  menuId: string;
  title: string;
}

/** Opens the menus of a date that sells one $30 menu, as a customer. */
export async function openShopping(page: Page, shop: Shop, language: Language): Promise<Purchase> {
  const menuId = await addMenu(shop);
  const { dateId, date } = await addDate(shop, [menuId]);
  const menu = await menuOf(shop, menuId);
  const customer = await addCustomer(shop, { isCashAvailable: false });
  await openDate(page, language, dateId, customer);
  const title = speaking(language)(menu.title, menu.titleEn ?? '');
  return { customer, dateId, date, menuId, title };
}

/** Orders two of the menu by card and confirms: ends on the provider's page, showing $60. */
export async function goToPayPage(page: Page, language: Language, title: string): Promise<void> {
  const shopping = shopper(page, language);
  await shopping.add(title, 2);
  await shopping.basket.click();
  await payByCard(page, language);
  await expect(page.locator('.amount')).toHaveText('$60.00');
}

/** Goes from the order dialog to the provider's page. */
async function payByCard(page: Page, language: Language): Promise<void> {
  const shopping = shopper(page, language);
  await shopping.payByCard.click();
  await shopping.confirm.click();
  await expect(page).toHaveURL(/\/pay\/cs_test_/);
}

/** A button of the provider's page. */
export function payButton(page: Page, language: Language, ko: string, en: string) {
  return page.getByRole('button', { name: speaking(language)(ko, en), exact: true });
}

/** Compares a paid order in all stores; fails unless each has exactly one. */
export async function expectOnePaidOrder(
  shop: Shop,
  { customer, dateId }: Purchase,
  amount: string,
): Promise<Order> {
  const { uid, orderKey } = customer;
  const own = await shop.store.read(`ordersForCustomer/${uid}`);
  const order = (own?.[dateId] as Record<string, unknown> | undefined)?.[
    orderKey
  ] as unknown as Order;
  expect(order).toMatchObject({ paymentMethod: 'card', paid: true, totalPrice: amount });
  expect((await shop.store.read(`orders2/${dateId}`))?.[uid]).toEqual({ [orderKey]: order });
  expect(await shop.store.read(`cardPaymentIntent/${order.payment_intent}`)).toEqual(order);
  const byKey = async () =>
    (await shop.store.read(`ordersBackupByKey/${dateId}_${orderKey}`)) ?? {};
  const ofTime = async () =>
    Object.keys(await shop.store.list('ordersBackupByTime')).filter((id) => id.endsWith(`_${uid}`));
  // Copies are written after the order.
  await expect.poll(async () => Object.values(await byKey()).at(-1)).toEqual(order);
  await expect.poll(ofTime).toHaveLength(Object.keys(await byKey()).length);
  const ledger = (await shop.store.read(`points/${uid}`)) ?? {};
  expect(ledger[`${dateId}--${orderKey}-a`]).toMatchObject({
    type: 'add-order-card',
    point: order.point,
  });
  expect((await shop.store.read(`pointBalances/${uid}`))?.balance).toBe(
    Math.round(order.point * 100),
  );
  expect((await shop.store.read(`tempOrdersForCard/${uid}`))?.[dateId]).toBeUndefined();
  await expect.poll(() => textsAbout(shop, customer)).toEqual([order.smsMsgBody]);
  return order;
}

/** Expects that an attempt has stored nothing but a temporary order of the customer. */
export async function expectNoOrder(shop: Shop, { customer, dateId }: Purchase): Promise<void> {
  const { uid, orderKey } = customer;
  expect((await shop.store.read(`ordersForCustomer/${uid}`))?.[dateId]).toBeUndefined();
  expect((await shop.store.read(`orders2/${dateId}`))?.[uid]).toBeUndefined();
  expect(await shop.store.read(`points/${uid}`)).toBeUndefined();
  const waiting = (await shop.store.read(`tempOrdersForCard/${uid}`))?.[dateId] ?? {};
  expect(Object.keys(waiting)).toEqual([orderKey]);
  expect(await textsAbout(shop, customer)).toEqual([]);
}

/** SMS about an address; each test's customers have their own. */
export async function textsAbout(shop: Shop, customer: TestCustomer): Promise<string[]> {
  const outbox = await fetch(`${shop.addresses.sms}/outbox`);
  const texts = (await outbox.json()) as { text: string }[];
  return texts.map(({ text }) => text).filter((text) => text.includes(customer.info.address));
}
