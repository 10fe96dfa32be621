import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { preferences } from '../../../data/customer/save-preferences.ts';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { isMobile, unbrokenPhone } from '../../../domain/customer/phone.ts';
import { copyGoesTo, mayHaveCopy } from '../../../domain/messages/text-recipients.ts';
import type { OrderForm } from './use-order-form.ts';

/** Whose phones get the texts about an order, in words, a line each. */
export function useTextedTo({
  info,
  screenState: { uid, user },
}: Pick<OrderForm, 'info' | 'screenState'>): string[] {
  const { t } = useTranslation();
  const own = user?.deliveryInfo?.phone;
  const { name = '', phone = '' } = info ?? {};
  const asks = uid !== undefined && mayHaveCopy(phone, own) ? uid : undefined;
  const kept = useLiveDocument(useMemo(() => (asks ? preferences(asks) : undefined), [asks]));
  const copyTo = copyGoesTo(phone, own, kept.value?.copyTexts === true);
  return [
    ...(isMobile(phone)
      ? [t('확인 문자: {{name}} {{phone}}', { name, phone: unbrokenPhone(phone) })]
      : []),
    ...(copyTo ? [t('내 전화로도: {{phone}}', { phone: unbrokenPhone(copyTo) })] : []),
  ];
}
