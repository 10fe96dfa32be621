import { useTranslation } from 'react-i18next';
import { useClock } from '../../../../data/device/use-clock.ts';
import type { ActiveDate, ActiveDates } from '../../../../domain/dates/active-date.ts';
import { formatCutOff } from '../../../../domain/dates/cut-off-nearness.ts';
import { dayAndArea } from '../../../../domain/dates/date-card.ts';
import { isOver, lastOrdersMs } from '../../../../domain/dates/open-dates.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { changeDateState } from '../../../../domain/staff/dates/date-state.ts';
import { isOverdue, overdueDates } from '../../../../domain/staff/dates/overdue-dates.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useMay } from '../shell/role.ts';
import { DateStateButton } from './date-state-button.tsx';

type OverdueNoticeProps = {
  dateId: string;
  date: ActiveDate;
  dates: ActiveDates;
  menus: Menus;
  language: Language;
};

/**
 * From its cut-off on says that a date has not been closed, with the way to close it; in red once that is long ago.
 */
export function OverdueNotice({ dateId, date, dates, menus, language }: OverdueNoticeProps) {
  const { t } = useTranslation();
  const may = useMay();
  const state = useClock((now) =>
    !isOverdue(date, now)
      ? 'in-time'
      : isOver(dateId, now)
        ? 'over'
        : now >= date.finishDate + lastOrdersMs
          ? 'long-late'
          : 'late',
  );
  if (state === 'in-time') return null;
  return (
    <Notice
      tone={state === 'long-late' ? 'error' : 'honey'}
      title={t('아직 마감하지 않은 날짜: {{day}}', {
        day: dayAndArea(date, language, date.finishDate),
      })}
      action={may.run(changeDateState) && <DateStateButton {...{ dateId, date, dates, menus }} />}
    >
      {state === 'over'
        ? t('배송하는 날이 지나 손님은 더 주문할 수 없어요. 마감해 주세요.')
        : t('마감 시각({{when}})이 지났지만 아직 주문을 받고 있어요. 다 받았으면 마감해 주세요.', {
            when: formatCutOff(date.finishDate, language, date.finishDate),
          })}
    </Notice>
  );
}

/** The same for all dates of the shop. */
export function OverdueNotices({ dates, ...props }: Omit<OverdueNoticeProps, 'dateId' | 'date'>) {
  const ids = useClock((now) =>
    overdueDates(dates, now)
      .map(({ dateId }) => dateId)
      .join(' '),
  );
  return ids.split(' ').map((dateId) => {
    const date = dates[dateId];
    return date && <OverdueNotice key={dateId} {...{ dateId, date, dates, ...props }} />;
  });
}
