import type { TFunction } from 'i18next';
import type { StaffProblem } from '../../../domain/staff/staff-plan.ts';

/** Why a change by staff was not made, and what to do. */
export function staffProblemMessage(t: TFunction, problem: StaffProblem): string {
  switch (problem.code) {
    case 'changed-meanwhile':
      return t('그사이 다른 직원이 바꿨어요. 지금 상태를 보고 다시 눌러 주세요.');
    case 'unknown-date':
      return t('없어진 날짜예요. 다른 날짜를 골라 주세요.');
    case 'unknown-menu':
      return t('이 날짜에 없는 메뉴예요.');
    case 'unknown-order':
      return t('없어진 주문이에요.');
    case 'unknown-customer':
      return t('없어진 손님이에요.');
    case 'invalid':
      return t('입력한 값을 확인해 주세요.');
  }
}
