import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../data/device/use-clock.ts';
import { countdown } from '../../domain/dates/cut-off-countdown.ts';
import { useInView } from '../../ui/layout/use-in-view.ts';
import { useReducedMotion } from '../../ui/layout/use-reduced-motion.ts';
import styles from './countdown.module.css';

const minuteMs = 60_000;

/**
 * The time left until the cut-off, by the server's clock, which ticks each second (spec §2); whole minutes for whoever
 * prefers reduced motion, and where nobody sees it. At zero it says that closing is imminent (spec §4). It is emphasised
 * only on the last day.
 */
export function Countdown({ finishDate }: { finishDate: number }) {
  const { t } = useTranslation();
  const place = useRef<HTMLElement>(null);
  const still = useReducedMotion();
  const isSeen = useInView(place);
  const left = useClock((now) => {
    const ms = Math.max(0, finishDate - now);
    return still || !isSeen ? Math.ceil(ms / minuteMs) * minuteMs : ms;
  });
  const time = countdown(left, 0);
  if (time.imminent) {
    return (
      <span ref={place} className={styles.soon}>
        {t('곧 마감해요')}
      </span>
    );
  }
  const { days } = time;
  const clock = clockWords(t, time, still);
  return (
    <span
      ref={place}
      data-slot="countdown"
      role="timer"
      aria-live="off"
      className={clsx('tabular', styles.countdown, days === 0 && styles.lastDay)}
    >
      {days > 0
        ? t('{{count}}일 {{time}} 남았어요', { count: days, time: clock })
        : t('{{time}} 남았어요', { time: clock })}
    </span>
  );
}

/** "4시간 05분 09초": parts behind another have two digits, so that nothing moves as they tick. */
function clockWords(
  t: TFunction,
  { days, hours, minutes, seconds }: ReturnType<typeof countdown>,
  still: boolean,
): string {
  const words: string[] = [];
  const add = (value: number, word: (value: string) => string) => {
    if (words.length > 0) words.push(word(String(value).padStart(2, '0')));
    else if (value > 0) words.push(word(String(value)));
  };
  if (days > 0) words.push(t('{{hours}}시간', { hours }));
  else add(hours, (value) => t('{{hours}}시간', { hours: value }));
  add(minutes, (value) => t('{{minutes}}분', { minutes: value }));
  if (!still) add(seconds, (value) => t('{{seconds}}초', { seconds: value }));
  return words.join(' ');
}
