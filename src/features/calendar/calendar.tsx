import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeDates } from '../../data/documents.ts';
import { useLiveDocument } from '../../data/live-document.ts';
import type { Language } from '../../domain/language.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { DateList } from './date-list.tsx';

/** After this the wait is the network's fault and is called by its name. */
const slowMs = 8000;

type CalendarProps = {
  language: Language;
  /** What a date's card says besides: promotions. */
  banners: (dateId: string) => ReactNode;
};

/** The delivery dates, live: what staff open or close changes here without a reload. */
export function Calendar({ language, banners }: CalendarProps) {
  const { t } = useTranslation();
  const dates = useLiveDocument(activeDates);
  if (dates.value) return <DateList dates={dates.value} language={language} banners={banners} />;
  if (dates.error) {
    return (
      <EmptyState
        title={t('날짜를 불러오지 못했어요')}
        text={t('인터넷 연결을 확인하고 다시 열어 주세요.')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t('다시 열기')}
          </Button>
        }
      />
    );
  }
  if (dates.loading) return <WaitingForDates />;
  return <DateList dates={{}} language={language} banners={banners} />;
}

function WaitingForDates() {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {slow && (
        <Notice tone="honey" announce title={t('연결이 느려요')}>
          {t('계속 불러오고 있어요. 조금만 기다려 주세요.')}
        </Notice>
      )}
      <SkeletonCards label={t('날짜를 불러오고 있어요')} count={6} lines={5} />
    </>
  );
}
