import type { TFunction } from 'i18next';
import { unbrokenPhone } from '../domain/customer/phone.ts';

/** The words around the boxes for reminders; those of the boxes themselves are what customers agree to. */
export function reminderTexts(t: TFunction) {
  return {
    legend: t('알림 받기'),
    how: t('어떻게 알려 드릴까요?'),
    email: t('이메일'),
    text: t('문자'),
    saved: t('저장했어요'),
    eachWeek: (weekday: string, box: string) =>
      t('{{weekday}} 배송을 자주 주문하고 계세요. ‘{{box}}’에 표시하시면 매주 알려 드려요.', {
        weekday,
        box,
      }),
    toEmail: (email: string) => t('{{email}} 주소로 보내 드려요.', { email }),
    /** While it is not known whether the address is confirmed. */
    toConfirmed: (email: string) => t('확인되면 {{email}} 주소로 보내 드려요.', { email }),
    confirmFirst: (email: string) =>
      t('{{email}} 주소를 확인해 주셔야 보내 드릴 수 있어요.', { email }),
    confirmSent: (email: string) =>
      t('{{email}} 주소로 메일을 보냈어요. 메일의 링크를 누르시면 그때부터 알려 드려요.', {
        email,
      }),
    confirm: t('이메일 주소 확인하기'),
    confirmAgain: t('메일 다시 보내기'),
    toPhone: (phone: string) =>
      t('처음 배송받으시거나 카드로 결제하신 뒤부터 {{phone}} 번호로 보내 드려요.', {
        phone: unbrokenPhone(phone),
      }),
    textsStopped: (phone: string) =>
      t(
        '{{phone}} 번호로는 문자를 보내지 않아요. 받은 문자에 있는 링크로 알림을 멈추셨어요. 이메일로 받으시거나, 문자를 다시 원하시면 전화 주세요.',
        { phone: unbrokenPhone(phone) },
      ),
    noMobile: t('배송 정보에 휴대전화 번호를 저장하시면 보내 드려요.'),
  };
}
