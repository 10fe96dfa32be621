/** Phrases of the inbox of staff; part of `staff.ts`. */
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
  '주소를 입력하지 못했어요': 'An address could not be entered',
  '처리한 일': 'Resolved',
  처리했어요: 'Mark as resolved',
  '카드 결제를 시작하지 못했어요': 'A card payment could not be started',
  '알림 일부가 나가지 않았어요': 'Some reminders did not go out',
  '보낼 수 있으면 15분마다 다시 보내요. 하루가 지나도 남아 있으면 개발자에게 알려 주세요.':
    'What can still be sent is tried again every 15 minutes. Tell your developer if this stays for a day.',
  '오늘 보낼 수 있는 문자가 얼마 남지 않았어요': 'Few of today’s messages are left',
  '주문이 몰린 날이면 그대로 두세요. 주문보다 많으면 개발자에게 알려 주세요.':
    'On a busy day there is nothing to do. If there are more messages than orders, tell your developer.',
  '확인 문자가 가지 않았어요': 'A confirmation message did not go out',
  '확인할 일을 불러오고 있어요': 'Loading the inbox',
  '확인할 일이 없어요': 'Nothing to handle',
  '다시 둘게요': 'Open again',
} as const;
