/** The words of the page that ends reminders, in both languages at once: nobody has chosen one there. */
export const stopWords = {
  title: { ko: '알림 그만 받기', en: 'Stop reminders' },
  ask: { ko: '한상의 알림을 그만 받으시겠어요?', en: 'Stop reminders from Hansang?' },
  stays: {
    ko: '주문 확인과 배송 시간은 계속 알려 드려요.',
    en: 'You will still be told about your orders and delivery times.',
  },
  stop: { ko: '그만 받기', en: 'Stop reminders' },
  ended: {
    title: { ko: '이제 알림을 보내지 않아요', en: 'You will get no more reminders' },
    text: {
      ko: '다시 받으시려면 로그인해서 ‘내 정보’에서 고르세요. 문자의 링크로 멈추셨으면 그 번호로는 보내지 않으니, 이메일을 고르시거나 전화 주세요.',
      en: 'To get them again, log in and choose them under My details. If you came here from a text, we send no more to that number: choose email, or call us.',
    },
  },
  unknown: {
    title: { ko: '없는 링크예요', en: 'This link does not exist' },
    text: {
      ko: '링크가 잘리지 않았는지 확인하시거나 아래로 연락해 주세요. 저희가 멈춰 드릴게요.',
      en: 'Please check that the link is complete, or contact us below and we will stop them.',
    },
  },
  failed: {
    ko: '멈추지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.',
    en: 'That did not work. Please check your connection and tap again.',
  },
} as const;
