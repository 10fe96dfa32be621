import { confirmPoints } from '../../../domain/staff/customers/points.ts';
import { runAction } from '../common/run-action.ts';

/**
 * Confirms the points that customers earned on a date, one commit per customer. `progress` is called with how
 * many are done. Safe to repeat. Returns the number of customers with newly confirmed points. Throws
 * AppError.
 */
export async function confirmDatePoints(
  dateId: string,
  uids: readonly string[],
  progress: (done: number) => void,
): Promise<number> {
  let confirmed = 0;
  for (const [index, uid] of uids.entries()) {
    const { kind } = await runAction(confirmPoints, { uid, dateId });
    if (kind === 'write') confirmed += 1;
    progress(index + 1);
  }
  return confirmed;
}
