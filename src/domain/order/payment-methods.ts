import { mayPayCash, type User } from '../customer/user.ts';

/** The rules of a payment method (spec §4, §5). */
interface PaymentMethodRules {
  /**
   * The order must be paid through the payment provider before it is stored, which the functions do;
   * otherwise it is paid on delivery, and the browser stores it.
   */
  prepaid: boolean;
  /** Its customer may cancel the order while the date is open. */
  cancellable: boolean;
  /** Which customers may choose it. */
  allowedFor: (user: Pick<User, 'isCashAvailable' | 'isAgedCare'>) => boolean;
}

/**
 * Every payment method, by the value that orders store. To add one that is paid on delivery, add its rules
 * here, its words in src/i18n/payment-message.ts, and let firestore.rules accept its orders; the type checker
 * and tests/rules/legal-flows.test.ts say what is missing.
 */
export const paymentMethods = {
  cash: { prepaid: false, cancellable: true, allowedFor: mayPayCash },
  card: { prepaid: true, cancellable: false, allowedFor: () => true },
} satisfies Record<string, PaymentMethodRules>;

export type PaymentMethod = keyof typeof paymentMethods;

/** The methods by which an order is paid at the door. */
export type OnDeliveryMethod = {
  [M in PaymentMethod]: (typeof paymentMethods)[M]['prepaid'] extends true ? never : M;
}[PaymentMethod];

const isOnDelivery = (method: PaymentMethod): method is OnDeliveryMethod =>
  !paymentMethods[method].prepaid;

export const allPaymentMethods = Object.keys(paymentMethods) as PaymentMethod[];

export const onDeliveryMethods = allPaymentMethods.filter(isOnDelivery);

/** Whether an order by this method is paid through the payment provider before it is stored. */
export function isPrepaid({ paymentMethod }: { paymentMethod: PaymentMethod }): boolean {
  return paymentMethods[paymentMethod].prepaid;
}

type Payment = { paymentMethod: PaymentMethod; paid: boolean };
/** Of an order that may be told of without its payment. */
type PerhapsPayment = { [Part in keyof Payment]?: Payment[Part] | undefined };

/** Whether the customer has paid this order through the payment provider. */
export function isCardPaid(order: PerhapsPayment | undefined): boolean {
  const { paymentMethod, paid = false } = order ?? {};
  return paymentMethod !== undefined && isPrepaid({ paymentMethod }) && paid;
}

/** Whether this order must still be paid before it can be stored. */
export function awaitsPayment(order: Payment): boolean {
  return isPrepaid(order) && !order.paid;
}
