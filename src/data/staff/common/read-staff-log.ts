import type { StaffLogEntry } from '../../../domain/staff/staff-log.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { type PlaceInOrder, queryOnce, type ReadDocumentResult } from './staff-reads.ts';

/** A log entry with its id. */
export interface LogRow {
  id: string;
  entry: StaffLogEntry;
}

/** The entries that a query of the log has found. */
export const asLogRows = (found: readonly ReadDocumentResult[]): LogRow[] =>
  found.map(({ id, data }) => ({ id, entry: data as unknown as StaffLogEntry }));

/** Entries that one page of the log reads. */
const pageSize = 100;

/** What the log is searched by: the query of `staffPaths.log`, as the address of the page has it. */
interface LogSearch {
  dateId?: string | undefined;
  orderId?: string | undefined;
  uid?: string | undefined;
}

/**
 * One page of the log, newest first: all of it, or the entries about one date, order or customer. It is empty
 * only if there are no more of them. `next`: what to pass as `after` for the page that follows; undefined at the
 * end. Throws AppError.
 */
export async function readStaffLog(
  about: LogSearch,
  after?: PlaceInOrder,
): Promise<{ rows: LogRow[]; next: PlaceInOrder | undefined }> {
  // The server filters by the most selective field; the others are filtered here.
  const field = (['orderId', 'uid', 'dateId'] as const).find((name) => about[name] !== undefined);
  const value = field && about[field];
  const found = await queryOnce({
    collection: stores.staffLog,
    newestFirstBy: 'at',
    startAfter: after,
    limit: pageSize,
    ...(field && value ? { equal: [[field, { stringValue: value }] as const] } : {}),
  });
  const rows = asLogRows(found).filter(({ entry }) =>
    (['dateId', 'uid'] as const).every(
      (name) => about[name] === undefined || entry[name] === about[name],
    ),
  );
  const last = found.length < pageSize ? undefined : found.at(-1);
  const next = last && { at: Number(last.data.at), id: last.id };
  return rows.length === 0 && next ? readStaffLog(about, next) : { rows, next };
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
  return asLogRows(found).map(({ entry }) => entry);
}
