import type { TFunction } from 'i18next';
import type { AccountMessage } from '../../domain/customer/account.ts';

/** The message for an error code of an account form; undefined without an error. */
export function accountWords(t: TFunction, code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const words: Record<AccountMessage, string> = {
    required: t('필수 정보예요'),
    email: t('이메일 주소를 바르게 입력해 주세요.'),
    password: t('6자 이상 입력해 주세요'),
    'too-long': t('너무 길어요. 조금 줄여 주세요.'),
    'both-passwords': t('비밀번호를 둘 다 입력해 주세요'),
    'email-taken': t('이미 가입된 이메일이에요'),
    'check-phone': t('전화번호를 다시 확인해 주세요'),
    'wrong-password': t('현재 비밀번호와 달라요'),
  };
  return words[code as AccountMessage] ?? t('필수 정보예요');
}
