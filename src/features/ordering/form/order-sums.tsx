import { useTranslation } from 'react-i18next';
import { formatPoints } from '../../../domain/lib/money.ts';
import { isCardPaid } from '../../../domain/order/payment-methods.ts';
import { Price } from '../../../ui/layout/price.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import type { OrderForm } from './use-order-form.ts';

/** How the amount to pay is made up: total, points, earlier payments; and the points that will be earned. */
export function OrderSums({ form }: { form: OrderForm }) {
  const { t } = useTranslation();
  const { total, pointsUsed, pointsEarned, due, toPay, owed } = form.totals;
  return (
    <Rows
      rows={[
        { id: 'total', label: t('주문 합계'), value: <Price cents={total} /> },
        ...(pointsUsed > 0
          ? [{ id: 'points', label: t('포인트 사용'), value: <Price cents={-pointsUsed} /> }]
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
  );
}

/** The amount to pay; always visible. */
export function AmountToPay({ form }: { form: OrderForm }) {
  const { t } = useTranslation();
  const { toPay, owed } = form.totals;
  let label: string = t('내실 금액');
  if (toPay < 0) label = t('결제하신 금액보다 적은 금액');
  else if (isCardPaid(form.existing)) label = t('더 내실 금액');
  const value = <Price cents={Math.abs(toPay)} />;
  return (
    <Rows
      rows={[
        { id: 'pay', label, value, strong: true },
        // The rest is below the minimum of a card payment.
        ...(owed > 0
          ? [{ id: 'owed', label: t('배송받을 때 내실 금액'), value: <Price cents={owed} /> }]
          : []),
      ]}
    />
  );
}
