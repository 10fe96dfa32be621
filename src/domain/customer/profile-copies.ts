import { sameValue } from '../lib/same-value.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import type { ReadDocument } from '../store/transaction.ts';
import type { DeliveryInfo } from './delivery-info.ts';
import type { User } from './user.ts';

/**
 * The writes that copy a profile for staff (spec §7): the entry in the user list and the one in the list of
 * delivery details. Many customers share these documents, so the copies are written after the profile and
 * retried until they are stored.
 */
export function profileCopies(user: User): DocumentWrite[] {
  const { uid, deliveryInfo } = user;
  const list = listEntry(user);
  return deliveryInfo ? [...list, detailsWrite(uid, deliveryInfo)] : list;
}

/**
 * The copies that are missing or out of date after staff have changed a profile. Delivery details that staff correct are
 * taken off their list by the correction: what is on it is the customer's own copy.
 */
export async function planProfileCopies(user: User, read: ReadDocument): Promise<DocumentWrite[]> {
  const { uid, deliveryInfo } = user;
  const bucket = (await read(`${stores.userList}/${user.listLoc}`)) ?? {};
  const details = deliveryInfo && (await read(`${stores.users}/users`, 'unlocked', [uid]));
  return [
    ...(sameValue(bucket[uid], entryOf(user)) ? [] : listEntry(user)),
    ...(deliveryInfo && !details?.[uid] ? [detailsWrite(uid, deliveryInfo)] : []),
  ];
}

function detailsWrite(uid: string, deliveryInfo: DeliveryInfo): DocumentWrite {
  const fields = [{ path: [uid, 'deliveryInfo'], set: deliveryInfo }];
  return { collection: stores.users, id: 'users', fields };
}

/** Nothing for an older profile that names no list. */
function listEntry(user: User): DocumentWrite[] {
  if (!user.listLoc) return [];
  const fields = [{ path: [user.uid], set: entryOf(user) }];
  return [{ collection: stores.userList, id: user.listLoc, fields }];
}

/** A profile as the user list has it: nobody searches there. */
function entryOf({ searchWords: _, ...entry }: User): User {
  return entry;
}
