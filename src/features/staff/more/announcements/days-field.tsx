import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { dayNumber } from '../../../../domain/dates/date-id.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import { sydneyStamp } from '../../../../domain/dates/sydney-time.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { Chip } from '../../../../ui/controls/chip.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import styles from './announcement-screens.module.css';

type DaysFieldProps = {
  dates: ActiveDates;
  language: Language;
  /** Delivery days, yyyymmdd. */
  chosen: readonly number[];
  error: string | undefined;
  onChange: (days: number[]) => void;
};

/** Selects the delivery days on whose dates an announcement is shown; none selected means all. */
export function DaysField({ dates, language, chosen, error, onChange }: DaysFieldProps) {
  const { t } = useTranslation();
  const now = serverNow();
  const today = Number(sydneyStamp(now).slice(0, 8));
  const coming = Object.keys(dates)
    .map(dayNumber)
    .filter((day) => day >= today);
  const days = [...new Set([...coming, ...chosen])].sort((a, b) => a - b);
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{t('배송 날짜')}</legend>
      <div className={styles.chips}>
        {days.map((day) => (
          <Chip
            key={day}
            selected={chosen.includes(day)}
            onToggle={() =>
              onChange(
                chosen.includes(day)
                  ? chosen.filter((one) => one !== day)
                  : [...chosen, day].sort((a, b) => a - b),
              )
            }
          >
            {deliveryDay(`${day}_0`, language, now)}
          </Chip>
        ))}
      </div>
      {error && <FieldError id="days">{error}</FieldError>}
    </fieldset>
  );
}
