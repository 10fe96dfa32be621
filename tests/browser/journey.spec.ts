import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/lib/language.ts';
import type { CustomerOrders, Order } from '../../src/domain/order/order.ts';
import { english } from '../../src/i18n/en/english.ts';
import { languagesFor } from '../support/browser/account.ts';
import { addDate } from '../support/browser/ordering.ts';
import { expect, PASSWORD, test } from '../support/browser/shop.ts';
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

/** A phrase as the page shows it in a language. */
function words(
  language: Language,
  phrase: keyof typeof english,
  values: Record<string, string> = {},
) {
  const text: string = language === 'en' ? english[phrase] : phrase;
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
}

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
    const say = (phrase: keyof typeof english, values?: Record<string, string>) =>
      words(language, phrase, values);

    await page.goto('/');
    await page.getByRole('link', { name: start }).click();
    await page.locator(`a[href="/date-detail/${language}/${dateId}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/date-detail/${language}/${dateId}\\?ts=\\d+$`));

    const add = page.getByRole('button', { name: say('{{title}} 하나 담기', { title: dish }) });
    for (let count = 1; count <= 5; count += 1) await add.click();
    const basket = page.getByRole('button', { name: new RegExp(`^${say('장바구니')}.*5`) });
    await expect(basket).toContainText('$');
    await page.reload();
    await basket.click();

    const order = page.getByRole('dialog', { name: say('주문서') });
    await order.getByRole('button', { name: say('로그인하고 주문하기') }).click();
    await signUp(page, language, email, name);

    const cash = page.getByRole('button', { name: payByCash(language) });
    await page.getByRole('dialog').getByLabel(say('주문 요청 사항')).fill('문 앞에 두세요');
    await cash.first().click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: payByCash(language) })
      .click();
    const done = page.getByRole('dialog', { name: say('주문이 완료되었어요. 감사합니다!') });
    await expect(done).toContainText('3 / ');
    await done.getByRole('button', { name: say('확인') }).click();
    await expect(page.getByRole('button', { name: say('장바구니'), exact: true })).toBeVisible();

    const stored = await storedOrder(dateId, email, shop.store);
    expect(stored.order).toMatchObject({
      dateId,
      paymentMethod: 'cash',
      paid: false,
      orderLang: language,
      orderRequest: '문 앞에 두세요',
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
    await other.goto(`/date-select/${language}`);
    await logIn(other, language, email);
    await other.getByRole('button', { name: say('메뉴 열기') }).click();
    await other.getByRole('button', { name: say('주문 내역') }).click();
    const history = other.getByRole('dialog', { name: say('주문 내역') });
    await expect(history).toContainText(stored.order.customerInfo.address);
    await history.getByRole('button', { name: say('영수증 보기') }).click();
    const receipt = other.getByRole('dialog', { name: say('영수증') });
    await expect(receipt).toContainText(dish);
    await expect(receipt).toContainText(`$${stored.order.totalPrice}`);
    await phone.close();
  });
}

function payByCash(language: Language): RegExp {
  return language === 'ko'
    ? /^현금으로 \$\d+\.\d\d 주문$/
    : /\$\d+\.\d\d .*cash|cash.* \$\d+\.\d\d/i;
}

/** Part of a sample address, enough to find it. */
const street = sampleAddresses[0]?.route ?? '';

async function logIn(page: Page, language: Language, email: string): Promise<void> {
  await page.getByRole('button', { name: words(language, '로그인'), exact: true }).click();
  const form = page.getByRole('dialog', { name: words(language, '로그인') });
  await form.getByLabel(words(language, '이메일')).fill(email);
  await form.getByLabel(words(language, '비밀번호'), { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: words(language, '로그인'), exact: true }).click();
  await expect(form).toBeHidden();
}

/** Goes through the steps from the order of a visitor back to the order. */
async function signUp(page: Page, language: Language, email: string, name: string): Promise<void> {
  const form = page.getByRole('dialog').last();
  const next = form.getByRole('button', { name: words(language, '다음'), exact: true });
  await form.getByLabel(words(language, '이메일')).fill(email);
  await form.getByLabel(words(language, '비밀번호'), { exact: true }).fill(PASSWORD);
  await next.click();
  await form.getByLabel(words(language, '이름'), { exact: true }).fill(name);
  await form.getByLabel(words(language, '전화번호')).pressSequentially('0412345678');
  await form.getByRole('checkbox').check();
  await form.getByLabel(words(language, '요양 기관 이름')).fill('Sunny Garden');
  await next.click();
  await form.getByRole('combobox', { name: words(language, '주소') }).pressSequentially(street);
  await page.getByRole('option').first().click();
  await form.getByLabel(words(language, '동·호수')).fill('3');
  await form.getByRole('button', { name: words(language, '저장하고 주문 계속하기') }).click();
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
  await expect.poll(copies).toEqual([{ deliveryInfo: profile?.deliveryInfo }, profile]);
}
