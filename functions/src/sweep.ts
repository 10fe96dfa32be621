import { getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { stores } from '../../src/domain/document-write.ts';
import type { SentSms } from './claim-text.ts';
import { completePayment } from './complete-payment.ts';
import { sweepRefunds } from './refunds/sweep-refunds.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { noteUnsent } from './unsent-texts.ts';

/** No request lives this long: what a text's sender has not noted by then, it never will. */
const senderGone = 5 * 60_000;

/**
 * Completes what nobody came back for: paid sessions whose webhook and return were both lost, orders
 * whose text was not begun, texts that the provider refused, refunds that nobody finished. Runs by the clock
 * (index.ts). Returns how many of each it looked at.
 */
export async function sweep(
  now = Date.now(),
): Promise<{ payments: number; refunds: number; texts: number }> {
  return {
    payments: await sweepPayments(),
    refunds: await sweepRefunds(now),
    texts: await sweepAllSms(now),
  };
}

async function sweepPayments(): Promise<number> {
  const unsettled = await getFirestore()
    .collection(stores.checkouts)
    .where('settled', '==', false)
    .get();
  for (const { id } of unsettled.docs) {
    // One that fails must not keep the others from being looked at; the next sweep tries it again.
    await completePayment(id).catch((error) => console.error('sweep', id, error));
  }
  return unsettled.size;
}

async function sweepAllSms(now: number): Promise<number> {
  const smsSent = getFirestore().collection(stores.smsSent);
  const unsure = await smsSent.where('state', 'in', ['failed', 'sending']).get();
  for (const document of unsure.docs) {
    await sweepSms(document, now).catch((error) => console.error('sweep', document.id, error));
  }
  return unsure.size;
}

async function sweepSms(document: QueryDocumentSnapshot, now: number): Promise<void> {
  const sms = document.data() as SentSms;
  const { uid, dateId, orderKey } = sms;
  // The sweep of refunds repeats their texts.
  if (sms.state === 'failed' && sms.refund !== undefined) return;
  if (sms.state === 'failed') {
    const result = await sendConfirmation(uid, dateId, orderKey, {}, now);
    // The order has gone, or has another version now, with a text of its own.
    const over = ['no-order', 'already-sent', 'unchanged'].includes(result);
    if (over) await document.ref.update({ state: 'given-up' });
  } else if (now - sms.at > senderGone) {
    const error = 'nobody knows whether it went out';
    await noteUnsent(document.id, { time: now, uid, dateId, orderKey, error });
    await document.ref.update({ state: 'given-up' });
  }
}
