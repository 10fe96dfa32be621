import type { DeliveryInfo } from '../../customer/delivery-info.ts';
import { readUser } from '../../customer/user.ts';
import { parseActiveDates } from '../../dates/active-date.ts';
import { AppError } from '../../lib/app-error.ts';
import { ownValue } from '../../lib/own-value.ts';
import { parseMenus } from '../../menus/menu.ts';
import type { PointBalance } from '../../points/ledger-plan.ts';
import { readableLedger } from '../../points/own-ledger.ts';
import { parsePointRate } from '../../points/points.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { CustomerOrders } from '../order.ts';
import { orderWithId, ownOrderId } from '../order-id.ts';
import { orderKeyOf } from '../order-key.ts';
import { type OrderStatus, orderStatusPath } from '../order-status.ts';
import { type ChooseSheet, readSheetChoice, sheetOf } from '../stored/order-sheets.ts';
import { readableOrders } from '../stored/readable-orders.ts';
import type { OrderSnapshot } from './order-plan.ts';

/** Whose order of which date is planned. */
interface SnapshotWish {
  uid: string;
  dateId: string;
  now: number;
  info?: DeliveryInfo | undefined;
  chooseSheet?: ChooseSheet;
  /** The dishes that the plan is about; all of the shop's without it. */
  menuKeys?: readonly string[];
}

/**
 * Reads everything that an order is planned from: the customer's documents inside the transaction that will
 * write them, and what staff write unlocked, because staff change dates and menus while many order. The rules
 * check date, menus and point rate again at the commit. `info` overrides the delivery details of the profile;
 * `chooseSheet` is for plans that may store a first order of the date. Throws `not-found` if the user has no profile.
 * `now` is later than the customer's last change, whatever the clock of the phone says that made it: the rules
 * demand it. What can't be read in the customer's orders and points is left out, as on the screens: an old entry must not
 * keep them from ordering.
 */
export async function readOrderSnapshot(
  read: ReadDocument,
  ask: SnapshotWish,
): Promise<OrderSnapshot> {
  const [user, dates, menus, orders, ledger, balance, rate, sheet] = await Promise.all([
    read(`users/${ask.uid}`),
    read('dates/activeDates', 'unlocked', [ask.dateId]),
    read('manages/menus', 'unlocked', ask.menuKeys),
    read(`ordersForCustomer/${ask.uid}`),
    read(`points/${ask.uid}`),
    read(`pointBalances/${ask.uid}`),
    read('common/point', 'unlocked'),
    readSheetChoice(read, ask.dateId, ask.chooseSheet),
  ]);
  if (!user) throw new AppError('not-found');
  const profile = readUser(ask.uid, user);
  const { balance: points, lastChange, changes } = (balance ?? {}) as Partial<PointBalance>;
  const own = readableOrders(orders ?? {});
  const ofDate = orders?.[ask.dateId] as CustomerOrders[string] | undefined;
  return {
    now: Math.max(Math.round(ask.now), (lastChange?.at ?? 0) + 1),
    user: profile,
    info: ask.info ?? profile.deliveryInfo,
    date: parseActiveDates(dates ?? {})[ask.dateId],
    menus: parseMenus(menus ?? {}),
    orders: own.entries,
    unreadable: own.unreadable,
    ledger: readableLedger(ledger ?? {}).entries,
    balance: points,
    changes,
    pointRate: parsePointRate(rate),
    // Also an order that can't be read says on which sheet its customer is.
    sheet: { ...sheet, place: sheetOf({ ...ofDate }, sheet) ?? 1 },
  };
}

/**
 * The same for what customers do themselves, with the status of the order that it changes: the one with `orderId`, the
 * one under `orderKey`, or the one at the address.
 */
export async function readCustomerSnapshot(
  read: ReadDocument,
  ask: SnapshotWish & ({ orderKey: string | undefined } | { orderId: string }),
): Promise<OrderSnapshot> {
  const { uid, dateId } = ask;
  const snapshot = await readOrderSnapshot(read, ask);
  const ofDate = snapshot.orders[dateId] ?? {};
  const { info } = snapshot;
  const order =
    'orderId' in ask
      ? orderWithId(ofDate, ask.orderId)
      : ownValue(ofDate, ask.orderKey ?? (info ? orderKeyOf(info, uid) : ''));
  if (!order) return snapshot;
  const status = await read(orderStatusPath({ dateId, uid, orderId: ownOrderId(order) }));
  return { ...snapshot, status: status as OrderStatus | undefined };
}
