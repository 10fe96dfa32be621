import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { categories } from '../../../../data/documents/sources.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { datesAhead, datesForStaff } from '../../../../domain/staff/dates/date-to-run.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { OverdueNotices } from '../../common/date/overdue-notice.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { DateAhead } from './date-ahead.tsx';
import { DateLink } from './date-link.tsx';
import { OpenTills } from './open-tills.tsx';
import { PastDates } from './past-dates.tsx';

type DatesListProps = { dates: ActiveDates; menus: Menus; language: Language };

/** Every date: those from today on, hidden ones too, with what is ordered and missing; those that are over, with their cash. */
export function DatesList({ dates, menus, language }: DatesListProps) {
  const { t } = useTranslation();
  const known = useLiveDocument(categories);
  const now = serverNow();
  const context = { menus, categories: known.value, dates, now };
  const listed = datesForStaff(dates, now);
  const ahead = datesAhead(dates, now);
  const over = listed.filter(({ dateId }) => !ahead.includes(dateId));
  return (
    <div className={styles.screen}>
      <OverdueNotices {...{ dates, menus, language }} />
      <ButtonLink
        variant="primary"
        fullWidth
        icon={<Plus aria-hidden="true" />}
        to={staffPaths.newDate(listed[0]?.dateId)}
      >
        {t('새 날짜')}
      </ButtonLink>
      {listed.length === 0 && <EmptyState title={t('아직 날짜가 없어요')} />}
      {ahead.length > 0 && (
        <ul className={styles.list} aria-label={t('오늘부터의 날짜')}>
          {ahead.map((dateId) => {
            const date = dates[dateId];
            return date && <DateAhead key={dateId} {...{ dateId, date, context, language }} />;
          })}
        </ul>
      )}
      <OpenTills dates={dates} language={language} />
      {over.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.heading}>{t('지난 날짜')}</h2>
          <ul className={styles.list}>
            {over.map(({ dateId, date }) => (
              <li key={dateId} className={styles.item}>
                <DateLink {...{ dateId, date, language, now }} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PastDates listed={dates} language={language} />
    </div>
  );
}
