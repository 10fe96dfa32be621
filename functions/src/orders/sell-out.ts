import { getFirestore } from 'firebase-admin/firestore';
import { parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import { isOpen } from '../../../src/domain/dates/open-dates.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { planAction } from '../../../src/domain/staff/actions/plan-action.ts';
import { soldOut } from '../../../src/domain/staff/dates/sold-out.ts';
import { ordersOf } from '../../../src/domain/staff/orders/date-orders.ts';
import { countsPortions, limitsReached } from '../../../src/domain/staff/orders/portions-left.ts';
import { withPortions } from '../../../src/domain/staff/orders/unpaid-orders.ts';
import { withoutLogHead } from '../../../src/domain/staff/staff-log.ts';
import { readDateOrders } from '../date-sheets.ts';
import { unpaidLinks } from '../pay-links/links.ts';
import { runInTurn } from '../run-each.ts';
import { runPlan } from '../run-plan.ts';
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
  // One after the other, because the orders of a date may take a MiB of memory and more.
  const check = last.then(() => {
    waiting.delete(dateId);
    return sellOut(dateId);
  });
  waiting.set(dateId, check);
  last = check.catch(() => {});
  return check;
}

/** Does it for all open dates: a page may have died, or never said, that its order is stored. */
export async function sellOutOpenDates(): Promise<void> {
  const dates = parseActiveDates((await getFirestore().doc(datesPath).get()).data() ?? {});
  const counted = Object.keys(dates).filter((dateId) => {
    const date = dates[dateId];
    return date && isOpen(date) && countsPortions(date);
  });
  await runInTurn('limit in all', counted, sellOutReached);
}

/** The orders that have portions of a date: those stored, and those that wait to be paid by a link. */
export async function ordersWithPortions(dateId: string): Promise<Order[]> {
  const links = (await unpaidLinks({ dateId })).map(({ link }) => link);
  const orders = ordersOf(await readDateOrders(getFirestore(), dateId));
  return [...orders, ...withPortions(links, orders).map(({ order }) => order)];
}

async function sellOut(dateId: string): Promise<void> {
  const db = getFirestore();
  const date = parseActiveDates((await db.doc(datesPath).get()).data() ?? {})[dateId];
  if (!date || !countsPortions(date)) return;
  const orders = await ordersWithPortions(dateId);
  for (const { menuKey } of limitsReached(date, orders)) {
    const actor = shopActor();
    await runPlan(async (read) => {
      // Staff may have raised the limit or ended the sale meanwhile.
      const present = parseActiveDates((await read(datesPath)) ?? {})[dateId];
      const reached = present && limitsReached(present, orders);
      const limitReached = reached?.find((one) => one.menuKey === menuKey);
      if (!limitReached) return {};
      const input = { dateId, onSale: { [menuKey]: false }, limitReached };
      const outcome = await planAction(soldOut, input, undefined, read, actor);
      return outcome.kind === 'write' ? { writes: withoutLogHead(outcome.writes) } : {};
    });
  }
}
