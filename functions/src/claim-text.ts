import { type DocumentReference, getFirestore, type QuerySnapshot } from 'firebase-admin/firestore';
import { sydneyStamp } from '../../src/domain/dates.ts';
import { stores } from '../../src/domain/document-write.ts';
import { exceedsSmsLimit, type SmsOfDay, smsPeriod } from '../../src/domain/sms-limits.ts';

/** smsSent/{id}: one document a version of an order, so that no version is sent twice. */
export interface SentSms {
  uid: string;
  dateId: string;
  orderKey: string;
  /** Hash of recipient and words, but for whether they call it an edit. */
  content: string;
  /** `sending` for good when nobody knows what became of it; then the sweep gives it up. */
  state: 'sending' | 'sent' | 'failed' | 'given-up';
  /** Of the last try, epoch ms. */
  at: number;
  tries: number;
  /** The refund that it tells of; without one it is the confirmation of an order. */
  refund?: string;
}

/** Return page and webhook come together; a provider that has just refused needs a moment. */
const retryAfter = 60_000;

/**
 * Takes the right to send a text: which try it is; or that it was taken before, that its next try is
 * not due yet, that it is an edit of which the last text says
 * all, or that its order or customer has had as
 * many texts as a day allows.
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

/** Whether the last text about an order that went out said the same. */
function isRepeated(content: string, earlier: QuerySnapshot): boolean {
  const sent = earlier.docs
    .map((sms) => sms.data() as SentSms)
    .filter(({ state, refund }) => state === 'sent' && refund === undefined)
    .sort((a, b) => b.at - a.at);
  return sent[0]?.content === content;
}
