import type { TFunction } from 'i18next';
import type { Language } from '../../domain/language.ts';
import type { Order, OrderLine } from '../../domain/order.ts';

/** A line's name in the reader's language, as far as the order has it. */
export function lineName(line: OrderLine, language: Language): string {
  return (language === 'en' && line.menuTitleEn) || line.menuTitle;
}

/** How the order is or was paid. */
export function paymentWords(t: TFunction, order: Pick<Order, 'paymentMethod' | 'paid'>): string {
  if (order.paymentMethod === 'cash') return t('현금 결제');
  return order.paid ? t('카드 결제 완료') : t('결제 확인 중');
}
