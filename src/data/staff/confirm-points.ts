import { planConfirmPoints, storedPoints } from '../../domain/staff/points-plan.ts';
import { runStaffPlan } from './run-staff-plan.ts';

/**
 * Confirms what customers earned on a date, one commit a customer. `progress` hears how many are done.
 * Safe to repeat. Returns for how many something was confirmed. Throws as `runStaffPlan` does.
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
