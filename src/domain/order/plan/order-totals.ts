import { type Cents, toCents, toDollars } from '../../lib/money.ts';
import type { Menus } from '../../menus/menu.ts';
import { bestCode, type OrderCode, type PercentCode } from '../../points/order-code.ts';
import { pointsEarned, pointsToUse } from '../../points/points.ts';
import { amountPaid, linesTotal, type Order, type OrderLine, orderLine } from '../order.ts';
import { isCardPaid } from '../payment-methods.ts';
import { cardAmountProblem, minCardPayment } from './order-limits.ts';

/** All amounts that the order dialog shows; cents and hundredths of points. */
export interface OrderTotals {
  lines: Record<string, OrderLine>;
  /** Sum of lines before points. */
  total: Cents;
  /** Points that the order uses, those of `code` included. */
  pointsUsed: Cents;
  /** The percentage code that it uses, with the points that it gives. */
  code: (PercentCode & { points: Cents }) | undefined;
  /** Points left over because they cover more than the total; 0 otherwise (spec §5). */
  pointsRemaining: Cents;
  pointsEarned: Cents;
  /** Amount due for the whole order after points. */
  due: Cents;
  /**
   * To pay now: the difference for an edit of a card-paid order, else `due`. Negative if the edit makes the
   * order cheaper.
   */
  toPay: Cents;
  /**
   * Difference of an edited card-paid order that is too small to charge to a card: the customer pays it at
   * the door or with the next edit.
   */
  owed: Cents;
}

/**
 * The totals of an order with these final quantities at current prices. A line whose menu is no longer in the
 * catalogue keeps its ordered price and earns no points. Quantities must be whole numbers; `lineProblems`
 * reports those that are not.
 */
export function orderTotals(input: {
  quantities: Record<string, number>;
  menus: Menus;
  existing: Order | undefined;
  usePoint: boolean;
  /** Points that this order may spend, hundredths: `pointsAvailable` of points.ts. */
  available: Cents;
  /** The percentage codes that it may use: `usableCodes`; the one that gives most is used. */
  codes?: readonly PercentCode[];
  /** Percent. */
  pointRate: number;
  /** Use only so many points that the rest is large enough to be paid by card. */
  keepForCard?: boolean | undefined;
}): OrderTotals {
  const lines: Record<string, OrderLine> = {};
  let earning = 0;
  for (const [menuKey, q] of Object.entries(input.quantities)) {
    if (q <= 0) continue;
    // Checks own members only, because a request may contain the key "constructor".
    const menu = Object.hasOwn(input.menus, menuKey) ? input.menus[menuKey] : undefined;
    const line = menu
      ? orderLine(menuKey, menu, q)
      : lineAtOrderedPrice(input.existing, menuKey, q);
    if (!line) continue;
    lines[menuKey] = line;
    if (menu && !menu.noPoint) earning += toCents(line.subTotal);
  }
  const total = linesTotal(lines);
  const cardPaid = isCardPaid(input.existing);
  const best = bestCode(input.codes ?? [], total);
  const left = total - (best?.points ?? 0);
  const most = total - left + pointsToUse(input.usePoint, input.available, left);
  const keep = input.keepForCard && !cardPaid && cardAmountProblem(total - most) !== null;
  const pointsUsed = keep ? Math.max(0, total - minCardPayment) : most;
  const due = total - pointsUsed;
  const rest = due - (input.existing && cardPaid ? amountPaid(input.existing) : 0);
  const owed = cardPaid && cardAmountProblem(rest) ? rest : 0;
  return {
    lines,
    total,
    pointsUsed,
    code: best && { ...best, points: Math.min(best.points, pointsUsed) },
    pointsRemaining: input.usePoint ? Math.max(0, input.available - left) : 0,
    pointsEarned: pointsEarned(earning, pointsUsed, input.pointRate),
    due,
    toPay: rest - owed,
    owed,
  };
}

/** The percentage code of these totals as an order stores it. */
export function storedCode({ code }: Pick<OrderTotals, 'code'>): OrderCode | undefined {
  if (!code) return undefined;
  const { points, ...terms } = code;
  return { ...terms, point: toDollars(points) };
}

function lineAtOrderedPrice(
  order: Order | undefined,
  menuKey: string,
  q: number,
): OrderLine | undefined {
  const line = order && Object.hasOwn(order.menus, menuKey) ? order.menus[menuKey] : undefined;
  return line && { ...line, q, subTotal: toDollars(toCents(line.price) * q) };
}
