import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { allPaymentMethods } from '../../../../domain/order/payment-methods.ts';
import type { DateSums } from '../../../../domain/staff/orders/date-orders.ts';
import { paymentMethodName } from '../../../../i18n/payment-message.ts';
import styles from './week.module.css';

/** What is ordered for a date, and how it is paid. */
export function Figures(sums: DateSums) {
  const { t } = useTranslation();
  const figures = [
    [t('주문 수'), sums.orders],
    [t('음식 개수'), sums.portions],
    [t('주문 금액'), formatMoney(sums.total)],
    [t('− 쓴 포인트'), formatMoney(sums.points)],
    ...allPaymentMethods.map((method) => [paymentMethodName(t, method), formatMoney(sums[method])]),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
