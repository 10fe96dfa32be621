import type { TFunction } from 'i18next';
import type { PayoutFileProblem } from '../../../../domain/staff/books/payout-file.ts';

/** Why a file can't be compared, and what to do. */
export function payoutProblemMessage(t: TFunction, problem: PayoutFileProblem): string {
  switch (problem.code) {
    case 'columns':
      return t('이 칸이 없어요: {{columns}}. 보고서를 받을 때 넣어 주세요.', {
        columns: problem.columns.join(', '),
      });
    case 'row':
      return t('{{line}}번째 줄을 읽지 못했어요. 받은 그대로의 파일을 골라 주세요.', {
        line: problem.line,
      });
    case 'currency':
      return t('호주 달러가 아닌 줄이 있어요: {{currency}}', { currency: problem.currency });
    case 'empty':
      return t('파일에 결제가 없어요.');
  }
}
