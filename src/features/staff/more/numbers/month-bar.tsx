import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { formatSydney } from '../../../../domain/dates/format-date.ts';
import { sydneyTime } from '../../../../domain/dates/sydney-time.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { monthAfter, monthOf } from '../../../../domain/staff/numbers/invoice-month.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import styles from './numbers.module.css';

/** The month that a screen shows, such as 2026-11: that of the address, at most the present one. */
export function useMonth() {
  const [params, set] = useAddressParams();
  const present = monthOf(serverNow());
  const asked = params.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked < present ? asked : present;
  return { month, present, setMonth: (next: string) => set('month', next) };
}

type MonthBarProps = ReturnType<typeof useMonth> & { language: Language };

/** The month that is shown, between the ways to the one before and after it. */
export function MonthBar({ month, present, setMonth, language }: MonthBarProps) {
  const { t } = useTranslation();
  const name = formatSydney(sydneyTime(`${month}-01T12:00`), language, {
    year: 'numeric',
    month: 'long',
  });
  return (
    <div className={styles.month}>
      <IconButton
        label={t('앞 달')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => setMonth(monthAfter(month, -1))}
      />
      <h2>{name}</h2>
      <IconButton
        label={t('다음 달')}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={month >= present}
        onClick={() => setMonth(monthAfter(month, 1))}
      />
    </div>
  );
}
