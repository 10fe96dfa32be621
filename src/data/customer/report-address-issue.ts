import { isTrusted, knownBy, maxReportsWhenNew } from '../../domain/customer/new-account.ts';
import type { User } from '../../domain/customer/user.ts';
import {
  maxAddressIssue,
  maxReports,
  planReport,
  type ReportShare,
  reportShares,
} from '../../domain/issues/reports.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { cutText } from '../../domain/lib/cut-text.ts';
import { readableLedger } from '../../domain/points/own-ledger.ts';
import { stores } from '../../domain/store/document-write.ts';
import { serverNow } from '../device/server-clock.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { toAppError } from '../firebase/to-app-error.ts';
import { isNewAccount } from './auth-actions.ts';

/**
 * Adds a customer's report about an address to errors/addressIssues (spec §7). Throws `too-many-requests`
 * when the customer has sent too many reports, `new-account` when a new account has, and what Firestore throws.
 */
export async function reportAddressIssue({ uid, name }: User, issue: string): Promise<void> {
  const time = Math.round(serverNow());
  const report = { uid, name, issue: cutText(issue.trim(), maxAddressIssue) };
  const send = (applyNewAccountLimits: boolean) =>
    runPlan(async (read) => {
      const [stored, user, ledger] = await Promise.all([
        read(`${reportShares('addressIssues')}/${uid}`),
        read(`${stores.users}/${uid}`),
        read(`${stores.points}/${uid}`),
      ]);
      const known = knownBy(readableLedger(ledger ?? {}).entries);
      const isNew =
        applyNewAccountLimits &&
        known === undefined &&
        !isTrusted(user as Partial<User> | undefined);
      const most = isNew ? maxReportsWhenNew : maxReports;
      const path = [String(time)];
      const added = { uid, list: 'addressIssues', path, report, about: report.issue } as const;
      const writes = planReport(
        { ...added, most, knownBy: known },
        stored as ReportShare | undefined,
        time,
      );
      if (!writes) throw new AppError(isNew ? 'new-account' : 'too-many-requests');
      return { writes };
    });
  await send(true).catch(async (error: unknown) => {
    const { code } = toAppError(error);
    if (code !== 'new-account' || (await isNewAccount())) throw error;
    await send(false);
  });
}
