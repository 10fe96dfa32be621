import type { Language } from '../../lib/language.ts';
import type { Cents } from '../../lib/money.ts';
import type { Order } from '../order.ts';
import {
  isCardPaid,
  type OnDeliveryMethod,
  onDeliveryMethods,
  paymentMethods,
} from '../payment-methods.ts';
import { cardAmountProblem } from '../plan/order-limits.ts';

/** What the order buttons depend on (spec §5). */
export interface OrderingState {
  signedIn: boolean;
  /** `isCashAvailable` and `isAgedCare` of the user. */
  cashAllowed: boolean;
  agedCare: boolean;
  language: Language;
  /** The existing order for the same date and address: `priorOf`. */
  prior: 'none' | 'unpaid' | 'paid-by-card';
  /**
   * `toPay` of the totals; for a prior card order the difference, negative if the edit makes the order
   * cheaper.
   */
  toPay: Cents;
}

/**
 * The button of a method that is paid on delivery. `order` and `edit` differ in their label;
 * `already-paid-by-card` is the red button, which explains why paying on delivery is not possible.
 */
export type OnDeliveryButton =
  | { kind: 'hidden' }
  | { kind: 'already-paid-by-card' }
  | { kind: 'order' | 'edit'; amount: Cents };

/** Why the card button is shown but disabled. */
export type CardButtonBlock = NonNullable<ReturnType<typeof cardAmountProblem>>;

export type CardButton =
  /** Replaced by an inline red notice that the final amount is less than what was paid. */
  | { kind: 'hidden'; notice: 'below-card-payment' }
  /** `edit-same`: saved without a payment; `edit-difference`: `amount` is what the edit still costs. */
  | {
      kind: 'order' | 'edit-cash' | 'edit-same' | 'edit-difference';
      amount: Cents;
      blockedBy: CardButtonBlock | null;
    };

/** The button of each payment method. */
export type OrderingButtons = { card: CardButton } & Record<OnDeliveryMethod, OnDeliveryButton>;

/** The payment state of an existing order: one that no card has paid can still be paid on delivery. */
export function priorOf(existing: Order | undefined): OrderingState['prior'] {
  if (!existing) return 'none';
  return isCardPaid(existing) ? 'paid-by-card' : 'unpaid';
}

/** The buttons of the order dialog. */
export function orderingButtons(state: OrderingState): OrderingButtons {
  const onDelivery = onDeliveryMethods.map((method) => [method, onDeliveryButton(method, state)]);
  return { ...Object.fromEntries(onDelivery), card: cardButton(state) };
}

/**
 * The red button takes the cash button's place for every prior card order, so the specification's "or points
 * remain" (which would show the cash button next to a card order in Korean) never applies. For English the
 * specification has no rule about signing in; a visitor has no role, so the button is hidden in English too.
 */
function onDeliveryButton(method: OnDeliveryMethod, state: OrderingState): OnDeliveryButton {
  const user = { isCashAvailable: state.cashAllowed, isAgedCare: state.agedCare };
  if (!paymentMethods[method].allowedFor(user)) return { kind: 'hidden' };
  if (state.language === 'ko' && !state.signedIn) return { kind: 'hidden' };
  if (state.prior === 'paid-by-card') return { kind: 'already-paid-by-card' };
  return { kind: state.prior === 'unpaid' ? 'edit' : 'order', amount: state.toPay };
}

/**
 * With nothing left to pay it orders by points alone, and points that are left stay the customer's. The specification
 * disables the button then, which leaves a customer who may only pay by card no way to order.
 */
function cardButton({ prior, toPay }: OrderingState): CardButton {
  if (prior === 'paid-by-card' && toPay < 0)
    return { kind: 'hidden', notice: 'below-card-payment' };
  const blockedBy = cardAmountProblem(toPay);
  if (prior === 'none') return { kind: 'order', amount: toPay, blockedBy };
  if (prior === 'unpaid') return { kind: 'edit-cash', amount: toPay, blockedBy };
  return { kind: toPay === 0 ? 'edit-same' : 'edit-difference', amount: toPay, blockedBy };
}
