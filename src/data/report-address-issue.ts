import { AppError } from '../domain/app-error.ts';
import { stores } from '../domain/document-write.ts';
import { countReport, maxAddressIssue, type ReportCount } from '../domain/reports.ts';
import type { User } from '../domain/user.ts';
import { runPlan } from './run-plan.ts';
import { serverNow } from './server-clock.ts';

/**
 * Adds what a customer says about an address to errors/addressIssues (spec §7). Throws `too-many-requests` for
 * a customer who has reported enough, and what Firestore throws.
 */
export async function reportAddressIssue({ uid, name }: User, issue: string): Promise<void> {
  const time = Math.round(serverNow());
  const report = { uid, name, issue: issue.trim().slice(0, maxAddressIssue) };
  await runPlan(async (read) => {
    const stored = (await read(`${stores.reports}/${uid}`)) as ReportCount | undefined;
    const counted = countReport(uid, time, stored, time);
    if (!counted) throw new AppError('too-many-requests');
    const fields = [{ path: [String(time)], set: report }];
    return { writes: [counted, { collection: stores.errors, id: 'addressIssues', fields }] };
  });
}
