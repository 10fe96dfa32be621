import type { TFunction } from 'i18next';
import type { CustomerRefund, RefundKind, SettledWay } from '../../../domain/refunds/refund.ts';

export function refundKindName(
  t: TFunction,
  { kind, dispute }: Pick<CustomerRefund, 'kind' | 'dispute'>,
): string {
  if (dispute) return t('은행이 되찾아 감');
  const names: Record<RefundKind, string> = {
    reduction: t('주문 줄임'),
    cancellation: t('주문 취소'),
    goodwill: t('금액만'),
    exception: t('주문이 되지 않은 결제'),
    provider: t('결제 회사 화면에서 환불'),
  };
  return names[kind];
}

export function refundStateName(
  t: TFunction,
  {
    state,
    to,
    retriedBy,
    coveredBy,
    settled,
    dispute,
  }: Pick<CustomerRefund, 'state' | 'to' | 'retriedBy' | 'coveredBy' | 'settled' | 'dispute'>,
): string {
  if (settled) return settledWayName(t, settled.how);
  if (dispute && state === 'canceled') return t('되찾음');
  if (to === 'points') return t('포인트로 돌려줌');
  if (coveredBy) return t('실패, 다른 환불이나 은행으로 돌아감');
  const names: Record<CustomerRefund['state'], string> = {
    requested: t('보내는 중'),
    pending: t('은행 처리 중'),
    succeeded: t('돌려줌'),
    failed: retriedBy ? t('실패, 다시 보냄') : t('실패'),
    canceled: retriedBy ? t('실패, 다시 보냄') : t('실패'),
  };
  return names[state];
}

/** How a failed refund was paid back by hand. */
export function settledWayName(t: TFunction, how: SettledWay): string {
  const names: Record<SettledWay, string> = {
    transfer: t('계좌 이체로 돌려줌'),
    cash: t('현금으로 돌려줌'),
    other: t('다른 방법으로 돌려줌'),
  };
  return names[how];
}

/** The text for the provider's reason; an unknown reason is shown by its name. */
export function refundProblemName(t: TFunction, problem: string): string {
  switch (problem) {
    case 'processing':
    case 'charge_pending':
      return t('은행이 처리하고 있어요. 기다려 주세요.');
    case 'insufficient_funds':
    case 'balance_insufficient':
      return t('결제 회사 잔액이 모자라요. 잔액이 차면 다시 보내 주세요.');
    case 'expired_or_canceled_card':
    case 'lost_or_stolen_card':
    case 'declined':
      return t('손님의 카드가 받지 못했어요. 손님께 전화해서 다른 방법을 정해 주세요.');
    case 'charge_disputed':
      return t('손님의 은행이 이 결제를 되찾으려 해서 돌려줄 수 없어요.');
    case 'charge_already_refunded':
      return t('결제 회사 화면에서 이미 모두 돌려주었어요.');
    default:
      return t('결제 회사의 이유: {{problem}}', { problem });
  }
}
