import type { TFunction } from 'i18next';
import type { PhoneProblem } from '../domain/customer/typed-phone.ts';
import type { Language } from '../domain/lib/language.ts';

/** The words around the field for a phone number. */
export function phoneTexts(t: TFunction) {
  return {
    label: t('전화번호'),
    hint: t('배송 전날 저녁에 시간을 문자로 알려 드려요'),
    noSms: t('문자를 받을 수 없는 번호예요'),
    mobileInstead: t('04로 시작하는 휴대폰 번호를 적으시면 배송 시간을 문자로 받으실 수 있어요.'),
    australian: t('04로 시작하는 호주 휴대폰 번호를 적어 주세요.'),
  };
}

/** What speaks against a number, in words; undefined for what is no number yet. */
export function phoneProblemText(
  t: TFunction,
  language: Language,
  problem: PhoneProblem,
): string | undefined {
  switch (problem.problem) {
    case 'abroad':
      return abroadText(t, language, problem.country);
    case 'too-long':
      return t('숫자가 더 있어요. 호주 번호는 열 자리예요.');
    case 'no-area-code':
      return t('지역 번호부터 적어 주세요. 예: 02 9876 5432');
    case 'short-number':
      return t('짧은 번호로는 연락드릴 수 없어요. 열 자리 번호를 적어 주세요.');
    case 'no-number':
      return undefined;
  }
}

function abroadText(t: TFunction, language: Language, code: string | undefined): string {
  if (code === 'KR') return t('한국 번호로는 문자를 보내 드릴 수 없어요.');
  if (code === undefined) return t('해외 번호로는 문자를 보내 드릴 수 없어요.');
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  return t('{{country}} 번호로는 문자를 보내 드릴 수 없어요.', { country });
}
