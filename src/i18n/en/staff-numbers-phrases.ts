/** The figures of staff. */
export const staffNumbers = {
  '센 현금 − 표시한 현금': 'Cash counted − cash marked',
  '숫자를 불러오고 있어요': 'Loading the numbers',
  '숫자를 불러오지 못했어요': 'The numbers could not be loaded',
  '주문 하나 평균': 'Average order',
  '지난 몇 달의 판매를 그림으로 보기': 'Show the sales of the last months as a picture',
  '메뉴별 판매 추이': 'How each dish sold',
  '{{from}}부터 {{to}}까지, 날짜마다 막대 하나예요.':
    'From {{from}} to {{to}}, one bar for each date.',
  '모두 {{total}}개': '{{total}} in all',
  '새 손님': 'New customers',
  '품절된 시간': 'Sold out',
  '{{time}}에 다시 판매': 'on sale again {{time}}',
  '앞 달': 'The month before',
  '다음 달': 'The next month',
  '인보이스를 불러오지 못했어요': 'The invoices could not be loaded',
  '이 달에 발행한 인보이스가 없어요': 'No invoice was issued in this month',
  '{{count}}건 합계_one': '1 invoice',
  '{{count}}건 합계_other': '{{count}} invoices',
  '엑셀용 파일 받기 (CSV)': 'File for spreadsheets (CSV)',
} as const;
