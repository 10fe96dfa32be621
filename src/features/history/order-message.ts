import type { TFunction } from 'i18next';
import { cutOffNearness } from '../../domain/cut-off.ts';
import { formatCutOff, formatDay, formatTime } from '../../domain/dates.ts';
import type { Language } from '../../domain/language.ts';
import { formatMoney } from '../../domain/money.ts';
import { amountOwed, amountPaid, type Order } from '../../domain/order.ts';

/** Until when an order can be changed: with its day where the weekday alone would not tell which. */
export function untilWords(finishDate: number, now: number, language: Language): string {
  return cutOffNearness(finishDate, now) === 'later'
    ? `${formatDay(finishDate, language)} ${formatTime(finishDate, language)}`
    : formatCutOff(finishDate, language);
}

/** How the order is or was paid, and how much of it where the card has not paid all. */
export function paymentWords(t: TFunction, order: Order): string {
  if (order.paymentMethod === 'cash') return t('현금 결제');
  if (!order.paid) return t('결제 확인 중');
  const owed = amountOwed(order);
  if (owed === 0) return t('카드 결제 완료');
  return t('카드 {{paid}} · 배달할 때 {{owed}}', {
    paid: formatMoney(amountPaid(order)),
    owed: formatMoney(owed),
  });
}
