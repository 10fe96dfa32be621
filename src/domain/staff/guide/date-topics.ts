import { guideTopic } from './guide-topic.ts';

/** The guide to what is done for one date. */
export const dateTopics = {
  orders: guideTopic(
    { ko: '주문', en: 'Orders' },
    [
      {
        ko: '새 주문, 바뀐 주문, 취소한 주문은 저절로 올라와요. 맨 위의 버튼을 누르면 모두 본 것으로 돼요.',
        en: 'New, changed and cancelled orders come up by themselves. The button at the top marks them all as seen.',
      },
      {
        ko: '손님이 전화하시면 “찾기”에 이름, 주소나 초성을 적고 이름을 눌러 주세요.',
        en: 'When a customer calls, type a name, an address or initial consonants into “Find”, then tap the name.',
      },
      {
        ko: '다 쌌으면 “포장 완료”를 눌러 주세요. 잘못 눌렀으면 “되돌리기”예요.',
        en: 'Tap “Packed” once it is packed. “Undo” takes it back.',
      },
      {
        ko: '포장한 뒤에 바뀐 주문에는 무엇이 바뀌었는지 적혀 있어요. 다시 싸고 표시를 지워 주세요.',
        en: 'An order that changed after it was packed says what changed. Pack it again, and clear the note.',
      },
      {
        ko: '마감 시각이 되면 저절로 마감해요. 먼저 마감하거나 다시 열려면 오른쪽 위의 “마감하기”, “주문 받기”를 눌러 주세요.',
        en: 'At the cut-off the date closes by itself. “Close orders” at the top right closes it before, “Take orders” opens it again.',
      },
    ],
    'staff-board',
  ),
  cook: guideTopic(
    { ko: '요리', en: 'Cook' },
    [
      {
        ko: '메뉴마다 만들 것과 아직 포장하지 않은 것의 수가 보여요.',
        en: 'Each dish shows how many to cook, and how many are still to pack.',
      },
      {
        ko: '재료가 떨어지면 “품절”을 누르세요. 같은 버튼으로 다시 팔아요.',
        en: 'When a dish runs out tap “Sold out”. The same button sells it again.',
      },
      {
        ko: '“제한 없음”을 누르면 한 사람이 몇 개, 모두 몇 개까지인지 정할 수 있어요. 다 차면 저절로 품절돼요.',
        en: '“No limit” sets how many a person may order, and how many in all. At that number the dish is sold out by itself.',
      },
      {
        ko: '“만들 것”은 종이에 인쇄할 목록, “장보기”는 살 재료의 목록이에요.',
        en: '“Production sheet” is the list for paper, “Shopping” what to buy.',
      },
    ],
    'staff-dishes',
  ),
  shopping: guideTopic(
    { ko: '장보기', en: 'Shopping' },
    [
      {
        ko: '이 날짜만 볼지, 그 주의 모든 날짜를 볼지 골라 주세요.',
        en: 'Choose this date alone, or all dates of its week.',
      },
      {
        ko: '산 것을 누르면 모든 직원의 폰에 표시돼요. 주문이 늘면 얼마나 더 살지 알려 드려요.',
        en: 'Tap what you have bought: everybody’s phone shows it. When more is ordered the list says how much more to buy.',
      },
      {
        ko: '목록에 없는 메뉴는 맨 위에 있어요. “재료 적기”로 한 번만 적으면 돼요.',
        en: 'Dishes that the list can’t know stand at the top. “List ingredients” is needed once a dish.',
      },
    ],
    'staff-shopping',
  ),
  delivery: guideTopic(
    { ko: '배송', en: 'Delivery' },
    [
      {
        ko: '떠나기 전날, “더 짧은 순서로 바꾸기”나 화살표로 배송 순서를 정하세요. 번호 아래 점 여섯 개를 누른 채 끌어도 돼요. 위아래 화살표를 누르면 번호를 적어 옮길 수 있어요. “배송 길 보기”에서 길이 어떻게 되는지 보세요.',
        en: 'The evening before, put the stops in order: “Change to a shorter order”, the arrows, or hold the six dots below a number and drag. The double arrow takes the number of the place. “See the way” shows how it runs.',
      },
      {
        ko: '“배송 시간 정하고 알리기”에서 시각을 정하고, 보낼 말을 본 다음 보내세요.',
        en: '“Set and send delivery times”: choose the times, look at the words, then send them.',
      },
      {
        ko: '배송하는 날에는 다음 배송지가 맨 위에 크게 나와요. “길찾기”를 누르고, 두고 오면 “배송 완료”, 돈을 받으면 받은 금액을 누르세요. 방금 배송한 곳은 바로 아래에 남고, 끝난 곳은 맨 아래에 접혀 있어요.',
        en: 'On the day the next stop stands large at the top. Tap “Navigate”, then “Delivered”, and the amount once it is paid. The one just delivered stays right below, and what is done is folded at the bottom.',
      },
      {
        ko: '“사진 찍기”로 문 앞을 찍으면 손님이 주문에서 보고, 30일 뒤에 지워져요.',
        en: '“Take a photo” of the door: the customer sees it in the order. It is deleted after 30 days.',
      },
      {
        ko: '배송 순서나 시간을 정한 날은, 첫 “배송 완료” 뒤로 손님 주문에 앞에 배송지가 몇 곳 남았는지 나와요. 다른 집은 보이지 않아요.',
        en: 'Where you have set the order or times of the stops, customers’ orders say how many stops are before theirs, after the first “Delivered”. They see no other address.',
      },
      {
        ko: '연결이 끊겨도 계속 표시하세요. 연결되면 저절로 보내요.',
        en: 'Without a connection go on marking. The marks are sent once it is back.',
      },
    ],
    'staff-run',
  ),
  times: guideTopic({ ko: '배송 시간', en: 'Delivery times' }, [
    {
      ko: '출발 시각과 한 곳에 걸리는 분을 적으면 모든 곳의 시각이 정해져요. 하나씩 고쳐도 돼요.',
      en: 'Enter a start and the minutes a stop, and every stop has its time. Each can be changed by itself.',
    },
    {
      ko: '보내기 전에 모든 문자가 보여요. 이미 같은 시각을 받은 손님께는 다시 보내지 않아요.',
      en: 'You see every message before it is sent. Whoever was told the same time gets nothing again.',
    },
    {
      ko: '보낸 것, 실패한 것, 손님이 열어 본 것이 목록에 보여요. 실패한 손님께는 전화해 주세요.',
      en: 'The list says what was sent, what failed, and who opened it. Call those whose message failed.',
    },
  ]),
  print: guideTopic({ ko: '인쇄', en: 'Print' }, [
    {
      ko: '“라벨”, “포장 목록”, “메뉴별 수량”, “배송 목록” 가운데 고르고 인쇄하세요.',
      en: 'Choose “Labels”, “Packing lists”, “Picking list” or “Run sheet”, and print.',
    },
    {
      ko: '인쇄한 뒤에 바뀐 주문이 있으면 화면 위에 몇 건인지 나와요. 그러면 다시 인쇄하세요.',
      en: 'If orders have changed since, the screen says at the top how many: print it again.',
    },
    {
      ko: '한 번 인쇄한 배송 번호는 바뀌지 않아요. 새 배송지는 8a처럼 사이 번호를 받아요. “배송”의 “번호 다시 매기기”를 누르면 번호가 새로 정해지니 모두 다시 인쇄하세요. 인쇄 창에서 취소했으면 “인쇄하지 않았어요”를 누르세요.',
      en: 'Stop numbers stay once they were printed; a new stop gets one in between, such as 8a. “Renumber” under “Delivery” counts them anew: print everything again. If you cancelled the print dialog, tap “It was not printed”.',
    },
    {
      ko: '라벨지는 3×7칸이에요. 자리가 어긋나면 숫자 세 개로 맞춰 주세요.',
      en: 'Labels are sheets of 3×7. If they are off, correct them with the three numbers.',
    },
  ]),
  closing: guideTopic(
    { ko: '하루 정산', en: 'The day’s cash' },
    [
      {
        ko: '마감한 날짜에서, 기사마다 가져온 돈을 세어 적으세요. 모자라거나 남으면 바로 보여요.',
        en: 'Once the date is closed, enter what each driver hands in. It says at once what is short or over.',
      },
      {
        ko: '다르면 이유를 적고 “이 날짜 정산하기”를 누르세요. 숫자가 그대로 굳어요.',
        en: 'Say why if it differs, then tap “Close this day’s cash”. The figures are frozen.',
      },
      {
        ko: '나중에 바뀐 것은 아래에 보여요. “정산 바로잡기”로 정산을 하나 더해요.',
        en: 'What changed afterwards is named below. “Correct it” adds another closing.',
      },
    ],
    'staff-closing',
  ),
  inbox: guideTopic(
    { ko: '확인할 일', en: 'Inbox' },
    [
      {
        ko: '하루에 한 번은 열어 보세요. 일마다 무엇을 하면 되는지 적혀 있어요.',
        en: 'Open it once a day. Each card says what to do.',
      },
      {
        ko: '환불을 부탁한 손님이 맨 위예요. “보고 답하기”를 눌러 주세요.',
        en: 'Customers who ask for a refund stand at the top. Tap “Look and answer”.',
      },
      {
        ko: '“결제는 되었는데 주문이 없어요”는 15분 기다려 주세요. 그대로면 “돈 돌려주기”를 누르고 전화해 주세요.',
        en: '“Paid, but there is no order”: wait 15 minutes. If it stays, “Refund the payment” and call.',
      },
      {
        ko: '손님의 은행이 결제를 되찾으려 하면 날짜 안에 Stripe에 주문과 문 앞 사진을 보내야 해요. 그 결제는 환불하지 마세요.',
        en: 'If a customer’s bank disputes a payment, send the order and the photo of the door in Stripe in time. Don’t refund that payment.',
      },
      {
        ko: '다 했으면 “처리했어요”를 눌러 주세요.',
        en: 'Tap “Mark as resolved” when it is done.',
      },
    ],
    'staff-inbox',
  ),
  refund: guideTopic(
    { ko: '환불', en: 'Refunds' },
    [
      {
        ko: '카드로 낸 주문에서 “음식 빼기 (환불)”나 “환불·취소”를 누르고, 뺄 음식, 금액, 주문 취소에서 고르세요.',
        en: 'In an order paid by card tap “Take dishes out (refund)” or “Refund or cancel”. Choose dishes, an amount, or everything.',
      },
      {
        ko: '이유를 적어 주세요. 손님이 그대로 읽어요.',
        en: 'Give the reason. The customer reads it.',
      },
      {
        ko: '미리 보기를 확인하고 누르세요. 답이 없으면 화면이 확인해 줘요. 두 번 돌려주지 않아요.',
        en: 'Look at the preview, then agree. If no answer comes the screen finds out; it never refunds twice.',
      },
      {
        ko: '실패한 환불은 “다시 돌려주기”, 이미 이체했으면 “따로 돌려줬어요”예요.',
        en: 'A refund that failed: “Refund again”, or “Paid back otherwise” if you have paid it yourself.',
      },
    ],
    'staff-refund-preview',
  ),
  'phone-order': guideTopic(
    { ko: '전화 주문', en: 'Orders by phone' },
    [
      {
        ko: '손님을 고르거나 “처음 주문하는 손님”을 눌러 주세요.',
        en: 'Choose the customer, or “New customer”.',
      },
      {
        ko: '“지난번과 같이”에서 지난 주문을 누르면 그대로 담겨요. 다른 메뉴는 찾거나 더 보세요.',
        en: '“Same as last time” puts in an earlier order by one tap. Find other dishes, or show more.',
      },
      {
        ko: '새 손님은 주소와 읽는 말을 적어 주세요. 그 말로 문자를 보내요.',
        en: 'Of a new customer, enter address and language. The texts are in it.',
      },
      {
        ko: '이미 주문이 있으면 “이 주문에 더하기”, 따로 받으시면 그대로 저장하세요.',
        en: 'If there is an order already, “Add to this order”, or save yours to keep two.',
      },
      {
        ko: '“배송받을 때 현금”이나 “카드 (링크)”를 고르세요. 링크는 손님이 결제해야 주문이 돼요.',
        en: '“Cash at the door” or “Card (link)”. With a link it is an order only once it is paid.',
      },
      {
        ko: '“손님께 읽어 드리세요” 아래의 글을 읽어 드린 뒤에 저장하세요.',
        en: 'Read aloud what stands under “Read it back to the customer”, then save.',
      },
      {
        ko: '카드로 결제한 주문도 받는 분, 전화번호, 호수와 메모는 고칠 수 있어요.',
        en: 'Recipient, phone, unit and notes of an order paid by card can be corrected too.',
      },
      {
        ko: '취소한 주문은 그날이 지나기 전까지 “취소한 주문 되살리기”로 되살려요. 카드로 냈던 주문은 현금 주문이 돼요.',
        en: '“Bring the order back” undoes a cancellation until the day is over. One paid by card comes back in cash.',
      },
      {
        ko: '현금 주문은 “배송 날짜 옮기기”로 다른 날에 배송해요. 손님께 바뀐 날짜를 문자로 알려요.',
        en: '“Move to another date” delivers a cash order on another day. The customer is told by text.',
      },
    ],
    'staff-order-again',
  ),
};
