import {
  type DocumentReference,
  FieldValue,
  getFirestore,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { dayAfter, sydneyDay } from '../../../src/domain/dates/sydney-time.ts';
import type { UnsentText } from '../../../src/domain/issues/issues.ts';
import { sameValue } from '../../../src/domain/lib/same-value.ts';
import {
  type SmsOfDay,
  type SmsPot,
  smsCountOf,
  smsLimitReached,
  smsPeriod,
} from '../../../src/domain/messages/sms-limits.ts';
import { stores, withoutUndefined } from '../../../src/domain/store/document-write.ts';
import { settings } from '../settings.ts';

/** What an SMS about an order is, if it is not its confirmation: one of these. */
export interface SmsSubject {
  /** Id of the refund that it is about. */
  refund?: string | undefined;
  /** The payment link that it brings. */
  link?: LinkOfSms | undefined;
  /** When staff cancelled the order, epoch ms. */
  cancelledAt?: number | undefined;
  /** When the order was delivered, epoch ms. */
  deliveredAt?: number | undefined;
  /** It is the copy for whoever has ordered; with `cancelledAt`, of the text about that. */
  copy?: true | undefined;
}

/** smsSent/{id}: one document a version of an order, so that no version is sent twice. */
export interface SentSms extends SmsSubject {
  uid: string;
  dateId: string;
  orderId: string;
  /** Recipient. */
  to?: string;
  /** Hash of recipient and message, without the words that say whether the order is new or edited. */
  content: string;
  /**
   * Stays `sending` if the result of sending is unknown; the reconciliation job then sets `given-up`.
   * `waiting`: there was no room for it that day; the job tries it again from `retryOn` (yyyymmdd) on.
   */
  state: 'sending' | 'sent' | 'failed' | 'given-up' | 'waiting';
  retryOn?: string;
  /** Time of the last attempt, epoch ms. */
  at: number;
  tries: number;
  /** It came out of the pot of new accounts. */
  fresh?: true;
  /** A copy of it was wanted: the job looks for one that was cut off before its own claim. */
  copied?: true;
}

/** A payment link, and the version of it that an SMS was written for. */
export interface LinkOfSms {
  id: string;
  version: string;
}

/** What an SMS is, without the rest of what is stored or asked; nothing of a confirmation. */
export function subjectOf(sms: SmsSubject): SmsSubject {
  const { refund, link, cancelledAt, deliveredAt, copy } = sms;
  return withoutUndefined({ refund, link, cancelledAt, deliveredAt, copy });
}

/** What staff are told that an SMS was about, if it was not sent; nothing of a confirmation. */
export function aboutOf({ refund, link, cancelledAt, deliveredAt, copy }: SmsSubject): {
  about?: UnsentText;
  link?: string;
} {
  if (link) return { about: 'pay-link', link: link.id };
  if (refund !== undefined) return { about: 'refund' };
  if (copy) return { about: 'copy' };
  if (cancelledAt !== undefined) return { about: 'cancelled' };
  return deliveredAt === undefined ? {} : { about: 'delivered' };
}

/** Ms between attempts: return page and webhook arrive together, and a refusal may pass within a minute. */
const retryAfter = 60_000;

const digitsOf = (day: string) => day.replaceAll('-', '');

/**
 * The outcome of a claim; with `attempt` the SMS is to be sent, and `used` of its pot are used up. `waited`: it waited
 * for room.
 */
export type SmsClaim =
  | { kind: 'attempt'; attempt: number; waited: boolean; used: number; potSize: number }
  | { kind: 'taken' | 'too-soon' | 'unchanged' | 'too-many' | 'no-room' };

/**
 * Claims an SMS of a pot for sending; `applyNewAccountLimits`: its customer has the limits of a new account. Otherwise returns
 * `taken` if it was claimed before, `too-soon` if its next attempt is not due yet, `unchanged` for an edit about which the last
 * SMS says the same, `too-many` if its customer has reached a daily limit, or `no-room` if others have: then it waits for
 * the next day.
 */
export function claimSms(
  document: DocumentReference,
  order: Pick<SentSms, 'uid' | 'dateId' | 'orderId' | 'content' | 'copied' | keyof SmsSubject> & {
    to: string;
    edited: boolean;
  },
  { pot, applyNewAccountLimits }: { pot: SmsPot; applyNewAccountLimits: boolean },
  now: number,
): Promise<SmsClaim> {
  const db = getFirestore();
  const potSize = settings('sms')[pot === 'known' ? 'SMS_PER_DAY' : 'SMS_PER_DAY_NEW'];
  return db.runTransaction(async (transaction): Promise<SmsClaim> => {
    const sent = (await transaction.get(document)).data() as SentSms | undefined;
    const waited = sent?.state === 'waiting';
    if (sent && !waited && sent.state !== 'failed') return { kind: 'taken' };
    if (sent && !waited && now - sent.at < retryAfter) return { kind: 'too-soon' };
    const { edited, ...about } = order;
    const ofDay = dayDocument(now);
    // Read outside the transaction and counted up without reading: every SMS of the day writes it.
    const used = smsCountOf((await ofDay.get()).data() as SmsOfDay | undefined, pot);
    const ofPot = pot === 'fresh' ? { fresh: true as const } : {};
    if (!sent || waited) {
      const recent = db
        .collection(stores.smsSent)
        .where('uid', '==', order.uid)
        .where('at', '>', now - smsPeriod);
      const { docs } = await transaction.get(recent);
      const { uid, orderId } = order;
      // On all dates: an order that has moved and is back was last texted about the other one.
      const ofOrder = db
        .collection(stores.smsSent)
        .where('uid', '==', uid)
        .where('orderId', '==', orderId);
      if (edited && isRepeated(order, await transaction.get(ofOrder))) {
        return { kind: 'unchanged' };
      }
      const earlier = docs
        .map((sms) => sms.data() as SentSms)
        .filter(({ state }) => state !== 'waiting');
      // Read in the transaction: of accounts that ask all at once, each would find the number unused otherwise.
      const toNumber = db
        .collection(stores.smsSent)
        .where('to', '==', order.to)
        .where('at', '>', now - smsPeriod);
      const ofNumber = (await transaction.get(toNumber)).docs
        .map((sms) => sms.data() as SentSms)
        .filter(({ state, fresh }) => state !== 'waiting' && fresh === ofPot.fresh)
        .filter(({ at }) => sydneyDay(at) === sydneyDay(now)).length;
      const counted = Math.max(used.to[order.to] ?? 0, ofNumber);
      const ofNow = { ...used, to: { ...used.to, [order.to]: counted } };
      const state = { pot, applyNewAccountLimits, used: ofNow, potSize };
      const reached = smsLimitReached(earlier, order, now, state);
      // The reconciliation of refunds repeats their SMS.
      if (reached === 'no-room' && order.refund === undefined) {
        const retryOn = digitsOf(dayAfter(sydneyDay(now), 1));
        transaction.set(document, { ...about, state: 'waiting', at: now, tries: 0, retryOn });
      }
      if (reached) return { kind: reached };
    }
    const attempt = (sent?.tries ?? 0) + 1;
    const entry: SentSms = { ...about, ...ofPot, state: 'sending', at: now, tries: attempt };
    transaction.set(document, entry);
    transaction.set(ofDay, counted(order.to, pot, 1), { merge: true });
    return { kind: 'attempt', attempt, waited, used: used.total + 1, potSize };
  });
}

/** Takes an SMS of a pot that was claimed at `now` back out of the counts of its day. Throws what Firestore throws. */
export async function uncountSms(to: string, pot: SmsPot, now: number): Promise<void> {
  await dayDocument(now).set(counted(to, pot, -1), { merge: true });
}

const dayDocument = (now: number) =>
  getFirestore()
    .collection(stores.smsSent)
    .doc(`day-${digitsOf(sydneyDay(now))}`);

function counted(to: string, pot: SmsPot, by: 1 | -1) {
  const change = FieldValue.increment(by);
  const count = { total: change, to: { [to]: change } };
  return pot === 'known' ? count : { fresh: count };
}

/** Whether the last confirmation sent for an order has the same content; of a copy, the last copy. */
function isRepeated(
  { content, copy }: Pick<SentSms, 'content' | 'copy'>,
  earlier: QuerySnapshot,
): boolean {
  const sent = earlier.docs
    .map((sms) => sms.data() as SentSms)
    .filter((sms) => sms.state === 'sent' && sameValue(subjectOf(sms), subjectOf({ copy })))
    .sort((a, b) => b.at - a.at);
  return sent[0]?.content === content;
}
