import { isMobile, nationalDigits } from '../customer/phone.ts';
import { amountOwed, amountPaid, type Order } from '../order/order.ts';
import { isCardPaid } from '../order/payment-methods.ts';

/** One text about an order. */
export interface TextRecipient {
  phone: string;
  /** Whether it tells amounts. */
  amounts: boolean;
  /** It is the copy for whoever has ordered. */
  copy: boolean;
}

/** What of an order decides whom its texts go to. */
type TextedOrder = Parameters<typeof amountPaid>[0] &
  Pick<Order, 'paymentMethod' | 'paid' | 'madeByUser'> & { customerInfo: { phone: string } };

/**
 * Whether an order's texts go to somebody else than whoever has ordered: the account's own number (`own`) is that of its
 * profile. Without one nobody else is known.
 */
function goesToAnother(phone: string, own: string | undefined): boolean {
  return own !== undefined && own !== '' && nationalDigits(phone) !== nationalDigits(own);
}

/** Whether a copy can be offered: the text goes to another number, and the account's own takes texts. */
export function mayHaveCopy(phone: string, own: string | undefined): own is string {
  return goesToAnother(phone, own) && isMobile(own ?? '');
}

/** The number that a copy goes to; undefined without one. */
export function copyGoesTo(
  phone: string,
  own: string | undefined,
  wantsCopy: boolean,
): string | undefined {
  return wantsCopy && mayHaveCopy(phone, own) ? own : undefined;
}

/**
 * Whom an order's confirmation and cancellation are sent to (spec §7): its phone, and as a copy the account's own number, if
 * the customer has asked for copies and the order goes to another. Somebody else reads no amounts of an order that a card
 * has paid; what is to be paid at the door they have to know. What staff have taken or changed tells them as well unless
 * there is a copy: the amounts, also those of a refund, have to reach somebody.
 */
export function textRecipients(
  order: TextedOrder,
  own: string | undefined,
  wantsCopy: boolean,
): { first: TextRecipient; copy?: TextRecipient } {
  const { phone } = order.customerInfo;
  const copyTo = copyGoesTo(phone, own, wantsCopy);
  const nothingToPay = isCardPaid(order) && amountPaid(order) > 0 && amountOwed(order) === 0;
  const tellsNobodyElse = !order.madeByUser && copyTo === undefined;
  const amounts = !goesToAnother(phone, own) || !nothingToPay || tellsNobodyElse;
  const first = { phone, amounts, copy: false };
  return copyTo === undefined
    ? { first }
    : { first, copy: { phone: copyTo, amounts: true, copy: true } };
}
