import * as z from 'zod/mini';
import { type Cents, toCents } from '../../lib/money.ts';
import { sameValue } from '../../lib/same-value.ts';
import { stores } from '../../store/document-write.ts';
import { sheetName } from '../../store/sheet-name.ts';
import type { BoardOrder } from '../orders/board.ts';

const cashStopSchema = z.object({
  /** `orderIdOf`. The customer's name stays with the order, so that it is removed there. */
  id: z.string().check(z.minLength(1)),
  /** Who marked the cash last; empty if nobody did. */
  by: z.string(),
  /** What the mark says was taken in all, cents. */
  taken: z.int(),
  /** What was still to be collected, cents; negative: the customer gets that much back. */
  left: z.int(),
  delivered: z.boolean(),
});
/** An order that is paid at the door, or for which something was taken there. */
export type CashStop = z.infer<typeof cashStopSchema>;

const cashCountSchema = z.object({
  /** Who handed the cash in; empty for cash that nobody has marked. */
  by: z.string(),
  /** Cents. */
  counted: z.int().check(z.nonnegative()),
  /** Why it is not what the marks say; empty if it is. */
  why: z.string(),
});
export type CashCount = z.infer<typeof cashCountSchema>;

/** What a closing freezes: the cash as it was marked, and as it was counted. */
export const closedDaySchema = z.object({
  stops: z.array(cashStopSchema),
  counts: z.array(cashCountSchema),
});
export type ClosedDay = z.infer<typeof closedDaySchema>;

/**
 * dayClosings/{dateId~n}: the n-th closing of a date. Each stands as it was made; the last one counts, and
 * corrects the one before it.
 */
export interface DayClosing extends ClosedDay {
  dateId: string;
  number: number;
  /** Epoch ms. */
  at: number;
  /** E-mail address of the owner who closed the day. */
  by: string;
}

/** Longest explanation of a difference, characters. */
export const maxWhyLength = 200;

/** Id of a closing: that of the date, and from the first correction on with `~2`, … */
export function closingId(dateId: string, number: number): string {
  return sheetName(dateId, number);
}

/** Between which ids the closings of a date are: from the first one, up to before the second. */
export function closingRange(dateId: string): readonly [from: string, before: string] {
  return [dateId, `${dateId}~~`];
}

export const closingPath = (dateId: string, number: number) =>
  `${stores.dayClosings}/${closingId(dateId, number)}`;

/** The cash of a date's board, by order id. Cancelled orders count while cash that was taken for them is kept. */
export function cashStopsOf(board: readonly BoardOrder[]): CashStop[] {
  return board
    .filter(({ due, taken }) => due !== 0 || taken !== 0)
    .map(({ id, marks, taken, collect, delivered }) => ({
      id,
      by: marks?.['cash-taken']?.by ?? '',
      taken,
      left: collect,
      delivered,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The cash that one person has marked. */
export interface DriverCash {
  by: string;
  stops: number;
  /** Cents. */
  taken: Cents;
}

/** The cash by who marked it, in the order of their names; what nobody has marked is nobody's. */
export function cashByDriver(stops: readonly CashStop[]): DriverCash[] {
  const drivers = new Map<string, DriverCash>();
  for (const { by, taken } of stops) {
    if (by === '') continue;
    const known = drivers.get(by) ?? { by, stops: 0, taken: 0 };
    drivers.set(by, { by, stops: known.stops + 1, taken: known.taken + taken });
  }
  return [...drivers.values()].sort((a, b) => (a.by < b.by ? -1 : 1));
}

/** Somebody's cash as it was marked and counted, cents; `difference` is negative where some is missing. */
export interface CountedCash extends DriverCash, CashCount {
  difference: Cents;
}

/** Everybody's cash as it was marked and counted; cash that nobody has marked comes last. */
export function countedCash({ stops, counts }: ClosedDay): CountedCash[] {
  const drivers = new Map(cashByDriver(stops).map((one) => [one.by, one]));
  return counts
    .map((count) => {
      const marked = drivers.get(count.by) ?? { by: count.by, stops: 0, taken: 0 };
      return { ...marked, ...count, difference: count.counted - marked.taken };
    })
    .sort((a, b) => Number(a.by === '') - Number(b.by === '') || (a.by < b.by ? -1 : 1));
}

/** The sums of a closing, cents. */
export function closingSums(day: ClosedDay): { taken: Cents; counted: Cents; difference: Cents } {
  const all = countedCash(day);
  const sum = (of: (one: CountedCash) => Cents) => all.reduce((total, one) => total + of(one), 0);
  const [taken, counted] = [sum((one) => one.taken), sum((one) => one.counted)];
  return { taken, counted, difference: counted - taken };
}

/**
 * What is wrong with a closing: somebody's cash is not counted, or counted twice, or differs without a reason;
 * undefined if nothing is.
 */
export function closingFault(day: ClosedDay): 'counts' | 'why' | undefined {
  const names = day.counts.map(({ by }) => by);
  const expected = cashByDriver(day.stops).map(({ by }) => by);
  const isComplete = sameValue(names.filter((by) => by !== '').sort(), expected);
  if (!isComplete || new Set(names).size < names.length) return 'counts';
  const isExplained = countedCash(day).every(({ difference, why }) => {
    const length = why.trim().length;
    return length <= maxWhyLength && (difference === 0 || length > 0);
  });
  return isExplained ? undefined : 'why';
}

/** An order whose cash has changed since the day was closed; undefined on the side where it had or has none. */
export interface CashChange {
  id: string;
  closed: CashStop | undefined;
  now: CashStop | undefined;
}

/** What has changed in the marks and orders since the day was closed. */
export function changesSinceClosing(
  closed: readonly CashStop[],
  now: readonly CashStop[],
): CashChange[] {
  const byId = (stops: readonly CashStop[]) => new Map(stops.map((stop) => [stop.id, stop]));
  const [before, after] = [byId(closed), byId(now)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ id, closed: before.get(id), now: after.get(id) }))
    .filter((change) => !sameValue(change.closed, change.now));
}

/** An amount of money that staff typed, cents; undefined if it is none. */
export function parseCounted(text: string): Cents | undefined {
  const plain = text
    .replace(/^\s*\$/, '')
    .replaceAll(',', '')
    .trim();
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? toCents(plain) : undefined;
}
