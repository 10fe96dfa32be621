import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CustomerOrders, Order } from '../../src/domain/order/order.ts';
import { expect, PASSWORD, test } from '../support/browser/browser-shop.ts';
import { addDate, shopper } from '../support/browser/order-form.ts';
import {
  chooseInDrawer,
  type Language,
  languagesFor,
  openDates,
  openLogin,
  speaking,
  typeLogin,
} from '../support/browser/signed-up-account.ts';
import { menus, sampleAddresses } from '../support/sample.ts';
import type { OwnerFirestore } from '../support/stack.ts';

// As on a customer's phone, where the service worker caches the shop's files.
test.use({ serviceWorkers: 'allow' });

/**
 * The main journey, from the first visit to the receipt on another phone: language, date, basket, sign-up,
 * delivery details, cash, history.
 */
const menuKey = 'kimchi-jjigae';
const stew = menus[menuKey];
const journeys: { language: Language; start: string; dish: string; name: string }[] = [
  { language: 'ko', start: '한국어', dish: stew?.title ?? '', name: '이영자' },
  { language: 'en', start: 'English', dish: stew?.titleEn ?? '', name: 'Mary Park' },
];

for (const { language, start, dish, name } of journeys.filter((one) =>
  languagesFor('ko').includes(one.language),
)) {
  test(`a new customer orders by cash and finds the order on another phone (${language})`, async ({
    browser,
    page,
    shop,
  }) => {
    const email = `journey-${randomUUID()}@example.com`;
    const { dateId } = await addDate(shop, [menuKey]);
    const say = speaking(language);
    const shopping = shopper(page, language);

    await page.goto('/');
    await page.getByRole('link', { name: start }).click();
    await page.locator(`a[href="/date-detail/${language}/${dateId}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/date-detail/${language}/${dateId}\\?ts=\\d+$`));

    await shopping.add(dish, 5);
    await expect(shopping.basket).toContainText('5 · $');
    await page.reload();
    await expect(shopping.basket).toContainText('5 · $');
    await shopping.basket.click();

    await shopping.order
      .getByRole('button', { name: say('로그인하고 주문하기', 'Log in to order') })
      .click();
    await signUp(page, language, email, name);

    await shopping.order
      .getByLabel(say('주문 요청 사항', 'Order request'))
      .fill('Leave it at the door');
    await shopping.payByCash.click();
    await shopping.confirm.click();
    await expect(shopping.done).toContainText('3 / ');
    await shopping.done.getByRole('button', { name: say('확인', 'OK') }).click();
    await expect(
      page.getByRole('button', { name: say('장바구니', 'Basket'), exact: true }),
    ).toBeVisible();

    const stored = await storedOrder(dateId, email, shop.store);
    expect(stored.order).toMatchObject({
      dateId,
      paymentMethod: 'cash',
      paid: false,
      orderLang: language,
      orderRequest: 'Leave it at the door',
      usePoint: false,
      usedPoint: 0,
      madeByUser: true,
      menus: { [menuKey]: { q: 5, menuTitle: stew?.title } },
      customerInfo: { name, phone: '0412-345-678', isAgedCare: true, acName: 'Sunny Garden' },
    });
    expect(stored.order.customerInfo).not.toHaveProperty('phone2');
    await expectEveryStore(shop.store, stored);

    // On another phone the customer has only the password.
    const phone = await browser.newContext({ baseURL: shop.addresses.web });
    const other = await phone.newPage();
    await openDates(other, language);
    await openLogin(other, language);
    await typeLogin(other, language, email);
    await expect(other.getByRole('dialog')).toBeHidden();
    await chooseInDrawer(other, language, say('주문 내역', 'Order history'));
    const history = other.getByRole('dialog', { name: say('주문 내역', 'Order history') });
    await expect(history).toContainText(stored.order.customerInfo.address);
    await history.getByRole('button', { name: say('영수증 보기', 'See the receipt') }).click();
    const receipt = other.getByRole('dialog', { name: say('영수증', 'Receipt') });
    await expect(receipt).toContainText(dish);
    await expect(receipt).toContainText(`$${stored.order.totalPrice}`);
    await phone.close();
  });
}

