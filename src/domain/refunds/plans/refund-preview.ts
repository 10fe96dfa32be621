import { type Cents, toCents } from '../../lib/money.ts';
import { titlesOf } from '../../order/line-titles.ts';
import { amountPaid, type Order, type OrderLine, quantitiesOf } from '../../order/order.ts';
import type { GivenBefore, RefundPart } from '../payments/held-money.ts';
import type { RefundTarget } from '../refund.ts';
import type { RefundState } from '../refund-actions.ts';

/** The amounts of an order; cents and hundredths of points. */
export interface OrderFigures {
  lines: Record<string, OrderLine>;
  total: Cents;
  pointsUsed: Cents;
  pointsEarned: Cents;
  /** Paid by card. */
  paid: Cents;
}

/** The preview that staff see before they confirm a decision; the decision must match it. */
export interface RefundPreview {
  /** What has been given for this order already: somebody else may have settled the matter. */
  given: GivenBefore;
  before: OrderFigures;
  /** Undefined if the order is deleted. */
  after: OrderFigures | undefined;
  amount: Cents;
  to: RefundTarget;
  parts: RefundPart[];
  /** Part of the amount that can no longer go back (`heldAmount`). */
  missing: Cents;
  /** Point balance, hundredths; negative if earned points that are taken back have been spent. */
  balanceBefore: Cents;
  balanceAfter: Cents;
  /** The earned points that are taken back had been confirmed. */
  confirmed: boolean;
  creditNote: boolean;
}

export function figuresOf(order: Order): OrderFigures {
  return {
    lines: order.menus,
    total: toCents(order.totalPrice),
    pointsUsed: toCents(order.usedPoint),
    pointsEarned: toCents(order.point),
    paid: amountPaid(order),
  };
}

/** The order as the staff log keeps it. */
export function loggedOrder({ lines, total }: OrderFigures): RefundState['order'] {
  const list = Object.values(lines).map((line) => ({ ...titlesOf(line), q: line.q }));
  return { total, lines: list };
}

/** The figures of a preview that must be unchanged when the decision is carried out, as text. */
export function previewKey(preview: RefundPreview): string {
  const { given, amount, to, parts, missing, after, balanceAfter } = preview;
  const before = [given.amount, given.refunds];
  const shares = parts.map((part) => [part.payment_intent, part.amount]);
  const figures = after && [quantitiesOf({ menus: after.lines }), after.pointsUsed];
  return JSON.stringify([
    before,
    amount,
    to,
    shares,
    missing,
    figures,
    after?.pointsEarned,
    balanceAfter,
  ]);
}
