import { useTranslation } from 'react-i18next';
import type { changeQueue } from '../../../../data/staff/common/change-queue.ts';
import { photoQueue } from '../../../../data/staff/delivery/photo-queue.ts';
import { markQueue } from '../../../../data/staff/orders/mark-queue.ts';
import { type OrderRef, orderIdOf } from '../../../../domain/order/order-id.ts';
import type { AnyPlanned } from '../../../../domain/staff/actions/action.ts';
import { doorPhoto } from '../../../../domain/staff/delivery/change-door-photo.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { markActions } from '../../../../domain/staff/orders/order-marks.ts';
import { actionName } from '../action-words/action-words.ts';
import { QueueProblem } from './queue-problem.tsx';

type MarkProblemsProps = {
  /** Those shown. */
  orders: readonly BoardOrder[];
  staffName: string;
};

/** Asks, one after the other, what becomes of this member's marks and photos of doors that were not stored. */
export function MarkProblems(props: MarkProblemsProps) {
  return (
    <>
      <OrderProblem {...props} queue={markQueue} actionOf={({ kind }) => markActions[kind]} />
      <OrderProblem {...props} queue={photoQueue} actionOf={() => doorPhoto} />
    </>
  );
}

type OrderProblemProps<Change extends OrderRef & { seen: unknown }> = MarkProblemsProps & {
  queue: Pick<ReturnType<typeof changeQueue<Change>>, 'use' | 'settle'>;
  actionOf: (change: Change) => AnyPlanned;
};

function OrderProblem<Change extends OrderRef & { seen: unknown }>({
  orders,
  staffName,
  queue,
  actionOf,
}: OrderProblemProps<Change>) {
  const { t } = useTranslation();
  const problem = queue.use(({ problems }) => problems.find(({ mine }) => mine === staffName));
  if (!problem) return null;
  const action = actionOf(problem.change);
  const id = orderIdOf(problem.change);
  const name = orders.find((one) => one.id === id)?.order.customerInfo.name;
  return (
    <QueueProblem
      key={problem.id}
      about={[name, actionName(t, action.name)].filter(Boolean).join(' · ')}
      action={action}
      problem={problem}
      onSettle={(again) => queue.settle(problem, again)}
    />
  );
}
