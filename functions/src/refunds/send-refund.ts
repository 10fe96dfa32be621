import { getFirestore } from 'firebase-admin/firestore';
import type { ProviderRefund } from '../../../src/domain/refunds/payments/held-money.ts';
import { planRefusedRefund } from '../../../src/domain/refunds/payments/provider-refund.ts';
import type { Refund } from '../../../src/domain/refunds/refund.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { applyProviderRefund, readKnown, readRefund } from './apply-refund.ts';
import { createRefund, listRefunds, refusalOf } from './stripe-refunds.ts';

/**
 * Requests a stored refund from Stripe and stores the result. With `resumed` it may have been requested
 * before, so this checks Stripe's list first, as idempotency keys expire after a day. Throws if Stripe does
 * not respond; the refund then stays `requested` and the reconciliation job repeats it.
 */
export async function sendRefund(id: string, resumed = false): Promise<void> {
  const stored = (await getFirestore().collection(stores.refunds).doc(id).get()).data();
  const refund = stored as Refund | undefined;
  if (refund?.state !== 'requested' || refund.to !== 'card') return;
  const made = (resumed && (await findMade(refund))) || (await create(refund));
  if (made) await applyProviderRefund(made);
}

async function findMade({ id, payment_intent = '' }: Refund): Promise<ProviderRefund | undefined> {
  return (await listRefunds({ payment_intent })).find(({ record }) => record === id);
}

async function create(refund: Refund): Promise<ProviderRefund | undefined> {
  try {
    return await createRefund(refund);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    await runPlan(async (read) => {
      const stored = await readRefund(read, refund.id);
      const known = await readKnown(read, refund.uid);
      return { writes: planRefusedRefund(stored, refusal, known, Date.now()) };
    });
    return undefined;
  }
}
