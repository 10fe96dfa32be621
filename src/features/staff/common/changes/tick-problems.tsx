import { useTranslation } from 'react-i18next';
import { tickQueue } from '../../../../data/staff/shopping/tick-queue.ts';
import { tickBought } from '../../../../domain/staff/shopping/bought.ts';
import { actionName } from '../action-words/action-words.ts';
import { QueueProblem } from './queue-problem.tsx';

/** Asks, one after the other, what becomes of this member's ticks on a shopping list that were not stored. */
export function TickProblems({ staffName }: { staffName: string }) {
  const { t } = useTranslation();
  const problem = tickQueue.use((queue) => queue.problems.find(({ mine }) => mine === staffName));
  if (!problem) return null;
  const { change } = problem;
  return (
    <QueueProblem
      key={problem.id}
      about={`${change.key} · ${actionName(t, tickBought.name)}`}
      action={tickBought}
      problem={problem}
      onSettle={(again) => tickQueue.settle(problem, again)}
    />
  );
}
