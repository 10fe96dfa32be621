import { stores } from '../domain/document-write.ts';
import type { User } from '../domain/user.ts';
import { runPlan } from './run-plan.ts';
import { serverNow } from './server-clock.ts';

/** Adds what a customer says about an address to errors/addressIssues (spec §7). Throws what Firestore throws. */
export async function reportAddressIssue(user: User, issue: string): Promise<void> {
  const key = String(Math.round(serverNow()));
  await runPlan(async () => ({
    writes: [
      {
        collection: stores.errors,
        id: 'addressIssues',
        fields: [{ path: [key], set: { uid: user.uid, name: user.name, issue: issue.trim() } }],
      },
    ],
  }));
}
