import { createHash } from 'node:crypto';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { smsRecipient } from '../../src/domain/delivery.ts';
import { stores } from '../../src/domain/document-write.ts';
import type { CustomerOrders, Order } from '../../src/domain/order.ts';
import { orderVersion } from '../../src/domain/order-plan.ts';
import { smsText } from '../../src/domain/sms-text.ts';
import { settings } from './settings.ts';
import { sendSms, type Text } from './sms.ts';

/** smsSent/{id}: one document a version of an order, so that no version is sent twice (D14). */
export interface SentText {
  uid: string;
  dateId: string;
  orderKey: string;
  state: 'sending' | 'sent' | 'failed' | 'given-up';
  /** Of the last try, epoch ms. */
  at: number;
  tries: number;
}

/** After this many refusals a text is left to people. */
const mostTries = 3;
/** Return page and webhook come together; a provider that has just refused needs a moment. */
const retryAfter = 60_000;

export type Confirmation = 'sent' | 'already-sent' | 'failed' | 'no-order' | 'not-this-text';

/**
 * Texts a customer the confirmation of a stored order, once for each version of it. The claim is
 * written before the text goes out: a crash between the two loses a text rather than sending two
 * (the sweep tells staff of it). A text that the provider refused may be tried again. `claimed` is
 * what a caller says it sends; anything else than the server's own is refused.
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
  const tries = await claim(id, { uid, dateId, orderKey }, now);
  if (tries === 'none') return 'already-sent';
  if (tries === 'too-soon') return 'failed';
  const document = getFirestore().collection(stores.smsSent).doc(id);
  try {
    await sendSms(text);
  } catch (error) {
    await document.update({ state: tries < mostTries ? 'failed' : 'given-up' });
    await noteUnsent(id, {
      time: Date.now(),
      uid,
      dateId,
      orderKey,
      name: order.customerInfo.name,
      to: text.to,
      text: text.text,
      error: String(error),
    });
    return 'failed';
  }
  await document.update({ state: 'sent' });
  if (tries > 1) await forgetUnsent(id);
  return 'sent';
}

function textFor(order: Order): Text {
  const to = smsRecipient(order.customerInfo.phone);
  return { from: settings().SMS_SENDER, to, text: smsText(order) };
}

async function storedOrder(
  uid: string,
  dateId: string,
  orderKey: string,
): Promise<Order | undefined> {
  const stored = await getFirestore().collection(stores.ordersForCustomer).doc(uid).get();
  return (stored.data() as CustomerOrders | undefined)?.[dateId]?.[orderKey];
}

/** One entry of errors/smsUnsent (spec §7). */
export interface UnsentText {
  /** Epoch ms. */
  time: number;
  uid: string;
  dateId: string;
  orderKey: string;
  name?: string;
  to?: string;
  text?: string;
  error: string;
}

/** Takes the right to send; which try it is, or that there is none, or none yet. */
function claim(
  id: string,
  order: { uid: string; dateId: string; orderKey: string },
  now: number,
): Promise<number | 'none' | 'too-soon'> {
  const db = getFirestore();
  const document = db.collection(stores.smsSent).doc(id);
  return db.runTransaction(async (transaction) => {
    const sent = (await transaction.get(document)).data() as SentText | undefined;
    if (sent && sent.state !== 'failed') return 'none';
    if (sent && now - sent.at < retryAfter) return 'too-soon';
    const tries = (sent?.tries ?? 0) + 1;
    const entry: SentText = { ...order, state: 'sending', at: now, tries };
    transaction.set(document, entry);
    return tries;
  });
}

/** Tells staff of a text that did not go out, or of which nobody knows whether it did. */
export async function noteUnsent(id: string, entry: UnsentText): Promise<void> {
  await unsent().set({ [id]: entry }, { merge: true });
}

async function forgetUnsent(id: string): Promise<void> {
  await unsent().set({ [id]: FieldValue.delete() }, { merge: true });
}

function unsent() {
  return getFirestore().collection(stores.errors).doc('smsUnsent');
}
