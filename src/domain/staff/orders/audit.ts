import { type Cents, toCents } from '../../lib/money.ts';
import { sameValue } from '../../lib/same-value.ts';
import type { Menus } from '../../menus/menu.ts';
import { amountPaid, linesTotal, type Order } from '../../order/order.ts';
import { orderKeyOf } from '../../order/order-key.ts';
import { awaitsPayment, isCardPaid } from '../../order/payment-methods.ts';
import { minimumOrder } from '../../order/plan/order-limits.ts';
import {
  defaultPointRate,
  earnedKey,
  type Ledger,
  ledgerKey,
  pointRateFor,
  pointsEarned,
} from '../../points/points.ts';
import { refundSums } from '../../refunds/payments/refund-sums.ts';
import { needsRetry, type Refund } from '../../refunds/refund.ts';

/** One inconsistency in a stored order; amounts in cents. */
export type Finding =
  | { code: 'bad-line'; menuKey: string }
  | { code: 'bad-amount'; field: 'totalPrice' | 'usedPoint' | 'point' }
  | { code: 'line-sum'; menuKey: string; stored: Cents; computed: Cents }
  | { code: 'price-differs'; menuKey: string; stored: Cents; catalogue: Cents }
  | { code: 'unknown-menu'; menuKey: string }
  /** A menu that is no longer active, whether the date lists it or not. */
  | { code: 'not-on-sale'; menuKey: string }
  | { code: 'total'; stored: Cents; computed: Cents }
  | { code: 'below-minimum'; total: Cents }
  | { code: 'over-limit'; menuKey: string; ordered: number; limit: number }
  | { code: 'order-key'; expected: string }
  | { code: 'points-used'; stored: Cents; ledger: Cents }
  | { code: 'points-earned'; stored: Cents; computed: Cents }
  | { code: 'card-not-paid' }
  /**
   * The payments minus the reductions by refunds (`priceReduction`) differ from the amount that a card has paid
   * according to the order.
   */
  | { code: 'payments'; stored: Cents; computed: Cents }
  /** A refund failed and nobody has repeated it. */
  | { code: 'refund-failed'; amount: Cents }
  | { code: 'stores-differ' };

/** What an order is compared with. */
export interface AuditContext {
  menus: Menus;
  menuLimitForPerson: Record<string, number>;
  ledger: Ledger;
  /** The same order in ordersForCustomer. */
  customerCopy: Order | undefined;
  /**
   * The refunds of this order, and the sum of its card payments, cents; undefined if no checkout is stored.
   */
  refunds?: readonly Refund[] | undefined;
  received?: Cents | undefined;
  /** Quantities of all orders of this person on the date: menuKey → quantity. */
  ordered: Record<string, number>;
}

/** Recomputes one stored order and returns every inconsistency that security rules cannot detect. */
export function auditOrder(order: Order, context: AuditContext): Finding[] {
  // Invalid numbers cannot be added up, so only the checks that need no sums run.
  const invalid = invalidNumbers(order);
  if (invalid.length > 0) return [...invalid, ...orderLevelFindings(order, context)];
  return [
    ...lineFindings(order, context),
    ...sumFindings(order, context),
    ...refundFindings(order, context),
    ...pointFindings(order, context),
    ...orderLevelFindings(order, context),
  ];
}

function invalidNumbers(order: Order): Finding[] {
  const findings: Finding[] = Object.entries(order.menus)
    .filter(
      ([, line]) =>
        !Number.isInteger(line.q) ||
        line.q <= 0 ||
        !isAmount(line.price) ||
        line.price < 0 ||
        !isAmount(line.subTotal),
    )
    .map(([menuKey]) => ({ code: 'bad-line', menuKey }));
  for (const field of ['totalPrice', 'usedPoint', 'point'] as const) {
    if (!isAmount(order[field])) findings.push({ code: 'bad-amount', field });
  }
  return findings;
}

function isAmount(value: unknown): boolean {
  try {
    toCents(value as number);
    return true;
  } catch {
    return false;
  }
}

function lineFindings(
  order: Order,
  { menus, menuLimitForPerson, ordered }: AuditContext,
): Finding[] {
  const findings: Finding[] = [];
  for (const [menuKey, line] of Object.entries(order.menus)) {
    const computed = toCents(line.price) * line.q;
    const stored = toCents(line.subTotal);
    if (stored !== computed) findings.push({ code: 'line-sum', menuKey, stored, computed });
    const menu = menus[menuKey];
    if (!menu) findings.push({ code: 'unknown-menu', menuKey });
    else if (toCents(menu.price) !== toCents(line.price)) {
      const catalogue = toCents(menu.price);
      findings.push({ code: 'price-differs', menuKey, stored: toCents(line.price), catalogue });
    }
    if (menu && !menu.active) {
      findings.push({ code: 'not-on-sale', menuKey });
    }
    const limit = menuLimitForPerson[menuKey];
    const count = ordered[menuKey] ?? line.q;
    if (limit !== undefined && count > limit) {
      findings.push({ code: 'over-limit', menuKey, ordered: count, limit });
    }
  }
  return findings;
}

function sumFindings(order: Order, { refunds = [] }: AuditContext): Finding[] {
  const findings: Finding[] = [];
  const stored = toCents(order.totalPrice);
  const computed = linesTotal(order.menus);
  if (stored !== computed) findings.push({ code: 'total', stored, computed });
  // Staff may reduce an order below the minimum.
  const reduced = refunds.some(({ priceReduction }) => priceReduction !== undefined);
  if (computed < minimumOrder && !reduced)
    findings.push({ code: 'below-minimum', total: computed });
  return findings;
}

function refundFindings(order: Order, { refunds = [], received }: AuditContext): Finding[] {
  const findings: Finding[] = refunds
    .filter(needsRetry)
    .map(({ amount }) => ({ code: 'refund-failed', amount }));
  if (received === undefined || !isCardPaid(order)) return findings;
  const stored = amountPaid(order);
  const computed = received - refundSums(refunds).priceReductions;
  if (stored !== computed) findings.push({ code: 'payments', stored, computed });
  return findings;
}

function pointFindings(order: Order, { ledger, menus }: AuditContext): Finding[] {
  const findings: Finding[] = [];
  const used = toCents(order.usedPoint);
  const inLedger = toCents(ledger[ledgerKey(order.dateId, order.orderKey)]?.usedPoint ?? 0);
  if (used !== inLedger) findings.push({ code: 'points-used', stored: used, ledger: inLedger });

  const earning = Object.values(order.menus)
    .filter((line) => menus[line.menuKey] && !menus[line.menuKey]?.noPoint)
    .reduce((sum, line) => sum + toCents(line.price) * line.q, 0);
  const shopRate = order.recoredPointRate ?? defaultPointRate;
  const rate = pointRateFor(order.customPointRate, shopRate);
  const computed = pointsEarned(earning, used, rate);
  const credited = ledger[earnedKey(order.dateId, order.orderKey)]?.point ?? 0;
  for (const stored of new Set([toCents(order.point), toCents(credited)])) {
    if (stored !== computed) findings.push({ code: 'points-earned', stored, computed });
  }
  return findings;
}

function orderLevelFindings(order: Order, { customerCopy }: AuditContext): Finding[] {
  const findings: Finding[] = [];
  const expected = orderKeyOf(order.customerInfo, order.customerInfo.uid);
  if (expected !== order.orderKey) findings.push({ code: 'order-key', expected });
  if (awaitsPayment(order)) findings.push({ code: 'card-not-paid' });
  if (!customerCopy || !sameValue(customerCopy, order)) findings.push({ code: 'stores-differ' });
  return findings;
}
