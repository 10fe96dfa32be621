import { useTranslation } from 'react-i18next';
import { settleProblem, useMarkQueue } from '../../../data/staff/orders/mark-queue.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { markActions, orderIdOf } from '../../../domain/staff/orders/order-marks.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { actionName } from '../more/log/log-message.ts';
import { ConflictDialog } from './action-host.tsx';

/** Asks, one after the other, what becomes of marks that were not stored. `orders` are those shown. */
export function MarkProblems({ orders }: { orders: readonly BoardOrder[] }) {
  const { t } = useTranslation();
  const problem = useMarkQueue((queue) => queue.problems[0]);
  if (!problem) return null;
  const { change, conflict } = problem;
  const id = orderIdOf(change);
  const name = orders.find((one) => one.id === id)?.order.customerInfo.name ?? change.orderKey;
  const about = `${name} · ${actionName(t, change.kind)}`;
  const key = `${id} ${change.kind}`;
  return conflict ? (
    <ConflictDialog
      key={key}
      action={markActions[change.kind]}
      conflict={conflict}
      about={about}
      editing={false}
      answer={(answer) => settleProblem(problem, answer === 'mine')}
    />
  ) : (
    <ConfirmDialog
      key={key}
      open
      title={t('표시 하나가 저장되지 않았어요')}
      text={`${about}\n${t('저장되지 않았어요. 다시 보낼까요?')}`}
      confirmLabel={t('다시 보내기')}
      cancelLabel={t('보내지 않기')}
      onConfirm={() => settleProblem(problem, true)}
      onClose={() => settleProblem(problem, false)}
    />
  );
}
