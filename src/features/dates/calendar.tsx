import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { isPending, useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates } from '../../data/documents/sources.ts';
import type { DeliveryArea } from '../../domain/dates/active-date.ts';
import type { Language } from '../../domain/lib/language.ts';
import { SkeletonCards } from '../../ui/feedback/skeleton.tsx';
import { AfterPress, FirstContentPlace } from '../../ui/layout/first-content-place.tsx';
import { DateList } from './date-list.tsx';
import { LoadingState } from './loading-state.tsx';

type CalendarProps = {
  language: Language;
  /** The areas whose dates are shown; undefined for all. */
  areas: readonly DeliveryArea[] | undefined;
  /** Renders a date's promotions on its card. */
  banners: (dateId: string) => ReactNode;
  /** Renders further actions for an open date beside its card. */
  actions: (dateId: string) => ReactNode;
};

/** The delivery dates, live: dates that staff open or close change without a reload. */
export function Calendar({ language, areas, banners, actions }: CalendarProps) {
  const { t } = useTranslation();
  const dates = useLiveDocument(activeDates);
  const pending = isPending(dates);
  // With a deferred value React renders the cards of a new page in slices and handles taps in between.
  const waiting = useDeferredValue(pending);
  if (pending || waiting) {
    return (
      <LoadingState failed={dates.error !== undefined} failure={t('날짜를 불러오지 못했어요')}>
        <FirstContentPlace />
        <SkeletonCards label={t('날짜를 불러오고 있어요')} count={6} lines={5} />
      </LoadingState>
    );
  }
  return (
    <>
      <DateList
        dates={dates.value ?? {}}
        language={language}
        areas={areas}
        banners={banners}
        actions={actions}
      />
      <AfterPress />
    </>
  );
}
