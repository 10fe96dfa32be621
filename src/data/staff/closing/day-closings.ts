import { closingRange, type DayClosing } from '../../../domain/staff/closing/day-closing.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { presentIds, queryOnce } from '../common/staff-reads.ts';

/** All closings of a date, the first one first, then its corrections. Throws AppError. */
export async function readClosings(dateId: string): Promise<DayClosing[]> {
  const found = await queryOnce({ collection: stores.dayClosings, ids: closingRange(dateId) });
  return found.map(({ data }) => data as unknown as DayClosing).sort((a, b) => a.number - b.number);
}

/** Which of these dates are closed. Throws AppError. */
export function readClosedDates(dateIds: readonly string[]): Promise<Set<string>> {
  return presentIds(stores.dayClosings, dateIds);
}
