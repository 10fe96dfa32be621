import { useEffect, useMemo, useState } from 'react';
import {
  marksCollection,
  type OrderMarks,
  orderIdOf,
} from '../../../domain/staff/orders/order-marks.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
import { watchCollection } from '../common/watch-collection.ts';
import { markQueue, type SentMark } from './mark-queue.ts';

export interface LiveMarks {
  /** By order id, including those that this phone has not sent yet. */
  marks: ReadonlyMap<string, OrderMarks>;
  /** Whether they are those of the server; without a connection others may have made more. */
  known: boolean;
}

/** The marks of a date's orders, live. */
export function useOrderMarks(dateId: string, by: string): LiveMarks {
  const visible = usePageVisible();
  const [connectedTo, setConnectedTo] = useState<string>();
  const [state, setState] = useState({ dateId, marks: new Map<string, OrderMarks>() });
  const waiting = markQueue.use((queue) => queue.waiting);
  const sent = markQueue.use((queue) => queue.sent);
  useEffect(() => {
    if (!visible) return;
    return watchCollection(({ db, collection }) => collection(db, marksCollection(dateId)), {
      changes: (changed, gone) => {
        const reported = new Set([...changed, ...gone].map(({ id }) => id));
        markQueue.forgetSent((change) => reported.has(orderIdOf(change)));
        setState((before) => {
          const marks = new Map(before.dateId === dateId ? before.marks : []);
          for (const { id, data } of changed) marks.set(id, data as unknown as OrderMarks);
          for (const { id } of gone) marks.delete(id);
          return { dateId, marks };
        });
      },
      connected: (connected) => {
        setConnectedTo(connected ? dateId : undefined);
        if (connected) void markQueue.send(by);
      },
      failed: (error) => console.error('the marks of a date', dateId, error),
    });
  }, [dateId, by, visible]);
  useEffect(() => {
    const send = () => void markQueue.send(by);
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [by]);
  const marks = useMemo(() => {
    const stored: ReadonlyMap<string, OrderMarks> =
      state.dateId === dateId ? state.marks : new Map();
    const unsent = waiting.map(({ change, by }) => ({ change, by, at: 0 }));
    return [...sent, ...unsent]
      .filter(({ change }) => change.dateId === dateId)
      .reduce((marks, one) => withMark(marks, one), stored);
  }, [state, sent, waiting, dateId]);
  return { marks, known: connectedTo === dateId };
}

function withMark(
  marks: ReadonlyMap<string, OrderMarks>,
  { change, by, at }: SentMark,
): Map<string, OrderMarks> {
  const id = orderIdOf(change);
  const { [change.kind]: _, ...rest } = marks.get(id) ?? {
    uid: change.uid,
    orderKey: change.orderKey,
  };
  const mark = change.mark && { [change.kind]: { ...change.mark, at, by } };
  return new Map(marks).set(id, { ...rest, ...mark } as OrderMarks);
}
