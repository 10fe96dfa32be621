import { fieldIn, translationsOf } from '../../lib/language.ts';
import { type Cents, toDollars, toFixedDollars } from '../../lib/money.ts';
import type { Menus } from '../../menus/menu.ts';
import { smsText } from '../../messages/sms-text.ts';
import { amountPaid, type Order, ownPointsUsed } from '../../order/order.ts';
import { orderTotals, storedCode } from '../../order/plan/order-totals.ts';
import { defaultPointRate, pointRateFor } from '../../points/points.ts';
import { withoutUndefined } from '../../store/document-write.ts';
import { type CountedRefund, paidAndLeft } from '../payments/refund-sums.ts';

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
 * refunded before points: the order still uses up to as many points as before. Its percentage code gives what it gives the
 * smaller order.
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
    available: ownPointsUsed(existing),
    codes: existing.pointCode ? [existing.pointCode] : [],
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
    pointCode: storedCode(totals),
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

/**
 * What a card-paid order with these quantities would give back, before staff decide: money, cents, of what `refunds` have
 * left of its payments, and the customer's own points that it no longer uses, hundredths.
 */
export function givenByReduction(
  existing: Order,
  quantities: Record<string, number>,
  menus: Menus,
  refunds: readonly CountedRefund[],
): { money: Cents; points: Cents } {
  const { attemptId, orderDate: now } = existing;
  const { order, toReturn } = reducedOrder(existing, quantities, menus, { attemptId, now });
  const { left } = paidAndLeft(amountPaid(existing), refunds);
  return {
    money: Math.max(0, Math.min(toReturn, left)),
    points: Math.max(0, ownPointsUsed(existing) - ownPointsUsed(order)),
  };
}

/** The catalogue with the prices and titles that the lines of the order have. */
function atOrderedPrices(existing: Order, menus: Menus): Menus {
  const ordered = Object.entries(existing.menus).flatMap(([menuKey, line]) => {
    const menu = Object.hasOwn(menus, menuKey) ? menus[menuKey] : undefined;
    if (!menu) return [];
    const titles = translationsOf(
      'title',
      (language) => fieldIn(line, 'menuTitle', language) ?? fieldIn(menu, 'title', language),
    );
    return [[menuKey, { ...menu, title: line.menuTitle, ...titles, price: line.price }] as const];
  });
  return { ...menus, ...Object.fromEntries(ordered) };
}
