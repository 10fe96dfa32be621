import { Temporal } from 'temporal-polyfill';
import { checkoutOf } from '../../../src/domain/card/checkout.ts';
import { type PaidPlan, planPaidOrder } from '../../../src/domain/card/paid-order-plan.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import type { ActiveDate } from '../../../src/domain/dates/active-date.ts';
import { dateIdOf } from '../../../src/domain/dates/date-id.ts';
import { koreanWeekday } from '../../../src/domain/dates/format-date.ts';
import { shopTimeZone, sydneyTime } from '../../../src/domain/dates/sydney-time.ts';
import type { Menus } from '../../../src/domain/menus/menu.ts';
import type { CustomerOrders } from '../../../src/domain/order/order.ts';
import {
  type OrderPlan,
  type OrderRequest,
  type OrderSnapshot,
  planOrder,
} from '../../../src/domain/order/plan/order-plan.ts';
import type { PointBalance } from '../../../src/domain/points/ledger-plan.ts';
import { type Ledger, ledgerAmount } from '../../../src/domain/points/points.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { SampleOrder } from '../sample/sample-history.ts';
import type { StoredDocuments } from './stored-documents.ts';

const DELIVERY_WEEKDAYS = [2, 5];
/**
 * Staff confirm earned points this many days after the delivery; those of the latest order are not confirmed
 * yet.
 */
const CONFIRMED_AFTER_DAYS = 5;

/**
 * Places a customer's past orders one after the other, each by the shop's own plan, so that the sample
 * history follows the shop's rules. Throws when a plan refuses one.
 */
export function placePastOrders(
  stored: StoredDocuments,
  user: User,
  orders: readonly SampleOrder[],
  shop: { readonly menus: Menus; readonly pointRate: number; readonly now: number },
): void {
  for (const [index, past] of orders.entries()) {
    const day = deliveryDay(shop.now, past.daysAgo);
    const date = pastDate(day, shop.menus);
    const dateId = dateIdOf(date.deliveryDate, sydneyTime(`${day}T00:00`));
    stored.set(stores.dates, String(day.year), [dateId], { ...date, orderDone: true });

    const context = contextOf(stored, user, date, {
      ...shop,
      now: sydneyTime(`${day.subtract({ days: 3 })}T10:${20 + index}`),
    });
    const plan = planSeen(requestOf(past, dateId, `sample-${user.uid}-${index}`, user), context);
    for (const write of plan.writes) stored.apply(write);
    if (past.daysAgo > CONFIRMED_AFTER_DAYS) confirmPoints(stored, user.uid);
  }
}

/** The shop's last delivery day at least this many days ago. */
function deliveryDay(now: number, daysAgo: number): Temporal.PlainDate {
  let day = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(shopTimeZone)
    .toPlainDate()
    .subtract({ days: daysAgo });
  while (!DELIVERY_WEEKDAYS.includes(day.dayOfWeek)) day = day.subtract({ days: 1 });
  return day;
}

/** A past date as it was while open, with all of today's menus. */
function pastDate(day: Temporal.PlainDate, menus: Menus): ActiveDate {
  const deliveryDate = sydneyTime(`${day}T12:00`);
  const active = Object.keys(menus).filter((menuId) => menus[menuId]?.active);
  return {
    deliveryDate,
    finishDate: sydneyTime(`${day.subtract({ days: 2 })}T17:00`),
    orderDone: false,
    active: true,
    day: koreanWeekday(deliveryDate),
    menus: Object.fromEntries(active.map((menuId) => [menuId, true])),
    menuLimitForPerson: {},
    area: 'sydney',
  };
}

function contextOf(
  stored: StoredDocuments,
  user: User,
  date: ActiveDate,
  shop: { readonly menus: Menus; readonly pointRate: number; readonly now: number },
): OrderSnapshot {
  const balance = stored.get(stores.pointBalances, user.uid) as PointBalance | undefined;
  return {
    ...shop,
    user,
    date,
    info: user.deliveryInfo,
    orders: (stored.get(stores.ordersForCustomer, user.uid) ?? {}) as CustomerOrders,
    ledger: (stored.get(stores.points, user.uid) ?? {}) as Ledger,
    balance: balance?.balance,
  };
}

function requestOf(past: SampleOrder, dateId: string, attemptId: string, user: User): OrderRequest {
  return {
    attemptId,
    dateId,
    quantities: Object.fromEntries(past.items.map(({ menuId, q }) => [menuId, q])),
    usePoint: past.usePoint,
    orderRequest: '',
    paymentMethod: past.paymentMethod,
    orderLang: user.lang,
    basedOn: null,
    seen: { total: 0, toPay: 0 },
  };
}

/** Plans an order; if the plan reports other totals than the request has, plans it again with those. */
function planSeen(request: OrderRequest, context: OrderSnapshot) {
  let plan = planOrder(request, context);
  const problem = plan.kind === 'refused' ? plan.problems[0] : undefined;
  if (problem?.code === 'amount-changed') {
    const seen = { total: problem.total, toPay: problem.toPay };
    plan = planOrder({ ...request, seen }, context);
  }
  const done = plan.kind === 'pay-first' ? payFor(plan, request, context) : plan;
  if (done.kind !== 'write') {
    throw new Error(`sample order ${request.attemptId}: ${JSON.stringify(done)}`);
  }
  return done;
}

function payFor(
  quote: Extract<OrderPlan, { kind: 'pay-first' }>,
  request: OrderRequest,
  context: OrderSnapshot,
): PaidPlan {
  const checkout = checkoutOf(quote, request, context.now);
  const payment = { payment_intent: `pi_${request.attemptId}`, amount: checkout.amount };
  return planPaidOrder(checkout, context, payment);
}

/** Confirms a customer's earned points, as staff do after a delivery, so that they can be spent. */
function confirmPoints(stored: StoredDocuments, uid: string): void {
  const ledger = (stored.get(stores.points, uid) ?? {}) as Ledger;
  for (const key of Object.keys(ledger)) stored.set(stores.points, uid, [key, 'confirmed'], true);
  const confirmed = (stored.get(stores.points, uid) ?? {}) as Ledger;
  const balance = Object.values(confirmed).reduce((sum, entry) => sum + ledgerAmount(entry), 0);
  stored.set(stores.pointBalances, uid, ['balance'], balance);
}
