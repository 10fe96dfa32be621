import { closingRange, type DayClosing } from '../../../domain/staff/closing/day-closing.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { queryOnce } from '../common/staff-reads.ts';

/** All closings of a date, the first one first, then its corrections. Throws AppError. */
export async function readClosings(dateId: string): Promise<DayClosing[]> {
  const found = await queryOnce({ collection: stores.dayClosings, ids: closingRange(dateId) });
  return found.map(({ data }) => data as unknown as DayClosing).sort((a, b) => a.number - b.number);
}

/** The closing of each of these dates that counts, the last one; without dates that are not closed. Throws AppError. */
export async function readLastClosings(
  dateIds: readonly string[],
): Promise<ReadonlyMap<string, DayClosing>> {
  const closings = await Promise.all(dateIds.map(readClosings));
  return new Map(
    closings.flatMap((ofDate) => {
      const last = ofDate.at(-1);
      return last ? [[last.dateId, last] as const] : [];
    }),
  );
}
