import type { User } from '../../domain/customer/user.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import {
  maxAddressIssue,
  planReport,
  type ReportShare,
  reportShares,
} from '../../domain/reports/reports.ts';
import { serverNow } from '../device/server-clock.ts';
import { runPlan } from '../firebase/run-plan.ts';

/**
 * Adds a customer's report about an address to errors/addressIssues (spec §7). Throws `too-many-requests`
 * when the customer has sent too many reports, and what Firestore throws.
 */
export async function reportAddressIssue({ uid, name }: User, issue: string): Promise<void> {
  const time = Math.round(serverNow());
  const report = { uid, name, issue: issue.trim().slice(0, maxAddressIssue) };
  await runPlan(async (read) => {
    const stored = await read(`${reportShares('addressIssues')}/${uid}`);
    const added = { uid, list: 'addressIssues', path: [String(time)], report } as const;
    const writes = planReport(added, stored as ReportShare | undefined, time);
    if (!writes) throw new AppError('too-many-requests');
    return { writes };
  });
}
