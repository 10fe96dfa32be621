/** Phrases of the bell, which only the phones load that use it. */
export const staffBell = {
  '이 폰에서, 관리 화면이 열려 있는 동안 울려요. 화면을 닫거나 폰을 잠그면 울리지 않고, 로그아웃하면 꺼져요.':
    'Rings on this phone while the staff screens are open, not with the page closed or the phone locked. Logging out switches it off.',
  '이 폰에서 벨 울리기': 'Ring on this phone',
  '이 브라우저는 소리를 내지 못해요.': 'This browser can’t make sounds.',
  '이 브라우저는 진동을 울리지 못해요.': 'This browser can’t buzz.',
  '소리 들어 보기': 'Try the sound',
  '브라우저는 화면을 누른 뒤에야 소리를 내니, 새로 열면 아무 곳이나 한 번 눌러 주세요. 안 들리면 음량과 무음 스위치를 확인해 주세요.':
    'Browsers make sounds only after a tap: tap anywhere once when you open the page. If you hear nothing, check the volume and the silent switch.',
  '무엇에 울릴까요?': 'What does it ring for?',
  '새로 들어온 주문': 'New orders',
  '내용이 바뀐 주문': 'Changed orders',
  '취소한 주문': 'Cancelled orders',
  '손님의 환불 요청': 'Customers’ refund requests',
  '문제가 생긴 일': 'Troubles',
  '아직 보지 않은 것의 수가 앱 아이콘에 보여요. 홈 화면에 추가한 앱에서만 보이고, 아이폰에서는 알림도 허용해야 해요.':
    'The app’s icon counts what has not been looked at. It does so only for the app on the home screen, and on an iPhone only with notifications allowed.',
  '이 브라우저는 앱 아이콘에 수를 보이지 못해요.':
    'This browser can’t show a number on the app’s icon.',
  '내가 한 일에는 울리지 않아요.': 'What you do yourself does not ring.',
  '주방에 두는 태블릿': 'A tablet in the kitchen',
  '화면 켜 두기': 'Keep the screen on',
  '관리 화면이 보이는 동안 화면이 꺼지지 않아요.':
    'The screen does not go dark while it shows the staff screens.',
  '이 브라우저는 화면을 켜 두지 못해요. 기기 설정에서 화면이 꺼지지 않게 해 주세요.':
    'This browser can’t keep the screen on. Set it in the settings of the tablet or phone.',
  '지금은 화면을 켜 둘 수 없어요. 배터리나 절전 모드를 확인해 주세요.':
    'The screen can’t be kept on now. Check the battery and the power saving mode.',
  '글자 크게 보기': 'Large letters',
  '새 주문: {{name}}': 'New order: {{name}}',
  '주문이 바뀌었어요: {{name}}': 'Order changed: {{name}}',
  '주문이 취소되었어요: {{name}}': 'Order cancelled: {{name}}',
  '환불을 요청했어요: {{name}}': 'Asks for a refund: {{name}}',
  '확인할 일: {{name}}': 'For the inbox: {{name}}',
  '확인할 일이 생겼어요': 'There is something in the inbox',
  '화면을 한 번 누르면 그때부터 벨 소리가 나요.':
    'Tap the screen once: from then on the bell can be heard.',
};
