/** Phrases of the screen of one payment link; loaded with it. */
export const staffPayLinks = {
  '이 링크로는 더 결제할 수 없어요. 취소 문자는 가지 않아요.':
    'The link can no longer be paid. No text is sent.',
  '{{phone}} 번호로 문자를 보냈어요.': 'A text went to {{phone}}.',
  '고치기 전 번호로 갔을 수 있어요. 다시 보내면 {{phone}} 번호로 가요.':
    'It may have gone to the number before the correction. Sent again, it goes to {{phone}}.',
  '문자가 가지 않았어요. 링크를 복사해 다른 방법으로 보내 주세요.':
    'The text did not go out. Copy the link and send it another way.',
  '문자가 갔는지 알 수 없어요. 손님께 여쭤 보세요.':
    'Nobody knows whether the text went out. Ask the customer.',
  '링크를 복사했어요': 'Link copied',
  '복사하지 못했어요. 링크를 길게 눌러 복사해 주세요.':
    'It could not be copied. Press the link long to copy it.',
  '링크를 다시 보냈어요': 'Link sent again',
  '링크 복사': 'Copy link',
  '문자 다시 보내기': 'Text it again',
  '주문 고치기': 'Change the order',
  '아직 결제하지 않으셨어요': 'Not paid yet',
  '{{when}}까지 결제하시면 주문이 돼요. 아니면 저절로 끝나고, 만들지 않아요.':
    'It is an order if it is paid by {{when}}. Otherwise it ends by itself and is not cooked.',
  '손님이 지금은 결제하실 수 없어요': 'The customer can’t pay now',
  '이 링크를 보낸 뒤에 하신 다른 주문과 합치면 1인 제한을 넘어요.':
    'With another order placed since the link was sent, it is over the limit per person.',
  '그래도 받으시려면 ‘주문 고치기’에서 이유를 적어 다시 보내 주세요.':
    'To take it anyway, send it again by “Change the order” with a reason.',
  '그래도 받으시려면 ‘음식 더하기 취소’를 누르고, 결제하신 주문에서 이유를 적어 다시 더해 주세요.':
    'To take them anyway, cancel the added dishes, then add them again in that order with a reason.',
  '결제할 시간이 지났어요': 'The time to pay is over',
  '열려 있는 결제를 끝내고 있어요. 15분 안에 끝나요.':
    'A payment that is open is being ended, within 15 minutes.',
  '결제를 막고 있어요': 'Its payment is being ended',
  '잠시 뒤에 다시 봐 주세요.': 'Look again in a moment.',
  결제하셨어요: 'Paid',
  '카드 주문으로 주문 목록에 있어요.': 'It is among the orders, paid by card.',
  '결제되었지만 주문이 되지 않았어요': 'Paid, but it became no order',
  '‘확인할 일’에서 환불해 주세요.': 'Refund it from the inbox.',
  '취소한 주문이에요': 'Cancelled',
  '이 링크로는 결제할 수 없어요.': 'The link can’t be paid.',
  '다른 주문이 대신 들어왔어요': 'Another order has taken its place',
  '이 링크로는 결제할 수 없어요. 이 주소의 주문은 주문 목록에 있어요.':
    'The link can’t be paid. The order for this address is among the orders.',
  '결제하지 않아 끝났어요. 만들지 않아요.': 'Not paid in time. It is not cooked.',
  '그래도 받으시려면 ‘주문 고치기’에서 다시 보내 주세요. 한 시간 동안 결제할 수 있어요.':
    'To take it anyway, send it again by “Change the order”. It can then be paid for an hour.',
  '{{when}}까지 결제하시면 주문에 들어가요. 아니면 저절로 끝나고, 결제하신 주문은 그대로예요.':
    'The added dishes are in the order if they are paid by {{when}}. Otherwise this ends by itself, and the paid order stays as it is.',
  '더한 음식이 주문에 들어갔어요.': 'The added dishes are in the order.',
  '더한 음식이 주문에 들어가지 않았어요. ‘확인할 일’에서 환불해 주세요.':
    'The dishes are not in the order. Refund this payment from the inbox.',
  '이 링크로는 결제할 수 없어요. 결제하신 주문은 그대로예요.':
    'The link can’t be paid. The paid order stays as it is.',
  '결제하신 주문이 그사이 바뀌거나 취소되어 이 링크로는 결제할 수 없어요. 다시 보내려면 그 주문에서 음식을 더해 주세요.':
    'The paid order has changed or was cancelled since, so the link can’t be paid. To send it again, add the dishes in that order.',
  '결제하신 주문은 그대로예요. 다시 보내려면 그 주문에서 음식을 더해 주세요.':
    'The paid order stays as it is. To send it again, add the dishes in that order.',
  '이미 내신 금액': 'Paid before',
  '결제하신 주문 보기': 'See the paid order',
  '음식 더하기 취소': 'Cancel the added dishes',
  '{{name}}님의 주문에 음식 더하기를 취소할까요?':
    'Cancel what was added to the order of {{name}}?',
  '음식 더하기를 취소했어요': 'The added dishes were cancelled',
  '카드로 내신 금액': 'Paid by card',
  '카드로 내실 금액': 'To pay by card',
};
