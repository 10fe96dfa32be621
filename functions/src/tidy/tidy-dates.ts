import type { Firestore, Query } from 'firebase-admin/firestore';
import { unpaidStates } from '../../../src/domain/card/pay-link.ts';
import { parseActiveDates } from '../../../src/domain/dates/active-date.ts';
import { isOpen } from '../../../src/domain/dates/open-dates.ts';
import { dayAfter, sydneyDay } from '../../../src/domain/dates/sydney-time.ts';
import type { CancelledOrder } from '../../../src/domain/order/order.ts';
import { readableDateOrders } from '../../../src/domain/order/stored/readable-orders.ts';
import { cashStopsOf, closingPath } from '../../../src/domain/staff/closing/day-closing.ts';
import { planClosedByShop } from '../../../src/domain/staff/dates/closing-by-itself.ts';
import {
  datesOver,
  planMove,
  type StayReason,
  type Tidying,
  tidyingNote,
} from '../../../src/domain/staff/dates/dates-over.ts';
import { boardFrom, pricedOrders } from '../../../src/domain/staff/orders/board.ts';
import { marksCollection, type OrderMarks } from '../../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { readDateOrders } from '../date-sheets.ts';
import { openRefunds } from '../refunds/open-refunds.ts';
import { runInTurn } from '../run-each.ts';
import { runPlanIn } from '../run-plan-as-admin.ts';
import { shopActor } from '../staff-actor.ts';

const listPath = `${stores.dates}/activeDates`;
const tidyingPath = `${stores.staffInbox}/tidying`;

/** Most dates that one run moves: a shop that has never tidied up has hundreds. */
const mostMoves = 60;

/** How many days after a date somebody still counts its cash: nobody does of those that a shop has had for years. */
const tillDays = 60;

/** What a run has done and left. */
export interface TidiedDates {
  moved: string[];
  stay: Record<string, StayReason[]>;
  unreadable: string[];
}

/**
 * Moves the dates that are over from the list to their years (dates-over.ts), and notes for the inbox which ones wait for
 * somebody, and what can't be read. A failure of one date stops no other; the next run repeats it.
 */
export async function tidyDates(db: Firestore, now: number): Promise<TidiedDates> {
  const stored = (await db.doc(listPath).get()).data() ?? {};
  const noted = (await db.doc(tidyingPath).get()).data() as Tidying | undefined;
  const { over, unreadable } = datesOver(stored, now);
  const firstCounted = dayAfter(sydneyDay(now), -tillDays).replaceAll('-', '');
  const waiting = over.length > 0 ? await openMatters(db) : new Map<string, Set<StayReason>>();
  const moved: string[] = [];
  const places = unreadable.map((id) => `${listPath}#${id}`);
  // What this run does not come to stays as it is noted.
  const stay = Object.fromEntries(
    over.map((id) => [id, Object.keys(noted?.dates?.[id] ?? {}) as StayReason[]]),
  );
  const failed = await runInTurn('moving a date', over, async (dateId) => {
    if (moved.length === mostMoves) return;
    const wasOpen = noted?.dates?.[dateId]?.till !== undefined;
    const isCounted = dateId.slice(0, 8) >= firstCounted;
    const till = isCounted && (await hasOpenTill(db, dateId, wasOpen));
    if (till === 'unreadable') places.push(`${stores.orders2}/${dateId}`);
    const reasons: StayReason[] = [
      ...(waiting.get(dateId) ?? []),
      ...(till === true ? ['till' as const] : []),
    ];
    stay[dateId] = reasons;
    if (reasons.length > 0 || till === 'unreadable') return;
    if (isOpen(parseActiveDates({ [dateId]: stored[dateId] })[dateId])) {
      const actor = { ...shopActor(), now };
      await runPlanIn(db)((read) => planClosedByShop(read, dateId, actor));
    }
    const { writes } = await runPlanIn(db)((read) => planMove(read, dateId, now));
    if (writes.length > 0) moved.push(dateId);
  });
  await db.doc(tidyingPath).set(tidyingNote(noted, stay, places, now));
  if (failed.length > 0) throw new Error(`not moved: ${failed.join(', ')}`);
  return { moved, stay, unreadable: places };
}

/** The dates with payments, links, refunds or requests about which something is still to happen. */
async function openMatters(db: Firestore): Promise<Map<string, Set<StayReason>>> {
  const [checkouts, links, refunds, requests] = await Promise.all([
    dataOf(db.collection(stores.checkouts).where('settled', '==', false)),
    dataOf(db.collection(stores.payLinks).where('state', 'in', unpaidStates)),
    openRefunds(db),
    dataOf(db.collection(stores.refundRequests).where('state', '==', 'waiting')),
  ]);
  const found = new Map<string, Set<StayReason>>();
  const add = (reason: StayReason, entries: readonly { dateId?: unknown }[]) => {
    for (const { dateId } of entries) {
      const id = String(dateId);
      found.set(id, (found.get(id) ?? new Set()).add(reason));
    }
  };
  add('payment', [...checkouts, ...links]);
  add('refund', [...refunds, ...requests]);
  return found;
}

/**
 * Whether cash of a date is not closed. `wasOpen`: it was not when somebody last looked, so that its orders need not be read
 * again each night.
 */
async function hasOpenTill(
  db: Firestore,
  dateId: string,
  wasOpen: boolean,
): Promise<boolean | 'unreadable'> {
  if ((await db.doc(closingPath(dateId, 1)).get()).exists) return false;
  if (wasOpen) return true;
  const [orders, marks, cancelled] = await Promise.all([
    readDateOrders(db, dateId),
    db.collection(marksCollection(dateId)).get(),
    dataOf(
      db
        .collection(stores.ordersBackupByTime)
        .where('dateId', '==', dateId)
        .where('cancelledAt', '>', 0),
    ),
  ]);
  const { unreadable } = readableDateOrders(orders);
  if (unreadable.length > 0) {
    console.error('orders of a date can’t be read', dateId, unreadable);
    return 'unreadable';
  }
  const byId = new Map(marks.docs.map((one) => [one.id, one.data() as OrderMarks]));
  try {
    const board = boardFrom(
      pricedOrders(orders),
      byId,
      {},
      cancelled as unknown as CancelledOrder[],
    );
    return cashStopsOf(board).length > 0;
  } catch (error) {
    // Whatever somebody has stored there, the other dates go on.
    console.error('the cash of a date can’t be read', dateId, error);
    return 'unreadable';
  }
}

const dataOf = async (query: Query) => (await query.get()).docs.map((one) => one.data());
