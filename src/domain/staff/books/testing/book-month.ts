import { toDollars, toFixedDollars } from '../../../lib/money.ts';
import type { Menus } from '../../../menus/menu.ts';
import type { Order } from '../../../order/order.ts';
import { ownOrderId } from '../../../order/order-id.ts';
import type { Refund } from '../../../refunds/refund.ts';
import { menus as someMenus } from '../../../testing/fixtures.ts';
import { cashOrder } from '../../../testing/staff-actors.ts';
import type { BookMonth } from '../sales-month.ts';

export const seller = { abn: '51824753556', gstFrom: '2026-01-01' };
export const words = {
  pointsUsed: 'Points used',
  deducted: 'Deducted',
  byPoints: 'Paid with points',
  givenBack: 'Given back',
  refund: 'Refund',
  dispute: 'Dispute',
  cancelledOrder: 'Cancelled order',
};
export const soup = someMenus.soup as Menus[string];
/** Two taxable dishes and one that is GST-free. */
export const menus: Menus = { taxed: soup, taxed2: soup, free: { ...soup, gstFree: true } };
export const dateId = '20261124_1763000000000';

/** An order of these dishes, cents a portion, that uses points. */
export function orderOf(
  dishes: Record<string, { price: number; q: number }>,
  { points = 0, ...changes }: Partial<Order> & { points?: number } = {},
): Order {
  const total = Object.values(dishes).reduce((sum, { price, q }) => sum + price * q, 0);
  const lines = Object.entries(dishes).map(([menuKey, { price, q }]) => {
    const [one, all] = [toDollars(price), toDollars(price * q)];
    return [menuKey, { menuKey, menuTitle: menuKey, price: one, q, subTotal: all }];
  });
  return cashOrder({
    dateId,
    menus: Object.fromEntries(lines),
    totalPrice: toFixedDollars(total),
    usedPoint: toDollars(points),
    ...changes,
  });
}

export const paid = orderOf({ taxed: { price: 3000, q: 2 }, free: { price: 1000, q: 1 } });
/** November without anything but what is given. */
export const monthWith = (changes: Partial<BookMonth> = {}): BookMonth => ({
  month: '2026-11',
  orders: [],
  refunds: [],
  paidOrder: () => paid,
  menus,
  gstChanges: [],
  invoices: [],
  seller,
  language: 'en',
  words,
  ...changes,
});

/** A reduction of `paid` by $10 in its own month, or what is given. */
export const refundOf = (changes: Partial<Refund> = {}): Refund => ({
  ...{ id: 'r1', decision: 'd1', kind: 'reduction', state: 'succeeded', amount: 1000, to: 'card' },
  ...{ priceReduction: 1000, payment_intent: 'pi_1', uid: 'u1', dateId, orderId: ownOrderId(paid) },
  ...{ actor: 'boss', actorName: 'boss@example.com', reason: 'sick', at: 0, changedAt: 0 },
  at: Date.parse('2026-11-28T01:00:00Z'),
  ...changes,
});
