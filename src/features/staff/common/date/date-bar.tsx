import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { formatCutOff } from '../../../../domain/dates/cut-off-nearness.ts';
import { areaName } from '../../../../domain/dates/date-card.ts';
import { formatDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { changeDateState, dateState } from '../../../../domain/staff/dates/date-state.ts';
import { datesForRole } from '../../../../domain/staff/dates/date-to-run.ts';
import { AppBar } from '../../../../ui/layout/app-bar.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { useMay } from '../shell/role.ts';
import styles from './date-bar.module.css';
import { DateStateButton } from './date-state-button.tsx';
import { stateLabels } from './date-state-labels.ts';

type DateBarProps = {
  dateId: string;
  dates: ActiveDates;
  /** Whether the date is listed: others can't be opened any more. */
  listed: boolean;
  menus: Menus;
  language: Language;
  /** The title of the screen. */
  title: string;
  /** How many orders the date has; undefined until they are loaded. */
  orders: number | undefined;
  onChange: (dateId: string) => void;
};

/** Shows the date, a way to choose another, and whether it takes orders. */
export function DateBar(props: DateBarProps) {
  const { dateId, dates, listed, menus, language, title, orders, onChange } = props;
  const { t } = useTranslation();
  const may = useMay();
  const now = serverNow();
  const date = dates[dateId];
  const open = datesForRole(dates, may.role, now);
  const shown = open.some((one) => one.dateId === dateId)
    ? open
    : date
      ? [{ dateId, date }, ...open]
      : open;
  return (
    <AppBar
      title={
        <>
          <VisuallyHidden>{title} </VisuallyHidden>
          <select
            className={styles.select}
            aria-label={t('배송 날짜')}
            value={dateId}
            onChange={(event) => onChange(event.target.value)}
          >
            {shown.map(({ dateId: id, date: one }) => (
              <option key={id} value={id}>
                {formatDay(one.deliveryDate, language, now)}
                {one.area === 'gosford' ? ` ${areaName(one.area, language)}` : ''}
              </option>
            ))}
          </select>
        </>
      }
      subtitle={
        date && (
          <>
            <span>{stateLabels(t)[dateState(date)]}</span>
            {date.finishDate > 0 && (
              <span>
                {' · '}
                <span className={styles.cutOff}>
                  {t('{{when}} 마감', { when: formatCutOff(date.finishDate, language, now) })}
                </span>
              </span>
            )}
          </>
        )
      }
      end={
        date &&
        listed &&
        may.run(changeDateState) && (
          <div className={styles.state}>
            <DateStateButton {...{ dateId, date, dates, menus, orders }} />
          </div>
        )
      }
    />
  );
}
