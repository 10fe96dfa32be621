import { type DocumentReference, getFirestore, type QuerySnapshot } from 'firebase-admin/firestore';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import {
  exceedsSmsLimit,
  type SmsOfDay,
  smsPeriod,
} from '../../../src/domain/messages/sms-limits.ts';
import { stores } from '../../../src/domain/store/document-write.ts';

/** smsSent/{id}: one document a version of an order, so that no version is sent twice. */
export interface SentSms {
  uid: string;
  dateId: string;
  orderKey: string;
  /** Hash of recipient and message, without the words that say whether the order is new or edited. */
  content: string;
  /** Stays `sending` if the result of sending is unknown; the reconciliation job then sets `given-up`. */
  state: 'sending' | 'sent' | 'failed' | 'given-up';
  /** Time of the last attempt, epoch ms. */
  at: number;
  tries: number;
  /** Id of the refund that the SMS is about; absent for the confirmation of an order. */
  refund?: string;
}

/** Ms between attempts: return page and webhook arrive together, and a refusal may pass within a minute. */
const retryAfter = 60_000;

/**
 * Claims an SMS for sending and returns the number of the attempt. Otherwise returns `taken` if it was
 * claimed before, `too-soon` if its next attempt is not due yet, `unchanged` for an edit about which the
 * last SMS says the same, or `too-many` if a daily limit is reached.
 */
export function claimSms(
  document: DocumentReference,
  order: Pick<SentSms, 'uid' | 'dateId' | 'orderKey' | 'content' | 'refund'> & {
    to: string;
    edited: boolean;
  },
  now: number,
): Promise<number | 'taken' | 'too-soon' | 'unchanged' | 'too-many'> {
  const db = getFirestore();
  return db.runTransaction(async (transaction) => {
    const sent = (await transaction.get(document)).data() as SentSms | undefined;
    if (sent && sent.state !== 'failed') return 'taken';
    if (sent && now - sent.at < retryAfter) return 'too-soon';
    const { to, edited, ...about } = order;
    const ofDay = db.collection(stores.smsSent).doc(`day-${sydneyStamp(now).slice(0, 8)}`);
    const day = (await transaction.get(ofDay)).data() as SmsOfDay | undefined;
    if (!sent) {
      const recent = db
        .collection(stores.smsSent)
        .where('uid', '==', order.uid)
        .where('at', '>', now - smsPeriod);
      const { docs } = await transaction.get(recent);
      const { uid, dateId, orderKey } = order;
      const ofOrder = db
        .collection(stores.smsSent)
        .where('uid', '==', uid)
        .where('dateId', '==', dateId)
        .where('orderKey', '==', orderKey);
      if (edited && isRepeated(order.content, await transaction.get(ofOrder))) return 'unchanged';
      const earlier = docs.map((sms) => sms.data() as SentSms);
      if (exceedsSmsLimit(earlier, order, now, day)) return 'too-many';
    }
    const tries = (sent?.tries ?? 0) + 1;
    const entry: SentSms = { ...about, state: 'sending', at: now, tries };
    transaction.set(document, entry);
    const count = { total: (day?.total ?? 0) + 1, to: { [to]: (day?.to[to] ?? 0) + 1 } };
    transaction.set(ofDay, count, { merge: true });
    return tries;
  });
}

/** Whether the last confirmation sent for an order has the same content. */
function isRepeated(content: string, earlier: QuerySnapshot): boolean {
  const sent = earlier.docs
    .map((sms) => sms.data() as SentSms)
    .filter(({ state, refund }) => state === 'sent' && refund === undefined)
    .sort((a, b) => b.at - a.at);
  return sent[0]?.content === content;
}
