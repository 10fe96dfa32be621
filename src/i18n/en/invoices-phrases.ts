/** Invoices: the dialog and the printable page. */
export const invoices = {
  '인보이스 번호': 'Invoice number',
  발행일: 'Issue date',
  '발행 전': 'Not issued yet',
  'ABN {{abn}} (사업자 번호)': 'ABN {{abn}}',
  '세금계산서 (Tax Invoice)': 'Tax invoice',
  '수정 세금계산서 (Adjustment Note)': 'Adjustment note',
  '판매 금액에 포함된 GST': 'GST included in the price',
  'GST 면세': 'GST-free',
  '캐시 잔액 공제': 'Cash balance',
  '수수료 {{percent}}%': 'Commission fee {{percent}}%',
  '지불 금액': 'Amount paid',
  '지불하실 금액': 'Total due',
  '발행한 뒤에 주문이 바뀌었어요': 'The order has changed since',
  '이 인보이스는 발행한 때의 주문이에요. 고치려면 저희에게 연락해 주세요.':
    'This invoice shows the order as it was when it was issued. Please contact us to have it corrected.',
  '인보이스 발행하기': 'Issue the invoice',
  '인보이스를 발행할까요?': 'Issue this invoice?',
  '번호가 차례대로 매겨져서, 발행한 뒤에는 고치거나 지울 수 없어요.':
    'It takes the next number, and can’t be changed or deleted afterwards.',
  발행하기: 'Issue it',
  '다시 볼게요': 'Look again',
  '발행하고 있어요': 'Issuing',
  '인보이스를 발행했어요': 'The invoice has been issued',
  '이미 발행된 인보이스예요': 'This invoice has been issued already',
  '인쇄하거나 저장하기': 'Print or save',
  인쇄하기: 'Print',
  '발행 권한이 없어요. 저희에게 연락해 주세요.': 'You may not issue invoices. Please contact us.',
  '오래된 주문이라 발행할 수 없어요. 저희에게 연락해 주세요.':
    'This order is too old for an invoice. Please contact us.',
  '이 날짜에는 더 발행할 수 없어요. 저희에게 연락해 주세요.':
    'No more invoices can be issued for this date. Please contact us.',
  '인보이스를 볼 수 없어요': 'This invoice can’t be shown',
  '주소가 맞는지, 인보이스를 받은 계정으로 로그인했는지 확인해 주세요.':
    'Please check the address, and that you are logged in with the account that the invoice belongs to.',
  '로그인하시면 인보이스를 볼 수 있어요': 'Log in to see the invoice',
  '인보이스를 불러오고 있어요': 'Loading the invoice',
  '인보이스 {{number}}': 'Invoice {{number}}',
  판매자: 'From',
  고객: 'To',
  단가: 'Unit price',
} as const;
