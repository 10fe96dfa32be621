/** Card payment and the return from it. The specification prescribes some of the wordings (section 8). */
export const payment = {
  '카드사에 결제를 요청하고 있어요': 'Requesting payment from the card company',
  '아직 결제를 요청하고 있어요. 조금만 기다려 주세요.':
    'Still requesting payment. Please wait a moment.',
  '인터넷 연결에 문제가 있어요. 화면을 새로고침하고 다시 시도해 주세요.':
    'There is a network problem. Please refresh the page and try again.',
  '시스템에 문제가 있어요. 잠시 뒤에 다시 시도해 주세요.':
    'There is a system problem. Please try again later.',
  '결제 중에 문제가 생겼어요. 몇 분 뒤에 다시 시도해 주세요.':
    'There was a problem during payment. Please try again in a few minutes',
  '카드 결제가 취소되었어요. 다시 시도해 주세요.':
    'Card payment has been cancelled. Please try again',
  '결제를 확인하고 있어요': 'Confirming your payment',
  '은행의 답을 기다리고 있어요. 이 화면을 닫지 마세요.':
    'Waiting for your bank. Please keep this page open.',
  '로그인이 필요해요': 'Please log in',
  '결제하신 분의 계정으로 로그인하시면 주문을 확인할 수 있어요.':
    'Log in with the account that paid to see the order.',
  '로그인하시면 주문이 잘 들어왔는지 보여 드려요.':
    'Log in to see that your order has come through.',
  '다시 확인하기': 'Check again',
  '결제는 되었지만 주문을 확인해야 해요': 'You have paid, but we need to check your order',
  '결제하시는 동안 주문이 바뀌었어요. 저희가 알고 있으니 다시 결제하지 마시고 저희에게 연락해 주세요.':
    'Your order changed while you were paying. We know about it: please do not pay again, and contact us.',
  '결제하셨다면 다시 결제하지 마시고 저희에게 연락해 주세요.':
    'If you have paid, please do not pay again, and contact us.',
  '결제 시간이 지났어요': 'The payment has timed out',
  '돈은 나가지 않았어요. 장바구니는 그대로 있으니 다시 주문해 주세요.':
    'You have not been charged. Your basket is still here, so please order again.',
  '아직 결제가 확인되지 않았어요': 'Your payment is not confirmed yet',
  '은행에서 답이 오면 주문이 들어오고 문자를 보내 드려요. 다시 결제하지 마세요.':
    'Once your bank confirms it, your order goes through and we text you. Please do not pay again.',
  '결제를 확인하지 못했어요': 'We could not check your payment',
  '결제하셨다면 주문은 사라지지 않아요. 인터넷 연결을 확인하고 다시 눌러 주세요.':
    'If you have paid, your order is not lost. Please check your internet connection and tap again.',
  '카드 영수증을 이메일로 받기': 'E-mail me the card receipt',
  '결제 회사가 {{email}} 주소로 보내요.': 'The payment provider sends it to {{email}}.',
} as const;
