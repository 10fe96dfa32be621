import { guideTopic } from './guide-topic.ts';

/** The guide to what concerns the whole shop. */
export const shopTopics = {
  dates: guideTopic(
    { ko: '날짜와 한 주', en: 'Dates and the week' },
    [
      {
        ko: '오늘부터의 날짜마다 주문과 금액, 살펴볼 것의 수가 한 줄로 보여요. 누르면 열리고, 빠진 것을 누르면 고치는 곳으로 가요.',
        en: 'Each date from today on has a line: orders, sum, and how much is to look at. Tap it to open it; tap what is missing to put it right.',
      },
      {
        ko: '그 아래에 “하루 정산”이 있어요. 지난 날짜의 현금을 여기서 맞춰요.',
        en: 'Below is “The day’s cash” of the dates that are over.',
      },
      {
        ko: '“새 날짜”는 전의 날짜를 메뉴와 제한까지 그대로 옮겨 와요. 날짜와 마감 시각만 확인하세요.',
        en: '“New date” copies an earlier one with its menus and limits. Check the day and the cut-off.',
      },
      {
        ko: '먼저 준비만 하려면 “숨긴 채로 만들기”를 누르세요.',
        en: '“Create it hidden” prepares one that customers don’t see yet.',
      },
      {
        ko: '날짜를 누르면 “메뉴 넣고 빼기”, “마감 시각 옮기기”, “숨기기”가 있어요.',
        en: 'Tap a date: “Add and remove menus”, “Move the cut-off”, “Hide”.',
      },
      {
        ko: '날짜를 열었으면 “알림을 부탁한 손님께 알리기”를 누르세요. 날짜마다 한 번이에요.',
        en: 'Once it is open, “Tell those who asked”. It goes out once a date.',
      },
    ],
    'staff-dates',
  ),
  menus: guideTopic(
    { ko: '메뉴 관리', en: 'Menus' },
    [
      {
        ko: '메뉴를 눌러 이름, 값, 설명을 고치세요. 값을 바꾸면 영향을 받는 주문을 알려 드려요.',
        en: 'Tap a menu to change name, price and words. A new price says which orders it meets.',
      },
      {
        ko: '“사진 넣기”로 폰에서 바로 찍어 올릴 수 있어요.',
        en: '“Add a photo” takes one with the phone.',
      },
      {
        ko: '지우지 말고 품절로 하거나 날짜에서 빼세요. 오래된 것은 “지난 메뉴 보관함”에 넣으세요.',
        en: 'Don’t delete a menu: take it off sale or off the date. Old ones go to the “Archive of past dishes”.',
      },
    ],
    'staff-menus',
  ),
  allergens: guideTopic({ ko: '알레르기와 식단', en: 'Allergens and diet' }, [
    {
      ko: '아직 확인하지 않은 메뉴가 먼저 나와요.',
      en: 'Dishes that nobody has checked come first.',
    },
    {
      ko: '양념까지 모두 본 다음에만 “조리법을 보고 모두 확인했어요”를 누르세요. 그때까지 손님께는 가게에 여쭤보시라고 보여요.',
      en: 'Tick “I have checked the whole recipe” only after the sauces too. Until then customers are told to ask.',
    },
  ]),
  ingredients: guideTopic({ ko: '재료', en: 'Ingredients' }, [
    {
      ko: '메뉴를 누르고, 한 개(1인분)에 드는 재료와 양을 적으세요. 0.5나 1/2도 돼요.',
      en: 'Tap a dish, then enter what one portion takes. 0.5 and 1/2 both work.',
    },
    {
      ko: '처음 적는 재료는 사는 곳을 한 번만 물어요. “재료별”에서 고칠 수 있어요.',
      en: 'A new ingredient asks once where it is bought. “By ingredient” changes it.',
    },
  ]),
  import: guideTopic({ ko: '파일로 올리기', en: 'Upload a file' }, [
    {
      ko: '엑셀의 줄을 복사해 붙이거나 파일을 고르세요. 저장하기 전에 줄마다 무엇이 바뀌는지 보여요.',
      en: 'Paste rows of a spreadsheet, or choose a file. You see what each row changes before anything is stored.',
    },
    {
      ko: '빈칸은 있던 것을 지우고, 없는 칸은 그대로 두어요.',
      en: 'An empty cell removes what is there; a column that is missing changes nothing.',
    },
    {
      ko: '잘못 올렸으면 “최근에 올린 파일”에서 “되돌리기”를 누르세요.',
      en: 'If it was wrong, “Undo” beside it under “Recent files”.',
    },
  ]),
  customers: guideTopic({ ko: '손님 관리', en: 'Customers' }, [
    {
      ko: '이름, 전화, 이메일이나 초성으로 찾으세요.',
      en: 'Find somebody by name, phone, e-mail or initial consonants.',
    },
    {
      ko: '“정보 고치기”에서 이름, 전화, 주소를 고치세요. 이미 하신 주문은 그대로 남아요.',
      en: '“Correct details”: name, phone, address. Orders already placed stay as they are.',
    },
    {
      ko: '“권한 고치기”에 현금, 인보이스, 포인트 비율이 있어요. 새 손님의 제한은 “제한 풀기”로 풀어요.',
      en: '“Change rights” has cash, invoices and the point rate. “Lift the limits” ends those of a new account.',
    },
    {
      ko: '“포인트 드리기”의 1포인트는 1달러예요.',
      en: '“Give points”: one point is one dollar.',
    },
    {
      ko: '손님이 자기 정보를 달라거나 지워 달라고 하시면 맨 아래에 있어요.',
      en: 'If they ask for their data, or to be deleted, it is at the bottom.',
    },
  ]),
  codes: guideTopic({ ko: '선물·할인 코드', en: 'Gift and promotion codes' }, [
    {
      ko: '“새 코드”를 누르고, 정한 포인트인지 주문의 몇 %인지 고르세요.',
      en: '“New code”: so many points, or a percentage of the order.',
    },
    {
      ko: '선물은 아무도 맞힐 수 없는 글자를 그대로 두고, 행사는 끝나는 때와 몇 명까지인지 정하세요.',
      en: 'Keep the letters that nobody can guess for a gift; give a promotion an end and a number of customers.',
    },
  ]),
  announcements: guideTopic({ ko: '공지', en: 'Announcements' }, [
    {
      ko: '“새 공지 쓰기”를 누르고 두 언어로 적으세요. 보이는 곳과 기간을 고르면 아래에 미리 보여요.',
      en: '“New announcement”: write it in both languages, choose places and times, and look at the preview.',
    },
    {
      ko: '“공지 올리기”를 누르면 손님 화면에 바로 보여요.',
      en: '“Post the announcement”: customers see it at once.',
    },
  ]),
  team: guideTopic({ ko: '직원과 역할', en: 'Staff and roles' }, [
    {
      ko: '직원도 먼저 손님처럼 가입하고 이메일을 확인해야 해요. 그다음 “직원 더하기”를 누르세요.',
      en: 'Somebody of staff first signs up like a customer and confirms the e-mail. Then “Add somebody”.',
    },
    {
      ko: '“사장”은 모두, “주방”은 요리와 포장, “기사”는 배송하는 날의 배송만 봐요. 장부를 맡은 사람은 돈과 환불을 봐요.',
      en: '“Owner” sees everything, “Kitchen” cooking and packing, “Driver” the stops of the day; whoever does the books sees money and refunds.',
    },
    {
      ko: '폰을 잃어버리거나 그만두면 “직원 아님”을 고르세요. 화면이 바로 닫혀요.',
      en: 'When a phone is lost or somebody leaves, choose “Not of staff”. Their screens close at once.',
    },
  ]),
  books: guideTopic({ ko: '회계', en: 'Books' }, [
    {
      ko: '달이 끝난 다음, 그 달을 골라 Xero나 MYOB 파일을 받으세요.',
      en: 'Once a month is over, choose it and save the file for Xero or MYOB.',
    },
    {
      ko: '“카드 입금 맞춰 보기”에서 Stripe의 보고서를 고르면 다른 것만 보여요.',
      en: '“Compare card payouts”: choose Stripe’s report, and what differs is named.',
    },
  ]),
  bell: guideTopic({ ko: '벨과 화면', en: 'Bell and screen' }, [
    {
      ko: '“이 폰에서 벨 울리기”를 켜고 화면을 한 번 누르세요. 관리 화면이 열려 있는 동안 울려요.',
      en: 'Switch on “Ring on this phone”, then tap the screen once. It rings while the staff screens are open.',
    },
    {
      ko: '주방의 태블릿은 “화면 켜 두기”와 “글자 크게 보기”를 켜세요.',
      en: 'For the kitchen’s tablet, “Keep the screen on” and “Large letters”.',
    },
  ]),
};
