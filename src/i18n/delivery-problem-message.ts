import type { TFunction } from 'i18next';
import { deliveryMessages } from '../domain/customer/delivery-form-values.ts';

/** The message for an error code of a delivery form; undefined without an error. */
export function deliveryMessage(t: TFunction, code: string | undefined): string | undefined {
  switch (code) {
    case undefined:
      return undefined;
    case deliveryMessages.required:
      return t('입력이 필요해요');
    case deliveryMessages.phone:
      return t('전화번호를 다시 확인해 주세요');
    case deliveryMessages.address:
      return t('배송 주소를 입력해 주세요');
    case deliveryMessages.streetNumber:
      return t('번지를 숫자로 써 주세요. 예: 12A');
    case deliveryMessages.postBox:
      return t('사서함에는 배송할 수 없어요. 받으실 집이나 가게 주소를 써 주세요.');
    case deliveryMessages.latinLetters:
      return t('영어로 써 주세요. 기사님의 지도가 영어예요.');
    case deliveryMessages.postcode:
      return t('우편번호는 숫자 네 자리예요');
    case deliveryMessages.outside:
      return t('배송이 안 되는 곳이에요');
    default:
      return t('너무 길어요. 조금 줄여 주세요.');
  }
}
