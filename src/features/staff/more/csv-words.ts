import type { TFunction } from 'i18next';
import { plainDeliveryDay } from '../../../domain/dates/plain-delivery-day.ts';
import { sydneyClock } from '../../../domain/dates/sydney-time.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { lineTitle } from '../../../domain/order/order.ts';
import type { RefundCsvWords } from '../../../domain/refunds/refund-csv.ts';
import type { InvoiceCsvWords } from '../../../domain/staff/numbers/invoice-month.ts';
import type { OrderCsvWords } from '../../../domain/staff/orders/order-csv.ts';
import { paymentMethodName } from '../../../i18n/payment-message.ts';
import { invoiceTypeName } from '../common/rights-words.ts';
import { refundKindName, refundStateName } from '../refunds/refund-words.ts';

/** The words of the file of orders and of the file of their lines. */
export function orderCsvWords(t: TFunction, language: Language): OrderCsvWords {
  const headers: Record<Parameters<OrderCsvWords['header']>[0], string> = {
    dateId: t('배송 날짜'),
    name: t('받는 분 이름'),
    agedCare: t('요양원'),
    phone: t('전화번호'),
    address: t('주소'),
    note: t('배송 메모'),
    request: t('요청'),
    portions: t('음식 개수'),
    orderTotal: t('주문 합계'),
    points: t('포인트 사용'),
    collect: t('받을 돈'),
    collected: t('받은 돈'),
    payment: t('결제'),
    paid: t('결제 완료'),
    invoice: t('인보이스'),
    refunded: t('환불'),
    menu: t('메뉴'),
    quantity: t('수량'),
    price: t('값 (달러)'),
    subTotal: t('금액'),
  };
  return {
    header: (column) => headers[column],
    date: plainDeliveryDay,
    payment: (method) => paymentMethodName(t, method),
    dish: (line) => lineTitle(line, language),
    flag: (on) => (on ? t('예') : t('아니요')),
  };
}

/** The words of the file of a month's invoices and credit notes. */
export function invoiceCsvWords(t: TFunction): InvoiceCsvWords {
  const headers: Record<Parameters<InvoiceCsvWords['header']>[0], string> = {
    invoice: t('인보이스'),
    issued: t('발행한 날'),
    type: t('인보이스 종류'),
    customer: t('이름'),
    agedCare: t('요양원'),
    dateId: t('배송 날짜'),
    total: t('주문 합계'),
    points: t('포인트 사용'),
    cashBalance: t('캐시 잔액 공제'),
    fee: t('수수료'),
    paid: t('낸 금액'),
    ofInvoice: t('고친 인보이스'),
  };
  return {
    header: (column) => headers[column],
    type: (type) => (type === 'credit-note' ? t('크레딧 노트') : invoiceTypeName(t, type)),
    sum: t('주문 합계'),
  };
}

/** The words of the file of refunds. */
export function refundCsvWords(t: TFunction): RefundCsvWords {
  const headers: Record<Parameters<RefundCsvWords['header']>[0], string> = {
    dateId: t('배송 날짜'),
    time: t('시각'),
    name: t('이름'),
    address: t('주소'),
    kind: t('종류'),
    to: t('돌려준 곳'),
    amount: t('금액'),
    notPaidBack: t('돌려주지 못한 금액'),
    state: t('상태'),
    payment: t('결제'),
    creditNote: t('크레딧 노트'),
    staff: t('직원'),
    reason: t('이유'),
  };
  return {
    date: plainDeliveryDay,
    // Spreadsheets read no T between day and time.
    time: (at) => sydneyClock(at).slice(0, 19).replace('T', ' '),
    header: (column) => headers[column],
    kind: (refund) => refundKindName(t, refund),
    target: (to) => (to === 'card' ? t('카드') : t('포인트')),
    state: (refund) => refundStateName(t, refund),
  };
}
