/** Refund requests and refunds. */
export const refunds = {
  '이유: {{reason}}': 'Reason: {{reason}}',
  이유: 'Reason',
  '가게에 물어보기': 'Ask the shop',
  '가게에 여쭤봤어요. 답은 주문 내역에서 보실 수 있어요.':
    'We have your request. You will find the answer in your order history.',
  '취소해 달라고 보내기': 'Ask to cancel the order',
  '이렇게 줄여 달라고 보내기': 'Ask for this smaller order',
  '가게가 확인하고 답해 드려요. 그때까지 주문은 그대로예요.':
    'The shop looks at it and answers. Your order stays as it is until then.',
  '무엇을 원하세요?': 'What would you like?',
  '주문 줄이기': 'A smaller order',
  '어디로 돌려받으시겠어요?': 'Where should the money go?',
  '결제한 카드': 'The card that paid',
  '{{before}}개 → {{after}}개': '{{before}} → {{after}}',
  '요청하신 것과 조금 다르게 해 드렸어요': 'We could do part of what you asked for',
  '요청하신 대로 해 드렸어요': 'Done as you asked',
  '가게의 답을 기다리고 있어요': 'Waiting for the shop’s answer',
  '요청하신 대로 해 드리지 못했어요': 'We could not do what you asked for',
  '주문 취소를 요청하셨어요.': 'You asked to cancel the order.',
  '가게의 답: {{answer}}': 'The shop’s answer: {{answer}}',
  '{{day}} 환불': 'Refund {{day}}',
  '수정 인보이스 {{number}}': 'Credit note {{number}}',
  '수정 인보이스': 'Credit note',
  번호: 'Number',
  '포인트로 돌려드림': 'Refunded as points',
  '카드로 돌려드림': 'Refunded to the card',
  '쓰신 포인트 {{points}}점을 돌려드렸어요.':
    'The {{points}} points that you used are yours again.',
  '돌려드릴 돈이 남아 있지 않았어요.': 'There was no money left to give back.',
  '포인트로 내신 주문이라 쓰신 포인트가 돌아와요.':
    'You paid with points, so the points that you used come back.',
  '주문이 되지 않은 결제': 'A payment without an order',
  '취소된 주문': 'Cancelled order',
  '포인트로 돌려드렸어요.': 'Refunded as points.',
  '카드사로 보내고 있어요. 며칠 걸릴 수 있어요.':
    'On its way to your card. It can take a few days.',
  '결제하신 카드로 돌려드렸어요. 카드 내역에는 5~10일 뒤에 보일 수 있어요.':
    'Refunded to the card that paid. It can take 5 to 10 days until you see it there.',
  '카드로 돌려드리지 못했어요. 다른 방법으로 꼭 돌려드릴게요.':
    'It did not reach your card. We will refund it in another way.',
  '이 주문을 찾지 못했어요.': 'This order was not found.',
  '카드로 결제한 주문이 아니에요.': 'This order was not paid by card.',
  '결제하신 것보다 적은 주문만 보낼 수 있어요.': 'You can only ask for less than you paid for.',
  '200자까지 적어 주세요.': 'Up to 200 characters, please.',
  '이미 여쭤보셨어요. 가게의 답을 기다려 주세요.':
    'You have asked already. Please wait for the shop’s answer.',
  '이 주문은 여러 번 여쭤보셨어요. 전화로 말씀해 주세요.':
    'You have asked several times about this order. Please call us.',
  '취소 요청': 'Ask to cancel',
  '이미 끝난 요청이에요.': 'This request is closed already.',
  '요청 거두기': 'Withdraw the request',
  '요청을 거두었어요. 주문은 그대로예요.': 'Request withdrawn. Your order stays as it is.',
  '메뉴를 바꾸셔서 요청이 취소됐어요': 'Your request ended when you changed the dishes',
  '필요하시면 가게에 다시 물어봐 주세요.': 'If you still need it, please ask the shop again.',
  '이 주문에 대해 가게의 답을 기다리고 있어요. 메뉴를 바꾸시면 그 요청은 취소돼요.':
    'You are waiting for the shop’s answer about this order. If you change the dishes, that request ends.',
  '카드사에서 돌려받으셨어요.': 'Your bank has paid it back to you.',
  '카드사에서 가게로 다시 돌아왔어요.': 'Your bank has given it back to the shop.',
  '계좌 이체로 돌려드렸어요.': 'Paid back to you by bank transfer.',
  '현금으로 돌려드렸어요.': 'Paid back to you in cash.',
  '따로 돌려드렸어요.': 'Paid back to you in another way.',
  '계좌 이체로 돌려드림': 'Paid back by bank transfer',
  '현금으로 돌려드림': 'Paid back in cash',
  '다른 방법으로 돌려드림': 'Paid back in another way',
  '카드로 보내는 중': 'On its way to the card',
  '아직 돌려드리지 못함': 'Not paid back yet',
} as const;
