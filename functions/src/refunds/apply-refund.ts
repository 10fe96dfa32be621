import { getFirestore } from 'firebase-admin/firestore';
import type { Checkout } from '../../../src/domain/card/checkout.ts';
import { ordersOfDate } from '../../../src/domain/order/stored/archived-orders.ts';
import type { CustomerRefunds } from '../../../src/domain/refunds/customer-refunds.ts';
import { nextCreditNote } from '../../../src/domain/refunds/payments/credit-note.ts';
import type { ProviderRefund } from '../../../src/domain/refunds/payments/held-money.ts';
import {
  ownerOfPayment,
  type PaymentOwner,
  planProviderRefund,
} from '../../../src/domain/refunds/payments/provider-refund.ts';
import type { CustomerRefund, Refund } from '../../../src/domain/refunds/refund.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import { checkoutsOf } from '../payments/checkouts.ts';
import { runInTurn } from '../run-each.ts';
import { runPlan } from '../run-plan-as-admin.ts';

/**
 * Updates the records of refunds, of which Stripe names the newest first, each although another fails; throws at the end if one
 * has failed. Begins with the oldest: whoever repeats a failed refund in the dashboard may know of it before the shop does.
 */
export async function applyAll(refunds: readonly ProviderRefund[]): Promise<void> {
  const failed = await runInTurn(
    'the record of a refund',
    refunds.toReversed(),
    applyProviderRefund,
  );
  if (failed.length > 0) throw new Error(`refunds were not recorded: ${failed.join(', ')}`);
}

/** Updates one record from Stripe's refund; creates it for a refund that this shop did not request. */
export async function applyProviderRefund(refund: ProviderRefund): Promise<void> {
  const checkout = await checkoutOfPayment(refund.payment_intent);
  const siblings = checkout
    ? (await checkoutsOf(checkout, () => true)).map((stored) => stored.checkout)
    : [];
  await runPlan(async (read) => {
    const asked = refund.record && (await readRefund(read, refund.record));
    const stored = asked || (await readRefund(read, refund.id));
    const owner = checkout && {
      ...(await ownerOf(read, checkout, refund.payment_intent, siblings)),
      nextCreditNote: nextCreditNote(await read(`${stores.common}/creditNote`)),
    };
    const uid = stored?.uid ?? owner?.uid;
    const known = uid === undefined ? [] : await readKnown(read, uid);
    const ofPayment = await readOfPayment(read, known, refund.payment_intent);
    return { writes: planProviderRefund(refund, stored, owner, ofPayment, known, Date.now()) };
  });
}

/** The session that a payment paid; undefined for one of another shop on the same account. */
export async function checkoutOfPayment(payment_intent: string): Promise<Checkout | undefined> {
  const found = await getFirestore()
    .collection(stores.checkouts)
    .where('payment_intent', '==', payment_intent)
    .limit(1)
    .get();
  return found.docs[0]?.data() as Checkout | undefined;
}

export async function readRefund(read: ReadDocument, id: string): Promise<Refund | undefined> {
  return (await read(`${stores.refunds}/${id}`)) as unknown as Refund | undefined;
}

/** All refunds of a customer. */
export async function readKnown(read: ReadDocument, uid: string): Promise<CustomerRefund[]> {
  const stored = (await read(`${stores.refundsForCustomer}/${uid}`)) as CustomerRefunds | undefined;
  return Object.values(stored?.refunds ?? {});
}

/** The records of a payment's refunds, among those of its customer. */
export async function readOfPayment(
  read: ReadDocument,
  known: readonly CustomerRefund[],
  payment_intent: string,
): Promise<Refund[]> {
  const ids = known.filter((refund) => refund.payment_intent === payment_intent);
  const found = await Promise.all(ids.map(({ id }) => readRefund(read, id)));
  return found.flatMap((refund) => refund ?? []);
}

/** Whose payment it is, and of which order; `siblings` are the customer's sessions of the date. */
export async function ownerOf(
  read: ReadDocument,
  checkout: Checkout,
  payment_intent: string,
  siblings: readonly Checkout[],
): Promise<Omit<PaymentOwner, 'nextCreditNote'>> {
  const { uid, dateId } = checkout;
  const ofDate = Object.values(await ordersOfDate(read, uid, dateId));
  return ownerOfPayment(payment_intent, checkout, ofDate, siblings);
}
