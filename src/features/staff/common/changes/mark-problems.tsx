import { useTranslation } from 'react-i18next';
import { markQueue } from '../../../../data/staff/orders/mark-queue.ts';
import { orderIdOf } from '../../../../domain/order/order-id.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { markActions } from '../../../../domain/staff/orders/order-marks.ts';
import { actionName } from '../action-words/action-words.ts';
import { QueueProblem } from './queue-problem.tsx';

type MarkProblemsProps = {
  /** Those shown. */
  orders: readonly BoardOrder[];
  staffName: string;
};

/** Asks, one after the other, what becomes of this member's marks that were not stored. */
export function MarkProblems({ orders, staffName }: MarkProblemsProps) {
  const { t } = useTranslation();
  const problem = markQueue.use((queue) => queue.problems.find(({ mine }) => mine === staffName));
  if (!problem) return null;
  const { change } = problem;
  const id = orderIdOf(change);
  const name = orders.find((one) => one.id === id)?.order.customerInfo.name;
  return (
    <QueueProblem
      key={problem.id}
      about={[name, actionName(t, change.kind)].filter(Boolean).join(' · ')}
      action={markActions[change.kind]}
      problem={problem}
      onSettle={(again) => markQueue.settle(problem, again)}
    />
  );
}
