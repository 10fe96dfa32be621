import * as z from 'zod/mini';
import { parseActiveDates } from '../../dates/active-date.ts';
import { isOpen } from '../../dates/open-dates.ts';
import { sydneyClock } from '../../dates/sydney-time.ts';
import { type Cents, toCents, toDollars } from '../../lib/money.ts';
import { uidShape } from '../../order/id-shapes.ts';
import { balanceWrite, runningBalance } from '../../points/balance.ts';
import { readableLedger } from '../../points/own-ledger.ts';
import { isInBalance, type Ledger, type LedgerEntry, ledgerAmount } from '../../points/points.ts';
import { stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';

/** The stored ledger and balance of a customer; without a stored balance, the sum of the ledger. */
export function storedPoints(
  ledgerDocument: Record<string, unknown> | undefined,
  balanceDocument: Record<string, unknown> | undefined,
): { ledger: Ledger; balance: Cents } {
  const ledger = (ledgerDocument ?? {}) as Ledger;
  const stored = balanceDocument?.balance;
  return {
    ledger,
    balance: typeof stored === 'number' ? stored : runningBalance(readableLedger(ledger).entries),
  };
}

async function readPoints(read: ReadDocument, uid: string) {
  const [ledger, balance] = await Promise.all([
    read(`points/${uid}`),
    read(`pointBalances/${uid}`),
  ]);
  return storedPoints(ledger, balance);
}

/** Confirms the points that a customer earned on a date (spec §4). Its state is whether they are. */
export const confirmPoints = plannedAction({
  name: 'points-confirmed',
  allowedRoles: ['owner', 'books'],
  input: z.object({ uid: uidShape, dateId: z.string() }),
  logSubject: ({ uid, dateId }) => ({ uid, dateId }),
  plan: async (read, { uid, dateId }) => {
    const date = parseActiveDates((await read('dates/activeDates')) ?? {})[dateId];
    const { ledger, balance } = await readPoints(read, uid);
    const unconfirmed = Object.entries(readableLedger(ledger).entries).filter(
      ([, entry]) => entry.dateId === dateId && !entry.confirmed && entry.type.startsWith('add-'),
    );
    const gained = unconfirmed
      .filter(([, entry]) => !isInBalance(entry))
      .reduce((sum, [, entry]) => sum + ledgerAmount({ ...entry, confirmed: true }), 0);
    const fields = unconfirmed.map(([key]) => ({ path: [key, 'confirmed'], set: true }));
    return {
      before: unconfirmed.length === 0,
      after: true,
      writes: [{ collection: stores.points, id: uid, fields }, balanceWrite(uid, balance + gained)],
      problem: isOpen(date) ? { code: 'takes-orders' } : undefined,
    };
  },
  undo: 'customers-affected',
});

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
 * Grants points to a customer as an add-by-admin entry (spec §6). `points` is what the grant for this reason
 * amounts to, hundredths, null for no such grant; so the same grant counts once.
 */
export const grantPoints = plannedAction({
  name: 'points',
  allowedRoles: ['owner'],
  input: z.object({
    uid: z.string().check(z.minLength(1)),
    reason: z.string(),
    points: z.nullable(z.int()),
  }),
  logSubject: ({ uid, reason }) => ({ uid, reason: reason.trim() }),
  plan: async (read, { uid, points, ...input }, actor) => {
    const reason = input.reason.trim();
    if (reason === '' || reason.length > grantLimits.reason) {
      return { problem: { code: 'invalid', field: 'reason' } };
    }
    if (points !== null && (points < 1 || points > grantLimits.points)) {
      return { problem: { code: 'invalid', field: 'points' } };
    }
    const { ledger, balance } = await readPoints(read, uid);
    const key = grantKey(reason);
    const before = ledger[key] ? toCents(ledger[key].point) : null;
    const left = balance + (points ?? 0) - (before ?? 0);
    const granted: LedgerEntry | undefined =
      points === null
        ? undefined
        : {
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
    const path = [key];
    return {
      before,
      after: points,
      writes: [
        {
          collection: stores.points,
          id: uid,
          fields: [granted ? { path, set: granted } : { path, remove: true }],
        },
        balanceWrite(uid, left),
      ],
      problem: left < 0 ? { code: 'points-spent' } : undefined,
    };
  },
  undo: ({ uid, reason }, { before }) => ({ uid, reason, points: before }),
});
