import { mayPayCash, type User } from './user.ts';

/** As orders store it. */
export type PaymentMethod = 'cash' | 'card';

/** The rules of a payment method (spec §4, §5). */
interface PaymentMethodRules {
  /** Paid through the payment provider before it becomes an order; otherwise paid on delivery. */
  prepaid: boolean;
  /** Its customer may cancel the order while the date is open. */
  cancellable: boolean;
  /** Which customers may choose it. */
  allowedFor: (user: Pick<User, 'isCashAvailable' | 'isAgedCare'>) => boolean;
}

/**
 * Every payment method. A further one needs its rules here, its texts in
 * src/features/ordering/payment-texts.ts, and its way to the store in use-submission.ts.
 */
export const paymentMethods: Record<PaymentMethod, PaymentMethodRules> = {
  cash: { prepaid: false, cancellable: true, allowedFor: mayPayCash },
  card: { prepaid: true, cancellable: false, allowedFor: () => true },
};

type Payment = { paymentMethod: PaymentMethod; paid: boolean };

/** An order that the payment provider has taken money for. */
export function isCardPaid(order: Payment | undefined): boolean {
  return order !== undefined && paymentMethods[order.paymentMethod].prepaid && order.paid;
}

/** An order that must be paid before it becomes one. */
export function awaitsPayment({ paymentMethod, paid }: Payment): boolean {
  return paymentMethods[paymentMethod].prepaid && !paid;
}
