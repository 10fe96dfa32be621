import { useMemo } from 'react';
import { sameValue } from '../../../domain/lib/same-value.ts';
import { orderIdOf } from '../../../domain/order/order-id.ts';
import { contentOf, type OrderMarks } from '../../../domain/staff/orders/order-marks.ts';
import { markQueue, type SentMark } from './mark-queue.ts';

/**
 * The stored marks of a date's orders, with those of this phone that are not sent or not reported yet.
 */
export function useWithUnsent(
  dateId: string,
  stored: ReadonlyMap<string, OrderMarks>,
): ReadonlyMap<string, OrderMarks> {
  const waiting = markQueue.use((queue) => queue.waiting);
  const sent = markQueue.use((queue) => queue.awaitingSnapshot);
  return useMemo(() => {
    const unsent = waiting.map(({ change, by }) => ({ change, by, at: 0 }));
    return [...sent, ...unsent]
      .filter(({ change }) => change.dateId === dateId)
      .reduce((marks, one) => withMark(marks, one), stored);
  }, [stored, sent, waiting, dateId]);
}

function withMark(
  marks: ReadonlyMap<string, OrderMarks>,
  { change, by, at }: SentMark,
): ReadonlyMap<string, OrderMarks> {
  const id = orderIdOf(change);
  // Somebody else's mark that says the same stays theirs.
  if (sameValue(contentOf(marks.get(id)?.[change.kind]), change.mark)) return marks;
  const { [change.kind]: _, ...rest } = marks.get(id) ?? { uid: change.uid };
  const mark = change.mark && { [change.kind]: { ...change.mark, at, by } };
  return new Map(marks).set(id, { ...rest, ...mark } as OrderMarks);
}
