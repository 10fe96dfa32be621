import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { datesOfYear } from '../../../../data/documents/sources.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { dayAndArea } from '../../../../domain/dates/date-card.ts';
import { isOver } from '../../../../domain/dates/open-dates.ts';
import { sydneyYear } from '../../../../domain/dates/sydney-time.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import styles from '../../common/forms/staff-form.module.css';

/** The dates of a year that have left the list, the latest first, each with the way to its orders; read when asked for. */
export function PastDates({ listed, language }: { listed: ActiveDates; language: Language }) {
  const { t } = useTranslation();
  const now = serverNow();
  const [year, setYear] = useState<number>();
  const source = useMemo(() => (year === undefined ? undefined : datesOfYear(year)), [year]);
  const { value = {}, loading, error } = useLiveDocument(source);
  const past = Object.entries(value)
    .filter(([dateId]) => !(dateId in listed) && isOver(dateId, now))
    .sort(([a], [b]) => (a < b ? 1 : -1));
  const next = (year ?? sydneyYear(now) + 1) - 1;
  return (
    <section className={styles.group}>
      {year !== undefined && (
        <>
          <h2 className={styles.heading}>{t('{{year}}년의 지난 날짜', { year })}</h2>
          {source && loading && <Loading label={t('날짜를 불러오고 있어요')} />}
          {error && <Notice tone="error">{t('날짜를 불러오지 못했어요')}</Notice>}
          {!loading && !error && past.length === 0 && (
            <EmptyState title={t('지난 날짜가 없어요')} />
          )}
          <ul className={styles.list}>
            {past.map(([dateId, date]) => (
              <li key={dateId} className={styles.item}>
                <Link className={styles.row} to={staffPaths.board(dateId)}>
                  <span className={styles.words}>{dayAndArea(date, language, now)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button fullWidth onClick={() => setYear(next)}>
        {t('{{year}}년의 지난 날짜 보기', { year: next })}
      </Button>
    </section>
  );
}
