import type { TFunction } from 'i18next';
import type { AppErrorCode } from '../domain/lib/app-error.ts';

/** The message for a user whose action failed, including what to do next. */
export function errorMessage(t: TFunction, code: AppErrorCode): string {
  switch (code) {
    case 'network':
      return t('인터넷 연결을 확인하고 다시 시도해 주세요.');
    case 'busy':
      return t('지금 주문이 몰리고 있어요. 잠시 뒤에 다시 눌러 주세요.');
    case 'signed-out':
    case 'log-in-again':
      return t('다시 로그인한 뒤에 시도해 주세요.');
    case 'denied':
    case 'bad-request':
      return t('그사이에 바뀐 내용이 있어 저장하지 못했어요. 새로 고침한 뒤 다시 확인해 주세요.');
    case 'too-many-requests':
      return t('여러 번 시도하셨어요. 몇 분 뒤에 다시 해 주세요.');
    case 'card-blocked':
      return t('시스템에 문제가 있어요. 잠시 뒤에 다시 시도해 주세요.');
    case 'storage':
      return t(
        '이 브라우저에 로그인을 저장할 수 없어요. 시크릿 모드나 쿠키 차단을 끄거나 휴대폰 저장 공간을 비우고 다시 해 주세요.',
      );
    case 'new-account':
      return t(
        '새 계정으로는 한 달에 한 번만 알리실 수 있어요. 전화나 카카오톡으로 연락해 주세요.',
      );
    default:
      return t('잠시 문제가 생겼어요. 다시 시도해 주세요.');
  }
}
