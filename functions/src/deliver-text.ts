import { createHash } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import { isMobile, smsRecipient } from '../../src/domain/delivery.ts';
import { stores } from '../../src/domain/document-write.ts';
import { claimSms } from './claim-text.ts';
import { settings } from './settings.ts';
import { type Sms, SmsRefused, sendSms } from './sms.ts';
import { forgetUnsent, noteUnsent } from './unsent-texts.ts';

/** After this many refusals a text is left to people. */
const maxAttempts = 3;

/** A text about an order, with the name that it is sent under once. */
export interface OrderSms {
  id: string;
  uid: string;
  dateId: string;
  orderKey: string;
  name: string;
  phone: string;
  text: string;
  /** What tells whether an edit is texted already; the text itself where nothing else is said. */
  summary?: string;
  edited: boolean;
  /** The refund that it tells of. */
  refund?: string;
}

/** `failed`: over a limit, given up, or nobody knows whether it went out; `retry`: it may go out later. */
export type Delivery = 'sent' | 'already-sent' | 'unchanged' | 'failed' | 'retry';

/** A text as the SMS provider takes it. */
export function smsTo(phone: string, text: string): Sms {
  return { from: settings().SMS_SENDER, to: smsRecipient(phone), text };
}

/**
 * Texts a customer once, within the limits of a day. The claim is written before the text goes out: a crash between
 * the two, or a provider that does not say what it did, loses a text rather than sending two (the sweep tells
 * staff of it). A text that the provider refused may be tried again.
 */
export async function deliverSms(ask: OrderSms, now: number): Promise<Delivery> {
  const { id, uid, dateId, orderKey, name, phone, edited, refund } = ask;
  const sms = smsTo(phone, ask.text);
  const document = getFirestore().collection(stores.smsSent).doc(id);
  const content = createHash('sha256')
    .update(`${sms.to}\n${ask.summary ?? ask.text}`)
    .digest('hex');
  const about = { uid, dateId, orderKey, to: sms.to, content, edited, ...(refund && { refund }) };
  const tries = await claimSms(document, about, now);
  if (tries === 'taken') return 'already-sent';
  if (tries === 'unchanged') return 'unchanged';
  if (tries === 'too-soon') return 'retry';
  // A text is never worth a failure of what it is about, nor is the note of it.
  const note = (as: string, error: string) =>
    noteUnsent(as, { time: now, uid, dateId, orderKey, name, to: sms.to, text: sms.text, error })
      // The document may be full.
      .catch((reason) => console.error('an unsent text was not noted', as, reason));
  if (tries === 'too-many') {
    // One entry a customer, the latest: whoever edits without end must not fill the list.
    await note(`too-many_${uid}`, 'more texts than a day allows');
    return 'failed';
  }
  try {
    if (!isMobile(phone)) throw new SmsRefused('not an Australian mobile number');
    await sendSms(sms);
  } catch (error) {
    if (!(error instanceof SmsRefused)) {
      console.error('nobody knows whether a text went out', id, error);
      return 'failed';
    }
    const again = tries < maxAttempts && isMobile(phone);
    await document.update({ state: again ? 'failed' : 'given-up' });
    // A customer chooses the phone: one entry, the latest, for all orders to one that gets no texts.
    await note(isMobile(phone) ? id : `no-mobile_${uid}`, String(error));
    return again ? 'retry' : 'failed';
  }
  await document.update({ state: 'sent' });
  if (tries > 1) await forgetUnsent(id);
  return 'sent';
}
