import type { PayLink } from '../card/pay-link.ts';
import type { Order } from '../order/order.ts';
import { planOrder } from '../order/plan/order-plan.ts';
import { contextWith, date, dateId, now, orderKey, requestWith } from './fixtures.ts';

/** An order by phone of three soups, $60, that waits to be paid by a link. */
export function linkWith(changes: Partial<PayLink> = {}): PayLink {
  const plan = planOrder(requestWith({ paymentMethod: 'card' }), contextWith());
  if (plan.kind !== 'pay-first') throw new Error('not a card order');
  const order: Order = { ...plan.order, madeByUser: false };
  return {
    ...{ uid: 'u1', dateId, orderKey, order, amount: 6000, until: date.finishDate },
    ...{ state: 'open', takenAt: now, opened: [] },
    ...changes,
  };
}
