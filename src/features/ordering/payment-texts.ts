import type { TFunction } from 'i18next';
import { formatMoney } from '../../domain/money.ts';
import type { CardButton, CashButton } from '../../domain/ordering-buttons.ts';
import type { PaymentMethod } from '../../domain/payment-methods.ts';

/** What the order dialog says of a payment method; `toPay` is cents. */
export interface PaymentTexts {
  /** Asks whether to order. */
  question: string;
  /** When the customer pays. */
  when: string;
  /** The button that confirms. */
  confirm: (toPay: number) => string;
  /** The button while it works. */
  busy: string;
}

export function paymentTexts(t: TFunction): Record<PaymentMethod, PaymentTexts> {
  return {
    cash: {
      question: t('이대로 주문할까요?'),
      when: t('돈은 배송받을 때 내시면 돼요.'),
      confirm: (toPay) => t('현금으로 {{money}} 주문', { money: formatMoney(toPay) }),
      busy: t('주문하고 있어요'),
    },
    card: {
      question: t('카드로 결제할까요?'),
      when: t('다음 화면에서 카드 정보를 입력하세요.'),
      confirm: (toPay) =>
        toPay === 0
          ? t('이대로 고치기')
          : t('카드로 {{money}} 결제', { money: formatMoney(toPay) }),
      busy: t('결제 화면으로 가고 있어요'),
    },
  };
}

export function cashLabel(
  t: TFunction,
  { kind, amount }: Extract<CashButton, { amount: number }>,
): string {
  const money = formatMoney(amount);
  return kind === 'order'
    ? t('현금으로 {{money}} 주문', { money })
    : t('현금 주문 고치기 · {{money}}', { money });
}

export function cardLabel(
  t: TFunction,
  { kind, amount }: Extract<CardButton, { amount: number }>,
): string {
  const money = formatMoney(amount);
  switch (kind) {
    case 'order':
      return t('카드로 {{money}} 결제', { money });
    case 'edit-cash':
      return t('카드로 바꿔 {{money}} 결제', { money });
    case 'edit-same':
      return t('카드 주문 고치기 · 추가 결제 없음');
    case 'edit-difference':
      return t('차액 {{money}} 카드로 결제', { money });
  }
}
