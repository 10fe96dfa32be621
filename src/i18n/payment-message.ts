import type { TFunction } from 'i18next';
import { type Cents, formatMoney } from '../domain/lib/money.ts';
import type { CardButton, OnDeliveryButton } from '../domain/order/basket/ordering-buttons.ts';
import { amountDue, amountOwed, amountPaid, type Order } from '../domain/order/order.ts';
import type { OnDeliveryMethod, PaymentMethod } from '../domain/order/payment-methods.ts';

/** The order dialog's texts for a payment method. */
export interface PaymentTexts {
  /** The question whether to order. */
  question: string;
  /** When the customer pays. */
  when: string;
  /** Label of the button that confirms. */
  confirm: string;
  /** Label of the button while the request is pending. */
  busy: string;
}

/** `toPay`: cents; with nothing to pay an order is stored at once, whichever method. */
export function paymentTexts(t: TFunction, toPay: Cents): Record<PaymentMethod, PaymentTexts> {
  if (toPay === 0) {
    const byPoints = {
      question: t('포인트로 주문할까요?'),
      when: t('더 내실 돈이 없어서 바로 주문돼요.'),
      confirm: t('이대로 주문하기'),
      busy: t('주문하고 있어요'),
    };
    return { cash: byPoints, card: byPoints };
  }
  const money = formatMoney(toPay);
  return {
    cash: {
      question: t('이대로 주문할까요?'),
      when: t('돈은 배송받을 때 내시면 돼요.'),
      confirm: t('현금으로 {{money}} 주문', { money }),
      busy: t('주문하고 있어요'),
    },
    card: {
      question: t('카드로 결제할까요?'),
      when: t('다음 화면에서 카드 정보를 입력하세요.'),
      confirm: t('카드로 {{money}} 결제', { money }),
      busy: t('결제 화면으로 가고 있어요'),
    },
  };
}

/** The label of the button of a method that is paid on delivery; `byPoints`: points pay for all of it. */
export function onDeliveryLabel(
  t: TFunction,
  method: OnDeliveryMethod,
  { kind, amount }: Extract<OnDeliveryButton, { amount: number }>,
  byPoints: boolean,
): string {
  if (byPoints) return t('포인트로 주문하기');
  const money = formatMoney(amount);
  const labels: Record<OnDeliveryMethod, Record<typeof kind, string>> = {
    cash: {
      order: t('현금으로 {{money}} 주문', { money }),
      edit: t('현금 주문 고치기 · {{money}}', { money }),
    },
  };
  return labels[method][kind];
}

/** The label of the card button. */
export function cardLabel(
  t: TFunction,
  { kind, amount }: Extract<CardButton, { amount: number }>,
  withPoints: boolean,
): string {
  const money = formatMoney(amount);
  const paidByPoints = amount === 0 && withPoints;
  switch (kind) {
    case 'order':
      return paidByPoints ? t('포인트로 주문하기') : t('카드로 {{money}} 결제', { money });
    case 'edit-cash':
      return paidByPoints ? t('포인트로 주문하기') : t('카드로 바꿔 {{money}} 결제', { money });
    case 'edit-same':
      return t('카드 주문 고치기 · 추가 결제 없음');
    case 'edit-difference':
      return t('차액 {{money}} 카드로 결제', { money });
  }
}

/** How the order is or was paid, with the amount if the card does not cover all of it. */
export function paymentWords(t: TFunction, order: Order): string {
  const words: Record<PaymentMethod, () => string> = {
    cash: () => (amountDue(order) === 0 ? t('포인트로 결제') : t('현금 결제')),
    card: () => cardWords(t, order),
  };
  return words[order.paymentMethod]();
}

function cardWords(t: TFunction, order: Order): string {
  if (!order.paid) return t('결제 확인 중');
  const owed = amountOwed(order);
  if (amountDue(order) === 0) return t('포인트로 결제');
  if (owed === 0) return t('카드 결제 완료');
  return t('카드 {{paid}} · 배송받을 때 {{owed}}', {
    paid: formatMoney(amountPaid(order)),
    owed: formatMoney(owed),
  });
}

/** The name of a payment method, for staff. */
export function paymentMethodName(t: TFunction, method: PaymentMethod): string {
  const names: Record<PaymentMethod, string> = { cash: t('현금'), card: t('카드') };
  return names[method];
}
