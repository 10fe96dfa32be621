import { useTranslation } from 'react-i18next';
import { photoQueue } from '../../../../data/staff/delivery/photo-queue.ts';
import { orderIdOf } from '../../../../domain/order/order-id.ts';
import { doorPhoto } from '../../../../domain/staff/delivery/change-door-photo.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { actionName } from '../action-words/action-words.ts';
import { QueueProblem } from './queue-problem.tsx';

type PhotoProblemsProps = {
  /** Those shown. */
  orders: readonly BoardOrder[];
  staffName: string;
};

/** Asks, one after the other, what becomes of this member's photos of doors that were not stored. */
export function PhotoProblems({ orders, staffName }: PhotoProblemsProps) {
  const { t } = useTranslation();
  const problem = photoQueue.use((queue) => queue.problems.find(({ mine }) => mine === staffName));
  if (!problem) return null;
  const id = orderIdOf(problem.change);
  const name = orders.find((one) => one.id === id)?.order.customerInfo.name;
  return (
    <QueueProblem
      key={problem.id}
      about={[name, actionName(t, doorPhoto.name)].filter(Boolean).join(' · ')}
      action={doorPhoto}
      problem={problem}
      onSettle={(again) => photoQueue.settle(problem, again)}
    />
  );
}
