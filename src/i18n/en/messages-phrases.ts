/** The page that shows a delivery message. */
export const messages = {
  '배송 안내': 'Your delivery',
  '없는 안내문이에요': 'We can’t find this message',
  '링크가 잘리지 않았는지 확인해 주세요.': 'Please check that the link is complete.',
  '기한이 지난 안내문이에요': 'This message has expired',
  '더 궁금한 점은 아래로 문의해 주세요.': 'If you have a question, please contact us below.',
  '안내문을 불러오지 못했어요': 'The message could not be loaded',
  '인터넷 연결을 확인해 주세요.': 'Please check your internet connection.',
  '다시 불러오기': 'Try again',
  '주문 화면으로 가기': 'Go to the shop',
} as const;
