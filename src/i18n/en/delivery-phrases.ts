/** The delivery form. The specification prescribes some of the wordings (section 5). */
export const delivery = {
  '받는 방법': 'How you receive it',
  배송: 'Delivery',
  '직접 수령': 'Pick-up',
  '지금은 배송만 할 수 있어요': 'Only delivery is available at the moment',
  '받는 분 추가': 'Add a recipient',
  '받는 분 고치기': 'Correct the recipient',
  '받는 분 이름': 'Name',
  전화번호: 'Phone number',
  '배송 전날 저녁에 시간을 문자로 알려 드려요': 'We text you the time the evening before delivery',
  '문자를 받을 수 없는 번호예요': 'This number can’t receive texts',
  '04로 시작하는 휴대폰 번호를 적으시면 배송 시간을 문자로 받으실 수 있어요.':
    'Give us a mobile number, beginning with 04, and we text you your delivery time.',
  '04로 시작하는 호주 휴대폰 번호를 적어 주세요.':
    'Please enter an Australian mobile number, beginning with 04.',
  '한국 번호로는 문자를 보내 드릴 수 없어요.': 'Korean numbers can’t get our texts.',
  '{{country}} 번호로는 문자를 보내 드릴 수 없어요.':
    'Numbers from {{country}} can’t get our texts.',
  '해외 번호로는 문자를 보내 드릴 수 없어요.': 'Numbers from abroad can’t get our texts.',
  '숫자가 더 있어요. 호주 번호는 열 자리예요.':
    'There are too many digits. Australian numbers have ten.',
  '지역 번호부터 적어 주세요. 예: 02 9876 5432':
    'Please begin with the area code, such as 02 9876 5432.',
  '짧은 번호로는 연락드릴 수 없어요. 열 자리 번호를 적어 주세요.':
    'We can’t reach you on a short number. Please enter one with ten digits.',
  동·호수: 'Unit number',
  '(선택)': '(optional)',
  주소: 'Address',
  '번지와 길 이름을 쓰고 목록에서 골라 주세요':
    'Type the number and street, then choose from the list',
  '주소를 찾고 있어요': 'Looking for the address',
  '찾은 주소가 없어요. 길 이름은 영어로 써 주세요. 예: 12 Beamish St':
    'No address was found. Please write the street in English, such as 12 Beamish St',
  '찾은 주소가 없어요. 번지와 길 이름을 확인해 주세요.':
    'No address was found. Please check the number and street.',
  '번지가 빠졌어요. 길 이름 앞에 번지를 써 주세요. 예: 12 Beamish St':
    'The house number is missing. Please type it before the street, such as 12 Beamish St',
  '사서함에는 배송할 수 없어요. 받으실 집이나 가게 주소를 써 주세요.':
    'We can’t deliver to a post box. Please type the address of a home or shop.',
  '주소 지우기': 'Clear the address',
  '배송 메모': 'Delivery note',
  '예: 문 앞에 두고 문자 주세요': 'e.g. Leave it at the door and text me',
  '입력이 필요해요': 'Required',
  '전화번호를 다시 확인해 주세요': 'Check phone number again',
  '배송 주소를 입력해 주세요': 'Please Enter delivery Address',
  '너무 길어요. 조금 줄여 주세요.': 'This is too long. Please shorten it.',
  저장했어요: 'Successfully saved',
  '어디로 보내 드릴까요?': 'Where should we deliver?',
  '저장하고 주문 계속하기': 'Save and go on with the order',
  '주문을 계속하시겠어요?': 'Continue with your order?',
  '배송 정보를 저장했어요.': 'Your delivery details are saved.',
  '주문 화면으로 돌아가기': 'Return to your order',
  '여기 머무르기': 'Stay here',
  '아직도 문제가 있으신가요?': 'Still having problems?',
  '주소 목록에서 고르기': 'Choose the address from a list',
  '주소 직접 입력': 'Address, typed by hand',
  번지: 'Number',
  '길 이름': 'Street',
  동네: 'Suburb',
  우편번호: 'Postcode',
  '번지를 숫자로 써 주세요. 예: 12A': 'Please write the number in digits, such as 12A',
  '영어로 써 주세요. 기사님의 지도가 영어예요.':
    'Please write it in English letters, as on our driver’s map.',
  '우편번호는 숫자 네 자리예요': 'A postcode has four digits',
  '배송이 안 되는 곳이에요': 'We don’t deliver there',
  '주소가 바뀌어서 동·호수를 비웠어요. 있으면 다시 써 주세요.':
    'The address has changed, so the unit number was cleared. If there is one, please enter it again.',
  '주소 찾기가 늦어지고 있어요. 기다리거나 직접 입력하실 수 있어요.':
    'The address search is slow. You can wait, or type your address by hand.',
  '주소 찾기를 지금 쓸 수 없어요. 주소를 직접 입력해 주세요.':
    'The address search is not available right now. Please type your address by hand.',
  '주소를 직접 입력하기': 'Type the address by hand',
  '배송할 수 없는 곳이에요. 길 이름과 동네가 있는 주소를 골라 주세요.':
    'We can’t deliver there. Please choose an address with a street and a suburb.',
  '주소가 안 되시나요?': 'Trouble with the address?',
  '목록에 없는 주소는 직접 입력하실 수 있어요. 그래도 안 되면 저희에게 알려 주세요.':
    'If your address is not in the list you can type it by hand. If that does not work either, tell us.',
  '어떤 문제가 있나요?': 'What is the problem?',
  '저희에게 알리기': 'Tell us',
  접수되었어요: 'Reception is complete',
  '배송 정보를 불러오고 있어요': 'Loading your delivery details',
  '로그인하시면 배송 정보를 저장할 수 있어요': 'Log in to save your delivery details',
} as const;
