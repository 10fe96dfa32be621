import { planConfirmPoints, storedPoints } from '../../../domain/staff/customers/points-plan.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';

/**
 * Confirms the points that customers earned on a date, one commit per customer. `progress` is called with how
 * many are done. Safe to repeat. Returns the number of customers with newly confirmed points. Throws as
 * `runStaffPlan` does.
 */
export async function confirmDatePoints(
  dateId: string,
  uids: readonly string[],
  progress: (done: number) => void,
): Promise<number> {
  let confirmed = 0;
  for (const [index, uid] of uids.entries()) {
    const plan = await runStaffPlan(async (read, actor) => {
      const [ledger, balance] = await Promise.all([
        read(`points/${uid}`),
        read(`pointBalances/${uid}`),
      ]);
      return planConfirmPoints({ uid, dateId }, storedPoints(ledger, balance), actor);
    });
    if (plan.kind === 'write') confirmed += 1;
    progress(index + 1);
  }
  return confirmed;
}
