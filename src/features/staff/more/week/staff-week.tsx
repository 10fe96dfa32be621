import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { categories } from '../../../../data/documents/sources.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { datesAhead } from '../../../../domain/staff/dates/date-to-run.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { OverdueNotices } from '../../common/date/overdue-notice.tsx';
import { OpenTills } from './open-tills.tsx';
import styles from './week.module.css';
import { WeekDate } from './week-date.tsx';

type StaffWeekProps = { dates: ActiveDates; menus: Menus; language: Language };

/** All dates from today on, hidden ones too: what is ordered, and what is missing. */
export function StaffWeek({ dates, menus, language }: StaffWeekProps) {
  const { t } = useTranslation();
  const known = useLiveDocument(categories);
  const now = serverNow();
  const context = { menus, categories: known.value, dates, now };
  const ahead = datesAhead(dates, now);
  return (
    <>
      <OverdueNotices {...{ dates, menus, language }} />
      {ahead.length === 0 && <EmptyState title={t('아직 날짜가 없어요')} />}
      <ul className={styles.week}>
        {ahead.map((dateId) => {
          const date = dates[dateId];
          return date && <WeekDate key={dateId} {...{ dateId, date, context, language }} />;
        })}
      </ul>
      <OpenTills dates={dates} language={language} />
    </>
  );
}
