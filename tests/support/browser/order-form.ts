import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Page, Route } from '@playwright/test';
import { toDeliveryInfo } from '../../../src/domain/customer/delivery-form-values.ts';
import type { DeliveryInfo } from '../../../src/domain/customer/delivery-info.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import type { ActiveDate } from '../../../src/domain/dates/active-date.ts';
import { dateIdOf } from '../../../src/domain/dates/date-id.ts';
import { koreanWeekday } from '../../../src/domain/dates/format-date.ts';
import { sydneyDay, sydneyTime } from '../../../src/domain/dates/sydney-time.ts';
import type { Menu, Menus } from '../../../src/domain/menus/menu.ts';
import type { CustomerOrders, Order } from '../../../src/domain/order/order.ts';
import { orderKeyOf } from '../../../src/domain/order/order-key.ts';
import type { PaymentMethod } from '../../../src/domain/order/payment-methods.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { firstContentId } from '../../../src/ui/layout/first-content-id.ts';
import { expect, type RegisteredCustomer, type Shop } from './browser-shop.ts';
import { placeOrder } from './order-by-cash.ts';
import { type Language, speaking } from './signed-up-account.ts';

const DAY = 86_400_000;

/** Each test has its own dates, in years that no other test uses. */
let datesMade = 0;

export interface TestDate {
  dateId: string;
  date: ActiveDate;
}

/** Adds an open date that sells these menus; `more` overrides its fields. */
export async function addDate(
  shop: Shop,
  menuIds: readonly string[],
  more: Partial<ActiveDate> = {},
): Promise<TestDate> {
  datesMade += 1;
  const day = sydneyDay(Date.now() + (randomInt(400, 4000) + datesMade) * DAY);
  const { deliveryDate = sydneyTime(`${day}T12:00`) } = more;
  const dateId = dateIdOf(deliveryDate, Date.now() * 100 + randomInt(100));
  const date: ActiveDate = {
    deliveryDate,
    finishDate: deliveryDate - 2 * DAY,
    orderDone: false,
    active: true,
    day: koreanWeekday(deliveryDate),
    menus: Object.fromEntries(menuIds.map((menuId) => [menuId, true])),
    menuLimitForPerson: {},
    area: 'sydney',
    ...more,
  };
  await shop.store.setField('dates/activeDates', [dateId], date as unknown as PlainMap);
  shop.added.push({ path: 'dates/activeDates', field: [dateId] });
  return { dateId, date };
}

/** Changes a date as staff do while customers look at it. */
export function changeDate(
  shop: Shop,
  dateId: string,
  field: readonly string[],
  value: boolean | number,
): Promise<void> {
  return shop.store.setField('dates/activeDates', [dateId, ...field], value);
}

/** Adds a menu for one test, $30 by default; returns its id. */
export async function addMenu(shop: Shop, more: Partial<Menu> = {}): Promise<string> {
  const menuId = `test-${randomUUID().slice(0, 8)}`;
  const menu: Menu = {
    title: `시험 국 ${menuId}`,
    titleEn: `Test soup ${menuId}`,
    price: 30,
    cat: 'home-meals',
    photos: [],
    en: true,
    active: true,
    ...more,
  };
  await shop.store.setField('manages/menus', [menuId], menu as unknown as PlainMap);
  shop.added.push({ path: 'manages/menus', field: [menuId] });
  return menuId;
}

export async function menuOf(shop: Shop, menuId: string): Promise<Menu> {
  const menus = (await shop.store.read('manages/menus')) as unknown as Menus;
  const menu = menus[menuId];
  if (!menu) throw new Error(`no menu ${menuId}`);
  return menu;
}

/** A menu's title as the screens of the language show it. */
export async function titleOf(shop: Shop, menuId: string, language: Language): Promise<string> {
  const { title, titleEn } = await menuOf(shop, menuId);
  return speaking(language)(title, titleEn ?? '');
}

export interface TestCustomer extends RegisteredCustomer {
  info: DeliveryInfo;
  orderKey: string;
}

let phonesMade = 0;

/** A phone that no other test has: tests count the SMS of theirs, and a phone gets at most twenty a day. */
function newPhone(): string {
  phonesMade += 1;
  // The sample's phones begin with 0491-570.
  const worker = 1 + (Number(process.env.TEST_WORKER_INDEX ?? 0) % 9);
  return `0491-57${worker}-${String(phonesMade % 1000).padStart(3, '0')}`;
}

/** Delivery details with an address and a phone of their own. */
export function newInfo(name = '오단비'): DeliveryInfo {
  return toDeliveryInfo({
    orderDeliverType: 'deliver',
    name,
    phone: newPhone(),
    addr_unit: '',
    addressFull: {
      street_number: String(randomInt(1, 99_999)),
      route: 'Ginkgo Avenue',
      locality: 'Eastwood',
      administrative_area_level_1: 'NSW',
      administrative_area_level_2: '',
      country: 'Australia',
      postal_code: '2122',
      latitude: -33.79,
      longitude: 151.08,
    },
    typed: null,
    note: '',
  });
}

/** Adds a customer with delivery details who may pay by cash, unless `profile` says otherwise. */
export async function addCustomer(shop: Shop, profile: Partial<User> = {}): Promise<TestCustomer> {
  const info = newInfo();
  const customer = await shop.createCustomer({
    isCashAvailable: true,
    deliveryInfo: info,
    ...profile,
  });
  return { ...customer, info, orderKey: orderKeyOf(info, customer.uid) };
}

