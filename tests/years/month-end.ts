import { mock } from 'node:test';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { sheetsOf } from '../../functions/src/date-sheets.ts';
import { unpaidStates } from '../../src/domain/card/pay-link.ts';
import { paymentLookBackMs } from '../../src/domain/issues/issues.ts';
import { toCents } from '../../src/domain/lib/money.ts';
import type { CustomerOrders, Order } from '../../src/domain/order/order.ts';
import type { DateOrders } from '../../src/domain/staff/orders/date-orders.ts';
import { marksCollection } from '../../src/domain/staff/orders/order-marks.ts';
import { documentBytes, maxDocumentBytes } from '../../src/domain/store/document-size.ts';
import { stores } from '../../src/domain/store/document-write.ts';
import { createProgram } from '../../tools/shop/program.ts';
import type { Customer, ShopOfYears } from './shop-of-years.ts';

/** What the end of a month shows of a shop: sizes in bytes, and how many documents a screen reads. */
export interface MonthEnd {
  month: string;
  orders: number;
  /** Bytes of what each visitor reads: dates and menus. */
  firstView: number;
  /** Most dates in what a customer reads of their orders when they order. */
  history: number;
  /** Documents of all boards of the month. */
  board: number;
  /** Documents that the inbox reads when it is opened. */
  inbox: number;
  /** The largest documents, as shares of what a document can hold, largest first. */
  largest: { path: string; share: number }[];
}

type Documents = Map<string, Record<string, unknown>>;

/** Collections whose documents many entries share, or one customer's for years. */
const growing = [
  stores.dates,
  stores.manages,
  stores.common,
  stores.errors,
  stores.staffInbox,
  stores.users,
  stores.userList,
  stores.ordersForCustomer,
  stores.ordersForCustomerBackup,
  stores.points,
  stores.preferences,
] as const;

/** Measures the shop, and throws where sums of money, points or invoices are not what was done. `ofMonth`: its dates. */
export async function monthEnd(
  shop: ShopOfYears,
  month: string,
  customers: readonly Customer[],
  ofMonth: readonly string[],
): Promise<MonthEnd> {
  const stored: Documents = new Map();
  for (const collection of growing) await readInto(stored, shop.db.collection(collection));
  const ofPerson = (store: string) => ordersIn(stored, store);
  const own = new Map([
    ...ofPerson(stores.ordersForCustomerBackup),
    ...ofPerson(stores.ordersForCustomer),
  ]);
  checkOrders(own, customers);
  await checkInvoices(shop);
  const boards = await Promise.all(ofMonth.map((dateId) => boardOf(shop.db, dateId, own, stored)));
  await audit(shop.db, ofMonth);
  const sizes = [...stored].map(([path, data]) => ({ path, bytes: documentBytes(data) }));
  const bytesOf = (start: string) =>
    sizes.filter(({ path }) => path.startsWith(start)).map(({ bytes }) => bytes);
  return {
    month,
    orders: sum(boards.map(({ orders }) => orders)),
    firstView: sum([...bytesOf('dates/activeDates'), ...bytesOf('manages/menus')]),
    history: Math.max(0, ...datesOf(stored)),
    board: sum(boards.map(({ documents }) => documents)),
    inbox: await inboxReads(shop.db, stored),
    largest: sizes
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 5)
      .map(({ path, bytes }) => ({ path, share: bytes / maxDocumentBytes })),
  };
}

async function readInto(stored: Documents, query: Query): Promise<void> {
  const { docs } = await query.get();
  for (const one of docs) stored.set(one.ref.path, one.data());
}

/** By `{owner} {dateId} {orderKey}`, where the owner is the customer or, once deleted, the name that the books keep. */
function ordersIn(stored: Documents, store: string): [string, Order][] {
  return [...stored].flatMap(([path, data]) => {
    const [collection, id = ''] = path.split('/');
    if (collection !== store) return [];
    const [owner] = id.split('~');
    return Object.entries(data as CustomerOrders).flatMap(([dateId, ofDate]) =>
      Object.entries(ofDate).map(([key, order]): [string, Order] => [
        `${owner} ${dateId} ${key}`,
        order,
      ]),
    );
  });
}

