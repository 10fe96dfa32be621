import { getFirestore } from 'firebase-admin/firestore';
import {
  type Dispute,
  openDisputeStates,
  planDispute,
} from '../../../src/domain/refunds/payments/dispute.ts';
import type { ProviderRefund } from '../../../src/domain/refunds/payments/held-money.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { checkoutsOf } from '../payments/checkouts.ts';
import { runInTurn } from '../run-each.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { applyAll, checkoutOfPayment, ownerOf, readKnown, readOfPayment } from './apply-refund.ts';
import { listDisputes, listRefunds, readDispute } from './stripe-refunds.ts';

/**
 * Stores a dispute as Stripe has it now; ignores one of another shop on the same account. Events come in any order and more
 * than once, so none is believed: Stripe is asked once the record is read, and again whenever another call has written it
 * meanwhile. Throws what Stripe throws.
 */
export async function syncDispute(id: string): Promise<void> {
  const payment_intent = (await readDispute(id))?.payment_intent;
  const checkout = payment_intent && (await checkoutOfPayment(payment_intent));
  if (!payment_intent || !checkout) return;
  const siblings = (await checkoutsOf(checkout, () => true)).map((stored) => stored.checkout);
  const { name, phone } = checkout.order.customerInfo;
  await runPlan(async (read) => {
    const stored = (await read(`${stores.disputes}/${id}`)) as unknown as Dispute | undefined;
    const known = await readKnown(read, checkout.uid);
    const ofPayment = await readOfPayment(read, known, payment_intent);
    const of = await ownerOf(read, checkout, payment_intent, siblings);
    const owner = { ...of, name, phone, received: checkout.amount };
    const dispute = await readDispute(id);
    if (!dispute) return { writes: [] };
    return { writes: planDispute(dispute, stored, ofPayment, known, owner, Date.now()) };
  });
}

/**
 * Updates the records of a payment's refunds, each although another fails, then its disputes: what the bank has taken is not
 * owed by a refund that has failed. `refunds` are those that Stripe has, if they are known. Throws what Stripe throws.
 */
export async function syncPayment(
  payment_intent: string,
  refunds?: readonly ProviderRefund[],
): Promise<void> {
  await applyAll(refunds ?? (await listRefunds({ payment_intent })));
  for (const { id } of await listDisputes({ payment_intent })) await syncDispute(id);
}

/** Updates the disputes that are open, and those that began since (epoch ms): the webhook may have been lost. */
export async function reconcileDisputes(since: number): Promise<void> {
  const open = await getFirestore()
    .collection(stores.disputes)
    .where('state', 'in', openDisputeStates)
    .get();
  const found = await listDisputes({ since });
  const ids = new Set([...open.docs.map(({ id }) => id), ...found.map(({ id }) => id)]);
  await runInTurn('a dispute', ids, syncDispute);
}
