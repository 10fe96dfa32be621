import type { UserRecord } from 'firebase-admin/auth';
import { claimsWith, type Role, roleOf } from '../../../src/domain/staff/roles.ts';
import { logWrites, type StaffActor } from '../../../src/domain/staff/staff-log.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { Backend } from '../backend.ts';
import { runPlanIn } from '../run-plan.ts';

/** An account of staff. */
export interface TeamMember {
  uid: string;
  email: string;
  name: string;
  role: Role;
}

export type RoleAnswer =
  | 'done'
  /** Nobody is registered with that e-mail address. */
  | 'unknown-account'
  /** Owners don't change their own role. */
  | 'own-role'
  /** The shop needs an owner. */
  | 'last-owner';

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

function memberOf({ uid, email = '', displayName = '', customClaims }: UserRecord): TeamMember[] {
  const role = roleOf(customClaims);
  return role ? [{ uid, email, name: displayName, role }] : [];
}

/**
 * Gives the account of an e-mail address a role, or with null takes its role away, with an entry in the log. What an
 * account loses ends at once: its sessions end, and tokens from before count no more in functions and rules.
 */
export async function changeRole(
  { db, auth }: Backend,
  email: string,
  role: Role | null,
  actor: StaffActor,
): Promise<RoleAnswer> {
  const account = await auth.getUserByEmail(email).catch((error: { code?: unknown }) => {
    if (error.code === 'auth/user-not-found') return undefined;
    throw error;
  });
  if (!account) return 'unknown-account';
  const { uid, customClaims } = account;
  const before = roleOf(customClaims) ?? null;
  if (uid === actor.uid) return 'own-role';
  if (before === role) return 'done';
  if (before === 'owner') {
    const owners = (await readTeam(auth)).filter((one) => one.role === 'owner');
    if (owners.length === 1) return 'last-owner';
  }
  const ended =
    before === null
      ? []
      : [
          {
            collection: stores.staffEnded,
            id: uid,
            // A token says in whole seconds when its owner logged in.
            fields: [{ path: ['at'], set: Math.floor(actor.now / 1000) }],
          },
        ];
  const entry = {
    action: 'staff-rights' as const,
    uid,
    subject: email,
    before: before ?? 'off',
    after: role ?? 'off',
  };
  // Before the claim is set: rights must not exist without a log entry.
  await runPlanIn(db)(async () => ({ writes: [...ended, ...logWrites(actor, entry)] }));
  await auth.setCustomUserClaims(uid, claimsWith(role, customClaims));
  if (before !== null) await auth.revokeRefreshTokens(uid);
  return 'done';
}
