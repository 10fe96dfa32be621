import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import { runningOutPrefix, type UnsentText } from '../../../src/domain/issues/issues.ts';
import type { SmsPot } from '../../../src/domain/messages/sms-limits.ts';
import { maxQuotaBytes } from '../../../src/domain/order/stored/order-quota.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { entriesToEvict } from '../customers/own-entries.ts';
import { runPlan } from '../run-plan-as-admin.ts';

/** One entry of errors/smsUnsent (spec §7). */
interface UnsentSms {
  /** Epoch ms. */
  time: number;
  uid: string;
  dateId: string;
  orderId: string;
  name?: string;
  to?: string;
  text?: string;
  /** What it was about; missing for the confirmation of an order. */
  about?: UnsentText;
  /** Id of the payment link that it brought. */
  link?: string;
  error: string;
  /** Id in `smsSent` of the SMS that it was last about. */
  sms?: string;
  /** To how many SMS it has happened; missing the first time. */
  times?: number;
}

/** Longest text that is noted, characters. */
const maxTextLength = 1000;

/**
 * Reports to staff an SMS that was not sent or whose result is unknown. All customers share the list: one
 * customer's entries take at most a hundredth of a document, so their oldest ones are removed. What is in the list already
 * counts up in its entry; the same SMS tried again is the same entry at the same time.
 */
export async function noteUnsent(id: string, entry: UnsentSms): Promise<void> {
  await runPlan(async (read) => {
    const stored = ((await read(`${stores.errors}/smsUnsent`)) ?? {}) as Record<string, UnsentSms>;
    const before = stored[id];
    const data = {
      ...entry,
      ...(entry.text === undefined ? {} : { text: entry.text.slice(0, maxTextLength) }),
      ...timesOf(before, entry),
    };
    const own = Object.entries({ ...stored, [id]: data })
      .filter(([, { uid }]) => uid === entry.uid)
      .map(([key, one]) => ({
        path: [key],
        time: key === id ? Infinity : one.time,
        data: { ...one },
      }));
    const gone = entriesToEvict(own, maxQuotaBytes).map(({ path }) => ({
      path,
      remove: true as const,
    }));
    const fields = [{ path: [id], set: data }, ...gone];
    return { writes: [{ collection: stores.errors, id: 'smsUnsent', fields }] };
  });
}

function timesOf(before: UnsentSms | undefined, { sms }: UnsentSms): Partial<UnsentSms> {
  if (!before) return {};
  if (before.sms !== sms) return { times: (before.times ?? 1) + 1 };
  return { time: before.time, ...(before.times !== undefined && { times: before.times }) };
}

/** Tells staff that the day's SMS of a pot run out. Never throws. */
export async function noteRunningOut(
  pot: SmsPot,
  used: number,
  potSize: number,
  now: number,
): Promise<void> {
  const id = `${runningOutPrefix}${pot}_${sydneyStamp(now).slice(0, 8)}`;
  const about = { time: now, uid: '', dateId: '', orderId: '' };
  await noteUnsent(id, { ...about, error: `${used} / ${potSize} (${pot})` }).catch((error) =>
    console.error('could not record that the SMS of the day run out', error),
  );
}

/** Removes such an entry once the SMS is sent. */
export async function forgetUnsent(id: string): Promise<void> {
  await getFirestore()
    .collection(stores.errors)
    .doc('smsUnsent')
    .set({ [id]: FieldValue.delete() }, { merge: true });
}
