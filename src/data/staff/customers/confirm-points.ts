import { confirmPoints } from '../../../domain/staff/customers/grant-points.ts';
import type { StaffProblem } from '../../../domain/staff/staff-problem.ts';
import { runAction } from '../common/run-action.ts';

/** What became of the points of a date. */
export interface ConfirmedPoints {
  /** How many customers have newly confirmed points. */
  confirmed: number;
  /** How many customers' points were not confirmed, and why the first of them were not. */
  refused: number;
  problem: StaffProblem | undefined;
}

/**
 * Confirms the points that customers earned on a date, one commit per customer. `progress` is called with how
 * many are done. Safe to repeat. Throws AppError.
 */
export async function confirmDatePoints(
  dateId: string,
  uids: readonly string[],
  progress: (done: number) => void,
): Promise<ConfirmedPoints> {
  let confirmed = 0;
  const problems: StaffProblem[] = [];
  for (const [index, uid] of uids.entries()) {
    const outcome = await runAction(confirmPoints, { uid, dateId });
    if (outcome.kind === 'write') confirmed += 1;
    if (outcome.kind === 'refused') problems.push(outcome.problem);
    progress(index + 1);
  }
  return { confirmed, refused: problems.length, problem: problems[0] };
}
