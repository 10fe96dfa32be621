import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { formatCutOff } from '../../../../domain/dates/cut-off-nearness.ts';
import { dayAndArea } from '../../../../domain/dates/date-card.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { dateState } from '../../../../domain/staff/dates/date-state.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { stateLabels, stateTones } from '../../common/date/date-state-labels.ts';
import styles from '../../common/forms/staff-form.module.css';

type DateLinkProps = { dateId: string; date: ActiveDate; language: Language; now: number };

/** A date with its state, cut-off and number of menus: the way to its page. */
export function DateLink({ dateId, date, language, now }: DateLinkProps) {
  const { t } = useTranslation();
  const state = dateState(date);
  return (
    <Link className={styles.row} to={staffPaths.date(dateId)}>
      <span className={styles.words}>
        <strong className={styles.title}>{dayAndArea(date, language, now)}</strong>
        <span className={styles.quiet}>
          <br />
          {date.finishDate > 0 &&
            `${t('{{when}} 마감', { when: formatCutOff(date.finishDate, language, now) })} · `}
          {t('메뉴 {{count}}개', { count: Object.keys(date.menus).length })}
        </span>
      </span>
      <Badge tone={stateTones[state]}>{stateLabels(t)[state]}</Badge>
    </Link>
  );
}
