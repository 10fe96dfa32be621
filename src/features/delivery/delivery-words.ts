import type { TFunction } from 'i18next';
import { deliveryMessages } from '../../domain/delivery.ts';

/** The message for an error code of a delivery form; undefined without an error. */
export function deliveryWords(t: TFunction, code: string | undefined): string | undefined {
  switch (code) {
    case undefined:
      return undefined;
    case deliveryMessages.required:
      return t('입력이 필요해요');
    case deliveryMessages.phone:
      return t('전화번호를 다시 확인해 주세요');
    case deliveryMessages.address:
      return t('배송 주소를 입력해 주세요');
    default:
      return t('너무 길어요. 조금 줄여 주세요.');
  }
}
