import type { TFunction } from 'i18next';

/** The words around the field for a phone number. */
export function phoneTexts(t: TFunction) {
  return {
    label: t('전화번호'),
    hint: t('배송 전날 저녁에 시간을 문자로 알려 드려요'),
    noSms: t('문자를 받을 수 없는 번호예요'),
    mobileInstead: t('04로 시작하는 휴대폰 번호를 적으시면 배송 시간을 문자로 받으실 수 있어요.'),
  };
}
