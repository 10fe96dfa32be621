import { useEffect, useRef, useState } from 'react';
import { orderIdOf } from '../../../domain/order/order-id.ts';
import {
  contentOf,
  marksCollection,
  type OrderMarks,
} from '../../../domain/staff/orders/order-marks.ts';
import { useForgetLate } from '../common/change-queue.ts';
import { queryOnce } from '../common/staff-reads.ts';
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

/**
 * The marks of a date's orders, live. A slow phone takes seconds until its first listener answers, and no order is shown before
 * its marks: so they are read once by a plain request as well.
 */
export function useOrderMarks(dateId: string, by: string): LiveMarks {
  const visible = usePageVisible();
  const [connectedTo, setConnectedTo] = useState<string>();
  const [settledFor, setSettledFor] = useState<string>();
  const [state, setState] = useState({ dateId, marks: new Map<string, OrderMarks>() });
  /** The date whose marks the server has told: from then on the listener's are waited for. */
  const knownOf = useRef<string>(undefined);
  useEffect(() => {
    if (!visible) return;
    /** What the listener has told: all there are, once the server has answered it. */
    const heard = new Map<string, OrderMarks>();
    let complete = false;
    let ended = false;
    /** What the server has answered before it. */
    let read: ReadonlyMap<string, OrderMarks> = noMarks;
    const setComplete = () => {
      complete = true;
      knownOf.current = dateId;
    };
    const show = () => {
      const marks = complete ? new Map(heard) : new Map([...heard, ...read]);
      setState((before) => ({
        dateId,
        marks: complete || before.dateId !== dateId ? marks : new Map([...before.marks, ...marks]),
      }));
    };
    const stop = watchCollection(({ db, collection }) => collection(db, marksCollection(dateId)), {
      changes: (changed, gone, fromServer) => {
        const told = new Map(changed.map(({ id, data }) => [id, data as Partial<OrderMarks>]));
        for (const { id } of gone) told.set(id, {});
        if (fromServer) {
          markQueue.forgetConfirmed((change) => {
            const marks = change.dateId === dateId ? told.get(orderIdOf(change)) : undefined;
            return marks && contentOf(marks[change.kind]);
          });
        }
        for (const { id, data } of changed) heard.set(id, data as unknown as OrderMarks);
        for (const { id } of gone) heard.delete(id);
        if (fromServer) setComplete();
        show();
      },
      connected: (connected) => {
        if (connected && !complete) {
          setComplete();
          show();
        }
        setConnectedTo(connected ? dateId : undefined);
        setSettledFor(dateId);
        if (connected) void markQueue.send(by);
      },
      failed: (error) => {
        console.error('the marks of a date', dateId, error);
        setSettledFor(dateId);
      },
    });
    const readOnce = async () => {
      const stored = await queryOnce({ collection: marksCollection(dateId) });
      if (complete || ended) return;
      read = new Map(stored.map(({ id, data }) => [id, data as unknown as OrderMarks]));
      show();
      setSettledFor(dateId);
    };
    if (knownOf.current !== dateId) {
      // Without an answer the listener's is waited for.
      readOnce().catch(() => {});
    }
    return () => {
      ended = true;
      stop();
    };
  }, [dateId, by, visible]);
  const known = connectedTo === dateId;
  useForgetLate(markQueue, dateId, known);
  const marks = useWithUnsent(dateId, state.dateId === dateId ? state.marks : noMarks);
  return { marks, known, settled: settledFor === dateId };
}
