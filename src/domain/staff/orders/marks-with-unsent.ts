import { sameValue } from '../../lib/same-value.ts';
import { orderIdOf } from '../../order/order-id.ts';
import { contentOf, type MarkChange, type OrderMarks } from './order-marks.ts';

/** A mark that a phone has made and the store may not have yet; `at` is epoch ms, 0 until it is sent. */
interface UnsentMark {
  change: MarkChange;
  by: string;
  at: number;
}

/**
 * What a phone shows of a date's orders: the stored marks, by `orderIdOf`, with its own later ones laid over them, the last
 * one on top. What waits is kept, sent and compared with the store by data/staff/common/change-queue.ts.
 */
export function marksWithUnsent(
  dateId: string,
  stored: ReadonlyMap<string, OrderMarks>,
  unsent: readonly UnsentMark[],
): ReadonlyMap<string, OrderMarks> {
  return unsent.filter(({ change }) => change.dateId === dateId).reduce(withMark, stored);
}

function withMark(
  marks: ReadonlyMap<string, OrderMarks>,
  { change, by, at }: UnsentMark,
): ReadonlyMap<string, OrderMarks> {
  const id = orderIdOf(change);
  // Somebody else's mark that says the same stays theirs.
  if (sameValue(contentOf(marks.get(id)?.[change.kind]), change.mark)) return marks;
  const { [change.kind]: _, ...rest } = marks.get(id) ?? { uid: change.uid };
  const mark = change.mark && { [change.kind]: { ...change.mark, at, by } };
  return new Map(marks).set(id, { ...rest, ...mark } as OrderMarks);
}
