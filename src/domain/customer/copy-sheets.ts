import { isDocumentId } from '../order/id-shapes.ts';
import { documentBytes } from '../store/document-size.ts';
import type { DocumentWrite, stores } from '../store/document-write.ts';
import type { ReadDocument } from '../store/transaction.ts';

/**
 * So much of the customers' copies stays in `users/users` or a document of `userList` (spec §7), by `documentBytes`: what a
 * day adds has room above it. The nightly step moves more to sheets, which customers never write.
 */
export const copiesBytes = 100_000;

/** By uid. */
type Copies = Record<string, unknown>;

/** The sheet to which a customer's copy moves: by the last letter of the uid, which accounts get by chance. */
export function copySheet(list: string, uid: string): string {
  return `${list}~${uid.slice(-1)}`;
}

/** Whether a document of `users` is a profile, and none of the lists of everybody's delivery details. */
export function isProfileId(id: string): boolean {
  return id !== 'users' && !id.startsWith('users~');
}

/** Whose copies move from a list: where it has too much, everybody's; and whose copy on a sheet is older. */
export function copiesToMove(
  id: string,
  copies: Copies,
  sheets: ReadonlyMap<string, Copies | undefined>,
): string[] {
  const hasTooMuch = documentBytes(copies) > copiesBytes;
  return Object.keys(copies).filter((uid) => {
    const sheet = copySheet(id, uid);
    return isDocumentId(sheet) && (hasTooMuch || Object.hasOwn(sheets.get(sheet) ?? {}, uid));
  });
}

/** Moves those copies that go to a sheet. */
export async function planCopySheet(
  read: ReadDocument,
  collection: typeof stores.users | typeof stores.userList,
  id: string,
  sheet: string,
): Promise<{ writes: DocumentWrite[]; moved: number }> {
  const copies = (await read(`${collection}/${id}`)) ?? {};
  const there = new Map([[sheet, await read(`${collection}/${sheet}`)]]);
  const uids = copiesToMove(id, copies, there).filter((uid) => copySheet(id, uid) === sheet);
  const set = uids.map((uid) => ({ path: [uid], set: copies[uid] }));
  const removed = uids.map((uid) => ({ path: [uid], remove: true as const }));
  const writes = [
    { collection, id: sheet, fields: set },
    { collection, id, fields: removed },
  ];
  return { writes: uids.length > 0 ? writes : [], moved: uids.length };
}
