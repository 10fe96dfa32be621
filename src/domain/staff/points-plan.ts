import type { Cents } from '../money.ts';
import { formatPoints, toCents } from '../money.ts';
import type { Ledger } from '../points.ts';
import { confirmPoints, grantPoints, runningBalance } from '../points-admin.ts';
import type { StaffActor } from './staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from './staff-plan.ts';

/** A customer's ledger and running balance as stored; one without a balance has what the ledger adds up to. */
export function storedPoints(
  ledgerDocument: Record<string, unknown> | undefined,
  balanceDocument: Record<string, unknown> | undefined,
): { ledger: Ledger; balance: Cents } {
  const ledger = (ledgerDocument ?? {}) as Ledger;
  const stored = balanceDocument?.balance;
  return { ledger, balance: typeof stored === 'number' ? stored : runningBalance(ledger) };
}

/** Confirms what one customer earned on a date; nothing to do when it is confirmed already. */
export function planConfirmPoints(
  target: { uid: string; dateId: string },
  stored: { ledger: Ledger; balance: Cents },
  actor: StaffActor,
): StaffPlan {
  const { uid, dateId } = target;
  const writes = confirmPoints(uid, stored.ledger, stored.balance, dateId);
  if (writes.length === 0) return { kind: 'already-done' };
  const entry = { action: 'points' as const, uid, dateId, before: 'scheduled', after: 'confirmed' };
  return loggedPlan(actor, entry, writes);
}

/** Key of a grant in the ledger: what makes one reason count once. */
export function grantKey(reason: string): string {
  return `admin--${reason}`;
}

/** Longest reason for a grant, characters, and most points of one, hundredths. */
export const grantLimits = { reason: 200, points: 9_999_999 } as const;

/** What was typed as an amount of points → hundredths; undefined for what can't be granted. */
export function parseGrant(text: string): Cents | undefined {
  const points = /^\d{1,5}(\.\d{1,2})?$/.test(text) ? toCents(text) : 0;
  return points > 0 ? points : undefined;
}

/** Grants a customer points; the same reason is granted once. */
export function planGrantPoints(
  grant: { uid: string; points: Cents; reason: string },
  stored: { ledger: Ledger; balance: Cents },
  actor: StaffActor,
): StaffPlan {
  const { uid, points } = grant;
  const reason = grant.reason.trim();
  if (reason === '' || reason.length > grantLimits.reason) {
    return refusedPlan({ code: 'invalid', field: 'reason' });
  }
  if (!Number.isInteger(points) || points < 1 || points > grantLimits.points) {
    return refusedPlan({ code: 'invalid', field: 'points' });
  }
  const key = grantKey(reason);
  const writes = grantPoints(uid, stored.ledger, stored.balance, { key, points, now: actor.now });
  if (writes.length === 0) return { kind: 'already-done' };
  const entry = {
    action: 'points' as const,
    uid,
    before: formatPoints(stored.balance),
    after: formatPoints(stored.balance + points),
    reason,
  };
  return loggedPlan(actor, entry, writes);
}
