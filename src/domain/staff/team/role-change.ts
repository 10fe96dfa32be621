import { endLogIns } from '../../customer/ended-log-ins.ts';
import { type DocumentWrite, type FieldWrite, stores } from '../../store/document-write.ts';
import { functionLog } from '../actions/function-action.ts';
import type { Role } from '../roles.ts';
import type { StaffActor } from '../staff-log.ts';
import { changeRole } from './change-role.ts';
import { type OpenChange, type OpenChanges, openChangesId } from './open-changes.ts';
import type { RoleAnswer, TeamMember } from './team.ts';

/** How long a change may take, ms: the functions end every call within this time. */
export const longestChangeMs = 60_000;

/** An account whose role is to change, with the role that its claims say now. */
export interface RoleHolder {
  uid: string;
  email: string;
  role: Role | null;
  /** Whether the account has shown that the e-mail address is its own. */
  confirmed: boolean;
}

/** `begun`: the writes are to be stored before the claims are set; `ends`: log-ins from before are to be ended after it. */
export type RolePlan =
  | { kind: 'answered'; answer: RoleAnswer }
  | { kind: 'begun'; ends: boolean; writes: DocumentWrite[] };

/**
 * Begins to change an account's role, or to take it away with null: keeps other changes waiting, closes the shop's data
 * to the account until the change is settled, and logs it. What was broken off is taken up again and logged once. `team`
 * is everybody of staff; it may be empty unless an owner's role is to change.
 */
export function planRoleChange(
  holder: RoleHolder,
  role: Role | null,
  { team, open }: { team: readonly TeamMember[]; open: OpenChanges },
  actor: StaffActor,
): RolePlan {
  const { uid, email } = holder;
  const brokenOff = open[uid];
  const wanted = role ?? 'off';
  const answered = (answer: RoleAnswer) => ({ kind: 'answered' as const, answer });
  if (uid === actor.uid) return answered('own-role');
  if (holder.role === role && !brokenOff) return answered('done');
  if (role !== null && !holder.confirmed) return answered('unconfirmed-account');
  if (Object.values(open).some(({ until }) => until > actor.now)) return answered('other-change');
  if (holder.role === 'owner' && role !== 'owner' && !hasOtherOwner(team, uid)) {
    return answered('last-owner');
  }
  const until = actor.now + longestChangeMs;
  const ends = holder.role !== null || brokenOff?.ends === true;
  const change: OpenChange = { attempt: actor.entryId, role: wanted, ends, until };
  const before = brokenOff?.role ?? holder.role ?? 'off';
  const entry = { uid, subject: email, before, after: wanted } as const;
  const writes = [
    openWrite({ path: [uid], set: change }),
    ...(ends ? [endLogIns(uid, Math.floor(until / 1000) + 1)] : []),
    // Before the claims are set: rights must not exist without a log entry.
    ...(brokenOff?.role === wanted ? [] : functionLog(changeRole, actor, entry)),
  ];
  return { kind: 'begun', ends, writes };
}

function hasOtherOwner(team: readonly TeamMember[], uid: string): boolean {
  return team.some((one) => one.role === 'owner' && !one.disabled && one.uid !== uid);
}

/**
 * The writes that settle a change, none if another one has taken its place. `endedAt`: log-ins before this second count
 * no more; null if none had to end. `broken-off`: whoever repeats the change, or makes another, need not wait.
 */
export function settleRoleChange(
  uid: string,
  attempt: string,
  open: OpenChanges,
  outcome: 'broken-off' | { endedAt: number | null },
): DocumentWrite[] {
  if (open[uid]?.attempt !== attempt) return [];
  if (outcome === 'broken-off') return [openWrite({ path: [uid, 'until'], set: 0 })];
  const { endedAt } = outcome;
  const settled = openWrite({ path: [uid], remove: true });
  return endedAt === null ? [settled] : [settled, endLogIns(uid, endedAt)];
}

function openWrite(field: FieldWrite): DocumentWrite {
  return { collection: stores.roleChanges, id: openChangesId, fields: [field] };
}
