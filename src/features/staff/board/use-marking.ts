import { useCallback, useState } from 'react';
import { queueMark, unsentAt } from '../../../data/staff/mark-queue.ts';
import { type BoardOrder, markAfterTap } from '../../../domain/staff/board.ts';
import type { MarkChange, MarkKind } from '../../../domain/staff/order-marks.ts';

/** The last mark that was set or removed, for the undo bar. */
export interface LastMark {
  name: string;
  kind: MarkKind;
  made: boolean;
  undo: MarkChange;
}

export interface Marking {
  last: LastMark | undefined;
  toggle: (one: BoardOrder, kind: MarkKind) => void;
  undo: () => void;
  dismiss: () => void;
}

/** Sets marks of orders with one tap and undoes the last one. */
export function useMarking(dateId: string, staffName: string): Marking {
  const [last, setLast] = useState<LastMark>();
  const toggle = useCallback(
    (one: BoardOrder, kind: MarkKind) => {
      const { uid } = one.order.customerInfo;
      const target = { dateId, uid, orderKey: one.order.orderKey, kind };
      const present = one.marks?.[kind];
      const mark = markAfterTap(one, kind);
      queueMark(staffName, { ...target, mark, seen: present?.at ?? null });
      const { at: _, by: __, ...before } = present ?? { at: 0, by: '', version: '' };
      setLast({
        name: one.order.customerInfo.name,
        kind,
        made: mark !== null,
        undo: {
          ...target,
          mark: present ? before : null,
          seen: mark ? unsentAt : null,
        },
      });
    },
    [dateId, staffName],
  );
  return {
    last,
    toggle,
    undo: () => {
      if (last) queueMark(staffName, last.undo);
      setLast(undefined);
    },
    dismiss: () => setLast(undefined),
  };
}
