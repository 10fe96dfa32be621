import type { StaffLogEntry } from '../../../domain/staff/staff-log.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { queryOnce } from './staff-reads.ts';

const maxEntries = 200;

/** The log, newest first: all of it, or the entries about one date, order or customer. Throws AppError. */
export async function readStaffLog(about: {
  dateId?: string | undefined;
  orderKey?: string | undefined;
  uid?: string | undefined;
}): Promise<{ id: string; entry: StaffLogEntry }[]> {
  // The server filters by the most selective field; the others are filtered here.
  const field = (['orderKey', 'uid', 'dateId'] as const).find((name) => about[name] !== undefined);
  const value = field && about[field];
  const found = await queryOnce({
    collection: stores.staffLog,
    newestFirstBy: 'at',
    limit: maxEntries,
    ...(field && value ? { equal: [[field, { stringValue: value }] as const] } : {}),
  });
  return found
    .map(({ id, data }) => ({ id, entry: data as unknown as StaffLogEntry }))
    .filter(({ entry }) =>
      (['dateId', 'uid'] as const).every(
        (name) => about[name] === undefined || entry[name] === about[name],
      ),
    );
}

/** The log entries about menus that were sold out on a date. Throws AppError. */
export async function readSoldOut(dateId: string): Promise<StaffLogEntry[]> {
  const found = await queryOnce({
    collection: stores.staffLog,
    equal: [
      ['dateId', { stringValue: dateId }],
      ['action', { stringValue: 'sold-out' }],
    ],
  });
  return found.map(({ data }) => data as unknown as StaffLogEntry);
}
