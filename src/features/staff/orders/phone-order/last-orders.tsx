import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { linesText } from '../../../../domain/order/line-titles.ts';
import type { RepeatableOrder } from '../../../../domain/staff/orders/repeat-order.ts';
import { ReorderShortfall } from '../../../../parts/reorder-shortfall.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { CardButton } from '../../../../ui/layout/card.tsx';
import styles from './caller.module.css';

type LastOrdersProps = {
  found: readonly RepeatableOrder[];
  language: Language;
  onRepeat: (quantities: Record<string, number>) => void;
};

/** The caller's last orders; one tap orders the same, and says what of it the date does not sell. */
export function LastOrders({ found, language, onRepeat }: LastOrdersProps) {
  const { t } = useTranslation();
  if (found.length === 0) return null;
  return (
    <section>
      <h2 className={styles.label}>{t('지난번과 같이')}</h2>
      <ul className={styles.customers}>
        {found.map(({ order, plan, quantities, isIn }) => (
          <li key={order.dateId + order.orderKey}>
            <CardButton
              className={styles.last}
              aria-pressed={isIn}
              onClick={() => onRepeat(quantities)}
            >
              <strong>{deliveryDay(order.dateId, language, serverNow())}</strong>{' '}
              {isIn && (
                <Badge tone="fresh" icon={<Check aria-hidden="true" />}>
                  {t('담았어요')}
                </Badge>
              )}
              <br />
              {linesText(Object.values(order.menus), language)}
            </CardButton>
            {isIn && <ReorderShortfall plan={plan} language={language} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
