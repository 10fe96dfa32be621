import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../data/device/use-clock.ts';
import { countdown } from '../../domain/dates/countdown.ts';
import { useReducedMotion } from '../../ui/layout/use-reduced-motion.ts';
import styles from './countdown.module.css';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The time left until the cut-off, by the server's clock, in days and hours, on the last day in hours and minutes,
 * in the last hour also in seconds unless the customer prefers reduced motion. It changes whenever what it shows
 * does (spec §4); at zero it says that closing is imminent. It is emphasised only on the last day.
 */
export function Countdown({ finishDate }: { finishDate: number }) {
  const { t } = useTranslation();
  const still = useReducedMotion();
  // Rounded to whole minutes where no seconds are shown, so that it rerenders once a minute.
  const left = useClock((now) => {
    const ms = Math.max(0, finishDate - now);
    return still || ms >= hourMs ? Math.ceil(ms / minuteMs) * minuteMs : ms;
  });
  const { days, imminent, ...time } = countdown(left, 0);
  if (imminent) return <strong className={styles.soon}>{t('곧 마감해요')}</strong>;
  const clock = days > 0 ? t('{{hours}}시간', { hours: time.hours }) : clockWords(t, time, still);
  return (
    <span
      data-slot="countdown"
      role="timer"
      aria-live="off"
      className={clsx('tabular', days === 0 && styles.lastDay)}
    >
      {days > 0
        ? t('{{count}}일 {{time}} 남았어요', { count: days, time: clock })
        : t('{{time}} 남았어요', { time: clock })}
    </span>
  );
}

type Clock = Pick<ReturnType<typeof countdown>, 'hours' | 'minutes' | 'seconds'>;

function clockWords(t: TFunction, { hours, minutes, seconds }: Clock, still: boolean): string {
  if (hours > 0) return t('{{hours}}시간 {{minutes}}분', { hours, minutes });
  return still
    ? t('{{minutes}}분', { minutes })
    : t('{{minutes}}분 {{seconds}}초', { minutes, seconds });
}
