import type { TFunction } from 'i18next';
import type { BookAccounts, BookProgram } from '../../../../domain/staff/books/book-accounts.ts';
import type { BookWords } from '../../../../domain/staff/books/sales-month.ts';

/** The words in the lines of the files. */
export function bookWords(t: TFunction): BookWords {
  return {
    pointsUsed: t('포인트 사용'),
    deducted: t('공제·수수료'),
    byPoints: t('포인트로 산 음식'),
    givenBack: t('나중에, 또는 포인트로 돌려준 음식'),
    refund: t('환불'),
    dispute: t('은행이 되찾아 감'),
    cancelledOrder: t('취소된 주문'),
  };
}

/** The names of the programs, which are the same in every language. */
export const programNames: Record<BookProgram, string> = { xero: 'Xero', myob: 'MYOB' };

/** What a code stands for. */
export function accountName(t: TFunction, field: keyof BookAccounts): string {
  const names: Record<keyof BookAccounts, string> = {
    sales: t('판매 계정'),
    points: t('포인트 계정'),
    fees: t('인보이스 공제·수수료 계정'),
    gst: t('GST가 있는 음식의 세금 코드'),
    free: t('GST 면세 음식의 세금 코드'),
    none: t('GST 등록 전의 세금 코드'),
    card: t('손님 카드 이름'),
  };
  return names[field];
}
