import type { TFunction } from 'i18next';

/** Why a customer disputes a payment; a reason that is not known is shown by the provider's name. */
export function disputeReasonName(t: TFunction, reason: string): string {
  switch (reason) {
    case 'product_not_received':
      return t('음식을 받지 못했대요');
    case 'product_unacceptable':
      return t('음식이 설명과 다르거나 상했대요');
    case 'duplicate':
      return t('두 번 결제되었대요');
    case 'fraudulent':
      return t('본인이 결제하지 않았대요');
    case 'credit_not_processed':
      return t('환불을 받지 못했대요');
    case 'unrecognized':
      return t('어디에 결제했는지 모르겠대요');
    case 'general':
      return t('이유를 밝히지 않았어요');
    default:
      return t('결제 회사의 이유: {{problem}}', { problem: reason });
  }
}
