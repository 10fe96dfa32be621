import { sydneyClock } from '../dates/sydney-time.ts';
import { type Cents, toCents, toDollars } from '../lib/money.ts';
import { ownValue } from '../lib/own-value.ts';
import { type DocumentWrite, stores } from '../store/document-write.ts';
import { balanceWrite } from './balance.ts';
import type { CodeTerms } from './code-terms.ts';
import { ofNoOrder } from './ledger-plan.ts';
import { type CodeGuesses, codeKey } from './order-code.ts';
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
  const code = typed
    .normalize('NFKC')
    // Spaces, dashes of every length, quotation marks and what can't be seen come along when a code is copied.
    .replace(/[\s\p{Cf}\p{Pd}\p{Pi}\p{Pf}"'\u2212]/gu, '')
    .toUpperCase();
  return codePattern.test(code) ? code : undefined;
}

/** Why a code gives nothing. */
export type CodeProblem =
  | 'code-unknown'
  | 'code-early'
  | 'code-over'
  | 'code-used-up'
  /** Another order of the customer uses the percentage code. */
  | 'code-in-use'
  /** The account is new to the shop and its e-mail address unconfirmed. */
  | 'code-new-account'
  /** The customer has tried too many codes that there are not. */
  | 'code-guesses';

/** Where a code is at `clock`, Sydney's yyyy-mm-ddThh:mm…, for staff and customers alike. */
export function codeState(code: PointCode, now: number): 'early' | 'open' | 'over' | 'used-up' {
  const clock = sydneyClock(now).slice(0, 16);
  if (code.until !== null && clock >= code.until) return 'over';
  if (code.times !== null && (code.used ?? 0) >= code.times) return 'used-up';
  return code.from !== null && clock < code.from ? 'early' : 'open';
}

/** How many codes that there are not a customer may try in a day: whoever guesses one takes what is not theirs. */
export const maxGuessesOfDay = 10;
const dayMs = 24 * 3_600_000;

/** A customer who enters a code. */
export interface CodeCustomer {
  uid: string;
  ledger: Ledger;
  balance: Cents;
  /** The limits of a new account hold. */
  isLimited: boolean;
  guesses?: CodeGuesses | undefined;
}

export type CodePlan =
  | { kind: 'refused'; problem: CodeProblem; writes: DocumentWrite[] }
  /**
   * `points`, hundredths, are in the customer's balance; of a percentage code, `percent`, they are the most that it
   * will give the order that uses it. With `already` the customer had it before.
   */
  | {
      kind: 'done';
      points: Cents;
      percent: number | null;
      already: boolean;
      writes: DocumentWrite[];
    };

/**
 * Gives a code to a customer, as a ledger entry: the points of a gift, which count at once, or a percentage, which counts
 * for the order that uses it. Who has it keeps what it gave then. A new account learns nothing about any code, and
 * nobody may go on guessing.
 */
export function planCode(
  code: string,
  found: PointCode | undefined,
  customer: CodeCustomer,
  now: number,
): CodePlan {
  const { uid, ledger, balance } = customer;
  const own = ownValue(ledger, codeKey(code));
  if (own) return had(own);
  const refusal = refusalOf(found, customer, now);
  if (!found || refusal) return refusal ?? refused('code-unknown');
  const { percent, points, until, used = 0 } = found;
  const gift: LedgerEntry = {
    ...ofNoOrder,
    point: toDollars(points),
    usedPoint: 0,
    type: 'add-by-code',
    confirmed: true,
    time: sydneyClock(now),
    nowTime: now,
  };
  const entry =
    percent === null
      ? gift
      : { ...gift, point: 0, code: { percent, most: toDollars(points), until } };
  const writes = [
    { collection: stores.points, id: uid, fields: [{ path: [codeKey(code)], set: entry }] },
    balanceWrite(uid, balance + toCents(entry.point)),
    { collection: stores.pointCodes, id: code, fields: [{ path: ['used'], set: used + 1 }] },
  ];
  return { kind: 'done', points, percent, already: false, writes };
}

/** The answer to whoever has the code already. */
function had({ code, orderKey, point }: LedgerEntry): CodePlan {
  if (code && orderKey !== '') return refused('code-in-use');
  const points = toCents(code ? code.most : point);
  return { kind: 'done', points, percent: code?.percent ?? null, already: true, writes: [] };
}

const refused = (problem: CodeProblem, writes: DocumentWrite[] = []): CodePlan => ({
  ...{ kind: 'refused' as const, problem, writes },
});

function refusalOf(
  found: PointCode | undefined,
  { uid, balance, isLimited, guesses }: CodeCustomer,
  now: number,
): CodePlan | undefined {
  if (isLimited) return refused('code-new-account');
  const { since, count } =
    guesses && now - guesses.since < dayMs ? guesses : { since: now, count: 0 };
  if (count >= maxGuessesOfDay) return refused('code-guesses');
  if (!found) {
    const guess: CodeGuesses = { since, count: count + 1 };
    const { fields, ...ofBalance } = balanceWrite(uid, balance);
    const counted = { ...ofBalance, fields: [...fields, { path: ['codeGuesses'], set: guess }] };
    return refused('code-unknown', [counted]);
  }
  const state = codeState(found, now);
  return state === 'open' ? undefined : refused(`code-${state}`);
}
