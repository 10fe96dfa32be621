import { sydneyClock } from '../dates/sydney-time.ts';
import { type Cents, percentOf, toCents } from '../lib/money.ts';
import type { Ledger } from './points.ts';

/** What a percentage code gives, from when its customer entered it; staff's later changes don't reach it. */
export type PercentTerms = {
  percent: number;
  /** Most points of one order, dollars. */
  most: number;
};

/** A percentage code and what it gives. */
export interface PercentCode extends PercentTerms {
  code: string;
}

/** The percentage code of an order, as stored; only the functions and staff write an order that has one. */
export interface OrderCode extends PercentCode {
  /** The points that it gives the order, dollars; they are part of the order's `usedPoint`. */
  point: number;
}

/** pointBalances/{uid}, field `codeGuesses`: codes that there are not, tried by this customer since a moment (epoch ms). */
export interface CodeGuesses {
  since: number;
  count: number;
}

/** Key of a code in the ledger of whoever has entered it: so it counts once. */
export function codeKey(code: string): string {
  return `code--${code}`;
}

/** The points that a percentage code gives an order of this total before points. */
export function pointsOfCode({ percent, most }: PercentTerms, total: Cents): Cents {
  return Math.min(toCents(most), percentOf(total, percent));
}

/**
 * The percentage codes that an order may use: the one that it has; for one that no card has paid yet, each that its
 * customer has entered and no other order uses. A code that has ended since stays with the order that has it.
 */
export function usableCodes(
  ledger: Ledger,
  existing: { pointCode?: OrderCode | undefined } | undefined,
  cardPaid: boolean,
  now: number,
): PercentCode[] {
  if (existing?.pointCode) return [existing.pointCode];
  if (cardPaid) return [];
  const clock = sydneyClock(now).slice(0, 16);
  return Object.entries(ledger).flatMap(([key, { code, orderKey }]) => {
    const isOver = code?.until ? clock >= code.until : false;
    if (!code || orderKey !== '' || isOver) return [];
    return [{ code: key.slice(codeKey('').length), percent: code.percent, most: code.most }];
  });
}

/** Those of the usable codes that an order uses: a customer may keep them for another, unless a card has paid this one. */
export function codesToUse(
  usable: readonly PercentCode[],
  { withoutCode = false }: { withoutCode?: boolean | undefined },
  cardPaid: boolean,
): readonly PercentCode[] {
  return withoutCode && !cardPaid ? [] : usable;
}

/** Of these codes the one that gives an order of this total most, with what it gives. */
export function bestCode(
  codes: readonly PercentCode[],
  total: Cents,
): (PercentCode & { points: Cents }) | undefined {
  return codes
    .map(({ code, percent, most }) => ({
      code,
      percent,
      most,
      points: pointsOfCode({ percent, most }, total),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || (a.code < b.code ? -1 : 1))[0];
}
