import { useTranslation } from 'react-i18next';
import { useClock } from '../../data/use-clock.ts';
import { countdown } from '../../domain/dates.ts';
import styles from './countdown.module.css';

/** What is left until the cut-off, each second on the server's clock; at zero "closing is imminent". */
export function Countdown({ finishDate }: { finishDate: number }) {
  const { t } = useTranslation();
  const { days, hours, minutes, seconds, imminent } = countdown(
    finishDate,
    useClock((now) => now),
  );
  if (imminent) return <strong className={styles.soon}>{t('곧 마감해요')}</strong>;
  const time =
    days + hours > 0
      ? t('{{hours}}시간 {{minutes}}분 {{seconds}}초', { hours, minutes, seconds })
      : t('{{minutes}}분 {{seconds}}초', { minutes, seconds });
  return (
    <span role="timer" aria-live="off" className="tabular">
      {days > 0
        ? t('{{count}}일 {{time}} 남았어요', { count: days, time })
        : t('{{time}} 남았어요', { time })}
    </span>
  );
}
