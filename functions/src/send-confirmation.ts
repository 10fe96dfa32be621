import { createHash } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import { isMobile, smsRecipient } from '../../src/domain/delivery.ts';
import { stores } from '../../src/domain/document-write.ts';
import type { CustomerOrders, Order } from '../../src/domain/order.ts';
import { orderVersion } from '../../src/domain/order-plan.ts';
import { smsText } from '../../src/domain/sms-text.ts';
import { claimText } from './claim-text.ts';
import { settings } from './settings.ts';
import { sendSms, type Text, TextRefused } from './sms.ts';
import { forgetUnsent, noteUnsent } from './unsent-texts.ts';

/** After this many refusals a text is left to people. */
const maxAttempts = 3;

/** `failed`: refused, over a limit, or nobody knows whether it went out. Staff are told of each. */
export type Confirmation =
  | 'sent'
  | 'already-sent'
  /** The last text about this order says the same: an edit of what no text says, such as the request. */
  | 'unchanged'
  | 'failed'
  | 'no-order'
  | 'not-this-text';

/**
 * Texts a customer the confirmation of a stored order, once for each version of it. The claim is
 * written before the text goes out: a crash between the two, or a provider that does not say what it
 * did, loses a text rather than sending two (the sweep tells staff of it). A text that the provider
 * refused may be tried again. `claimed` is what a caller says it sends; anything else than the server's
 * own is refused.
 */
export async function sendConfirmation(
  uid: string,
  dateId: string,
  orderKey: string,
  claimed: { [K in keyof Text]?: Text[K] | undefined } = {},
  now = Date.now(),
): Promise<Confirmation> {
  const order = await storedOrder(uid, dateId, orderKey);
  if (!order) return 'no-order';
  const text = textFor(order);
  const differs = (part: keyof Text) => claimed[part] !== undefined && claimed[part] !== text[part];
  if (differs('from') || differs('to') || differs('text')) return 'not-this-text';
  const id = createHash('sha256')
    .update([uid, dateId, orderKey, orderVersion(order)].join('\n'))
    .digest('hex');
  const document = getFirestore().collection(stores.smsSent).doc(id);
  const content = createHash('sha256')
    .update(`${text.to}\n${smsText(order)}`)
    .digest('hex');
  const about = { uid, dateId, orderKey, to: text.to, content, edited: isEdited(order) };
  const tries = await claimText(document, about, now);
  if (tries === 'taken') return 'already-sent';
  if (tries === 'unchanged') return 'unchanged';
  if (tries === 'too-soon') return 'failed';
  const { name, phone } = order.customerInfo;
  // A text is never worth a failure of what it is about, nor is the note of it.
  const note = (as: string, error: string) =>
    noteUnsent(as, { time: now, uid, dateId, orderKey, name, to: text.to, text: text.text, error })
      // The document may be full.
      .catch((reason) => console.error('an unsent text was not noted', as, reason));
  if (tries === 'too-many') {
    // One entry a customer, the latest: whoever edits without end must not fill the list.
    await note(`too-many_${uid}`, 'more texts than a day allows');
    return 'failed';
  }
  try {
    if (!isMobile(phone)) throw new TextRefused('not an Australian mobile number');
    await sendSms(text);
  } catch (error) {
    if (!(error instanceof TextRefused)) {
      console.error('nobody knows whether a text went out', id, error);
      return 'failed';
    }
    const again = tries < maxAttempts && isMobile(phone);
    await document.update({ state: again ? 'failed' : 'given-up' });
    // A customer chooses the phone: one entry, the latest, for all orders to one that gets no texts.
    await note(isMobile(phone) ? id : `no-mobile_${uid}`, String(error));
    return 'failed';
  }
  await document.update({ state: 'sent' });
  if (tries > 1) await forgetUnsent(id);
  return 'sent';
}

function textFor(order: Order): Text {
  const to = smsRecipient(order.customerInfo.phone);
  return { from: settings().SMS_SENDER, to, text: smsText(order, isEdited(order)) };
}

/** The stored words choose between the server's own two texts, and are never sent themselves. */
function isEdited(order: Order): boolean {
  return order.smsMsgBody === smsText(order, true);
}

async function storedOrder(
  uid: string,
  dateId: string,
  orderKey: string,
): Promise<Order | undefined> {
  const stored = await getFirestore().collection(stores.ordersForCustomer).doc(uid).get();
  return (stored.data() as CustomerOrders | undefined)?.[dateId]?.[orderKey];
}
