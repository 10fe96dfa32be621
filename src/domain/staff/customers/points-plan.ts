import { sydneyClock } from '../../dates/sydney-time.ts';
import { type Cents, formatPoints, toCents, toDollars } from '../../lib/money.ts';
import { balanceWrite, runningBalance } from '../../points/balance.ts';
import { isInBalance, type Ledger, type LedgerEntry, ledgerAmount } from '../../points/points.ts';
import { stores } from '../../store/document-write.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';

/** The stored ledger and balance of a customer; without a stored balance, the sum of the ledger. */
export function storedPoints(
  ledgerDocument: Record<string, unknown> | undefined,
  balanceDocument: Record<string, unknown> | undefined,
): { ledger: Ledger; balance: Cents } {
  const ledger = (ledgerDocument ?? {}) as Ledger;
  const stored = balanceDocument?.balance;
  return { ledger, balance: typeof stored === 'number' ? stored : runningBalance(ledger) };
}

/**
 * Confirms the points that a customer earned on a date (spec §4); `already-done` if they are confirmed
 * already, so that it is safe to repeat.
 */
export function planConfirmPoints(
  target: { uid: string; dateId: string },
  stored: { ledger: Ledger; balance: Cents },
  actor: StaffActor,
): StaffPlan {
  const { uid, dateId } = target;
  const unconfirmed = Object.entries(stored.ledger).filter(
    ([, entry]) => entry.dateId === dateId && !entry.confirmed && entry.type.startsWith('add-'),
  );
  if (unconfirmed.length === 0) return { kind: 'already-done' };
  const gained = unconfirmed
    .filter(([, entry]) => !isInBalance(entry))
    .reduce((sum, [, entry]) => sum + ledgerAmount({ ...entry, confirmed: true }), 0);
  const fields = unconfirmed.map(([key]) => ({ path: [key, 'confirmed'], set: true }));
  const entry = { action: 'points' as const, uid, dateId, before: 'scheduled', after: 'confirmed' };
  return loggedPlan(actor, entry, [
    { collection: stores.points, id: uid, fields },
    balanceWrite(uid, stored.balance + gained),
  ]);
}

/** Key of a grant in the ledger; it contains the reason, so that a grant for the same reason counts once. */
export function grantKey(reason: string): string {
  return `admin--${reason}`;
}

/** Longest reason for a grant, characters, and most points of one, hundredths. */
export const grantLimits = { reason: 200, points: 9_999_999 } as const;

/** Parses an amount of points that staff typed, hundredths; undefined if it cannot be granted. */
export function parseGrant(text: string): Cents | undefined {
  const points = /^\d{1,5}(\.\d{1,2})?$/.test(text) ? toCents(text) : 0;
  return points > 0 ? points : undefined;
}

/**
 * Grants points to a customer as an add-by-admin entry (spec §6); a second grant for the same reason does
 * nothing.
 */
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
  if (key in stored.ledger) return { kind: 'already-done' };
  const granted: LedgerEntry = {
    orderTotal: '0.00',
    dateId: '',
    orderKey: '',
    point: toDollars(points),
    usedPoint: 0,
    type: 'add-by-admin',
    confirmed: true,
    time: sydneyClock(actor.now),
    nowTime: actor.now,
  };
  const entry = {
    action: 'points' as const,
    uid,
    before: formatPoints(stored.balance),
    after: formatPoints(stored.balance + points),
    reason,
  };
  return loggedPlan(actor, entry, [
    { collection: stores.points, id: uid, fields: [{ path: [key], set: granted }] },
    balanceWrite(uid, stored.balance + points),
  ]);
}
