import { formatSydney } from '../../domain/dates.ts';
import type { Language } from '../../domain/language.ts';
import styles from './date-card.module.css';

/** The day of delivery, as large as anything on the screen. */
export function DateHeading({
  deliveryDate,
  language,
  id,
}: {
  deliveryDate: number;
  language: Language;
  id: string;
}) {
  const date = formatSydney(deliveryDate, language, {
    month: language === 'ko' ? 'long' : 'short',
    day: 'numeric',
  });
  const weekday = formatSydney(deliveryDate, language, { weekday: 'long' });
  return (
    <h3 id={id} className={styles.heading}>
      {language === 'ko' ? `${date} ${weekday}` : `${weekday} ${date}`}
    </h3>
  );
}
