import { sydneyClock } from '../dates/sydney-time.ts';
import { type Cents, percentOf, toCents, toDollars } from '../lib/money.ts';
import { minimumOrder } from '../order/plan/order-limits.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import { balanceWrite } from './balance.ts';
import type { CodeTerms } from './code-terms.ts';
import type { Ledger, LedgerEntry } from './points.ts';

/** pointCodes/{code} */
export interface PointCode extends CodeTerms {
  /** How many customers have got it. */
  used?: number;
}

/** What a code looks like: capital letters and digits. */
export const codePattern = /^[A-Z0-9]{4,20}$/;

/** A code as it is stored, from what somebody typed: "gift-24 ab" → "GIFT24AB"; undefined if it can't be one. */
export function codeOf(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return codePattern.test(code) ? code : undefined;
}

/** Key of a code's entry in the ledger of whoever got it: so it counts once. */
function codeKey(code: string): string {
  return `code--${code}`;
}

/** Why a code gives nothing. */
export type CodeProblem =
  | 'code-unknown'
  | 'code-early'
  | 'code-over'
  | 'code-used-up'
  /** A code that gives a percentage is entered with an order of at least the minimum. */
  | 'code-below-minimum'
  /** The account is new to the shop and its e-mail address unconfirmed. */
  | 'code-new-account';

/** Where a code is at `clock`, Sydney's yyyy-mm-ddThh:mm…, for staff and customers alike. */
export function codeState(code: PointCode, now: number): 'early' | 'open' | 'over' | 'used-up' {
  const clock = sydneyClock(now).slice(0, 16);
  if (code.until !== null && clock >= code.until) return 'over';
  if (code.times !== null && (code.used ?? 0) >= code.times) return 'used-up';
  return code.from !== null && clock < code.from ? 'early' : 'open';
}

export type CodePlan =
  | { kind: 'refused'; problem: CodeProblem }
  /** `points`, hundredths, are in the customer's balance; with `already` they have been before. */
  | { kind: 'done'; points: Cents; already: boolean; writes: DocumentWrite[] };

/**
 * Gives the points of a code to a customer, as a ledger entry that counts at once; a customer who has it keeps
 * what it gave then. `total` is the order that it is entered with, cents before points.
 */
export function planCode(
  code: string,
  found: PointCode | undefined,
  customer: { uid: string; ledger: Ledger; balance: Cents; isLimited: boolean },
  total: Cents,
  now: number,
): CodePlan {
  const { uid, ledger, balance, isLimited } = customer;
  const own = ledger[codeKey(code)];
  if (own) return { kind: 'done', points: toCents(own.point), already: true, writes: [] };
  const problem = problemOf(found, total, isLimited, now);
  if (!found || problem) return { kind: 'refused', problem: problem ?? 'code-unknown' };
  const { percent, points: most, used = 0 } = found;
  const points = percent === null ? most : Math.min(most, percentOf(total, percent));
  const entry: LedgerEntry = {
    orderTotal: '0.00',
    dateId: '',
    orderKey: '',
    point: toDollars(points),
    usedPoint: 0,
    type: 'add-by-code',
    confirmed: true,
    time: sydneyClock(now),
    nowTime: now,
  };
  const writes = [
    { collection: stores.points, id: uid, fields: [{ path: [codeKey(code)], set: entry }] },
    balanceWrite(uid, balance + points),
    { collection: stores.pointCodes, id: code, fields: [{ path: ['used'], set: used + 1 }] },
  ];
  return { kind: 'done', points, already: false, writes };
}

function problemOf(
  found: PointCode | undefined,
  total: Cents,
  isLimited: boolean,
  now: number,
): CodeProblem | undefined {
  if (!found) return 'code-unknown';
  const state = codeState(found, now);
  if (state !== 'open') return `code-${state}`;
  if (isLimited) return 'code-new-account';
  return found.percent !== null && total < minimumOrder ? 'code-below-minimum' : undefined;
}
