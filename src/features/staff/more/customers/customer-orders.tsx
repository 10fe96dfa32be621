import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { deliveryMoment } from '../../../../domain/dates/delivery-day.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { amountDue, type Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { paymentMethodName } from '../../../../i18n/payment-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { cardClass } from '../../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import styles from './customers.module.css';

type CustomerOrdersProps = { orders: readonly Order[]; language: Language };

const firstOrders = 10;

/** A customer's orders, newest first, each linked to its receipt. */
export function CustomerOrders({ orders, language }: CustomerOrdersProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  return (
    <section className={styles.orders}>
      <h2 className={styles.heading}>{t('주문 {{count}}건', { count: orders.length })}</h2>
      <ul className={styles.list}>
        {(all ? orders : orders.slice(0, firstOrders)).map((order) => (
          <li key={`${order.dateId}/${order.orderKey}`}>
            <Link
              to={staffPaths.customerOrder(order.dateId, refOf(order))}
              className={cardClass({ tappable: true })}
            >
              <span className={styles.card}>
                <span className={styles.line}>
                  <strong>{formatFullDay(deliveryMoment(order.dateId), language)}</strong>
                  <strong>{formatMoney(amountDue(order))}</strong>
                </span>
                <span className={styles.quiet}>
                  {paymentMethodName(t, order.paymentMethod)} · {order.customerInfo.address}
                </span>
                <VisuallyHidden>{t('영수증 보기')}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!all && orders.length > firstOrders && (
        <Button fullWidth onClick={() => setAll(true)}>
          {t('주문 모두 보기')}
        </Button>
      )}
    </section>
  );
}
