import { useTranslation } from 'react-i18next';
import { tickQueue } from '../../../../data/staff/kitchen/tick-queue.ts';
import { tickBought } from '../../../../domain/staff/kitchen/bought.ts';
import { actionName } from '../../more/log/log-message.ts';
import { QueueProblem } from './queue-problem.tsx';

/** Asks, one after the other, what becomes of ticks on a shopping list that were not stored. */
export function TickProblems() {
  const { t } = useTranslation();
  const problem = tickQueue.use((queue) => queue.problems[0]);
  if (!problem) return null;
  const { change } = problem;
  return (
    <QueueProblem
      key={`${change.week} ${change.key}`}
      about={`${change.key} · ${actionName(t, tickBought.name)}`}
      action={tickBought}
      problem={problem}
      onSettle={(again) => tickQueue.settle(problem, again)}
    />
  );
}
