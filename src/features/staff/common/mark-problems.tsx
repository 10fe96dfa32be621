import { useTranslation } from 'react-i18next';
import { settleProblem, useMarkQueue } from '../../../data/staff/orders/mark-queue.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { orderIdOf } from '../../../domain/staff/orders/order-marks.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { actionName } from '../more/log/log-message.ts';

/** Asks, one after the other, what becomes of marks that were not stored. `orders` are those shown. */
export function MarkProblems({ orders }: { orders: readonly BoardOrder[] }) {
  const { t } = useTranslation();
  const problem = useMarkQueue((queue) => queue.problems[0]);
  if (!problem) return null;
  const { change, by } = problem;
  const id = orderIdOf(change);
  const name = orders.find((one) => one.id === id)?.order.customerInfo.name ?? change.orderKey;
  const texts = {
    refused: t('저장되지 않았어요. 다시 보낼까요?'),
    conflict: by
      ? t('{{by}}님이 먼저 표시했어요. 그래도 바꿀까요?', { by })
      : t('다른 직원이 표시를 지웠어요. 그래도 바꿀까요?'),
  };
  const isConflict = problem.kind === 'conflict';
  return (
    <ConfirmDialog
      key={`${id} ${change.kind}`}
      open
      title={isConflict ? t('그사이 다른 직원이 바꿨어요') : t('표시 하나가 저장되지 않았어요')}
      text={`${name} · ${actionName(t, change.kind)}\n${texts[problem.kind]}`}
      confirmLabel={isConflict ? t('내 것으로 바꾸기') : t('다시 보내기')}
      cancelLabel={isConflict ? t('그대로 두기') : t('보내지 않기')}
      onConfirm={() => settleProblem(problem, true)}
      onClose={() => settleProblem(problem, false)}
    />
  );
}
