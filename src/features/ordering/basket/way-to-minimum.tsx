import { useTranslation } from 'react-i18next';
import { type Cents, formatMoney } from '../../../domain/lib/money.ts';
import { leftToMinimum, minimumOrder } from '../../../domain/order/plan/order-limits.ts';
import styles from './basket.module.css';

/** What a basket lacks to the smallest order (spec §5), as a bar and in words. The words have to be inside a `<p>`. */
export function WayToMinimum({ total }: { total: Cents }) {
  const { t } = useTranslation();
  return (
    <>
      <progress className={styles.way} max={minimumOrder} value={total} aria-hidden="true" />
      {t('{{money}} 더 담으시면 주문할 수 있어요 · 배송비 없음', {
        money: formatMoney(leftToMinimum(total)),
      })}
    </>
  );
}
