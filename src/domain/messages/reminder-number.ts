import { isMobile, smsRecipient } from '../customer/phone.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import { type Consents, planConsentsEnd } from './consent.ts';

/**
 * reminderNumbers/{number}: a number to which reminders have gone by text, as the provider writes it. Anybody can type any
 * phone, so whoever gets the texts decides about their number, not the accounts that name it.
 */
export interface ReminderNumber {
  /** Unguessable id of the stop page in these texts. No account can read it, so nobody stops the texts of a number that is not theirs. */
  stop: string;
  /** The accounts whose reminders have gone there. */
  uids: string[];
  /** When it was stopped by the link, epoch ms: from then on nobody's reminders go there. */
  stopped?: number;
}

/** A number that reminders can go to, as the provider writes it; undefined for other phones. */
export function reminderNumberOf(phone: string | undefined): string | undefined {
  return phone !== undefined && isMobile(phone) ? smsRecipient(phone) : undefined;
}

/** Whether a customer's own reminders were stopped by the link of a text to this phone. */
export function isStoppedFor(
  consents: Pick<Consents, 'stopped'> | undefined,
  phone: string | undefined,
): boolean {
  const number = reminderNumberOf(phone);
  return number !== undefined && consents?.stopped?.[number] !== undefined;
}

/** The write by which a number knows an account's reminders, and their stop page; none if it does. */
export function noteNumberWrites(
  number: string,
  stored: ReminderNumber | undefined,
  uid: string,
  stop: string,
): DocumentWrite[] {
  if (stored?.uids.includes(uid)) return [];
  const fields = [
    ...(stored ? [] : [{ path: ['stop'], set: stop }]),
    { path: ['uids'], set: [...(stored?.uids ?? []), uid] },
  ];
  return [{ collection: stores.reminderNumbers, id: number, fields }];
}

/**
 * The writes that stop a number's texts by their link: whatever the accounts have asked for whose reminders went there
 * ends, and their boxes can say why. Empty if all of that is so already.
 */
export function planNumberStop(
  number: string,
  stored: ReminderNumber | undefined,
  consentsOf: ReadonlyMap<string, Consents | undefined>,
  now: number,
): DocumentWrite[] {
  if (!stored) return [];
  const at = Math.round(now);
  const note = (collection: string, id: string, path: string[]): DocumentWrite => ({
    collection,
    id,
    fields: [{ path, set: at }],
  });
  const ends = stored.uids.flatMap((uid) => {
    const consents = consentsOf.get(uid);
    // An account that has been deleted meanwhile.
    if (!consents) return [];
    return [
      ...planConsentsEnd(uid, consents, 'link', at),
      ...(consents.stopped?.[number] === undefined
        ? [note(stores.consents, uid, ['stopped', number])]
        : []),
    ];
  });
  if (stored.stopped !== undefined) return ends;
  return [note(stores.reminderNumbers, number, ['stopped']), ...ends];
}
