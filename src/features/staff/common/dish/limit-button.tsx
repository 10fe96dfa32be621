import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import styles from './dish.module.css';
import { limitsText } from './limits-text.ts';

type LimitButtonProps = { date: ActiveDate; menuId: string; title: string; onClick: () => void };

/** Shows the limits of a dish on a date; a tap opens their dialog. */
export function LimitButton({ date, menuId, title, onClick }: LimitButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.limits}
      aria-label={t('{{title}} 제한', { title })}
      onClick={onClick}
    >
      {limitsText(t, date.menuLimitForPerson[menuId], date.menuLimitInAll?.[menuId])}
    </button>
  );
}
