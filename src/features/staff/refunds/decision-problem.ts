import type { TFunction } from 'i18next';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import { refundProblemMessage } from '../../../i18n/refund-message.ts';
import { notify } from '../../../ui/feedback/toast.tsx';

/** The part of a form that a refusal is about; `form` for what no field can mend. */
type Place = 'menus' | 'amount' | 'reason' | 'form';

const places: Partial<Record<RefundProblem['code'], Place>> = {
  'not-smaller': 'menus',
  'order-empty': 'menus',
  'too-many-lines': 'menus',
  'bad-quantity': 'menus',
  'sold-out': 'menus',
  'over-limit': 'menus',
  'bad-refund-amount': 'amount',
  'not-held': 'amount',
  'reason-missing': 'reason',
  'reason-too-long': 'reason',
};

/** Why a decision was refused, for staff, by where to show it. */
export function refusals(
  t: TFunction,
  problems: readonly RefundProblem[],
  titleOf?: (menuKey: string) => string,
): Partial<Record<Place, string>> {
  const messages = problems.map((problem) => [
    places[problem.code] ?? 'form',
    decisionProblemMessage(t, problem, titleOf),
  ]);
  return Object.fromEntries(messages);
}

/**
 * Says that somebody else has settled what a decision is about, and returns true; false for any other problem. A notice says
 * it, because what is settled takes its own card away, and with it what would be said there.
 */
export function tellSettled(t: TFunction, problem: RefundProblem): boolean {
  const { code } = problem;
  if (code !== 'request-closed' && code !== 'not-failed') return false;
  notify.negative(decisionProblemMessage(t, problem));
  return true;
}

function decisionProblemMessage(
  t: TFunction,
  problem: RefundProblem,
  titleOf?: (menuKey: string) => string,
): string {
  switch (problem.code) {
    case 'not-smaller':
    case 'order-empty':
      return t('뺄 메뉴의 수량을 줄여 주세요. 모두 빼시려면 ‘주문 취소’를 골라 주세요.');
    case 'not-held':
      return t('결제에 {{held}}만 남아 있어요.', { held: formatMoney(problem.held) });
    case 'disputed':
      return t(
        '손님의 은행이 이 주문의 결제 {{amount}}를 되찾으려 해요. 끝날 때까지 돌려줄 수 없어요. 손님이 두 번 받게 되니까요.',
        { amount: formatMoney(problem.amount) },
      );
    case 'bad-refund-amount':
      return t('돌려줄 금액을 적어 주세요.');
    case 'reason-missing':
      return t('이유를 적어 주세요.');
    case 'points-not-chosen':
      return t('손님이 카드로 받기를 원하셨어요.');
    case 'request-closed':
      return t('이미 답했거나 손님이 거둔 요청이에요.');
    case 'preview-changed':
      return t('그사이 바뀐 것이 있어요. 미리 보기를 다시 확인해 주세요.');
    case 'not-failed':
      return t('이미 다시 보냈거나 돌려준 환불, 또는 실패하지 않은 환불이에요.');
    case 'not-an-exception':
      return t('이미 주문이 된 결제예요. 주문에서 돌려주세요.');
    default:
      return refundProblemMessage(t, problem, titleOf);
  }
}
