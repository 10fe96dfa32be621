import { FieldValue, getFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { followLimits } from '../orders/sell-out.ts';
import { endDueLinks } from '../pay-links/end-link.ts';
import { reconcileRefunds } from '../refunds/reconcile-refunds.ts';
import { runEach, runInTurn, runSteps } from '../run-each.ts';
import { aboutOf, type SentSms } from '../sms/claim-sms.ts';
import { type Confirmation, sendCancellation, sendConfirmation } from '../sms/send-confirmation.ts';
import { deliveredTooLate, sendDelivered } from '../sms/send-delivered.ts';
import { sendPayLink } from '../sms/send-pay-link.ts';
import { sendUnaskedSms } from '../sms/send-unasked-sms.ts';
import { noteUnsent } from '../sms/unsent-sms.ts';
import { completePayment } from './complete-payment.ts';

/** Longer than any request lasts, ms: an SMS still `sending` after this has no sender any more. */
const senderGone = 5 * 60_000;

/** Sessions about which the provider is asked at once; it takes a hundred questions a second. */
const paymentsAtOnce = 10;
/** Most SMS without room that the job sends in one run. */
const maxWaiting = 200;

/**
 * Completes what was interrupted: paid sessions whose webhook and return were both lost, SMS that the provider refused,
 * orders whose SMS nobody has requested, texts that an order was delivered, unfinished refunds, payment links whose time is
 * over, dishes whose limit in all is reached, or no longer is. Runs on a schedule (index.ts). Throws at the end if a step failed.
 */
export function reconcile(now = Date.now()): Promise<void> {
  return runSteps('reconciliation', {
    payments: reconcilePayments,
    // A payment that was completed just now may have replaced one.
    endedLinks: () => endDueLinks(now),
    refunds: () => reconcileRefunds(now),
    sms: () => resolveUnsureSms(now),
    delivered: () => sendDelivered(now),
    unaskedSms: () => sendUnaskedSms(now),
    limitedDates: () => followLimits(now),
  });
}

/** Sessions that are open count as unsettled: each of any number of accounts may have three, for a day. */
async function reconcilePayments(): Promise<void> {
  const unsettled = await getFirestore()
    .collection(stores.checkouts)
    .where('settled', '==', false)
    .get();
  const ids = unsettled.docs.map(({ id }) => id);
  await runEach('an unsettled payment', ids, paymentsAtOnce, (id) => completePayment(id));
}

async function resolveUnsureSms(now: number): Promise<void> {
  const db = getFirestore();
  const unsure = db.collection(stores.smsSent).where('state', 'in', ['failed', 'sending']);
  const today = sydneyStamp(now).slice(0, 8);
  const waiting = db.collection(stores.smsSent).where('retryOn', '<=', today).limit(maxWaiting);
  const docs = [...(await unsure.get()).docs, ...(await waiting.get()).docs];
  await runInTurn('an unsure SMS', docs, (document) => resolveSms(document, now));
}

async function resolveSms(document: QueryDocumentSnapshot, now: number): Promise<void> {
  const sms = document.data() as SentSms;
  const { uid, dateId } = sms;
  if (sms.state === 'failed' || sms.state === 'waiting') {
    if (await sendAgain(document.id, sms, now)) return;
    await document.ref.update({ state: 'given-up', retryOn: FieldValue.delete() });
  } else if (now - sms.at > senderGone) {
    const error = 'nobody knows whether it went out';
    const about = { uid, dateId, orderId: ownOrderId(sms), ...aboutOf(sms) };
    await noteUnsent(document.id, { time: now, ...about, error });
    await document.ref.update({ state: 'given-up' });
  }
}

/** Tries an SMS again as what it is. Returns false once it is of no use: then it is given up. */
async function sendAgain(id: string, sms: SentSms, now: number): Promise<boolean> {
  const { uid, dateId, refund, link, cancelledAt, deliveredAt, copy } = sms;
  const only = copy ? 'copy' : 'first';
  // The reconciliation of refunds repeats theirs, and knows when it ends.
  if (refund !== undefined) return true;
  if (link) return (await sendPayLink(link.id, id, now, link.version)) === 'tried';
  // `sendDelivered` repeats it, for as long as the mark stands.
  if (deliveredAt !== undefined) return now - deliveredAt < deliveredTooLate;
  // Delivered by now.
  if (dateId.slice(0, 8) < sydneyStamp(now).slice(0, 8)) return false;
  if (cancelledAt !== undefined) {
    return isOfUse(await sendCancellation({ uid, dateId, cancelledAt }, now, only));
  }
  // Cancelled meanwhile, or a newer version has an SMS of its own.
  return isOfUse(await sendConfirmation({ uid, dateId, orderId: ownOrderId(sms) }, {}, now, only));
}

const isOfUse = (result: Confirmation) =>
  !['no-order', 'already-sent', 'unchanged'].includes(result);
