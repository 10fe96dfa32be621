/** Phrases of the inbox of staff; part of `staff-phrases.ts`. */
export const staffInbox = {
  '결제는 되었는데 주문이 없어요': 'Paid, but there is no order',
  '15분 뒤에도 그대로면 돈을 돌려주고 손님께 전화해 주세요.':
    'If it is still here in 15 minutes, refund the payment and call the customer.',
  '결제된 주문이 날짜 목록에 들어가지 못했어요':
    'A paid order did not fit into the list of its date',
  '이 날짜를 마감하고 새 날짜를 열어 주세요. 자리가 나면 저절로 들어가요.':
    'Close this date and open another one. The order joins the list when there is room.',
  '주문은 저장되었고 사본 하나가 아직 없어요': 'The order is stored, a copy of it is still missing',
  '지금 하실 일은 없어요. 며칠 뒤에도 그대로면 개발자에게 알려 주세요.':
    'Nothing to do now. If it is still here in a few days, tell your developer.',
  '손님의 지난 주문이나 포인트 가운데 읽을 수 없는 것이 있어요':
    'A past order or point entry of this customer cannot be read',
  '손님 화면에는 그것만 빠져 있어요. 개발자에게 알려 주세요.':
    'The customer’s screens leave out only that. Please tell your developer.',
  '결제되고 저장되었지만 확인이 필요해요': 'Paid and stored, but please check it',
  '결제되었지만 주문이 저장되지 않았어요': 'Paid, but the order was not stored',
  '결제된 돈은 없어요. 주문이 들어왔는지 보고, 없으면 손님께 전화해 주세요.':
    'Nothing was paid. See whether an order came in; if not, call the customer.',
  '그대로 배송할 수 없으면 손님께 전화해 주세요.':
    'If it cannot be delivered like this, call the customer.',
  '내용을 보고 손님께 연락해 주세요.': 'Read it and contact the customer.',
  '다시 확인할 일로 둘까요?': 'Open this again?',
  '손님께 연락해서 주소를 여쭤봐 주세요.': 'Contact the customer and ask for the address.',
  '돈을 돌려주고 손님께 전화해 주세요.': 'Refund the payment and call the customer.',
  '알 수 없는 문제': 'Unknown problem',
  '어떻게 처리하셨어요?': 'How did you deal with it?',
  '일부를 불러오지 못했어요. 연결을 확인해 주세요.':
    'Some could not be loaded. Check the connection.',
  '주문 보기': 'Show the order',
  '주문은 저장되었어요. 전화나 문자로 알려 주세요.':
    'The order is stored. Call or write to the customer.',
  '주문을 저장하지 못했어요': 'An order was not stored',
  '주문을 취소하지 못했어요': 'An order was not cancelled',
  '주문이 나중에 들어왔는지 보고, 없으면 손님께 전화해 주세요.':
    'See whether the order came in later; if not, call the customer.',
  '다시 확인할 일로 두었어요': 'Open again',
  '주문이 아직 있으면 손님께 전화해 주세요.': 'If the order is still there, call the customer.',
  '지난 날짜에 아직 끝나지 않은 결제나 결제 링크가 있어요':
    'A date that is over has a payment or a payment link that is open',
  '손님께 여쭤보고 링크를 끝내 주세요. 끝나면 날짜가 밤에 지난 날짜로 옮겨 가요.':
    'Ask the customer, and end the link. The date then moves to the past dates at night.',
  '지난 날짜에 아직 끝나지 않은 환불이나 부탁이 있어요':
    'A date that is over has a refund or a request that is open',
  '환불을 끝내거나 부탁에 답해 주세요. 그러면 날짜가 밤에 지난 날짜로 옮겨 가요.':
    'Complete the refund or answer the request. The date then moves to the past dates at night.',
  '지난 날짜의 현금을 아직 정산하지 않았어요': 'The cash of a date that is over is not closed',
  '하루 정산을 해 주세요. 그러면 날짜가 밤에 지난 날짜로 옮겨 가요.':
    'Close the day’s cash. The date then moves to the past dates at night.',
  '저장된 것 가운데 읽을 수 없는 것이 있어요': 'Something that is stored can’t be read',
  '그대로 두었고 다른 것에는 지장이 없어요. 개발자에게 알려 주세요.':
    'It was left as it is and harms nothing else. Tell your developer.',
  '주소를 입력하지 못했어요': 'An address could not be entered',
  '{{times}}번, 마지막 {{moment}}': '{{times}} times, last {{moment}}',
  '처리한 일': 'Resolved',
  처리했어요: 'Mark as resolved',
  '카드 결제를 시작하지 못했어요': 'A card payment could not be started',
  '알림 일부가 나가지 않았어요': 'Some reminders did not go out',
  '보낼 수 있으면 15분마다 다시 보내요. 하루가 지나도 남아 있으면 개발자에게 알려 주세요.':
    'What can still be sent is tried again every 15 minutes. Tell your developer if this stays for a day.',
  '오늘 보낼 수 있는 문자가 얼마 남지 않았어요': 'Few of today’s messages are left',
  '주문이 몰린 날이면 그대로 두세요. 주문보다 많으면 개발자에게 알려 주세요.':
    'On a busy day there is nothing to do. If there are more messages than orders, tell your developer.',
  '결제 링크 문자가 가지 않았어요': 'The text with a payment link did not go out',
  '손님이 아직 결제하지 못해요. 전화하고, 주문에서 링크를 복사해 보내 주세요.':
    'The customer can’t pay yet. Call, and send the link: the order has it to copy.',
  '주문한 손님께 보내는 사본 문자가 가지 않았어요':
    'The copy of a text for whoever ordered did not go out',
  '받는 분께 가는 문자는 따로예요. 금액을 물으시면 주문을 보고 알려 주세요.':
    'The text to the recipient is a separate one. If they ask about the amount, tell them from the order.',
  '환불 문자가 가지 않았어요': 'The text about a refund did not go out',
  '환불은 그대로예요. 돌려드린 돈을 손님께 알려 주세요.':
    'The refund itself stands. Tell the customer what was paid back.',
  '취소 문자가 가지 않았어요': 'The text about a cancellation did not go out',
  '주문은 취소되었어요. 기다리시지 않게 전화해 주세요.':
    'The order is cancelled. Call, so that the customer doesn’t wait for it.',
  '배송 완료 문자가 가지 않았어요': 'The text about a delivery did not go out',
  '음식은 배송되었어요. 손님이 아시는지 전화해 주세요.':
    'The food is delivered. Call to see that the customer knows.',
  '확인 문자가 가지 않았어요': 'A confirmation message did not go out',
  '확인할 일을 불러오고 있어요': 'Loading the inbox',
  '확인할 일이 없어요': 'Nothing to handle',
  '다시 둘게요': 'Open again',
  '증거는 {{day}} {{time}}까지': 'Evidence until {{day}} {{time}}',
  '손님의 은행이 결제를 되찾으려 해요': 'The customer’s bank disputes a payment',
  'Stripe 화면(Disputes)에서 기한 안에 증거를 내 주세요: 주문, 배송 사진, 문자. 끝날 때까지 이 결제는 돌려줄 수 없어요.':
    'Send evidence in Stripe’s dashboard (Disputes) in time: the order, the photo of the door, the messages. Until it ends this payment can’t be refunded.',
  '은행이 되찾기를 심사하고 있어요': 'The bank is deciding a dispute',
  '기다려 주세요. 결과가 나오면 여기에 알려 드려요.': 'Wait. The outcome will be shown here.',
  '손님의 은행이 결제에 대해 물어요': 'The customer’s bank asks about a payment',
  '손님께 전화해 주세요. 돈을 돌려주면 끝나고, 아니면 Stripe 화면(Disputes)에서 기한 안에 답해 주세요.':
    'Call the customer. A refund ends it; otherwise answer in Stripe’s dashboard (Disputes) in time.',
  '되찾기가 끝났고 돈은 가게에 있어요': 'A dispute has ended, and the money is the shop’s',
  '하실 일은 없어요. 보셨으면 처리했다고 눌러 주세요.':
    'There is nothing to do. Mark it as resolved once you have seen it.',
  '되찾기에서 졌어요. 은행이 손님께 돈을 돌려주었어요':
    'A dispute was lost: the bank has paid the customer back',
  '장부에는 환불로 들어갔어요. 다시 돌려주지 마세요.':
    'It is in the books as a refund. Don’t refund it again.',
  '음식을 받지 못했대요': 'says the food did not come',
  '음식이 설명과 다르거나 상했대요': 'says the food was not as described or was bad',
  '두 번 결제되었대요': 'says it was charged twice',
  '본인이 결제하지 않았대요': 'says somebody else paid with the card',
  '환불을 받지 못했대요': 'says a refund did not come',
  '어디에 결제했는지 모르겠대요': 'does not recognise the payment',
  '이유를 밝히지 않았어요': 'gave no reason',
} as const;
