import type { MonthEnd } from './month-end.ts';

/** A customer's orders of 180 days at three dates a week, and their last ten dates. */
const longestHistory = (180 / 7) * 3 + 10;
/** No document may hold more of what a document can: a year's dates with 70 menus each take a fifth. */
const largestShare = 0.25;

/**
 * Throws where what a screen reads at the end of the last month has grown with the past: beside the second month, in which the
 * shop has as many dates on its list as ever.
 */
export function checkGrowth(months: readonly MonthEnd[]): void {
  const [, early, last] = [...months.slice(0, 2), months.at(-1)];
  if (!early || !last) throw new RangeError('a shop of two months is too young');
  const faults = [
    ...compared('bytes of the first view', last.firstView, early.firstView * 1.1),
    ...compared('dates of a history', last.history, longestHistory),
    ...compared(
      'documents of boards',
      last.board / last.orders,
      (early.board / early.orders) * 1.1,
    ),
    ...compared('documents of the inbox', last.inbox, early.inbox + 5),
    ...last.largest.flatMap(({ path, share }) => compared(path, share, largestShare)),
  ];
  if (faults.length > 0) throw new Error(`${faults.join('; ')}`);
}

function compared(what: string, found: number, most: number): string[] {
  return found <= most ? [] : [`${what}: ${found}, at most ${most}`];
}
