import type { Order } from '../order/order.ts';
import { planOrder } from '../order/plan/order-plan.ts';
import type { StaffActor } from '../staff/staff-log.ts';
import { contextWith, now, requestWith } from './fixtures.ts';

/** A member of staff who makes a change. */
export const staffActor: StaffActor = {
  uid: 'boss',
  name: 'boss@example.com',
  now,
  entryId: 'entry-1',
};

/** Another member of staff, a minute later. */
export const otherActor: StaffActor = {
  uid: 'cook',
  name: 'cook@example.com',
  now: now + 60_000,
  entryId: 'entry-2',
};

/** An order of three soups for cash, $60, for the customer of the fixtures. */
export function cashOrder(changes: Partial<Order> = {}): Order {
  const plan = planOrder(requestWith(), contextWith());
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  return { ...plan.order, ...changes };
}
