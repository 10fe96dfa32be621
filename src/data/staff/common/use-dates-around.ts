import { useMemo } from 'react';
import type { ActiveDates } from '../../../domain/dates/active-date.ts';
import { isDateId } from '../../../domain/dates/date-id.ts';
import { deliveryMoment } from '../../../domain/dates/delivery-day.ts';
import { yearsKept } from '../../../domain/menus/cooking.ts';
import type { DocumentState } from '../../documents/document-state.ts';
import { useLiveDocument } from '../../documents/live-document.ts';
import { datesOfYear } from '../../documents/sources.ts';

/**
 * The listed dates together with those of the months before a date, which have left the list once they were over: how staff's
 * screens read a date by its id. Undefined until it is known whether there is such a date. `always`: also for a date that is
 * still listed, for the sake of those before it.
 */
export function useDatesAround(
  listed: ActiveDates,
  dateId: string,
  always = false,
): ActiveDates | undefined {
  const isListed = dateId in listed;
  const wanted = isDateId(dateId) && (always || !isListed);
  const [year, before] = useMemo(
    () => (wanted ? yearsKept(deliveryMoment(dateId)).map(datesOfYear) : []),
    [wanted, dateId],
  );
  const ofYear = useLiveDocument(year);
  const ofYearBefore = useLiveDocument(before);
  return useMemo(() => {
    const waits = ({ value, loading, error }: DocumentState<ActiveDates>) =>
      value === undefined && (loading || (error !== undefined && !isListed));
    if ((year && waits(ofYear)) || (before && waits(ofYearBefore))) return undefined;
    // A date that is listed may have changed since it was copied to its year.
    return { ...ofYearBefore.value, ...ofYear.value, ...listed };
  }, [year, before, ofYear, ofYearBefore, listed, isListed]);
}
