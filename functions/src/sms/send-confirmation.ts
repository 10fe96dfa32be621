import { createHash } from 'node:crypto';
import { getFirestore } from 'firebase-admin/firestore';
import {
  cancellationSmsText,
  smsText,
  smsTextToAnother,
} from '../../../src/domain/messages/sms-text.ts';
import {
  type TextRecipient,
  textRecipients,
} from '../../../src/domain/messages/text-recipients.ts';
import type { CancelledOrder, Order } from '../../../src/domain/order/order.ts';
import { type OrderRef, refOf } from '../../../src/domain/order/order-id.ts';
import { orderVersion } from '../../../src/domain/order/plan/order-plan.ts';
import { type OrderName, storedOrder } from '../../../src/domain/order/stored/stored-order.ts';
import { backupId } from '../../../src/domain/points/ledger-plan.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { readOnce } from '../read-once.ts';
import { refundLineOf } from '../refunds/refund-line.ts';
import { readCopyChoice } from './copy-choice.ts';
import { type Delivery, deliverSms, smsTo } from './deliver-sms.ts';
import type { Sms } from './sms.ts';

/** The text to the order's phone, or the copy of it. */
type WhichText = 'first' | 'copy';

type NamedRecipient = TextRecipient & { name: string };
type Texts = { first: NamedRecipient; copy?: NamedRecipient };

/** `failed`: refused, over a limit, or result unknown; each is reported to staff. */
export type Confirmation =
  /** `unchanged`: the last SMS about this order says the same, as the edit is not part of an SMS. */
  Exclude<Delivery, 'retry'> | 'no-order' | 'not-this-text';

/**
 * Sends a customer the SMS confirmation of a stored order, once for each version, and the copy of it that whoever has
 * ordered may have asked for, or only one of the two. `claimed` is the SMS that the caller expects; returns `not-this-text`
 * if it differs from the server's.
 */
export async function sendConfirmation(
  named: OrderName,
  claimed: { [K in keyof Sms]?: Sms[K] | undefined } = {},
  now = Date.now(),
  only?: WhichText,
): Promise<Confirmation> {
  const order = await storedOrder(readOnce, named);
  if (!order) return 'no-order';
  const edited = isEdited(order);
  const texts = await textsOf(order);
  const refunded = await refundLineOf(order);
  const write = ({ amounts }: TextRecipient) =>
    amounts
      ? { text: smsText(order, edited, refunded), summary: smsText(order) }
      : { text: smsTextToAnother(order, edited), summary: smsTextToAnother(order) };
  const own = smsTo(texts.first.phone, write(texts.first).text);
  const differs = (part: keyof Sms) => claimed[part] !== undefined && claimed[part] !== own[part];
  if (differs('from') || differs('to') || differs('text')) return 'not-this-text';
  const about = { id: confirmationId(order), ...aboutOrder(order), edited };
  return sendEach(texts, only, (to) =>
    deliverSms({ ...about, ...addressed(to, about.id, texts), ...write(to) }, now),
  );
}

/**
 * Tells a customer once that staff have cancelled their order of the date at `cancelledAt`, epoch ms. Returns `no-order`
 * without the record of that cancellation, and if they have ordered again there: they would take that order for the
 * cancelled one.
 */
export async function sendCancellation(
  { uid, dateId, cancelledAt }: Pick<CancelledOrder, 'dateId' | 'cancelledAt'> & { uid: string },
  now = Date.now(),
  only?: WhichText,
): Promise<Confirmation> {
  const path = `${stores.ordersBackupByTime}/${backupId(uid, cancelledAt)}`;
  const order = (await getFirestore().doc(path).get()).data() as CancelledOrder | undefined;
  const isMeant = order?.cancelledAt === cancelledAt && order.customerInfo.uid === uid;
  if (!isMeant || order.dateId !== dateId) return 'no-order';
  const { orderKey } = order;
  if (await storedOrder(readOnce, { uid, dateId, orderKey })) return 'no-order';
  const id = `cancelled-${confirmationId(order)}`;
  const about = { ...aboutOrder(order), edited: false, cancelledAt };
  const texts = await textsOf(order);
  return sendEach(texts, only, (to) => {
    const text = cancellationSmsText(order, to.amounts);
    return deliverSms({ ...about, ...addressed(to, id, texts), text }, now);
  });
}

/** Whom an order's texts go to, by the profile and the choice of its customer as they are now. */
async function textsOf(order: Order): Promise<Texts> {
  const { uid, name, phone } = order.customerInfo;
  const choice = await readCopyChoice(uid, phone);
  const { first, copy } = textRecipients(order, choice.own, choice.wantsCopy);
  return {
    first: { ...first, name },
    ...(copy && { copy: { ...copy, name: choice.name ?? name } }),
  };
}

/** Id in `smsSent` of the copy of a text, by which it is sent once too. */
export const copyId = (id: string) => `copy-${id}`;

/** What an SMS says of its recipient. */
function addressed({ name, phone, copy }: NamedRecipient, id: string, { copy: copied }: Texts) {
  if (copy) return { id: copyId(id), name, phone, copy };
  return { id, name, phone, ...(copied && { copied: true as const }) };
}

/**
 * Sends the first text, then the copy; returns what became of the first, or of `only` one. A copy that is not wanted any
 * more has no order to tell of.
 */
async function sendEach(
  { first, copy }: Texts,
  only: WhichText | undefined,
  send: (to: NamedRecipient) => Promise<Delivery>,
): Promise<Confirmation> {
  const outcome = (result: Delivery) => (result === 'retry' ? 'failed' : result);
  if (only === 'copy') return copy ? outcome(await send(copy)) : 'no-order';
  const result = outcome(await send(first));
  if (copy && only === undefined) await send(copy);
  return result;
}

/** Id in `smsSent` of the confirmation of this version of an order. */
export function confirmationId(order: Order): string {
  const { uid, orderId } = refOf(order);
  return createHash('sha256')
    .update([uid, order.dateId, orderId, orderVersion(order)].join('\n'))
    .digest('hex');
}

function aboutOrder(order: Order): OrderRef & { dateId: string } {
  return { dateId: order.dateId, ...refOf(order) };
}

/**
 * The stored SMS only tells whether to send the text for a new or an edited order; it is never sent itself.
 */
function isEdited(order: Order): boolean {
  return order.smsMsgBody === smsText(order, true);
}
