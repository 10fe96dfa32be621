import { useTranslation } from 'react-i18next';
import type { DeliveryWindow } from '../../../domain/dates/delivery-window.ts';
import { formatDay, formatTime } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import { minutesThatFit, spanOf } from '../../../domain/staff/delivery/driver-runs.ts';
import type { RunTimes } from '../../../domain/staff/delivery/run-times.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './times.module.css';

type RunsSummaryProps = {
  /** The stops of each driver. */
  runs: readonly (readonly Stop[])[];
  windows: Record<string, DeliveryWindow>;
  times: RunTimes;
  language: Language;
  /** Takes the minutes for a stop with which the last delivery is in time. */
  onMinutes: (minutes: number) => void;
};

/** From when until when each driver delivers, and what to do if that is too late. */
export function RunsSummary({ runs, windows, times, language, onMinutes }: RunsSummaryProps) {
  const { t } = useTranslation();
  const spans = runs.flatMap((stops) => {
    const own = stops.flatMap(({ id }) => (windows[id] ? [[id, windows[id]] as const] : []));
    const span = spanOf(Object.fromEntries(own));
    return span ? [{ ...span, stops }] : [];
  });
  const lastEnd = Math.max(0, ...spans.map(({ to }) => to));
  const fitting = lastEnd > times.last ? minutesThatFit(runs, times) : undefined;
  const ending = (moment: number) => {
    const [day, time] = [formatDay(moment, language, moment), formatTime(moment, language)];
    return day === formatDay(times.start, language, moment) ? time : `${day} ${time}`;
  };
  return (
    <>
      <ul className={styles.runs}>
        {spans.map(({ from, to, stops }, at) => (
          <li key={stops[0]?.id}>
            <strong>
              {formatTime(from, language)} → {ending(to)}
            </strong>
            {' · '}
            {t('{{count}}곳', { count: stops.length })}
            {spans.length > 1 &&
              ` · ${t('기사 {{number}}', { number: at + 1 })}: ${suburbs(stops)}`}
          </li>
        ))}
      </ul>
      {lastEnd > times.last && (
        <Notice
          tone="error"
          title={t('{{time}}에야 배송이 끝나요', { time: ending(lastEnd) })}
          action={
            fitting !== undefined && (
              <Button onClick={() => onMinutes(fitting)}>
                {t('한 곳에 {{minutes}}분으로', { minutes: fitting })}
              </Button>
            )
          }
        >
          {t(
            '{{last}}까지 끝나야 시간을 정하고 알릴 수 있어요. 기사를 둘로 나누거나, 더 일찍 시작하거나, 한 곳에 드는 시간을 줄여 주세요.',
            { last: formatTime(times.last, language) },
          )}
        </Notice>
      )}
    </>
  );
}

/** The suburbs of these stops, each once. */
function suburbs(stops: readonly Stop[]): string {
  const names = stops.map(({ order }) => order.customerInfo.addressFull?.locality ?? '');
  return [...new Set(names)].filter(Boolean).join(', ');
}
