import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { formatCutOff } from '../../../../domain/dates/cut-off-nearness.ts';
import { dayAndArea } from '../../../../domain/dates/date-card.ts';

import { isOpen } from '../../../../domain/dates/open-dates.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { dateChecks } from '../../../../domain/staff/dates/date-checks.ts';
import { dateState } from '../../../../domain/staff/dates/date-state.ts';
import { datesForStaff } from '../../../../domain/staff/dates/date-to-run.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { stateLabels, stateTones } from '../../common/date/date-state-labels.ts';
import styles from '../../common/forms/staff-form.module.css';

type DatesListProps = { dates: ActiveDates; menus: Menus; language: Language };

/** Every date, future ones first; for dates that take orders, with what is missing. */
export function DatesList({ dates, menus, language }: DatesListProps) {
  const { t } = useTranslation();
  const now = serverNow();
  const listed = datesForStaff(dates, now);
  return (
    <div className={styles.screen}>
      <ButtonLink
        variant="primary"
        fullWidth
        icon={<Plus aria-hidden="true" />}
        to={staffPaths.newDate(listed[0]?.dateId)}
      >
        {t('새 날짜')}
      </ButtonLink>
      {listed.length === 0 && <EmptyState title={t('아직 날짜가 없어요')} />}
      <ul className={styles.list}>
        {listed.map(({ dateId, date }) => {
          const state = dateState(date);
          const missing = isOpen(date) ? dateChecks(dateId, date, menus, dates, now).length : 0;
          return (
            <li key={dateId} className={styles.item}>
              <Link className={styles.row} to={staffPaths.date(dateId)}>
                <span className={styles.words}>
                  <strong className={styles.title}>{dayAndArea(date, language, now)}</strong>
                  <span className={styles.quiet}>
                    <br />
                    {t('{{when}} 마감', { when: formatCutOff(date.finishDate, language, now) })} ·{' '}
                    {t('메뉴 {{count}}개', { count: Object.keys(date.menus).length })}
                  </span>
                  <span className={styles.badges}>
                    <Badge tone={stateTones[state]}>{stateLabels(t)[state]}</Badge>
                    {missing > 0 && (
                      <Badge tone="honey">{t('살펴볼 것 {{count}}개', { count: missing })}</Badge>
                    )}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