const datesOf = (stored: Documents) =>
  [...stored]
    .filter(([path]) => path.startsWith(`${stores.ordersForCustomer}/`))
    .map(([, dates]) => Object.keys(dates).length);

/** Every order stands where its customer finds it, at its price; those of deleted customers stand in the books. */
function checkOrders(own: ReadonlyMap<string, Order>, customers: readonly Customer[]): void {
  const found = new Map<string, number>();
  for (const [key, order] of own) {
    const [owner = ''] = key.split(' ');
    const who = owner.startsWith('deleted-') ? 'deleted' : owner;
    found.set(who, (found.get(who) ?? 0) + toCents(order.totalPrice));
  }
  const expected = new Map<string, number>();
  for (const { uid, gone, orders } of customers) {
    const total = sum([...orders.values()].flatMap((ofDate) => [...ofDate.values()]));
    const who = gone ? 'deleted' : uid;
    expected.set(who, (expected.get(who) ?? 0) + total);
  }
  for (const who of new Set([...found.keys(), ...expected.keys()])) {
    same(`what ${who} ordered`, found.get(who) ?? 0, expected.get(who) ?? 0);
  }
}

async function checkInvoices({ db, invoices }: ShopOfYears): Promise<void> {
  const { docs } = await db.collection(stores.invoiceCopies).get();
  const found = { count: docs.length, sum: sum(docs.map((one) => toCents(one.get('totalPrice')))) };
  same('invoices', found, invoices);
}

/** The orders of a date as staff read them, which are those of its customers. */
async function boardOf(
  db: Firestore,
  dateId: string,
  own: ReadonlyMap<string, Order>,
  stored: Documents,
): Promise<{ orders: number; documents: number }> {
  const [sheets, marks] = await Promise.all([
    sheetsOf(db, dateId).get(),
    db.collection(marksCollection(dateId)).get(),
  ]);
  for (const sheet of sheets.docs) stored.set(sheet.ref.path, sheet.data());
  const listed = sheets.docs.flatMap((sheet) =>
    Object.entries(sheet.data() as DateOrders).flatMap(([uid, ofCustomer]) =>
      Object.entries(ofCustomer).map(
        ([key, order]) => `${uid} ${dateId} ${key} ${order.totalPrice}`,
      ),
    ),
  );
  const ofDate = [...own].filter(([key]) => key.split(' ')[1] === dateId);
  const expected = ofDate.map(([key, order]) => `${key} ${order.totalPrice}`);
  same(`the orders of ${dateId}`, listed.sort(), expected.sort());
  return { orders: listed.length, documents: sheets.size + marks.size };
}

/** What src/data/staff/inbox/{inbox,open-payments}.ts reads. */
async function inboxReads(db: Firestore, stored: Documents): Promise<number> {
  const checkouts = db.collection(stores.checkouts);
  const since = Date.now() - paymentLookBackMs;
  const found = await Promise.all([
    checkouts.where('settled', '==', false).count().get(),
    checkouts.where('state', '==', 'exception').where('createdAt', '>=', since).count().get(),
    db.collection(stores.payLinks).where('state', 'in', unpaidStates).count().get(),
    db.collection(stores.refundRequests).where('state', '==', 'waiting').count().get(),
  ]);
  const documents = [...stored.keys()].filter((path) => /^(errors|staffInbox)\//.test(path));
  return documents.length + sum(found.map((one) => one.data().count));
}

/** What the operator's tool says of the dates' orders and of all points. */
async function audit(db: Firestore, dateIds: readonly string[]): Promise<void> {
  const said: string[] = [];
  const log = mock.method(console, 'log', (line: string) => void said.push(line));
  const shop = { db, auth: undefined as never, web: '', name: '', time: async () => Date.now() };
  for (const words of [['audit'], ...dateIds.map((dateId) => ['audit', dateId])]) {
    await createProgram(() => shop).parseAsync(words, { from: 'user' });
  }
  log.mock.restore();
  if (process.exitCode === 2) throw new Error(said.join('\n'));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

function same(what: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}
