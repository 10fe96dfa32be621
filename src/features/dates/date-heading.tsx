import { serverNow } from '../../data/device/server-clock.ts';
import { formatLongDay } from '../../domain/dates/format-date.ts';
import type { Language } from '../../domain/lib/language.ts';
import styles from './date-card.module.css';

/** The day of delivery, in the largest type of the screen. */
export function DateHeading({
  deliveryDate,
  language,
  id,
}: {
  deliveryDate: number;
  language: Language;
  id: string;
}) {
  return (
    <h3 id={id} className={styles.heading} data-slot="name">
      {formatLongDay(deliveryDate, language, serverNow())}
    </h3>
  );
}
