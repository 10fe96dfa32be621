import { sameValue } from '../lib/same-value.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import type { ReadDocument } from '../store/transaction.ts';
import type { User } from './user.ts';

/**
 * The writes that copy a profile for staff (spec §7): the entry in the user list and the one in the list of
 * delivery details. Many customers share these documents, so the copies are written after the profile and
 * retried until they are stored.
 */
export function profileCopies(user: User): DocumentWrite[] {
  const { uid, deliveryInfo } = user;
  const list = listEntry(user);
  if (!deliveryInfo) return [list];
  const fields = [{ path: [uid, 'deliveryInfo'], set: deliveryInfo }];
  return [list, { collection: stores.users, id: 'users', fields }];
}

/**
 * The write of a customer's entry in the user list after staff have changed the profile; empty if the entry
 * is up to date.
 */
export async function planListEntry(user: User, read: ReadDocument): Promise<DocumentWrite[]> {
  const bucket = (await read(`${stores.userList}/${user.listLoc}`)) ?? {};
  return sameValue(bucket[user.uid], entryOf(user)) ? [] : [listEntry(user)];
}

function listEntry(user: User): DocumentWrite {
  return {
    collection: stores.userList,
    id: user.listLoc,
    fields: [{ path: [user.uid], set: entryOf(user) }],
  };
}

/** A profile as the user list has it: nobody searches there. */
function entryOf({ searchWords: _, ...entry }: User): User {
  return entry;
}