/** Grants the customer points to spend, in hundredths, as staff do. */
export async function grantPoints(shop: Shop, uid: string, hundredths: number): Promise<void> {
  await shop.store.write([
    {
      path: `points/${uid}`,
      data: {
        'grant-1': {
          orderTotal: '0.00',
          dateId: '',
          orderKey: '',
          point: hundredths / 100,
          usedPoint: 0,
          type: 'add-by-admin',
          confirmed: true,
          time: '2026-01-01T12:00:00.000',
          nowTime: 1,
        },
      },
    },
    {
      path: `pointBalances/${uid}`,
      data: {
        balance: hundredths,
        lastChange: { dateId: '', orderKey: '', movedFrom: null, at: 1 },
      },
    },
  ]);
}

/** Adds an existing order of the customer as the shop itself stores it; a card order is paid. */
export function addOrder(
  shop: Shop,
  { uid, info }: TestCustomer,
  { dateId }: TestDate,
  quantities: Record<string, number>,
  paymentMethod: PaymentMethod,
): Promise<Order> {
  return placeOrder(shop, uid, { dateId, quantities, paymentMethod, info });
}

/** The customer's orders of a date from both stores; fails when the stores differ. */
export async function ordersOf(shop: Shop, uid: string, dateId: string): Promise<Order[]> {
  const readOwn = async () => {
    const orders = await shop.store.read(`ordersForCustomer/${uid}`);
    return (orders as unknown as CustomerOrders | undefined)?.[dateId] ?? {};
  };
  const own = await readOwn();
  const all = (await shop.store.read(`orders2/${dateId}`)) ?? {};
  // The order was stored, changed or cancelled between the two reads.
  if (!isDeepStrictEqual(own, await readOwn())) return ordersOf(shop, uid, dateId);
  expect(all[uid] ?? {}).toEqual(own);
  return Object.values(own);
}

/** Opens a date's menus as a visitor or as a customer who is logged in already. */
export async function openDate(
  page: Page,
  language: Language,
  dateId: string,
  customer?: TestCustomer,
): Promise<void> {
  await customer?.signIn(page, language);
  await page.goto(`/date-detail/${language}/${dateId}`);
  const say = speaking(language);
  await expect(page.getByRole('button', { name: say('메뉴 찾기', 'Find a dish') })).toBeVisible();
  // The first cards make way for the menus: a tap of a test must not fall between the two.
  await expect(page.locator(`#${firstContentId}`)).toHaveCount(0);
}

/** Opens the menus of a new date with one menu as a new customer, in English. */
export async function openOwnDate(page: Page, shop: Shop) {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await openDate(page, 'en', dateId, customer);
  return { menuId, title, dateId, customer, shopping: shopper(page, 'en') };
}

/** Locators of what the tests tap, by the text on the screen. */
export function shopper(page: Page, language: Language) {
  const say = speaking(language);
  const plus = (title: string) =>
    page.getByRole('button', { name: say(`${title} 하나 담기`, `Add one ${title}`) });
  return {
    say,
    plus,
    minus: (title: string) =>
      page.getByRole('button', { name: say(`${title} 하나 빼기`, `Take one ${title} out`) }),
    /** Adds a quantity of a menu to the basket from its card. */
    add: async (title: string, count = 1) => {
      for (let i = 0; i < count; i += 1) await plus(title).first().click();
    },
    basket: page.getByRole('button', { name: say('장바구니', 'Basket') }).filter({ visible: true }),
    order: page.getByRole('dialog', { name: say('주문서', 'Your order') }),
    edit: page.getByRole('dialog', { name: say('주문 변경', 'Change the order') }),
    comparison: page.getByRole('dialog', {
      name: say('기존 주문을 이렇게 바꿔요', 'This is how your order changes'),
    }),
    done: page.getByRole('dialog', {
      name: say('주문이 완료되었어요. 감사합니다!', 'All done! Thanks!'),
    }),
    payByCash: page.getByRole('button', { name: say('현금으로', 'by cash') }),
    payByCard: page
      .getByRole('button', { name: say('결제', 'by card') })
      .filter({ hasText: '$' })
      .last(),
    /** Ticks the box of the order's points, which is folded until points are used. */
    usePoints: async () => {
      const summary = page.getByText(/^You have .+ points$|포인트가 있어요$/);
      await summary.waitFor();
      const box = page.getByRole('checkbox', { name: say('포인트 쓰기', 'Use points') });
      if (!(await box.isVisible())) await summary.click();
      await box.check();
    },
    editCash: page.getByRole('button', { name: say('현금 주문 고치기', 'Edit cash order') }),
    confirm: page.getByRole('alertdialog').getByRole('button').first(),
  };
}

/** The message of an empty basket; the hidden column of wide screens has the same text. */
export function emptyNotice(page: Page, language: Language) {
  const say = speaking(language);
  return page
    .getByText(say('장바구니가 비어 있어요', 'Your basket is empty'))
    .filter({ visible: true });
}

/** Passes each commit of an order to `answer`; other commits continue. */
export async function routeOrderCommits(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(/documents:commit/, (route) =>
    route.request().postData()?.includes('/ordersForCustomer/') ? answer(route) : route.continue(),
  );
}
