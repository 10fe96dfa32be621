import { type Cents, toCents, toDollars, toFixedDollars } from '../lib/money.ts';
import type { Menus } from '../menus/menu.ts';
import { smsText } from '../messages/sms-text.ts';
import { amountPaid, type Order } from '../order/order.ts';
import { orderTotals } from '../order/plan/order-totals.ts';
import { defaultPointRate, pointRateFor } from '../points/points.ts';
import { withoutUndefined } from '../store/document-write.ts';

export interface ReducedOrder {
  order: Order;
  /**
   * The amount that the card has paid in excess of the new price, cents; negative if the order would cost
   * more.
   */
  toReturn: Cents;
}

/**
 * A card-paid order with other quantities, at the prices and the point rate at which it was ordered. Money is
 * refunded before points: the order still uses up to as many points as before.
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
      existing.recoredPointRate ?? defaultPointRate,
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
    // The part of the earlier shortfall that is still unpaid.
    pointShortfall: toReturn < 0 && existing.pointShortfall ? toDollars(-toReturn) : undefined,
    attemptId: change.attemptId,
  };
  return { order: withoutUndefined({ ...draft, smsMsgBody: smsText(draft, true) }), toReturn };
}

/** The catalogue with the prices and titles that the lines of the order have. */
function atOrderedPrices(existing: Order, menus: Menus): Menus {
  const ordered = Object.entries(existing.menus).flatMap(([menuKey, line]) => {
    const menu = Object.hasOwn(menus, menuKey) ? menus[menuKey] : undefined;
    const titles = { title: line.menuTitle, titleEn: line.menuTitleEn ?? menu?.titleEn };
    return menu ? [[menuKey, { ...menu, ...titles, price: line.price }] as const] : [];
  });
  return { ...menus, ...Object.fromEntries(ordered) };
}
