import { createHash } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import { isMobile, smsRecipient } from '../../../src/domain/customer/phone.ts';
import { isPotRunningOut } from '../../../src/domain/messages/sms-limits.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { settings } from '../settings.ts';
import { requireTime } from '../time-left.ts';
import { aboutOf, claimSms, type SmsSubject, subjectOf, uncountSms } from './claim-sms.ts';
import { isKnown, isLimited } from './known-customer.ts';
import { longestSms, type Sms, SmsRefused, SmsUnavailable, sendSms } from './sms.ts';
import { forgetUnsent, noteRunningOut, noteUnsent } from './unsent-sms.ts';

/** After this many tries the refused SMS is not sent again, unless the provider takes none; staff see it in errors/smsUnsent. */
const maxAttempts = 3;

/** An SMS about an order. `id` is unique per version of the order, and is sent only once. */
export interface OrderSms extends SmsSubject {
  id: string;
  uid: string;
  dateId: string;
  orderId: string;
  name: string;
  phone: string;
  text: string;
  /** Compared to decide whether an edit was already announced by SMS; `text` by default. */
  summary?: string;
  edited: boolean;
  /** A copy of it is sent after it. */
  copied?: true;
}

/** `failed`: over a limit, given up, waiting for room, or result unknown; `retry`: it may be sent later. */
export type Delivery = 'sent' | 'already-sent' | 'unchanged' | 'failed' | 'retry';

/** An SMS in the provider's format. */
export function smsTo(phone: string, text: string): Sms {
  return { from: settings('sms').SMS_SENDER, to: smsRecipient(phone), text };
}

/**
 * Sends a customer an SMS once, within the daily limits. The claim is written before the SMS is sent: after
 * a crash between the two, or an unknown result, the SMS is not sent again, so it may be lost but is never
 * sent twice; the reconciliation job reports it to staff. An SMS that the provider refused may be sent again.
 */
export async function deliverSms(ask: OrderSms, now: number): Promise<Delivery> {
  const { id, uid, dateId, orderId, name, phone, edited, copied, refund } = ask;
  const sms = smsTo(phone, ask.text);
  const document = getFirestore().collection(stores.smsSent).doc(id);
  const content = createHash('sha256')
    .update(`${sms.to}\n${ask.summary ?? ask.text}`)
    .digest('hex');
  const about = { uid, dateId, orderId, to: sms.to, content, ...(copied && { copied }) };
  const claimed = { ...about, edited, ...subjectOf(ask) };
  // Only who has paid gets a refund.
  const pot = refund !== undefined || (await isKnown(uid, now)) ? 'known' : 'fresh';
  const applyNewAccountLimits = pot === 'fresh' && (await isLimited(uid));
  requireTime(2 * longestSms);
  const claim = await claimSms(document, claimed, { pot, applyNewAccountLimits }, now);
  if (claim.kind === 'taken') return 'already-sent';
  if (claim.kind === 'unchanged') return 'unchanged';
  if (claim.kind === 'too-soon') return 'retry';
  // Failing to note an unsent SMS must not fail the caller.
  const note = (as: string, error: string) =>
    noteUnsent(as, {
      ...{ time: now, uid, dateId, orderId, name, to: sms.to, text: sms.text, error, sms: id },
      ...aboutOf(ask),
    })
      // The document may be full.
      .catch((reason) => console.error('could not record an unsent SMS', as, reason));
  // Only the latest entry per customer, so that endless edits cannot fill the list.
  const unsent = `too-many${ask.copy ? '-copy' : ''}_${uid}`;
  if (claim.kind !== 'attempt') {
    const later =
      claim.kind === 'no-room' ? '; it is sent when there is room, before the delivery' : '';
    await note(unsent, `more texts than a day allows${later}`);
    return claim.kind === 'no-room' && refund !== undefined ? 'retry' : 'failed';
  }
  const { attempt: tries, waited, used, potSize } = claim;
  if (isPotRunningOut(used, potSize)) await noteRunningOut(pot, used, potSize, now);
  try {
    if (!isMobile(phone)) throw new SmsRefused('not an Australian mobile number');
    await sendSms(sms);
  } catch (error) {
    if (!(error instanceof SmsRefused)) {
      console.error('unknown whether an SMS was sent', id, error);
      return 'failed';
    }
    const isDown = error instanceof SmsUnavailable;
    const retry = isDown || (tries < maxAttempts && isMobile(phone));
    await document.update({ state: retry ? 'failed' : 'given-up' });
    if (isDown) await uncountSms(sms.to, pot, now);
    // Only the latest entry per customer for phones that are no mobiles, as customers can enter any number.
    await note(isMobile(phone) ? id : `no-mobile_${uid}`, String(error));
    return retry ? 'retry' : 'failed';
  }
  await document.update({ state: 'sent' });
  if (tries > 1) await forgetUnsent(id);
  if (waited) await forgetUnsent(unsent);
  return 'sent';
}
