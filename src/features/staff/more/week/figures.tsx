import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { allPaymentMethods } from '../../../../domain/order/payment-methods.ts';
import type { DayFigures } from '../../../../domain/staff/numbers/day-figures.ts';
import { paymentMethodName } from '../../../../i18n/payment-message.ts';
import styles from './week.module.css';

/** What is ordered for a date, and how it is paid, as *Numbers* says it. */
export function Figures(sums: DayFigures) {
  const { t } = useTranslation();
  const figures = [
    [t('주문 수'), sums.orders],
    [t('음식 개수'), sums.portions],
    [t('주문 금액'), formatMoney(sums.total)],
    [t('− 쓴 포인트'), formatMoney(sums.points)],
    ...(sums.refunds > 0 ? [[t('− 카드 환불'), formatMoney(sums.refunds)]] : []),
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
