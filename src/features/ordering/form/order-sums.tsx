import { useTranslation } from 'react-i18next';
import { formatMoney, formatPoints } from '../../../domain/lib/money.ts';
import { isCardPaid } from '../../../domain/order/payment-methods.ts';
import { leftToMinimum } from '../../../domain/order/plan/order-limits.ts';
import { Price } from '../../../ui/layout/price.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import { WayToMinimum } from '../basket/way-to-minimum.tsx';
import styles from './order-sections.module.css';
import type { OrderForm } from './use-order-form.ts';

/** How the amount to pay is made up: total, points, earlier payments; the points that will be earned, and what is missing to the smallest order. */
export function OrderSums({ form }: { form: OrderForm }) {
  const { t } = useTranslation();
  const { total, pointsUsed, pointsEarned, due, toPay, owed, code } = form.totals;
  const ownPoints = pointsUsed - (code?.points ?? 0);
  return (
    <>
      <Rows
        rows={[
          { id: 'total', label: t('주문 합계'), value: <Price cents={total} /> },
          ...(code
            ? [
                {
                  id: 'code',
                  label: t('할인 코드 {{percent}}%', { percent: code.percent }),
                  value: <Price cents={-code.points} />,
                },
              ]
            : []),
          ...(ownPoints > 0
            ? [{ id: 'points', label: t('포인트 사용'), value: <Price cents={-ownPoints} /> }]
            : []),
          ...(isCardPaid(form.existing)
            ? [
                {
                  id: 'paid',
                  label: t('이미 결제하신 금액'),
                  value: <Price cents={toPay + owed - due} />,
                },
              ]
            : []),
          { id: 'earned', label: t('쌓일 포인트'), value: formatPoints(pointsEarned) },
        ]}
      />
      {total > 0 && leftToMinimum(total) > 0 && (
        <p className={styles.why}>
          <WayToMinimum total={total} />
        </p>
      )}
    </>
  );
}

/** The amount to pay, or by how much it is below what was paid; always visible. */
export function AmountToPay({ form }: { form: OrderForm }) {
  const { t } = useTranslation();
  const { toPay, owed } = form.totals;
  if (toPay < 0) {
    return (
      <strong>{t('결제하신 금액보다 {{money}} 적어요', { money: formatMoney(-toPay) })}</strong>
    );
  }
  const label = isCardPaid(form.existing) ? t('더 내실 금액') : t('내실 금액');
  return (
    <Rows
      rows={[
        { id: 'pay', label, value: <Price cents={toPay} />, strong: true },
        // The rest is below the minimum of a card payment.
        ...(owed > 0
          ? [{ id: 'owed', label: t('배송받을 때 내실 금액'), value: <Price cents={owed} /> }]
          : []),
      ]}
    />
  );
}
