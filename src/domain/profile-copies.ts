import { type DocumentWrite, stores } from './document-write.ts';
import type { User } from './user.ts';

/**
 * The copies of a profile that staff look at (spec §7): the entry in the user list, and the delivery details of
 * all customers. Many customers share these documents, so they are written after the profile, again until they
 * are there, and no profile waits for them.
 */
export function profileCopies(user: User): DocumentWrite[] {
  const { uid, listLoc, deliveryInfo } = user;
  const list = { collection: stores.userList, id: listLoc, fields: [{ path: [uid], set: user }] };
  if (!deliveryInfo) return [list];
  const fields = [{ path: [uid, 'deliveryInfo'], set: deliveryInfo }];
  return [list, { collection: stores.users, id: 'users', fields }];
}
