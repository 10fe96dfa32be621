import type { Language } from '../../../../domain/lib/language.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { orderIdOf, refOf } from '../../../../domain/order/order-id.ts';
import { orderVersion, paidVersion } from '../../../../domain/order/plan/order-plan.ts';
import type { CallerDetails } from './caller-details.ts';
import type { Caller } from './choose-customer.tsx';

/** At the door, or by card through a link. */
export type PhonePayment = 'cash' | 'card';

/** What staff have typed into the form of an order by phone and not saved; removed when they sign out. */
export interface OrderDraft {
  caller: Caller;
  /** The stored order that the form was filled from; undefined for a new one. */
  seen: Order | undefined;
  details: CallerDetails;
  lang: Language | undefined;
  request: string;
  quantities: Record<string, number>;
  /** Name of the draft of a new order that was put into this one, and ends with it. */
  from: string;
  /** How a new order is paid. */
  payment: PhonePayment;
  /** Why the order is taken although it breaks a rule. */
  overrideReason: string;
  /** The attempt to save this content. Sent again unchanged, it does not store a second order. */
  attempt: { id: string; content: string };
}

/** Name of the draft of a date's new order. */
export const newOrderDraft = (dateId: string) => `phone-order-${dateId}`;

/** Name of the draft with the changes to an order that waits to be paid by a link. */
export const linkDraft = (id: string) => `phone-order-link-${id}`;

/** Name of the draft with the changes to a stored order. */
export const editDraft = (order: Order) => `phone-order-${order.dateId}-${orderIdOf(refOf(order))}`;

/** Name of the draft with the dishes to be added to a paid order: one with other dishes is not continued. */
export const addDraft = (order: Order) =>
  `${editDraft(order)}-add-${paidVersion(orderVersion(order))}`;
