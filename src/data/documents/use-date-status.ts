import { useMemo } from 'react';
import { dayNumber, isDateId } from '../../domain/dates/date-id.ts';
import { type DateStatus, dateStatus } from '../../domain/dates/date-status.ts';
import { isOver } from '../../domain/dates/open-dates.ts';
import { useClock } from '../device/use-clock.ts';
import { useConfirmed, useLiveDocument } from './live-document.ts';
import { activeDates, datesOfYear } from './sources.ts';

/** Whether the date in the address takes orders; live. A date that is not on the list costs one more read. */
export function useDateStatus(dateId: string): DateStatus {
  const date = useLiveDocument(activeDates).value?.[dateId];
  const confirmed = useConfirmed(activeDates);
  const named = isDateId(dateId);
  const lookUp = confirmed && !date && named;
  const archive = useLiveDocument(
    useMemo(
      () => (lookUp ? datesOfYear(Math.floor(dayNumber(dateId) / 10_000)) : undefined),
      [lookUp, dateId],
    ),
  );
  const archived = archive.loading
    ? undefined
    : archive.error !== undefined || Boolean(archive.value?.[dateId]);
  const over = useClock((now) => (isOver(dateId, now) ? 'over' : 'ahead')) === 'over';
  return dateStatus(date, confirmed, named ? archived : false, over);
}
