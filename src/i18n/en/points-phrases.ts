/** Point history. */
export const points = {
  '코드 적립': 'From a code',
  '포인트 내역': 'Point history',
  '쓸 수 있는 포인트': 'Points you can use',
  적립: 'Earned',
  '적립 예정': 'To be earned',
  사용: 'Used',
  '가게가 드림': 'Given by the shop',
  '잔액 {{points}}': 'Balance {{points}}',
  '쓸 수 있는 포인트를 아직 확인하지 못했어요': 'We have not checked yet what you can use',
  '저희에게 연락해 주시면 바로 맞춰 드려요.': 'Please contact us and we will put it right.',
  '포인트 내역을 불러오고 있어요': 'Loading your points',
  '포인트 내역을 불러오지 못했어요': 'Your points could not be loaded',
  '아직 포인트가 없어요': 'No points yet',
  '주문하시면 포인트가 쌓여요.': 'You earn points with every order.',
  '적립 예정 포인트는 확정된 뒤에 쓸 수 있어요.':
    'Points to be earned can be used once they are confirmed.',
} as const;
