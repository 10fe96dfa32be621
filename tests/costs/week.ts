import { doc, onSnapshot } from 'firebase/firestore';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { closeDates } from '../../functions/src/orders/close-dates.ts';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { sendReminders } from '../../functions/src/reminders/send-reminders.ts';
import { removeExpired } from '../../functions/src/remove-expired.ts';
import { tidy } from '../../functions/src/tidy/tidy.ts';
import { dateIdOf } from '../../src/domain/dates/date-id.ts';
import { koreanWeekday } from '../../src/domain/dates/format-date.ts';
import { soldOut } from '../../src/domain/staff/dates/sold-out.ts';
import { ordersOf, toCollect } from '../../src/domain/staff/orders/date-orders.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { menus } from '../../tools/dev/sample/sample-menus.ts';
import { functionsEnvironment } from '../../tools/dev/stack/functions-settings.ts';
import { ownerFirestore } from '../../tools/dev/stack/owner-firestore.ts';
import { type Addresses, portsFrom } from '../../tools/dev/stack/server-addresses.ts';
import { sdkClient } from '../support/rules/sdk-client.ts';
import { WeekCustomer } from './week-customer.ts';
import { WeekStaff } from './week-staff.ts';

const kinds = ['reads', 'writes', 'deletes'] as const;
export type Usage = Record<(typeof kinds)[number], number>;

/** What is assumed of a week; docs/deploy.md says so. */
const assumed = {
  dates: 3,
  visits: 5,
  changesOfDay: 40,
  inboxHours: 10,
  boards: 8,
  phoneHours: 5,
};
const phones = ['kitchen', 'driver'] as const;
/** How often a phone asks on a day. */
const asks = assumed.phoneHours * 3 * 60;
const dayMs = 86_400_000;

/**
 * Plays a week of so many orders and returns what the local Firestore says it would have been billed, by what it is about. Every
 * second order is paid by card, every tenth changed, every twentieth cancelled. What repeats itself while nothing happens, jobs
 * and questions, is run once and counted as often as it runs.
 */
export async function playWeek(
  addresses: Addresses,
  orders: number,
): Promise<Record<string, Usage>> {
  const db = openFunctions(addresses);
  const usage: Record<string, Usage> = {};
  const counted = async (what: string, run: () => Promise<unknown>, times = 1) => {
    const before = await billed(addresses);
    await run();
    const after = await billed(addresses);
    const sum = usage[what] ?? { reads: 0, writes: 0, deletes: 0 };
    for (const kind of kinds) sum[kind] += (after[kind] - before[kind]) * times;
    usage[what] = sum;
  };
  await emptyShop(addresses);
  const dateIds = await listDates(addresses, assumed.dates, Date.now());
  const staff = new WeekStaff(addresses.firestore);
  const ofDate = Math.round(orders / assumed.dates);
  const customers = Array.from({ length: ofDate }, () => new WeekCustomer(addresses));
  for (const customer of customers) await customer.join();

  await counted('jobs', () => reconcile(Date.now()), 7 * 96);
  await counted('jobs', () => sendReminders(() => Date.now()), 7 * 96);
  await counted('jobs', () => removeExpired(Date.now()), 7 * 96);
  await counted('jobs', () => closeDates(Date.now()), 7 * 1440);
  await counted('jobs', () => tidy(db, Date.now()), 6);
  await counted('inbox', () => staff.inboxDay(assumed.inboxHours), 7);
  const closePages = await openPages(addresses, Math.ceil((orders * assumed.visits) / 700));
  await counted('dates and menus', async () => {
    const [dateId = ''] = dateIds;
    for (let change = 0; change < 7 * assumed.changesOfDay; change++) {
      await staff.act(soldOut, { dateId, onSale: { [dishes.at(-1) ?? '']: change % 2 === 1 } });
    }
  });
  await closePages();
  for (const dateId of dateIds) {
    const each = (is: (at: number) => boolean, run: (one: WeekCustomer, at: number) => unknown) =>
      forEach(customers, (customer, at) => is(at) && run(customer, at));
    const all = () => true;
    const wish = (at: number, portions: number) =>
      Object.fromEntries([0, 1, 2, 3, 4].map((dish) => [dishes[(at + dish) % 20], portions]));
    const cash = (portions: number) => (customer: WeekCustomer, at: number) =>
      customer.orderByCash(dateId, wish(at, portions));
    const card = (customer: WeekCustomer, at: number) => customer.orderByCard(dateId, wish(at, 2));
    await counted('visits', () => each(all, (customer) => customer.visit()), assumed.visits);
    await counted('cash orders', () => each((at) => at % 2 === 0, cash(2)));
    await counted('card orders', () => each((at) => at % 2 === 1, card));
    await counted('changes', async () => {
      await each((at) => at % 10 === 2, cash(3));
      await each(
        (at) => at % 20 === 4,
        (customer) => customer.cancel(dateId),
      );
    });
    await counted('board', () => each(all, ({ uid }) => staff.hearOf(uid)));
    await counted('board', () => staff.close(dateId));
    await counted('board', () => staff.openBoard(dateId), assumed.boards);
    const toDeliver = ordersOf(await staff.openBoard(dateId));
    await counted('kitchen, drivers, marks', async () => {
      await forEach(toDeliver, async (order) => {
        await staff.mark(order, 'packed');
        await staff.ask('kitchen', dateId);
      });
      await forEach(toDeliver, async (order) => {
        await staff.mark(order, 'delivered');
        if (toCollect(order) > 0) await staff.mark(order, 'cash-taken');
        await staff.ask('driver', dateId);
      });
      for (const role of phones) await staff.ask(role, dateId);
    });
    const quiet = Math.max(0, asks - toDeliver.length);
    const askAgain = () => forEach(phones, (role) => staff.ask(role, dateId));
    await counted('kitchen, drivers, marks', askAgain, quiet);
    await counted('day after', () => staff.dayAfter(dateId));
  }
  // In the hour after an order the job looks for its text.
  await counted('jobs', () => reconcile(Date.now() + 10 * 60_000), 4);
  // Half a year later its dates, orders and marks leave the places that everybody reads; four later dates are on the list then.
  const later = Date.now() + 190 * dayMs;
  await listDates(addresses, 4, later - 20 * dayMs);
  await counted('what is over', () => tidy(db, later));
  await counted('what is over', () => removeExpired(later));
  return usage;
}

