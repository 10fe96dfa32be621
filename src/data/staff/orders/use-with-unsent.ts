import { useMemo } from 'react';
import { marksWithUnsent } from '../../../domain/staff/orders/marks-with-unsent.ts';
import type { OrderMarks } from '../../../domain/staff/orders/order-marks.ts';
import { markQueue } from './mark-queue.ts';

/**
 * The stored marks of a date's orders, with those of this phone that are not sent or not reported yet.
 */
export function useWithUnsent(
  dateId: string,
  stored: ReadonlyMap<string, OrderMarks>,
): ReadonlyMap<string, OrderMarks> {
  const waiting = markQueue.use((queue) => queue.waiting);
  const awaitingSnapshot = markQueue.use((queue) => queue.awaitingSnapshot);
  return useMemo(() => {
    const unsent = waiting.map(({ change, by }) => ({ change, by, at: 0 }));
    return marksWithUnsent(dateId, stored, [...awaitingSnapshot, ...unsent]);
  }, [stored, awaitingSnapshot, waiting, dateId]);
}
