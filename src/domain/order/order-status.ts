import { stores } from '../store/document-write.ts';
import { type OrderRef, orderIdOf } from './order-id.ts';

/**
 * orderStatus/{dateId}/orders/{orderIdOf}: how far the shop has come with an order, without who of staff did it: when
 * it was packed, delivered and paid at the door, epoch ms. It is there while the order has such a mark, and as long only
 * staff change or cancel the order (`isUnderWay` of the rules).
 */
export interface OrderStatus extends Partial<Record<keyof typeof steps, number>> {
  uid: string;
}

/** The marks by which the shop begins with an order, and the step that each stands for; the last first. */
const steps = { delivered: 'delivered', 'cash-taken': 'paid', packed: 'packed' } as const;
const marksOfSteps = Object.keys(steps) as (keyof typeof steps)[];

/** What was done last with an order. */
export type OrderStep = (typeof steps)[keyof typeof steps];

/** Whether the shop begins with an order by this mark. */
export function isStep(mark: string): mark is keyof typeof steps {
  return mark in steps;
}

/** The document that says how far an order has come. */
export function orderStatusPath(order: OrderRef & { dateId: string }): string {
  return `${statusCollection(order.dateId)}/${orderIdOf(order)}`;
}

export function statusCollection(dateId: string): string {
  return `${stores.orderStatus}/${dateId}/orders`;
}

/** The step that an order has come to; undefined as long as its customer may change it. */
export function stepOf(status: OrderStatus | undefined): OrderStep | undefined {
  if (!status) return undefined;
  return steps[marksOfSteps.find((mark) => status[mark] !== undefined) ?? 'packed'];
}
