import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { deleteCustomerData } from '../../functions/src/customers/delete-customer-data.ts';
import { readDateOrders } from '../../functions/src/date-sheets.ts';
import { closeDates } from '../../functions/src/orders/close-dates.ts';
import { removeExpired } from '../../functions/src/remove-expired.ts';
import { tidy } from '../../functions/src/tidy/tidy.ts';
import { buildAddress, type DeliveryInfo } from '../../src/domain/customer/delivery-info.ts';
import { newUser } from '../../src/domain/customer/user.ts';
import { dateIdOf } from '../../src/domain/dates/date-id.ts';
import { dayAfter, sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import { issuesOf } from '../../src/domain/issues/issues.ts';
import type { Menus } from '../../src/domain/menus/menu.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { closeDay } from '../../src/domain/staff/closing/close-day.ts';
import { cashByDriver, cashStopsOf } from '../../src/domain/staff/closing/day-closing.ts';
import { confirmPoints } from '../../src/domain/staff/customers/grant-points.ts';
import { closingByItself } from '../../src/domain/staff/dates/closing-by-itself.ts';
import { addDate } from '../../src/domain/staff/dates/new-date.ts';
import { doorPhoto } from '../../src/domain/staff/delivery/change-door-photo.ts';
import { changeStopOrder } from '../../src/domain/staff/delivery/change-stop-order.ts';
import { handleIssue } from '../../src/domain/staff/inbox/handled-issue.ts';
import { boardFrom, pricedOrders } from '../../src/domain/staff/orders/board.ts';
import { ordersOf, toCollect } from '../../src/domain/staff/orders/date-orders.ts';
import type { MarkKind } from '../../src/domain/staff/orders/mark-table.ts';
import {
  markActions,
  markOf,
  marksCollection,
  type OrderMarks,
} from '../../src/domain/staff/orders/order-marks.ts';
import { sampleAddresses } from '../../tools/dev/sample/sample-addresses.ts';
import { menus } from '../../tools/dev/sample/sample-menus.ts';
import { oneOf } from '../faults/random.ts';
import type { Customer, ShopOfYears } from './shop-of-years.ts';

export interface Size {
  /** How many dishes the shop has, and each date sells. */
  dishes: number;
  ordersPerDate: number;
  /** Who orders at least now and then at any time; those who leave are followed by others. */
  customers: number;
}

/** The first dishes of the sample shop. */
export function dishesOf({ dishes }: Pick<Size, 'dishes'>): Menus {
  const active = Object.entries(menus).filter(([, menu]) => menu.active);
  return Object.fromEntries(active.slice(0, dishes));
}

/** Tuesday, Thursday and Saturday, counted from Monday. */
const deliveryDays = [1, 3, 5] as const;
const noLogIns = {
  getUser: () => Promise.reject({ code: 'auth/user-not-found' }),
} as unknown as Auth;

/** The database of a job that is ended after so many commits. */
function endingAfter(db: Firestore, commits: number): Firestore {
  let left = commits;
  const runTransaction: Firestore['runTransaction'] = async (...args) => {
    if (left === 0) throw new Error('the platform has ended the job');
    left -= 1;
    return db.runTransaction(...args);
  };
  return new Proxy(db, {
    get: (_, name) => {
      if (name === 'runTransaction') return runTransaction;
      const found: unknown = Reflect.get(db, name);
      return typeof found === 'function' ? found.bind(db) : found;
    },
  });
}

/** What happens in a shop week after week, drawn by `random`. */
export class Weeks {
  readonly customers: Customer[] = [];
  /** Delivery days by date, `2027-01-05`, of all dates that there were. */
  readonly dates = new Map<string, string>();
  readonly #shop: ShopOfYears;
  readonly #size: Size;
  readonly #random: () => number;
  readonly #dishes: string[];

  constructor(shop: ShopOfYears, size: Size, random: () => number) {
    this.#shop = shop;
    this.#size = size;
    this.#random = random;
    this.#dishes = Object.keys(dishesOf(size));
  }

  get present(): Customer[] {
    return this.customers.filter(({ gone }) => !gone);
  }

  /** One day, `2027-01-04`; `weekday` from 0, Monday. */
  async day(day: string, weekday: number): Promise<void> {
    await this.#night(day);
    if (weekday === 0) await this.#monday(day);
    this.#jump(day, '10:00');
    for (const dateId of this.#deliveredOn(dayAfter(day, -1))) await this.#dayAfter(dateId);
    this.#jump(day, '12:00');
    for (const dateId of this.#deliveredOn(dayAfter(day, 2))) await this.#orders(dateId);
    this.#jump(day, '15:00');
    for (const dateId of this.#deliveredOn(day)) await this.#deliver(dateId);
    this.#jump(day, '17:01');
    if (this.#deliveredOn(dayAfter(day, 1)).length > 0) await closeDates(Date.now());
  }

  /** The jobs of the night, which the platform sometimes ends before they are done; the next night goes on. */
  async #night(day: string): Promise<void> {
    this.#jump(day, '04:10');
    const { db } = this.#shop;
    if (!this.#chance(0.05)) return tidy(db, Date.now());
    await tidy(endingAfter(db, Math.floor(this.#random() * 3)), Date.now()).catch(() => undefined);
  }

  async #monday(day: string): Promise<void> {
    this.#jump(day, '09:00');
    await removeExpired(Date.now());
    const missing = this.#size.customers - this.present.length;
    for (let count = 0; count < missing; count++) await this.#join();
    for (const inWeek of deliveryDays) await this.#addDate(dayAfter(day, 7 + inWeek));
    await this.#resolveIssues();
    const leaving = this.present.filter(() => this.#chance(0.002));
    for (const customer of leaving) {
      const result = await deleteCustomerData(
        { db: this.#shop.db, auth: noLogIns },
        customer.uid,
        'customer',
      );
      if (result === 'deleted') customer.gone = true;
    }
  }

  async #join(): Promise<void> {
    const at = this.customers.length;
    const uid = `customer${at}`;
    const form = { uid, email: `${uid}@example.com`, name: `손님 ${at}`, lang: 'ko' as const };
    const joined = { ...form, isAgedCare: false, acName: '', provider: '' };
    const rights = { isCashAvailable: true, isTrusted: true, invoiceAuth: at % 20 === 0 };
    const info = this.#door(form.name);
    await this.#shop.join({ ...newUser(joined, Date.now()), ...rights, deliveryInfo: info });
    this.customers.push({ uid, info, orders: new Map() });
  }

  #door(name: string): DeliveryInfo {
    const addressFull = oneOf(this.#random, sampleAddresses);
    const addr_unit = String(1 + Math.floor(this.#random() * 90));
    const phone = `0491-570-${String(Math.floor(this.#random() * 1000)).padStart(3, '0')}`;
    return {
      ...{ orderDeliverType: 'deliver', name, phone, phone2: phone.replaceAll('-', '') },
      ...{ address: buildAddress(addr_unit, addressFull), addr_unit, addressFull, note: '' },
    };
  }

  async #addDate(deliveryDay: string): Promise<void> {
    const from = [...this.dates.keys()].at(-1);
    const dateId = dateIdOf(sydneyTime(`${deliveryDay}T12:00`), Date.now());
    const closes = `${dayAfter(deliveryDay, -1)}T17:00`;
    const known = { dateId, deliveryDay, closes, area: 'sydney' as const, open: true };
    if (from === undefined) throw new Error('there is no date to copy');
    if (await this.#shop.byStaff(addDate, { ...known, from })) this.dates.set(dateId, deliveryDay);
    // Somebody would rather close it by hand, and forgets.
    if (this.#chance(0.02)) await this.#shop.byStaff(closingByItself, { dateId, on: false });
  }

  async #orders(dateId: string): Promise<void> {
    const count = Math.round(this.#size.ordersPerDate * (0.7 + 0.6 * this.#random()));
    for (let done = 0; done < count; done++) {
      // A fifth of them are regulars, who place half of the orders.
      const of = this.present;
      const among = of.length * (this.#chance(0.5) ? 0.2 : 1);
      const customer = of[Math.floor(this.#random() * among)];
      if (!customer) throw new Error('there are no customers');
      const [existing] = await this.#shop.ordersOf(customer, dateId);
      if (!existing) await this.#shop.order(customer, dateId, this.#wish());
      else if (this.#chance(0.3)) await this.#shop.cancel(customer, existing);
      else await this.#change(customer, dateId, existing);
      if (this.#chance(0.005)) await this.#shop.report(customer, dateId);
    }
  }

  /** Other dishes, or the same to another door. */
  async #change(customer: Customer, dateId: string, existing: Order): Promise<void> {
    const wish = { ...this.#wish(), paymentMethod: existing.paymentMethod };
    if (this.#chance(0.5)) return this.#shop.order(customer, dateId, wish, existing);
    const moving = { ...customer, info: this.#door(customer.info.name) };
    const previousOrderKey = existing.orderKey;
    await this.#shop.order(moving, dateId, { ...wish, previousOrderKey }, existing);
  }

  #wish() {
    const quantities = Object.fromEntries(
      [1, 2, 3].map((q) => [oneOf(this.#random, this.#dishes), q]),
    );
    return { quantities, paymentMethod: this.#chance(0.7) ? ('cash' as const) : ('card' as const) };
  }

  async #deliver(dateId: string): Promise<void> {
    const orders = ordersOf(await readDateOrders(this.#shop.db, dateId));
    const stops = orders.map((order) => orderIdOf(refOf(order)));
    const [moves = ''] = stops.slice(1).reverse();
    const move = { list: 'stops' as const, moves, behind: null, among: stops };
    if (moves !== '') await this.#shop.byStaff(changeStopOrder, { dateId, move });
    for (const order of orders) {
      await this.#mark(order, 'packed');
      await this.#mark(order, 'delivered');
      const due = toCollect(order);
      if (due > 0) await this.#mark(order, 'cash-taken', due);
      const photo = `/9j/${'A'.repeat(4000)}`;
      const named = { dateId, uid: order.customerInfo.uid, orderId: refOf(order).orderId };
      if (this.#chance(0.1)) await this.#shop.byStaff(doorPhoto, { ...named, photo });
    }
  }

  async #mark(order: Order, kind: MarkKind, due?: number): Promise<void> {
    if (this.#chance(0.01)) return;
    const named = { dateId: order.dateId, ...refOf(order), uid: order.customerInfo.uid };
    await this.#shop.byStaff(markActions[kind], { ...named, mark: markOf(order, kind, due) });
  }

  async #dayAfter(dateId: string): Promise<void> {
    const sheets = await readDateOrders(this.#shop.db, dateId);
    if (this.#chance(0.97)) await this.#closeTill(dateId, sheets);
    for (const uid of Object.keys(sheets)) {
      await this.#shop.byStaff(confirmPoints, { uid, dateId });
      const customer = this.customers.find((one) => one.uid === uid);
      const profile = (await this.#shop.db.doc(`users/${uid}`).get()).data();
      if (!customer || profile?.invoiceAuth !== true) continue;
      for (const order of await this.#shop.ordersOf(customer, dateId)) {
        await this.#shop.issueInvoice(customer, order);
      }
    }
  }

  async #closeTill(dateId: string, sheets: Awaited<ReturnType<typeof readDateOrders>>) {
    const marks = await this.#shop.db.collection(marksCollection(dateId)).get();
    const byId = new Map(marks.docs.map((one) => [one.id, one.data() as OrderMarks]));
    const stops = cashStopsOf(boardFrom(pricedOrders(sheets), byId, {}, []));
    const counts = cashByDriver(stops).map(({ by, taken }) => ({ by, counted: taken, why: '' }));
    await this.#shop.byStaff(closeDay, { dateId, number: 1, stops, counts });
  }

  async #resolveIssues(): Promise<void> {
    const read = async (path: string) => (await this.#shop.db.doc(path).get()).data();
    const none = { smsUnsent: {}, addressIssues: {}, checkouts: {} };
    const orderIssues = await read('errors/orderIssues');
    const handled = (await read('staffInbox/handled')) ?? {};
    for (const issue of issuesOf({ ...none, orderIssues })) {
      if (handled[issue.id] !== undefined || this.#chance(0.15)) continue;
      await this.#shop.byStaff(handleIssue, { issue, note: '전화했어요' });
    }
  }

  #deliveredOn(day: string): string[] {
    return [...this.dates].filter(([, delivered]) => delivered === day).map(([id]) => id);
  }

  #jump(day: string, clock: string): void {
    this.#shop.jumpTo(sydneyTime(`${day}T${clock}`));
  }

  #chance(share: number): boolean {
    return this.#random() < share;
  }
}
