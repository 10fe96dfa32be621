/** Phrases of the staff screens for refunds; loaded only with the staff screens. */
export const staffRefunds = {
  '환불 요청 거절': 'Refund request declined',
  '현금 주문이에요. 돌려줄 카드 결제가 없어요.':
    'This is a cash order. There is no card payment to refund.',
  '손님이 취소를 원해요': 'The customer wants to cancel',
  '손님이 주문을 줄이고 싶어 해요': 'The customer wants a smaller order',
  '요청대로 하기': 'Agree',
  거절하기: 'Decline',
  '포인트로 받고 싶어 해요': 'wants the refund as points',
  '카드로 받고 싶어 해요': 'wants the refund on the card',
  '요청한 뒤에 주문이 바뀌었어요.': 'The order has changed since the request.',
  '요청을 거절할까요?': 'Decline the request?',
  '손님이 이 말을 그대로 읽어요. 주문은 그대로예요.':
    'The customer reads these words. The order stays as it is.',
  '손님께 드리는 말': 'Words to the customer',
  '바뀐 뒤': 'Then',
  '무엇을 돌려줄까요?': 'What is refunded?',
  '{{most}}개 가운데 {{stay}}개 남음': '{{stay}} of {{most}} stay',
  '{{title}} 돌려줄 수량': 'How many {{title}} to refund',
  '{{title}} 하나 덜 돌려주기': 'Refund one {{title}} less',
  '{{title}} 하나 더 돌려주기': 'Refund one {{title}} more',
  '카드로 받은 돈': 'Paid by card in all',
  '돌려준 돈': 'Refunded so far',
  '아직 돌려줄 수 있는 돈': 'Still to refund at most',
  '돌려줄 금액 ($)': 'Amount to refund ($)',
  '어디로 돌려줄까요?': 'Where to?',
  '1포인트 = $1. 포인트는 손님이 원할 때만 골라 주세요.':
    '1 point = $1. Choose points only if the customer wants them.',
  '이유 (손님이 읽어요)': 'Reason (the customer reads it)',
  '환불을 시작했어요. 돌려준 내역에서 상태를 보실 수 있어요.':
    'The refund is on its way. Under Refunds you see what becomes of it.',
  '이대로 돌려줄까요?': 'Make this refund?',
  '{{amount}} 포인트로 돌려주기': 'Refund {{amount}} as points',
  '{{amount}} 카드로 돌려주기': 'Refund {{amount}} to the card',
  '이 주문에 이미 돌려준 금액': 'Refunded for this order already',
  '쓴 포인트': 'Points used',
  '받는 포인트': 'Points earned',
  '손님의 포인트 잔액': 'The customer’s points',
  '어느 결제로 돌아가나요': 'What is refunded to which payment',
  '{{day}} 결제 …{{end}}': 'Payment of {{day}} …{{end}}',
  '{{amount}}는 결제에 남아 있지 않아요. 전에 돌려준 금액을 확인해 주세요.':
    'The payments no longer hold {{amount}}. Look at what was refunded before.',
  '손님이 받은 포인트 {{points}}점을 이미 썼어요. 다음에 받는 포인트에서 채워져요.':
    'The customer has spent {{points}} of the points earned. The next points earned make up for them.',
  '이미 확정한 포인트가 줄어요.': 'Points that were confirmed are taken back.',
  '인보이스가 나간 주문이에요. 수정 인보이스가 새 번호로 나가요.':
    'An invoice was issued. A credit note with a number of its own is issued now.',
  '요청을 거절했어요': 'The request was declined',
  '그사이 바뀐 것이 있어요. 다시 확인해 주세요.': 'Something has changed. Please check again.',
  '이미 시작한 환불이에요. 돌려준 내역에서 상태를 보실 수 있어요.':
    'This refund was started already. Under Refunds you see what becomes of it.',
  '뺄 메뉴의 수량을 줄여 주세요. 모두 빼시려면 ‘주문 취소’를 골라 주세요.':
    'Take something off the order. To take everything off, choose “Cancel order”.',
  '돌려준 내역': 'Refunds',
  '다시 돌려주기': 'Refund again',
  '{{amount}}를 다시 보낼까요?': 'Send {{amount}} again?',
  '주문 줄임': 'smaller order',
  금액만: 'amount only',
  '결제 회사 화면에서 환불': 'refund in the provider’s dashboard',
  '포인트로 돌려줌': 'Refunded as points',
  '은행 처리 중': 'With the bank',
  돌려줌: 'Refunded',
  '실패, 다시 보냄': 'Failed, sent again',
  '실패, 다른 환불이나 은행으로 돌아감': 'Failed, went back by another refund or the bank',
  실패: 'Failed',
  '은행이 처리하고 있어요. 기다려 주세요.': 'The bank is processing it. Please wait.',
  '결제 회사 잔액이 모자라요. 잔액이 차면 다시 보내 주세요.':
    'The balance at the payment provider is too small. Send it again once it is filled up.',
  '손님의 카드가 받지 못했어요. 손님께 전화해서 다른 방법을 정해 주세요.':
    'The customer’s card did not take it. Call the customer and agree on another way.',
  '결제 회사 화면에서 이미 모두 돌려주었어요.':
    'Everything was refunded in the provider’s dashboard already.',
  '결제 회사의 이유: {{problem}}': 'The provider’s reason: {{problem}}',
  '환불 {{amount}}': 'Refund of {{amount}}',
  '환불 {{amount}} 실패': 'Refund of {{amount}} failed',
  '{{name}}님이 취소를 원해요': '{{name}} wants to cancel',
  '{{name}}님이 주문을 줄이고 싶어 해요': '{{name}} wants a smaller order',
  '보고 답하기': 'Look and answer',
  '환불을 시작했어요.': 'The refund is on its way.',
  '카드로 돌려줌': 'Refunded to the card',
  '돈 돌려주기': 'Refund the payment',
  '이 결제를 모두 돌려줄까요?': 'Refund the whole payment?',
  '결제 {{payment}}. 손님의 다른 주문은 그대로예요.':
    'Payment {{payment}}. The customer’s other orders stay as they are.',
  환불·취소: 'Refund or cancel',
  '카드로 돌려줄 돈 {{amount}}': 'Back to the card: {{amount}}',
  '돌려줄 포인트 {{points}}점': 'Points returned: {{points}}',
  '모두 빼시려면 위에서 ‘주문 취소’를 골라 주세요.':
    'To take everything off, choose “Cancel order” above.',
  '환불 목록 받기 (CSV)': 'Save the refunds (CSV)',
  '결제에 {{held}}만 남아 있어요.': 'The payments hold only {{held}}.',
  '돌려줄 금액을 적어 주세요.': 'Enter the amount to refund.',
  '이유를 적어 주세요.': 'Please give a reason.',
  '손님이 카드로 받기를 원하셨어요.': 'The customer wants the refund on the card.',
  '이미 답했거나 손님이 거둔 요청이에요.':
    'This request has been answered, or the customer has withdrawn it.',
  '그사이 바뀐 것이 있어요. 미리 보기를 다시 확인해 주세요.':
    'Something has changed. Please look at the preview again.',
  '이미 주문이 된 결제예요. 주문에서 돌려주세요.':
    'This payment is an order. Refund it from the order.',
  '은행이 되찾아 감': 'Taken back by the bank',
  되찾음: 'Came back to the shop',
  '계좌 이체로 돌려줌': 'Paid back by bank transfer',
  '현금으로 돌려줌': 'Paid back in cash',
  '다른 방법으로 돌려줌': 'Paid back in another way',
  '손님의 은행이 이 결제를 되찾으려 해서 돌려줄 수 없어요.':
    'The customer’s bank disputes this payment, so it can’t be refunded.',
  '손님의 은행이 이 주문의 결제 {{amount}}를 되찾으려 해요. 끝날 때까지 돌려줄 수 없어요. 손님이 두 번 받게 되니까요.':
    'The customer’s bank disputes {{amount}} of this order. Nothing can be refunded until that ends: the customer could get it twice.',
  '이미 다시 보냈거나 돌려준 환불, 또는 실패하지 않은 환불이에요.':
    'This refund was sent again or paid back already, or has not failed.',
  '따로 돌려준 것으로 적었어요.': 'Recorded as paid back.',
  '따로 돌려줬어요': 'Paid back otherwise',
  '{{amount}}를 손님께 이미 돌려주셨어요?': 'Have you paid {{amount}} back?',
  '카드로는 더 보내지 않아요. 손님도 주문 내역에서 이 방법을 봐요.':
    'Nothing goes to the card any more. The customer sees the way in their orders.',
  '돌려줬다고 적기': 'Record it',
  아직이에요: 'Not yet',
  '어떻게 돌려주셨어요?': 'How?',
  '계좌 이체': 'Bank transfer',
  '다른 방법': 'Another way',
  '메모 (직원만 봐요)': 'Note (only staff see it)',
} as const;
