import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import { formatCutOff } from '../../../domain/dates/cut-off-nearness.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import { lineTitle } from '../../../domain/order/order.ts';
import type { UnpaidOrder } from '../../../domain/staff/orders/unpaid-orders.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { cardClass } from '../../../ui/layout/card.tsx';
import styles from './board.module.css';

type UnpaidListProps = {
  dateId: string;
  unpaid: readonly UnpaidOrder[];
  language: Language;
};

/** The orders by phone that wait to be paid by a link, apart from those that are cooked. */
export function UnpaidList({ dateId, unpaid, language }: UnpaidListProps) {
  const { t } = useTranslation();
  const now = serverNow();
  if (unpaid.length === 0) return null;
  const waiting = unpaid.filter(({ state }) => state !== 'expired').length;
  return (
    <section>
      <h2 className={styles.unpaidTitle}>
        <CreditCard aria-hidden="true" />
        {waiting > 0
          ? t('결제를 기다리는 주문 {{count}}건', { count: waiting })
          : t('결제하지 않아 끝난 주문')}
      </h2>
      <ul className={styles.unpaid}>
        {unpaid.map(({ id, link, state }) => (
          <li key={id}>
            <Link
              className={cardClass({ tappable: true, quiet: state === 'expired' })}
              to={staffPaths.payLink(dateId, id)}
            >
              <p className={styles.unpaidHead}>
                <strong>{link.order.customerInfo.name}</strong>
                <span>{formatMoney(link.amount)}</span>
                {state === 'open' ? (
                  <Badge tone="honey">
                    {t('{{when}}까지 결제', { when: formatCutOff(link.until, language, now) })}
                  </Badge>
                ) : (
                  <Badge tone="closed">{t('결제 안 함 · 만들지 않음')}</Badge>
                )}
              </p>
              <p>
                {Object.values(link.order.menus)
                  .map((line) => `${lineTitle(line, language)} ×${line.q}`)
                  .join(', ')}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
