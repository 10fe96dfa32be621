import { setTimeout as pause } from 'node:timers/promises';
import type { UserRecord } from 'firebase-admin/auth';
import { claimsWith, type Role, roleOf } from '../../../src/domain/staff/roles.ts';
import type { StaffActor } from '../../../src/domain/staff/staff-log.ts';
import { isRoleChanged } from '../../../src/domain/staff/team/change-role.ts';
import { readOpenChanges } from '../../../src/domain/staff/team/open-changes.ts';
import { planRoleChange, settleRoleChange } from '../../../src/domain/staff/team/role-change.ts';
import type { RoleAnswer, TeamMember } from '../../../src/domain/staff/team/team.ts';
import type { Backend } from '../backend.ts';
import { runPlanIn } from '../run-plan-as-admin.ts';

/**
 * A token says in whole seconds when its owner logged in, also after it was refreshed, and has the claims that the account
 * had when it was made. So none with the claims from before is of a later second than the one in which they changed.
 * Log-ins are ended up to this long after it, ms: a second for the rounding, and one for clocks that differ. That ends
 * some with the new claims too; whoever made them is asked to log in again, and passes then.
 */
const roundingMs = 2000;

/** Everybody of staff, by e-mail address. */
export async function readTeam(auth: Backend['auth']): Promise<TeamMember[]> {
  const team: TeamMember[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    team.push(...page.users.flatMap(memberOf));
    pageToken = page.pageToken;
  } while (pageToken);
  return team.sort((a, b) => a.email.localeCompare(b.email));
}

function memberOf(account: UserRecord): TeamMember[] {
  const { uid, email = '', displayName = '', customClaims, disabled } = account;
  const role = roleOf(customClaims);
  return role ? [{ uid, email, name: displayName, role, disabled }] : [];
}

/**
 * Gives the account of an e-mail address a role, or with null takes its role away, with an entry in the log. From before
 * its claims are set, the rules refuse the account until its log-ins from before have ended; then those from after it
 * count. If this throws, the change can be repeated: at once if the claims were set, else in a minute. An attempt is carried
 * out once (`entryId` of the actor).
 */
export async function changeRole(
  { db, auth }: Backend,
  email: string,
  role: Role | null,
  actor: StaffActor,
): Promise<RoleAnswer> {
  const runPlan = runPlanIn(db);
  const begun = await runPlan(async (read) => {
    // Before the accounts: a change that is settled here has set its claims there.
    const open = await readOpenChanges(read);
    if (await isRoleChanged(read, actor)) return answered('done');
    const account = await accountWith(auth, email);
    if (!account) return answered('unknown-account');
    const { uid, customClaims, emailVerified: confirmed } = account;
    const before = roleOf(customClaims) ?? null;
    const team = before === 'owner' ? await readTeam(auth) : [];
    const holder = { uid, email, role: before, confirmed };
    return { uid, before, customClaims, ...planRoleChange(holder, role, { team, open }, actor) };
  });
  if (begun.kind === 'answered') return begun.answer;
  const { uid, before, customClaims, ends } = begun;
  const settle = (outcome: Parameters<typeof settleRoleChange>[3]) =>
    runPlan(async (read) => ({
      writes: settleRoleChange(uid, actor.entryId, await readOpenChanges(read), outcome),
    }));
  // If this fails, it may still come true, so other changes go on waiting.
  if (before !== role) await auth.setCustomUserClaims(uid, claimsWith(role, customClaims));
  try {
    await settle({ endedAt: ends ? await endLogIns(auth, uid) : null });
  } catch (error) {
    await settle('broken-off');
    throw error;
  }
  return 'done';
}

const answered = (answer: RoleAnswer) => ({ kind: 'answered' as const, answer });

async function accountWith(auth: Backend['auth'], email: string): Promise<UserRecord | undefined> {
  return auth.getUserByEmail(email).catch((error: { code?: unknown }) => {
    if (error.code === 'auth/user-not-found' || error.code === 'auth/invalid-email')
      return undefined;
    throw error;
  });
}

/** Ends an account's log-ins with claims from before; resolves to the second before which log-ins count no more. */
async function endLogIns(auth: Backend['auth'], uid: string): Promise<number> {
  await pause(roundingMs);
  const endedAt = Math.floor(Date.now() / 1000);
  // Ends all from before the second in which it is called: no session lives on that the rules refuse.
  await auth.revokeRefreshTokens(uid);
  return endedAt;
}
