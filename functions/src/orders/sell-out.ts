import { getFirestore } from 'firebase-admin/firestore';
import { type ActiveDate, parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import { isOpen } from '../../../src/domain/dates/open-dates.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { planAction } from '../../../src/domain/staff/actions/plan-action.ts';
import type { Sale } from '../../../src/domain/staff/dates/on-sale.ts';
import { soldOut } from '../../../src/domain/staff/dates/sold-out.ts';
import { ordersOf } from '../../../src/domain/staff/orders/date-orders.ts';
import {
  type CountedDish,
  countsPortions,
  limitsReached,
  maySellAgain,
  portionsBack,
  sellsAgainFrom,
} from '../../../src/domain/staff/orders/portions-left.ts';
import { withPortions } from '../../../src/domain/staff/orders/unpaid-orders.ts';
import { type StaffLogEntry, withoutLogHead } from '../../../src/domain/staff/staff-log.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { readDateOrders } from '../date-sheets.ts';
import { unpaidLinks } from '../pay-links/links.ts';
import { runInTurn } from '../run-each.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { shopActor } from '../staff-actor.ts';

const datesPath = 'dates/activeDates';

/** Checks that have not begun, by date: those who ask meanwhile share them, as an order may be one of hundreds. */
const waiting = new Map<string, Promise<void>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Marks the dishes of a date as sold out whose limit in all its stored orders have reached. To be called after an order is
 * stored: the call of the last one counts all. Throws what Firestore throws; the reconciliation job does it again.
 */
export function sellOutReached(dateId: string): Promise<void> {
  const shared = waiting.get(dateId);
  if (shared) return shared;
  const check = queued(() => {
    waiting.delete(dateId);
    return sellOut(dateId);
  });
  waiting.set(dateId, check);
  return check;
}

/** One after the other, because the orders of a date may take a MiB of memory and more. */
function queued(run: () => Promise<void>): Promise<void> {
  const done = last.then(run);
  last = done.catch(() => {});
  return done;
}

/**
 * Does it for all open dates, since a page may have died, or never said, that its order is stored; and sells again what the
 * shop has sold out by itself where portions have come back. Only here, so that no customer turns a dish with each order.
 */
export async function followLimits(now: number): Promise<void> {
  const dates = parseActiveDates((await getFirestore().doc(datesPath).get()).data() ?? {});
  const open = Object.keys(dates).filter((dateId) => isOpen(dates[dateId]));
  await runInTurn('limit in all', open, async (dateId) => {
    const date = dates[dateId];
    if (date && countsPortions(date)) await sellOutReached(dateId);
    if (date && maySellAgain(date, now)) await queued(() => sellAgain(dateId, now));
  });
}

/** The orders that have portions of a date: those stored, and those that wait to be paid by a link. */
export async function ordersWithPortions(dateId: string): Promise<Order[]> {
  const links = (await unpaidLinks({ dateId })).map(({ link }) => link);
  const orders = ordersOf(await readDateOrders(getFirestore(), dateId));
  return [...orders, ...withPortions(links, orders)];
}

async function sellOut(dateId: string): Promise<void> {
  const date = await readDate(dateId);
  if (!date || !countsPortions(date)) return;
  const orders = await ordersWithPortions(dateId);
  const reached = (present: ActiveDate) => limitsReached(present, orders);
  for (const { menuKey } of reached(date)) await setSale(dateId, menuKey, 'at-limit', reached);
}

async function sellAgain(dateId: string, now: number): Promise<void> {
  const date = await readDate(dateId);
  if (!date || !maySellAgain(date, now)) return;
  const orders = await ordersWithPortions(dateId);
  const back = (present: ActiveDate) =>
    maySellAgain(present, now) ? portionsBack(present, orders) : [];
  const dishes = back(date);
  if (dishes.length === 0) return;
  const log = await getFirestore()
    .collection(stores.staffLog)
    .where('dateId', '==', dateId)
    .where('action', '==', soldOut.name)
    .get();
  const entries = log.docs.map((entry) => entry.data() as StaffLogEntry);
  const due = dishes.filter(({ menuKey }) => sellsAgainFrom(entries, menuKey, now) <= now);
  for (const { menuKey } of due) await setSale(dateId, menuKey, true, back);
  // Orders that staff or a payment stored meanwhile have found the dish sold out.
  if (due.length > 0) await sellOut(dateId);
}

/** Sells a dish out or again as the shop itself, if it is still among those that `due` finds. */
async function setSale(
  dateId: string,
  menuKey: string,
  sale: Sale,
  due: (date: ActiveDate) => CountedDish[],
): Promise<void> {
  const actor = shopActor();
  await runPlan(async (read) => {
    // Staff may have changed the limit or the sale meanwhile, or closed the date.
    const date = parseActiveDates((await read(datesPath)) ?? {})[dateId];
    const dish = date && due(date).find((one) => one.menuKey === menuKey);
    if (!dish) return {};
    const { ordered, limit } = dish;
    const input = { dateId, onSale: { [menuKey]: sale }, byShop: { ordered, limit } };
    const outcome = await planAction(soldOut, input, undefined, read, actor);
    return outcome.kind === 'write' ? { writes: withoutLogHead(outcome.writes) } : {};
  });
}

async function readDate(dateId: string): Promise<ActiveDate | undefined> {
  return parseActiveDates((await getFirestore().doc(datesPath).get()).data() ?? {})[dateId];
}
