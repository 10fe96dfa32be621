import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { isPending, useLiveDocument } from '../../data/documents/live-document.ts';
import { activeDates } from '../../data/documents/sources.ts';
import type { Language } from '../../domain/language.ts';
import { FirstContentPlace } from '../../ui/first-content-place.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { DateList } from './date-list.tsx';
import { LoadingState } from './loading-state.tsx';

type CalendarProps = {
  language: Language;
  /** What a date's card says besides: promotions. */
  banners: (dateId: string) => ReactNode;
  /** What else can be done for an open date, beside its card. */
  actions: (dateId: string) => ReactNode;
};

/** The delivery dates, live: what staff open or close changes here without a reload. */
export function Calendar({ language, banners, actions }: CalendarProps) {
  const { t } = useTranslation();
  const dates = useLiveDocument(activeDates);
  const pending = isPending(dates);
  // Deferred, the cards of a page that has just been opened are drawn in slices, between which taps are answered.
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
    <DateList dates={dates.value ?? {}} language={language} banners={banners} actions={actions} />
  );
}