/** Part of a sample address, enough to find it. */
const street = sampleAddresses[0]?.route ?? '';

/** Goes through the steps from the order of a visitor back to the order. */
async function signUp(page: Page, language: Language, email: string, name: string): Promise<void> {
  const say = speaking(language);
  const form = page.getByRole('dialog').last();
  const next = form.getByRole('button', { name: say('다음', 'Next'), exact: true });
  await form.getByLabel(say('이메일', 'Email')).fill(email);
  await form.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(PASSWORD);
  await next.click();
  await form.getByLabel(say('이름', 'Name'), { exact: true }).fill(name);
  await form.getByLabel(say('전화번호', 'Phone number')).pressSequentially('0412345678');
  await form.getByLabel(say('요양 서비스를 이용하고 있어요', 'I am an aged-care client')).check();
  await form
    .getByLabel(say('요양 기관 이름', 'Name of your aged-care provider'))
    .fill('Sunny Garden');
  await next.click();
  await form.getByRole('combobox', { name: say('주소', 'Address') }).pressSequentially(street);
  await page.getByRole('option').first().click();
  await form.getByLabel(say('동·호수', 'Unit number')).fill('3');
  await form
    .getByRole('button', { name: say('저장하고 주문 계속하기', 'Save and go on with the order') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
}

interface StoredOrder {
  uid: string;
  order: Order;
}

async function storedOrder(
  dateId: string,
  email: string,
  store: OwnerFirestore,
): Promise<StoredOrder> {
  const users = await store.list('users');
  const uid = Object.keys(users).find((id) => users[id]?.email === email) ?? '';
  const orders = (await store.read(`ordersForCustomer/${uid}`)) as unknown as CustomerOrders;
  const [order, ...more] = Object.values(orders[dateId] ?? {});
  if (!order || more.length > 0) throw new Error(`${more.length + 1} orders instead of one`);
  return { uid, order };
}

/** Expects the order in each of the stores that section 7 of the specification names. */
async function expectEveryStore(store: OwnerFirestore, { uid, order }: StoredOrder): Promise<void> {
  const { dateId, orderKey } = order;
  expect(orderKey).toMatch(/^3\d+\p{L}+$/u);
  expect(await store.read(`ordersForCustomer/${uid}`)).toEqual({ [dateId]: { [orderKey]: order } });
  expect((await store.read(`orders2/${dateId}`))?.[uid]).toEqual({ [orderKey]: order });

  const byTime = await store.list('ordersBackupByTime');
  const ownIds = Object.keys(byTime).filter((id) => id.endsWith(`_${uid}`));
  expect(ownIds).toHaveLength(1);
  expect(ownIds[0]).toMatch(/^\d{17}_/);
  expect(byTime[ownIds[0] ?? '']).toEqual(order);
  // Copies are written later.
  const byKey = () => store.read(`ordersBackupByKey/${dateId}_${orderKey}`);
  await expect.poll(byKey).toEqual({ [String(order.orderDate)]: order });

  expect(await store.read(`points/${uid}`)).toEqual({
    [`${dateId}--${orderKey}-a`]: expect.objectContaining({
      orderTotal: order.totalPrice,
      dateId,
      orderKey,
      point: order.point,
      usedPoint: 0,
      type: 'add-order-cash',
      confirmed: false,
    }),
  });
  expect(await store.read(`pointBalances/${uid}`)).toMatchObject({ balance: 0 });
  const profile = await store.read(`users/${uid}`);
  const copies = async () => [
    (await store.read('users/users'))?.[uid],
    (await store.read(`userList/${profile?.listLoc}`))?.[uid],
  ];
  const { searchWords: _, ...copied } = profile ?? {};
  await expect.poll(copies).toEqual([{ deliveryInfo: copied.deliveryInfo }, copied]);
}
