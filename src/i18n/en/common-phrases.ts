/** Phrases that several areas share. */
export const common = {
  한상: 'Hansang',
  닫기: 'Close',
  확인: 'OK',
  '주문을 찾지 못했어요': 'The order was not found',
  '이 주문은 취소되었어요': 'This order has been cancelled',
  저장: 'Save',
  '처음으로 돌아가기': 'Back to the start',
  '잠시 문제가 생겼어요. 다시 시도해 주세요.': 'Something went wrong. Please try again.',
  '인터넷 연결을 확인하고 다시 시도해 주세요.':
    'Please check your internet connection and try again.',
  '지금 주문이 몰리고 있어요. 잠시 뒤에 다시 눌러 주세요.':
    'The shop is busy right now. Please try again in a moment.',
  '다시 로그인한 뒤에 시도해 주세요.': 'Please log in again and try once more.',
} as const;
