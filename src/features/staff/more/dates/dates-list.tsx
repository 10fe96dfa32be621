import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { datesOfYear } from '../../../../data/documents/sources.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { formatCutOff } from '../../../../domain/dates/cut-off-nearness.ts';
import { dayAndArea } from '../../../../domain/dates/date-card.ts';
import { isOpen, isOver } from '../../../../domain/dates/open-dates.ts';
import { sydneyYear } from '../../../../domain/dates/sydney-time.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { dateChecks } from '../../../../domain/staff/dates/date-checks.ts';
import { dateState } from '../../../../domain/staff/dates/date-state.ts';
import { datesForStaff } from '../../../../domain/staff/dates/date-to-run.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
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
      <PastDates listed={dates} language={language} />
    </div>
  );
}

/** The dates of a year that have left the list, the latest first, each with the way to its orders; read when asked for. */
function PastDates({ listed, language }: { listed: ActiveDates; language: Language }) {
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
