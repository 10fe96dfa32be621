import type { User } from '../../customer/user.ts';
import { isDateId } from '../../dates/date-id.ts';
import { type DocumentWrite, setFields, stores } from '../../store/document-write.ts';
import { sheetName } from '../../store/sheet-name.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { CustomerOrders } from '../order.ts';

/** So much of a customer's older orders stays on the first sheet, by `bytesOf`; half of it fills another. */
export const archiveSheetBytes = 200_000;

/** Path of a sheet with older orders of a customer: the first has the latest of them, the last one follows it. */
export function archivePath(uid: string, sheet = 1): string {
  return `${stores.ordersForCustomerBackup}/${sheetName(uid, sheet)}`;
}

/** The sheet that has a customer's orders of a date, which are all on one. */
export async function findArchived(
  read: ReadDocument,
  uid: string,
  dateId: string,
): Promise<{ id: string; orders: CustomerOrders[string] } | undefined> {
  for (let sheet = 1; ; sheet++) {
    const stored = (await read(archivePath(uid, sheet))) as CustomerOrders | undefined;
    if (!stored) return undefined;
    const orders = stored[dateId];
    if (orders) return { id: sheetName(uid, sheet), orders };
  }
}

/**
 * Moves the oldest orders of a full first sheet to a sheet of their own, which is not written again. No writes where it is
 * not full, so that it can be repeated until then; none of a customer whose data is being deleted.
 */
export async function planNewSheet(
  read: ReadDocument,
  uid: string,
): Promise<{ writes: DocumentWrite[] }> {
  const first = (await read(archivePath(uid))) ?? {};
  if (bytesOf(first) <= archiveSheetBytes) return { writes: [] };
  const profile = (await read(`${stores.users}/${uid}`)) as Partial<User> | undefined;
  if (!profile || profile.deletedAs) return { writes: [] };
  const dates = Object.keys(first).filter((id) => isDateId(id) && isMap(first[id]));
  let bytes = 0;
  const oldest = dates.sort().filter((dateId, at) => {
    bytes += bytesOf({ [dateId]: first[dateId] });
    return at === 0 || bytes <= archiveSheetBytes / 2;
  });
  if (oldest.length === 0) return { writes: [] };
  const sheet = (profile.archiveSheets ?? 1) + 1;
  const collection = stores.ordersForCustomerBackup;
  return {
    writes: [
      { collection, id: sheetName(uid, sheet), fields: datesIn(first, oldest) },
      { collection, id: uid, fields: oldest.map((id) => ({ path: [id], remove: true })) },
      { collection: stores.users, id: uid, fields: setFields({ archiveSheets: sheet }) },
    ],
  };
}

/** Orders of these dates, each set by itself, so that other orders of its date stay where it goes. */
export function datesIn(stored: Record<string, unknown>, dateIds: readonly string[]) {
  return dateIds.flatMap((dateId) =>
    Object.entries(stored[dateId] as object).map(([orderKey, set]) => ({
      path: [dateId, orderKey],
      set,
    })),
  );
}

/** What a document takes, bytes, a little more than by Firestore's way of counting. */
export function bytesOf(data: object): number {
  return new TextEncoder().encode(JSON.stringify(data)).length;
}

export const isMap = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
