import type { Firestore } from 'firebase-admin/firestore';
import { issuesOf } from '../../../src/domain/issues/issues.ts';
import { mostLeaving, planResolvedLeave } from '../../../src/domain/staff/inbox/resolved-issues.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { runPlanIn } from '../run-plan-as-admin.ts';
import { timeLeft } from '../time-left.ts';

/** Removes issues that were resolved 90 days ago (resolved-issues.ts). Returns how many. */
export async function tidyIssues(db: Firestore, now: number): Promise<number> {
  const unsettled = await db.collection(stores.checkouts).where('settled', '==', false).get();
  const checkouts = Object.fromEntries(unsettled.docs.map((one) => [one.id, one.data()]));
  const none = { orderIssues: {}, smsUnsent: {}, addressIssues: {} };
  const waiting = new Set(issuesOf({ ...none, checkouts }).map(({ id }) => id));
  let left = 0;
  let last = mostLeaving;
  while (last === mostLeaving && timeLeft() > 0) {
    last = (await runPlanIn(db)((read) => planResolvedLeave(read, waiting, now))).left.length;
    left += last;
  }
  return left;
}
