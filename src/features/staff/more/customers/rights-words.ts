import type { TFunction } from 'i18next';
import type { InvoiceType } from '../../../../domain/customer/user.ts';
import type { CustomerRights } from '../../../../domain/staff/customers/customer-plan.ts';

export function invoiceTypeName(t: TFunction, type: InvoiceType): string {
  const names: Record<InvoiceType, string> = {
    normal: t('보통'),
    cashBalance: t('캐시 잔액 $10 공제'),
    comm15: t('수수료 15%'),
    comm20: t('수수료 20%'),
    comm25: t('수수료 25%'),
  };
  return names[type];
}

/** All of a customer's rights in one line of text. */
export function rightsInWords(t: TFunction, rights: CustomerRights): string {
  const { isCashAvailable, invoiceAuth, invoiceAuthType, customPointRate, isAgedCare } = rights;
  return [
    isCashAvailable ? t('현금 가능') : t('현금 안 됨'),
    invoiceAuth ? `${t('인보이스')} (${invoiceTypeName(t, invoiceAuthType)})` : t('인보이스 안 됨'),
    customPointRate === null
      ? t('가게의 포인트 비율')
      : t('포인트 {{rate}}%', { rate: customPointRate }),
    ...(isAgedCare ? [`${t('요양')} (${rights.acName})`] : []),
  ].join(' · ');
}