async function forEach<One>(
  all: readonly One[],
  run: (one: One, at: number) => unknown,
): Promise<void> {
  for (const [at, one] of all.entries()) await run(one, at);
}

/** Seventy dishes, as the sample shop has. */
const onSale = Object.fromEntries(
  Object.entries(menus)
    .filter(([, { active }]) => active)
    .slice(0, 70),
);
const dishes = Object.keys(onSale);

/** The jobs of the functions run in this process. */
function openFunctions(addresses: Addresses) {
  const ports = portsFrom(Number(new URL(addresses.web).port));
  Object.assign(process.env, functionsEnvironment(ports, addresses));
  if (getApps().length === 0) initializeApp({ projectId: addresses.projectId });
  return getFirestore();
}

async function billed({ firestore }: Addresses): Promise<Usage> {
  return (await (await fetch(`http://${firestore}/emulator/v1/usage`)).json()) as Usage;
}

async function emptyShop({ firestore, projectId }: Addresses): Promise<void> {
  const database = `projects/${projectId}/databases/(default)`;
  await fetch(`http://${firestore}/emulator/v1/${database}/documents`, { method: 'DELETE' });
  await ownerFirestore(firestore).write([
    { path: 'manages/menus', data: structuredClone(onSale) as unknown as PlainMap },
    { path: 'common/point', data: { pointRate: 2 } },
    { path: 'dates/activeDates', data: {} },
  ]);
}

/** Dates on one day: phones may ask only on the day of the delivery. */
async function listDates({ firestore }: Addresses, count: number, deliveryDate: number) {
  const date = {
    ...{ deliveryDate, finishDate: deliveryDate + dayMs / 2, orderDone: false, active: true },
    ...{ day: koreanWeekday(deliveryDate), area: 'sydney', menuLimitForPerson: {} },
    menus: Object.fromEntries(dishes.map((id) => [id, true])),
  };
  const dateIds = Array.from({ length: count }, (_, at) =>
    dateIdOf(deliveryDate, deliveryDate + at),
  );
  for (const dateId of dateIds) {
    await ownerFirestore(firestore).setField('dates/activeDates', [dateId], date as never);
  }
  return dateIds;
}

/** Visitors' pages that listen to what staff change. */
async function openPages({ firestore }: Addresses, count: number): Promise<() => Promise<unknown>> {
  const visitors = Array.from({ length: count }, () => sdkClient(firestore, null));
  const paths = ['dates/activeDates', 'manages/menus'];
  const answers = visitors.flatMap(({ db }) =>
    paths.map((path) => new Promise((told) => onSnapshot(doc(db, path), told))),
  );
  await Promise.all(answers);
  return () => Promise.all(visitors.map((visitor) => visitor.close()));
}
