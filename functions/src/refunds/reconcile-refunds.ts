import { getFirestore } from 'firebase-admin/firestore';
import type { Refund } from '../../../src/domain/refunds/refund.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { runInTurn, trySteps } from '../run-each.ts';
import { applyAll } from './apply-refund.ts';
import { reconcileDisputes, syncPayment } from './disputes.ts';
import { sendRefund } from './send-refund.ts';
import { resendRefundSms } from './send-refund-sms.ts';
import { listRefunds } from './stripe-refunds.ts';

/** How far back Stripe's refunds are checked, ms: longer than Stripe repeats a webhook. */
const lookBack = 7 * 24 * 60 * 60_000;

/**
 * Finishes refunds interrupted by a crash, updates pending ones, and finds those made in Stripe's dashboard, and disputes,
 * whose webhook was lost. Each goes on although another fails.
 */
export async function reconcileRefunds(now: number): Promise<void> {
  const records = getFirestore().collection(stores.refunds);
  const open = await records.where('state', 'in', ['requested', 'pending']).get();
  const refunds = open.docs.map((document) => document.data() as Refund);
  const waiting = refunds.filter(({ state }) => state === 'pending');
  const payments = new Set(waiting.flatMap(({ payment_intent }) => payment_intent ?? []));
  const requested = refunds.filter(({ state }) => state === 'requested');
  await runInTurn('a requested refund', requested, ({ id }) => sendRefund(id, true));
  await runInTurn('a pending refund', payments, syncPayment);
  await trySteps('reconciliation of refunds', {
    dashboard: async () => applyAll(await listRefunds({ since: now - lookBack })),
    disputes: () => reconcileDisputes(now - lookBack),
    sms: () => resendRefundSms(now),
  });
}
