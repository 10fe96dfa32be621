/**
 * Basket, order dialog, edits and cancellation. The specification prescribes some of the wordings (sections 5
 * and 8).
 */
export const ordering = {
  '선물·할인 코드가 있어요': 'I have a gift or promotion code',
  코드: 'Code',
  '코드 쓰기': 'Use this code',
  '할인 코드는 다음 주문에 다시 쓰실 수 있어요.':
    'You can use your promotion code for your next order.',
  '코드는 영어 글자와 숫자 4~20자예요.': 'A code has 4 to 20 letters and digits.',
  '{{points}} 포인트를 받으셨어요': 'You got {{points}} points',
  '이미 받으신 코드예요: {{points}} 포인트': 'You have had this code: {{points}} points',
  '없는 코드예요. 글자를 다시 확인해 주세요.': 'There is no such code. Please check the letters.',
  '아직 쓸 수 없는 코드예요.': 'This code can’t be used yet.',
  '기간이 지난 코드예요.': 'This code has ended.',
  '준비한 수량이 모두 나갔어요.': 'All of these have been given out.',
  '이 주문에서 {{percent}}% 할인돼요': '{{percent}}% off this order',
  '{{percent}}% 할인을 받으셨어요. 다음 주문에 쓰여요.':
    'You got {{percent}}% off. It counts for your next order.',
  '할인 코드 {{percent}}%': 'Promotion code {{percent}}%',
  '할인 코드 {{percent}}% 쓰기': 'Use promotion code {{percent}}%',
  '빼 두시면 다음 주문에 쓰실 수 있어요.': 'If you leave it out, you can use it for a later order.',
  '다른 주문에 쓰신 코드예요. 그 주문을 취소하시면 다시 쓸 수 있어요.':
    'Another of your orders uses this code. If you cancel that order, you can use it again.',
  '없는 코드를 여러 번 넣으셨어요. 내일 다시 해 주세요.':
    'Too many codes that do not exist. Please try again tomorrow.',
  '이메일 주소를 먼저 확인해 주세요. 그다음에 쓸 수 있어요.':
    'Please confirm your email address first. Then you can use it.',
  '메뉴를 불러오고 있어요': 'Loading the dishes',
  '메뉴를 불러오지 못했어요': 'The dishes could not be loaded',
  '주문 전에 꼭 읽어 주세요': 'Please read before ordering',
  '{{money}} 더 담으시면 주문할 수 있어요 · 배송비 없음': '{{money}} more to order · free delivery',
  '{{money}}부터 {{gift}}도 드려요': 'From {{money}}: {{gift}}',
  '{{gift}}까지 {{money}} 남았어요': '{{money}} more for {{gift}}',
  '{{gift}}, 함께 보내 드려요': 'Your order comes with {{gift}}',
  '배송 주문은 {{minimum}}부터 받아요.': 'The minimum for a delivery is {{minimum}}.',
  '마감 전까지는 주문 내역에서 주문을 고칠 수 있어요.':
    'Until the cut-off you can change your order in Order History.',
  '카드로 결제한 주문은 같거나 더 많은 금액으로만 고칠 수 있어요.':
    'An order paid by card can only be changed to the same or a higher amount.',
  '배송 시간은 배송 전날 저녁에 문자로 알려 드려요.':
    'We text you your delivery time the evening before.',
  '주문에 필요한 내용을 불러오지 못했어요': 'What is needed for an order could not be loaded',
  장바구니: 'Basket',
  '장바구니로 바로 가기': 'Skip to the basket',
  '장바구니가 비어 있어요': 'Your basket is empty',
  '주문하기 · {{money}}': 'Order · {{money}}',
  주문서: 'Your order',
  '이 주소로 보낼까요?': 'Deliver to this address?',
  '{{address}}\n{{area}} 배송 지역 밖인 것 같아요. 이 날은 {{area}} 쪽으로 배송해요.':
    '{{address}}\nThis seems to be outside our {{area}} delivery area. On this day we deliver around {{area}}.',
  '이 주소로 계속하기': 'Go on with this address',
  '이미 주문하신 집과 같은 곳인가요?': 'Is this the same door as your other order?',
  '이미 있는 주문: {{ordered}} ({{money}})\n지금 쓰신 주소: {{typed}}':
    'Your order so far: {{ordered}} ({{money}})\nThe address now: {{typed}}',
  '같은 곳이에요, 그 주문에 합치기': 'The same door: add to that order',
  '따로 주문하기': 'Order separately',
  '확인이 필요한 결제': 'Payments that need checking',
  '확인이 필요한 결제 {{count}}개_one': '{{count}} payment that needs checking',
  '확인이 필요한 결제 {{count}}개_other': '{{count}} payments that need checking',
  '확인하신 뒤에도 저희가 처리할 때까지 주문 내역에 남아 있어요.':
    'It stays in your order history until we have resolved it.',
  '주문 변경 계속하기': 'Go on changing the order',
  '고른 메뉴는 아직 주문되지 않았어요': 'What you picked is not ordered yet',
  '고치던 내용 버리기': 'Drop my changes',
  '고치던 내용을 버렸어요. 주문은 그대로예요.':
    'Your changes were dropped. The order stays as it is.',
  '담으신 메뉴': 'Your dishes',
  '주문 정보를 불러오고 있어요': 'Loading your details',
  '담으신 메뉴 {{count}}가지는 이제 팔지 않아서 빠졌어요._one':
    '{{count}} dish of your basket is no longer sold and was left out.',
  '담으신 메뉴 {{count}}가지는 이제 팔지 않아서 빠졌어요._other':
    '{{count}} dishes of your basket are no longer sold and were left out.',
  '주문 내용': 'Items',
  '주문하신 메뉴': 'already ordered',
  '기존 {{was}}개': '{{was}} before',
  빼기: 'Take it out',
  '{{count}}개로 줄이기_one': 'Reduce to {{count}}',
  '{{count}}개로 줄이기_other': 'Reduce to {{count}}',
  '받는 곳': 'Delivered to',
  '로그인하시면 배송 정보를 불러와요.': 'Log in and we fill in your delivery details.',
  '포인트 쓰기': 'Use points',
  '{{points}} 포인트가 있어요': 'You have {{points}} points',
  '쓸 수 있는 포인트가 없어요': 'You have no points to use',
  '{{points}} 포인트가 남아요': '{{points}} points will remain',
  '주문 합계': 'Total',
  '이미 결제하신 금액': 'Already paid',
  '쌓일 포인트': 'Points to be earned',
  '더 내실 금액': 'Difference to pay',
  '내실 금액': 'To pay',
  '결제하신 금액보다 {{money}} 적어요': '{{money}} less than you have paid',
  '포인트를 쓰면 이미 결제하신 금액보다 적어져요. 결제하신 주문에서 줄이려면 저희에게 연락해 주세요.':
    'With points it costs less than you have already paid. To reduce a paid order, please contact us.',
  '로그인하고 주문하기': 'Log in to order',
  '현금으로 {{money}} 주문': 'Order {{money}} by cash',
  '현금 주문 고치기 · {{money}}': 'Edit cash order · {{money}}',
  '이미 카드로 결제하셨어요': 'Already paid by card',
  '카드로 {{money}} 결제': 'Pay {{money}} by card',
  '카드로 바꿔 {{money}} 결제': 'Pay {{money}} by card instead',
  '카드 주문 고치기 · 추가 결제 없음': 'Edit card order · nothing more to pay',
  '차액 {{money}} 카드로 결제': 'Pay {{money}} more by card',
  '이 주소로 이미 주문이 있어요. 담으신 메뉴를 그 주문에 합쳐요.':
    'You already have an order for this address. What you add joins that order.',
  '이대로 주문할까요?': 'Place this order?',
  '카드로 결제할까요?': 'Pay by card?',
  '다음 화면에서 카드 정보를 입력하세요.': 'You enter your card details on the next page.',
  '돈은 배송받을 때 내시면 돼요.': 'You pay when it is delivered.',
  '이대로 고치기': 'Save these changes',
  돌아가기: 'Go back',
  '주문하고 있어요': 'Placing your order',
  '결제 화면으로 가고 있어요': 'Opening the payment page',
  '조금만 더 담아 주세요': 'A little more, please',
  '메뉴 더 고르기': 'Choose more dishes',
  '기존 주문을 이렇게 바꿔요': 'This is how your order changes',
  '바뀌는 내용': 'Changes',
  '돌아가서 고치기': 'Go back and edit',
  '기존 주문': 'Existing order',
  '바뀐 주문': 'New order',
  없음: 'none',
  '다시 시도하기': 'Try again',
  '기존에 쓰신 포인트': 'Points used so far',
  '기존 주소': 'Address so far',
  '새 주소': 'New address',
  추가: 'Added',
  변경: 'Changed',
  그대로: 'Same',
  '{{q}}개': '{{q}}',
  '{{was}}개 → {{q}}개': '{{was}} → {{q}}',
  '{{day}} 배송 주문은 마감되었어요.': 'Orders for {{day}} are closed.',
  '이 날짜의 주문은 마감되었어요.': 'Orders for this date are closed.',
  '주문 내용이 없어요': 'There is no order content',
  '지금은 직접 찾아가실 수 없어요. 배송으로 바꿔 주세요.':
    'Pick-up is unavailable right now. Please choose delivery.',
  '정보를 입력해 주세요': 'Please enter your information',
  '배송 주소에 번지, 길 이름, 동네가 모두 있어야 해요. 주소를 고쳐 주세요.':
    'The delivery address needs a number, a street and a suburb. Please correct the address.',
  '{{title}}: 수량을 다시 확인해 주세요': '{{title}}: please check the quantity',
  '한 날짜에 {{most}}곳까지 주문하실 수 있어요. 더 필요하시면 연락해 주세요.':
    'You can order to up to {{most}} addresses on one date. Contact us if you need more.',
  '이 날짜의 주문 내용이 너무 길어요. 메뉴 가짓수나 요청 사항을 줄이시거나 연락해 주세요.':
    'Your orders for this date are too long. Choose fewer different dishes, shorten your notes, or contact us.',
  '오늘 주문하시고 고치신 횟수가 너무 많아요. 내일 다시 하시거나 연락해 주세요.':
    'You have ordered and changed orders too often today. Try again tomorrow, or contact us.',
  '한 번에 {{most}}가지까지 주문하실 수 있어요. 몇 가지를 빼 주세요.':
    'One order holds up to {{most}} different dishes. Please take some out.',
  '{{title}}: 이미 품절되었어요. 빼고 다시 주문해 주세요.':
    '{{title}} has already sold out. Remove it and order again.',
  '배송은 {{minimum}}부터 주문하실 수 있어요. {{missing}}어치를 더 담아 주세요.':
    'Deliveries start at {{minimum}}. Please add {{missing}} more.',
  '지우고 있는 계정이라 주문하실 수 없어요. 내 정보에서 계정 지우기를 마쳐 주세요.':
    'This account is being deleted and cannot order. Please finish the deletion under My details.',
  '첫 배송 전에는 현금 주문을 두 날짜에 하나씩 하실 수 있어요. 이메일 주소를 확인하시거나 카드로 결제하시면 더 주문하실 수 있어요.':
    'Before your first delivery you can have cash orders for two dates, one each. To order more, confirm your email address or pay by card.',
  '이메일 주소 확인하기': 'Confirm my email address',
  '{{email}} 주소로 메일을 보냈어요. 메일의 링크를 누른 다음 다시 눌러 주세요.':
    'We have sent an email to {{email}}. Open the link in it, then tap again.',
  '{{email}} 주소로 메일을 보냈어요. 메일의 링크를 누른 다음 여기서 다시 주문해 주세요.':
    'We have sent an email to {{email}}. Open the link in it, then order again here.',
  '현금 주문은 하실 수 없는 계정이에요. 카드로 결제해 주세요.':
    'Your account cannot order by cash. Please pay by card.',
  '이미 카드로 결제하신 주문이에요. 다시 주문하실 때는 카드로, 다른 주소는 현금으로도 돼요.':
    'This order is already paid by card. Re-orders must be by card; other addresses may use cash.',
  '최종 금액이 기존 주문보다 적어요. 기존 메뉴는 그대로 두셔야 해요. 취소하거나 줄이려면 저희에게 연락해 주세요.':
    'The final amount is smaller than your existing order. Existing items must stay. Please contact us to cancel or reduce it.',
  '쓸 수 있는 포인트가 바뀌었어요. 확인하고 다시 주문해 주세요.':
    'Your points have changed. Please check and order again.',
  '카드로는 {{smallest}}부터 결제할 수 있어요. 포인트를 조금 남겨 두시면 돼요.':
    'A card payment starts at {{smallest}}. Keep a few points to make up for it.',
  '포인트를 조금 남기고 {{money}} 결제하기': 'Keep a few points and pay {{money}}',
  '포인트로 주문하기': 'Order with points',
  '포인트로 주문할까요?': 'Order with points?',
  '더 내실 돈이 없어서 바로 주문돼요.': 'There is nothing left to pay, so it is ordered at once.',
  '이대로 주문하기': 'Place this order',
  '포인트로 모두 냈어요. 더 내실 돈은 없어요.':
    'Points have paid for all of it. Nothing more to pay.',
  '그사이 이 주문이 바뀌었어요. 새 내용을 확인하고 다시 눌러 주세요.':
    'This order has changed meanwhile. Please check it and tap again.',
  '이 주소의 카드 결제에 대해 읽으실 것이 있어요. 메뉴 화면 위의 빨간 버튼을 눌러 먼저 확인해 주세요.':
    'There is a note about a card payment for this address. Please read it first: tap the red button above the menus.',
  '그사이 가격이 바뀌어 합계가 {{total}}예요. 확인하고 다시 눌러 주세요.':
    'Prices have changed meanwhile and the total is now {{total}}. Please check it and tap again.',
  '카드로 결제하신 주문을 취소하려면 저희에게 연락해 주세요.':
    'To cancel an order paid by card, please contact us.',
  '그 주소에는 이미 다른 주문이 있어요. 그 주문을 고쳐 주세요.':
    'There is already another order for that address. Please edit that one.',
  '포인트 쓰지 않기': 'Don’t use points',
  '답이 아직 오지 않았어요': 'No answer yet',
  '주문이 들어갔는지 저절로 확인해서 알려 드려요. 다시 눌러도 두 번 주문되지 않아요.':
    'We keep checking whether your order went through and tell you. Tapping again will not order twice.',
  '주문하지 못했어요. 담으신 내용은 그대로 있어요.':
    'Your order was not placed. Your basket is as it was.',
  '인터넷이 느려요. 조금만 더 기다려 주세요.': 'The network is slow. Please wait a little longer.',
  '인터넷이 느려요. 조금만 더 기다려 주세요. 두 번 주문되지 않아요.':
    'The network is slow. Please wait a little longer; you will not order twice.',
  '지금 주문하시는 분이 많아요. 계속 시도하고 있으니 조금만 기다려 주세요.':
    'Many people are ordering right now. We keep trying, so please wait a moment.',
  '주문을 보내고 있어요': 'Sending your order',
  '아직 주문을 보내고 있어요': 'Still sending your order',
  '주문이 완료되었어요. 감사합니다!': 'All done! Thanks!',
  '이미 주문하셨어요': 'You have already ordered this',
  '먼저 하신 주문을 이렇게 바꿨어요. 두 번 주문된 것이 아니에요.':
    'Your earlier order was changed to this. It was not ordered twice.',
  '그중 이번에 더 내신 금액': 'Of which paid just now',
  '남은 메뉴가 없어요. 주문을 취소하시겠어요?':
    'No dishes are left. Would you like to cancel the order?',
  '카드로 결제했어요. 남은 금액은 배송받을 때 내세요.':
    'Your order is placed and paid in part. Please pay the rest on delivery.',
  '카드 결제까지 끝났어요.': 'Your order is placed and paid by card.',
  '주문이 들어갔어요. 돈은 배송받을 때 내세요.': 'Your order is placed. Pay when it is delivered.',
  배송일: 'Delivery date',
  '바꿀 수 있는 때': 'You can change it until',
  '{{when}}까지': '{{when}}',
  '결제하신 금액': 'Paid',
  '배송받을 때 내실 금액': 'To pay on delivery',
  '주문 확인 문자를 보냈어요. 5~10초 정도 걸려요.':
    'An order confirmation text has been sent. It takes about 5-10 seconds',
  '주문 내역에서 확인하고 고치실 수 있어요.': 'You can check/edit your order on Order History',
  '주문 내역에서 확인하실 수 있어요.': 'You can see your order in Order History.',
  '이 주문의 주소': 'Address of this order',
  '저장된 배송 정보': 'Saved delivery details',
  '다른 메뉴 더 담기': 'Add other dishes',
  '끝나지 않은 카드 주문': 'Unfinished card orders',
  '끝나지 않은 카드 주문 {{count}}개_one': '{{count}} unfinished card order',
  '끝나지 않은 카드 주문 {{count}}개_other': '{{count}} unfinished card orders',
  '결제가 끝나지 않은 주문은 아직 주문이 되지 않았어요. 이어서 결제하거나 지워 주세요.':
    'The payment was not finished, so this is not an order yet. Finish paying, or drop it.',
  '그사이 이 주문이 바뀌어 새 내용을 보여 드려요. 다시 골라 주세요: {{lines}}':
    'This order has changed meanwhile, and is shown as it is now. Please choose your quantities again: {{lines}}',
  '그사이 이 주문이 바뀌어 이어서 결제할 수 없어요. 지우고 다시 주문해 주세요.':
    'This order has changed meanwhile, so this payment can’t be finished. Please drop it and order again.',
  '이 날짜에 방금 결제된 주문이 없어요. 하신 주문은 주문 내역에 있어요.':
    'No order for this date has just been paid. Your orders are in Order History.',
  '확인 문자: {{name}} {{phone}}': 'Confirmation text to {{name}}, {{phone}}',
  '내 전화로도: {{phone}}': 'A copy to my phone: {{phone}}',
  '내 전화로도 확인 문자 받기': 'Text a copy to my phone too',
  '{{phone}} 번호로 보내 드려요. 카드로 결제하시면 받는 분께 가는 문자에는 금액이 없어요.':
    'It goes to {{phone}}. If you pay by card, the text to the recipient shows no amounts.',
  '{{day}} 장바구니로 옮기기': 'Carry the basket to {{day}}',
  '끝나지 않은 주문 변경': 'Unfinished change of an order',
  '먼저 하신 주문은 그대로 있어요. 고치신 내용만 아직 결제되지 않아서 들어가지 않았어요.':
    'Your earlier order stands as it was. Only your changes are not in it yet, as they have not been paid.',
  '이어서 {{money}} 결제': 'Finish paying {{money}}',
  '이 주문 지우기': 'Drop this order',
  지웠어요: 'Dropped',
  확인했어요: 'I understand',
  '결제는 되었지만 주문을 확인해야 해요. 다시 결제하지 마시고 저희에게 연락해 주세요.':
    'You have paid, but we need to check your order. Please do not pay again, and contact us.',
  '뺀 메뉴': 'Taken out',
  '{{title}} {{count}}개 다시 담기_one': 'Put {{title}} back',
  '{{title}} {{count}}개 다시 담기_other': 'Put {{count}} {{title}} back',
  '모두 다시 담기': 'Put all back',
  '다른 분께 보내기': 'Send to somebody else',
  '받는 분 바꾸기': 'Change the recipient',
  '받는 분 고르기': 'Choose who receives it',
  '내 배송 정보': 'My delivery details',
  '부모님이나 친구분의 주소를 다섯 분까지 저장해 두고 고르실 수 있어요.':
    'Save up to five people, such as your parents or friends, and choose among them.',
  '다섯 분이 모두 저장되어 있어요. 한 분을 지우시면 새로 추가하실 수 있어요.':
    'Five people are saved. Remove one to add another.',
  '내 배송 정보도 이 목록에 저장': 'Save my delivery details in this list too',
  '{{name}} 님 지우기': 'Remove {{name}}',
  '{{name}} 님 고치기': 'Correct {{name}}',
  '고른 받는 분': 'The recipient you chose',
  '이 분을 목록에서 지울까요?': 'Remove this person from the list?',
  '목록에서 지우기': 'Remove from the list',
} as const;
