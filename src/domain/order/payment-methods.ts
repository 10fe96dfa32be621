import { mayPayCash, type User } from '../customer/user.ts';

/** The values that orders store. */
export type PaymentMethod = 'cash' | 'card';

/** The rules of a payment method (spec §4, §5). */
interface PaymentMethodRules {
  /**
   * The order must be paid through the payment provider before it is stored; otherwise it is paid on
   * delivery.
   */
  prepaid: boolean;
  /** Its customer may cancel the order while the date is open. */
  cancellable: boolean;
  /** Which customers may choose it. */
  allowedFor: (user: Pick<User, 'isCashAvailable' | 'isAgedCare'>) => boolean;
}

/**
 * Every payment method. To add one, add its rules here, its texts in src/features/ordering/form/payment-texts.ts,
 * and the code that stores its orders in use-submission.ts.
 */
export const paymentMethods: Record<PaymentMethod, PaymentMethodRules> = {
  cash: { prepaid: false, cancellable: true, allowedFor: mayPayCash },
  card: { prepaid: true, cancellable: false, allowedFor: () => true },
};

type Payment = { paymentMethod: PaymentMethod; paid: boolean };

/** Whether the customer has paid this order through the payment provider. */
export function isCardPaid(order: Payment | undefined): boolean {
  return order !== undefined && paymentMethods[order.paymentMethod].prepaid && order.paid;
}

/** Whether this order must still be paid before it can be stored. */
export function awaitsPayment({ paymentMethod, paid }: Payment): boolean {
  return paymentMethods[paymentMethod].prepaid && !paid;
}
