import { getFirestore } from 'firebase-admin/firestore';
import { stores } from '../../../src/domain/document-write.ts';
import type { Refund } from '../../../src/domain/refunds/refund.ts';
import { applyProviderRefund, syncPayment } from './apply-refund.ts';
import { listRefunds } from './provider.ts';
import { sendRefund } from './send-refund.ts';
import { sweepRefundSms } from './send-refund-sms.ts';

/** How far back the provider's refunds are looked at: longer than it repeats a webhook. */
const lookBack = 7 * 24 * 60 * 60_000;

/**
 * Finishes refunds that a crash left, asks about those that wait, and finds those from the provider's dashboard
 * whose webhook was lost. Returns how many it looked at.
 */
export async function sweepRefunds(now: number): Promise<number> {
  const records = getFirestore().collection(stores.refunds);
  const open = await records.where('state', 'in', ['requested', 'pending']).get();
  const refunds = open.docs.map((document) => document.data() as Refund);
  const waiting = refunds.filter(({ state }) => state === 'pending');
  const payments = new Set(waiting.flatMap(({ payment_intent }) => payment_intent ?? []));
  const steps = [
    ...refunds
      .filter(({ state }) => state === 'requested')
      .map(
        ({ id }) =>
          () =>
            sendRefund(id, true),
      ),
    ...[...payments].map((payment) => () => syncPayment(payment)),
    async () => {
      for (const refund of await listRefunds({ since: now - lookBack })) {
        await applyProviderRefund(refund);
      }
    },
    () => sweepRefundSms(now),
  ];
  for (const step of steps) {
    // One that fails must not keep the others from being looked at; the next sweep tries it again.
    await step().catch((error) => console.error('sweep of refunds', error));
  }
  return open.size;
}
