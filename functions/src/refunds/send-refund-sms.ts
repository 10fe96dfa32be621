import { getFirestore } from 'firebase-admin/firestore';
import { copyGoesTo } from '../../../src/domain/messages/text-recipients.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import type { Refund } from '../../../src/domain/refunds/refund.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { runInTurn } from '../run-each.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { readCopyChoice } from '../sms/copy-choice.ts';
import { deliverSms } from '../sms/deliver-sms.ts';

/**
 * Sends a customer the SMS about a refund decision once; the reconciliation job repeats failures. Sends it only after
 * Stripe has accepted the refund, except for a cancellation, whose SMS is sent in any case. Whoever has copies sent gets
 * it instead of the order's phone: it is their money, and the other reads no amounts.
 */
export async function sendRefundSms(id: string, now = Date.now()): Promise<void> {
  const stored = await getFirestore().collection(stores.refunds).doc(id).get();
  const refund = stored.data() as Refund | undefined;
  const { pendingSms: sms } = refund ?? {};
  if (!refund || !sms) return;
  const isTaken = refund.state === 'pending' || refund.state === 'succeeded';
  if (!isTaken && refund.kind !== 'cancellation') return;
  const { uid, dateId } = refund;
  const { smsMsgBody: text } = sms;
  const { own, name, wantsCopy } = await readCopyChoice(uid, sms.phone);
  const copyTo = copyGoesTo(sms.phone, own, wantsCopy);
  const to = copyTo === undefined ? sms : { name: name ?? sms.name, phone: copyTo };
  const about = {
    ...{ uid, dateId, orderId: ownOrderId(refund), name: to.name, phone: to.phone },
    ...{ text, edited: false },
  };
  const result = await deliverSms({ ...about, id: `refund-${id}`, refund: id }, now);
  if (result === 'retry') return;
  const fields = [{ path: ['pendingSms'], remove: true as const }];
  await runPlan(async () => ({ writes: [{ collection: stores.refunds, id, fields }] }));
}

/** Sends SMS that are pending because of a crash, a refused refund or a refused SMS. */
export async function resendRefundSms(now: number): Promise<void> {
  const { docs } = await getFirestore()
    .collection(stores.refunds)
    .where('pendingSms.phone', '>', '')
    .get();
  await runInTurn('the SMS of a refund', docs, ({ id }) => sendRefundSms(id, now));
}
