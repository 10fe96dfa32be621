import type { TFunction } from 'i18next';
import { formatMoney } from '../../domain/lib/money.ts';
import { amountDue, amountOwed, amountPaid, type Order } from '../../domain/order/order.ts';

/** How the order is or was paid, with the amount if the card does not cover all of it. */
export function paymentWords(t: TFunction, order: Order): string {
  if (order.paymentMethod === 'cash') return t('현금 결제');
  if (!order.paid) return t('결제 확인 중');
  const owed = amountOwed(order);
  if (amountDue(order) === 0) return t('포인트로 결제');
  if (owed === 0) return t('카드 결제 완료');
  return t('카드 {{paid}} · 배송받을 때 {{owed}}', {
    paid: formatMoney(amountPaid(order)),
    owed: formatMoney(owed),
  });
}
