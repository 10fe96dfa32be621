import { shopConfig } from '../../../data/shop-config.ts';
import { isOutside, parseAreaCircle } from '../../../domain/customer/delivery-area.ts';
import { isSameDoor } from '../../../domain/customer/same-door.ts';
import { areaOf } from '../../../domain/dates/date-card.ts';
import { deliveryInfoOf, type Order } from '../../../domain/order/order.ts';
import { orderKeyOf } from '../../../domain/order/order-key.ts';
import type { PaymentMethod } from '../../../domain/order/payment-methods.ts';
import { draftText, keepDraftText } from '../../../screen-state/drafts.ts';
import type { OrderForm } from '../form/use-order-form.ts';

/** What is asked about an order's address before it is sent, once per date and address. */
export type AddressQuestion =
  /** Whether to deliver to an address outside the date's area; it can be ordered anyway. */
  | { kind: 'area'; method: PaymentMethod }
  /** Whether it is the door of another order of the customer, written in another way. */
  | { kind: 'same-door'; method: PaymentMethod; order: Order };

/** The question to answer before a payment by this method; undefined if none is left. */
export function addressQuestion(
  form: OrderForm,
  method: PaymentMethod,
): AddressQuestion | undefined {
  const { info, existing } = form;
  const { date } = form.screenState;
  if (!date || !info) return undefined;
  const circle = parseAreaCircle(shopConfig.areas[areaOf(date)]);
  const questions: AddressQuestion[] = isOutside(info, circle) ? [{ kind: 'area', method }] : [];
  for (const order of Object.values(form.screenState.orders[form.dateId] ?? {})) {
    if (order.orderKey !== existing?.orderKey && isSameDoor(deliveryInfoOf(order), info)) {
      questions.push({ kind: 'same-door', method, order });
    }
  }
  return questions.find((question) => !draftText(acceptedName(form, question)));
}

/** Records that the customer goes on with the address as it is written. */
export function acceptAddress(form: OrderForm, question: AddressQuestion): void {
  keepDraftText(acceptedName(form, question), 'yes');
}

function acceptedName(
  { dateId, info, screenState: { uid } }: OrderForm,
  question: AddressQuestion,
): string {
  const address = `${dateId}-${info ? orderKeyOf(info, uid ?? '') : ''}`;
  return question.kind === 'area'
    ? `area-asked-${address}`
    : `door-asked-${address}-${question.order.orderKey}`;
}
