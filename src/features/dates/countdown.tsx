import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../data/device/use-clock.ts';
import { countdown } from '../../domain/dates/countdown.ts';
import { useReducedMotion } from '../../ui/layout/use-reduced-motion.ts';
import styles from './countdown.module.css';

const minuteMs = 60_000;

/**
 * The time left until the cut-off, by the server's clock, updated each second; at zero it says that closing
 * is imminent. Without seconds if the customer prefers reduced motion. It is emphasised only on the last day.
 */
export function Countdown({ finishDate }: { finishDate: number }) {
  const { t } = useTranslation();
  const still = useReducedMotion();
  // Rounded to whole minutes where no seconds are shown, so that it rerenders once a minute.
  const left = useClock((now) =>
    Math.max(0, still ? Math.ceil((finishDate - now) / minuteMs) * minuteMs : finishDate - now),
  );
  const { days, imminent, ...time } = countdown(left, 0);
  if (imminent) return <strong className={styles.soon}>{t('곧 마감해요')}</strong>;
  const clock = clockWords(t, still ? { ...time, seconds: undefined } : time, days > 0);
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

type Clock = { hours: number; minutes: number; seconds: number | undefined };

function clockWords(t: TFunction, { hours, minutes, seconds }: Clock, withHours: boolean): string {
  if (withHours || hours > 0) {
    return seconds === undefined
      ? t('{{hours}}시간 {{minutes}}분', { hours, minutes })
      : t('{{hours}}시간 {{minutes}}분 {{seconds}}초', { hours, minutes, seconds });
  }
  return seconds === undefined
    ? t('{{minutes}}분', { minutes })
    : t('{{minutes}}분 {{seconds}}초', { minutes, seconds });
}
