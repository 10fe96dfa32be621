import { withoutUndefined } from '../document-write.ts';
import type { Menus } from '../menu.ts';
import { type Cents, toCents, toDollars, toFixedDollars } from '../money.ts';
import { amountPaid, type Order } from '../order.ts';
import { orderTotals } from '../order-totals.ts';
import { pointRateFor, unrecordedPointRate } from '../points.ts';
import { smsText } from '../sms-text.ts';

export interface ReducedOrder {
  order: Order;
  /** What the card has paid and the order no longer costs, cents; negative when it would cost more. */
  toReturn: Cents;
}

/**
 * A card-paid order with other quantities: its lines keep the prices and its points the rate that it was
 * ordered at. Money comes back before points: the order uses at most the points that it has used.
 */
export function reducedOrder(
  existing: Order,
  quantities: Record<string, number>,
  menus: Menus,
  change: { attemptId: string; now: number },
): ReducedOrder {
  const totals = orderTotals({
    quantities,
    menus: atOrderedPrices(existing, menus),
    existing,
    usePoint: existing.usePoint,
    available: toCents(existing.usedPoint),
    pointRate: pointRateFor(
      existing.customPointRate,
      existing.recoredPointRate ?? unrecordedPointRate,
    ),
  });
  const toReturn = amountPaid(existing) - totals.due;
  const draft: Order = {
    ...existing,
    menus: totals.lines,
    totalPrice: toFixedDollars(totals.total),
    usedPoint: toDollars(totals.pointsUsed),
    point: toDollars(totals.pointsEarned),
    orderDate: change.now,
    madeByUser: false,
    smsMsgTotal: toFixedDollars(totals.due),
    reOrderDifferenceToPay: undefined,
    // The part that was owed before and is still unpaid.
    pointShortfall: toReturn < 0 && existing.pointShortfall ? toDollars(-toReturn) : undefined,
    attemptId: change.attemptId,
  };
  return { order: withoutUndefined({ ...draft, smsMsgBody: smsText(draft, true) }), toReturn };
}

/** The catalogue with the prices and titles of an order's own lines. */
function atOrderedPrices(existing: Order, menus: Menus): Menus {
  const ordered = Object.entries(existing.menus).flatMap(([menuKey, line]) => {
    const menu = Object.hasOwn(menus, menuKey) ? menus[menuKey] : undefined;
    const titles = { title: line.menuTitle, titleEn: line.menuTitleEn ?? menu?.titleEn };
    return menu ? [[menuKey, { ...menu, ...titles, price: line.price }] as const] : [];
  });
  return { ...menus, ...Object.fromEntries(ordered) };
}
