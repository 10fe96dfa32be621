import { placeCashOrder } from '../../../src/data/order/place-order.ts';
import { customersPerSheet, sheetId } from '../../../src/domain/order/stored/order-sheets.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { orderIn, orderWritesFor, requestFor } from './customers-ordering.ts';
import { actIn, type Browser, openBrowsers } from './many-browsers.ts';
import { emptyShop, openId, people } from './rules-shop.ts';
import { startServer, type TestServer } from './server.ts';

/** How many order in which time, how long a document is busy with one write, and what staff do meanwhile. */
export interface Rush {
  orders: number;
  spanMs: number;
  serviceMs: number;
  /** Whether a dish sells out at a quarter of the time, a price changes at half and the date closes at three quarters. */
  closes: boolean;
  /** How many customers have ordered ten dishes each on the date already. */
  before?: number;
}

/** What became of a rush; times in ms from a customer's tap. */
export interface RushResult {
  stored: number;
  refused: number;
  /** Were told that nothing is stored because too many order at once. */
  busy: number;
  medianMs: number;
  p95Ms: number;
  slowestMs: number;
  mostCommits: number;
  /** What must never be: told "stored" without being so, told the contrary, stored after the close. */
  lost: number;
  untold: number;
  late: number;
}

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/**
 * Lets so many customers order on one date by the shop's own code, each once, evenly over the time, and counts what
 * became of them. The test file replaces load-sdk.ts by many-browsers.ts.
 */
export async function runRush({
  orders,
  spanMs,
  serviceMs,
  closes,
  before = 0,
}: Rush): Promise<RushResult> {
  const server = await startServer(serviceMs > 0 ? { serviceMs } : undefined);
  const browsers = openBrowsers(server.firestore, orders);
  try {
    const shop = emptyShop();
    for (const { uid } of browsers) shop[`users/${uid}`] = { ...people.u3, uid };
    await server.fill(shop);
    await orderBefore(server, before);
    const requests = await Promise.all(
      browsers.map(({ uid }) => requestFor(server.owner.read, uid, {})),
    );
    const place = async (browser: Browser, index: number) => {
      await pause((spanMs * index) / orders);
      const request = requests[index]?.request;
      if (!request) throw new Error('no request');
      const { uid } = browser;
      const startedAt = performance.now();
      const kind = await actIn(browser, () =>
        placeCashOrder({ uid, name: '', order: request }, request),
      ).then(
        (plan) => plan.kind,
        () => 'busy' as const,
      );
      return { uid, kind, ms: performance.now() - startedAt };
    };
    const [outcomes, atClose] = await Promise.all([
      Promise.all(browsers.map(place)),
      closes ? changeMeanwhile(server, spanMs) : undefined,
    ]);
    const stored = new Set((await whoOrdered(server)).filter((uid) => !uid.startsWith('earlier')));
    // `already-done`: the answer to the commit was lost or late, and the order was found stored.
    const told = new Set(
      outcomes
        .filter(({ kind }) => kind === 'write' || kind === 'already-done')
        .map(({ uid }) => uid),
    );
    const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
    const count = (wanted: string) => outcomes.filter(({ kind }) => kind === wanted).length;
    return {
      stored: stored.size,
      refused: count('refused'),
      busy: count('busy'),
      medianMs: Math.round(times[Math.floor(times.length / 2)] ?? 0),
      p95Ms: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
      slowestMs: Math.round(times.at(-1) ?? 0),
      mostCommits: Math.max(...browsers.map(({ commits }) => commits)),
      lost: [...told].filter((uid) => !stored.has(uid)).length,
      untold: [...stored].filter((uid) => !told.has(uid)).length,
      late: atClose ? [...stored].filter((uid) => !atClose.has(uid)).length : 0,
    };
  } finally {
    await Promise.all(browsers.map(({ client }) => client.close()));
    await server.close();
  }
}

/** Fills the sheets of the date with so many customers, each with an order of ten dishes. */
async function orderBefore(server: TestServer, customers: number): Promise<void> {
  if (customers === 0) return;
  const quantities = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`dish${10 + i}`, 1]));
  await server.owner.write([
    { path: 'users/earlier', data: { ...people.u3, uid: 'earlier' } as PlainMap },
  ]);
  const model = orderIn(await orderWritesFor(server.owner.read, 'earlier', { quantities }));
  const sheets = Math.ceil(customers / customersPerSheet);
  for (let sheet = 1; sheet <= sheets; sheet += 1) {
    const order = { ...model, ...(sheet > 1 && { sheet }) };
    const there = Math.min(customersPerSheet, customers - (sheet - 1) * customersPerSheet);
    const data = Object.fromEntries(
      Array.from({ length: there }, (_, i) => [
        `earlier-${sheet}-${i}`,
        { [order.orderKey]: order },
      ]),
    );
    const path = `orders2/${sheetId({ dateId: openId, sheet })}`;
    await server.owner.write([{ path, data: JSON.parse(JSON.stringify(data)) }]);
  }
  await server.owner.write([{ path: `orderSheets/${openId}`, data: { open: sheets } }]);
}

const whoOrdered = async ({ owner }: TestServer) =>
  Object.values(await owner.list('orders2')).flatMap((sheet) => Object.keys(sheet));

/** What staff do during a rush; returns who has ordered when the date is closed. */
async function changeMeanwhile(server: TestServer, spanMs: number): Promise<ReadonlySet<string>> {
  await pause(spanMs / 4);
  await server.owner.setField('dates/activeDates', [openId, 'menus', 'dish40'], false);
  await pause(spanMs / 4);
  await server.owner.setField('manages/menus', ['dish41', 'price'], 11);
  await pause(spanMs / 4);
  await server.owner.setField('dates/activeDates', [openId, 'orderDone'], true);
  return new Set(await whoOrdered(server));
}
