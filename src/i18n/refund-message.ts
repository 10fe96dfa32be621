import type { TFunction } from 'i18next';
import type { OrderProblem } from '../domain/order/plan/order-problems.ts';
import type { CustomerRefund, SettledWay } from '../domain/refunds/refund.ts';
import type { RequestProblem } from '../domain/refunds/refund-problem.ts';
import { problemMessage } from './order-problem-message.ts';

/** The message for the customer about the state of a refund. */
export function refundStateMessage(
  t: TFunction,
  { state, to, settled, dispute }: Pick<CustomerRefund, 'state' | 'to' | 'settled' | 'dispute'>,
): string {
  if (dispute) {
    return state === 'succeeded'
      ? t('카드사에서 돌려받으셨어요.')
      : t('카드사에서 가게로 다시 돌아왔어요.');
  }
  if (settled) {
    const ways: Record<SettledWay, string> = {
      transfer: t('계좌 이체로 돌려드렸어요.'),
      cash: t('현금으로 돌려드렸어요.'),
      other: t('따로 돌려드렸어요.'),
    };
    return ways[settled.how];
  }
  if (to === 'points') return t('포인트로 돌려드렸어요.');
  switch (state) {
    case 'requested':
    case 'pending':
      return t('카드사로 보내고 있어요. 며칠 걸릴 수 있어요.');
    case 'succeeded':
      return t('결제하신 카드로 돌려드렸어요. 카드 내역에는 5~10일 뒤에 보일 수 있어요.');
    case 'failed':
    case 'canceled':
      return t('카드로 돌려드리지 못했어요. 다른 방법으로 꼭 돌려드릴게요.');
  }
}

/** The message for the customer that says why a refund request is refused. */
export function refundProblemMessage(
  t: TFunction,
  problem: OrderProblem | RequestProblem,
  titleOf: (menuKey: string) => string = String,
): string {
  switch (problem.code) {
    case 'order-missing':
      return t('이 주문을 찾지 못했어요.');
    case 'not-card-paid':
      return t('카드로 결제한 주문이 아니에요.');
    case 'not-smaller':
      return t('결제하신 것보다 적은 주문만 보낼 수 있어요.');
    case 'reason-too-long':
      return t('200자까지 적어 주세요.');
    case 'request-waits':
      return t('이미 여쭤보셨어요. 가게의 답을 기다려 주세요.');
    case 'too-many-requests':
      return t('이 주문은 여러 번 여쭤보셨어요. 전화로 말씀해 주세요.');
    case 'request-closed':
      return t('이미 끝난 요청이에요.');
    default:
      return problemMessage(t, problem, titleOf);
  }
}
