import { useEffect, useState } from 'react';
import { orderIdOf } from '../../../domain/order/order-id.ts';
import {
  contentOf,
  marksCollection,
  type OrderMarks,
} from '../../../domain/staff/orders/order-marks.ts';
import { useForgetLate } from '../common/change-queue.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
import { watchCollection } from '../common/watch-collection.ts';
import { markQueue } from './mark-queue.ts';
import { useWithUnsent } from './use-with-unsent.ts';

const noMarks: ReadonlyMap<string, OrderMarks> = new Map();

export interface LiveMarks {
  /** By order id, including those that this phone has not sent yet. */
  marks: ReadonlyMap<string, OrderMarks>;
  /** Whether they are those of the server; without a connection others may have made more. */
  known: boolean;
  /** Whether the server has answered, or can't be reached or asked: until then no order has any mark. */
  settled: boolean;
}

/** The marks of a date's orders, live. */
export function useOrderMarks(dateId: string, by: string): LiveMarks {
  const visible = usePageVisible();
  const [connectedTo, setConnectedTo] = useState<string>();
  const [settledFor, setSettledFor] = useState<string>();
  const [state, setState] = useState({ dateId, marks: new Map<string, OrderMarks>() });
  useEffect(() => {
    if (!visible) return;
    return watchCollection(({ db, collection }) => collection(db, marksCollection(dateId)), {
      changes: (changed, gone, fromServer) => {
        const told = new Map(changed.map(({ id, data }) => [id, data as Partial<OrderMarks>]));
        for (const { id } of gone) told.set(id, {});
        if (fromServer) {
          markQueue.forgetConfirmed((change) => {
            const marks = change.dateId === dateId ? told.get(orderIdOf(change)) : undefined;
            return marks && contentOf(marks[change.kind]);
          });
        }
        setState((before) => {
          const marks = new Map(before.dateId === dateId ? before.marks : []);
          for (const { id, data } of changed) marks.set(id, data as unknown as OrderMarks);
          for (const { id } of gone) marks.delete(id);
          return { dateId, marks };
        });
      },
      connected: (connected) => {
        setConnectedTo(connected ? dateId : undefined);
        setSettledFor(dateId);
        if (connected) void markQueue.send(by);
      },
      failed: (error) => {
        console.error('the marks of a date', dateId, error);
        setSettledFor(dateId);
      },
    });
  }, [dateId, by, visible]);
  const known = connectedTo === dateId;
  useForgetLate(markQueue, dateId, known);
  const marks = useWithUnsent(dateId, state.dateId === dateId ? state.marks : noMarks);
  return { marks, known, settled: settledFor === dateId };
}
