import type { TFunction } from 'i18next';
import type { InvoiceType } from '../../../domain/customer/user.ts';
import type { SomeRights } from '../../../domain/staff/customers/customer-rights.ts';

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

/** Some of a customer's rights, each with its label: "Cash on · Point rate 3%". */
export function rightsInWords(t: TFunction, rights: SomeRights): string {
  const on = (value: boolean) => (value ? t('켬') : t('끔'));
  const { isCashAvailable, isTrusted, invoiceAuth, invoiceAuthType } = rights;
  const { customPointRate, isAgedCare, acName } = rights;
  return [
    isCashAvailable !== undefined && `${t('현금')} ${on(isCashAvailable)}`,
    isTrusted !== undefined && `${t('믿는 손님')} ${on(isTrusted)}`,
    invoiceAuth !== undefined && `${t('인보이스')} ${on(invoiceAuth)}`,
    invoiceAuthType && `${t('인보이스 종류')} ${invoiceTypeName(t, invoiceAuthType)}`,
    customPointRate !== undefined &&
      (customPointRate === null
        ? t('가게의 포인트 비율')
        : t('포인트 {{rate}}%', { rate: customPointRate })),
    isAgedCare !== undefined && `${t('요양')} ${on(isAgedCare)}`,
    acName && `${t('요양 기관')} ${acName}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
