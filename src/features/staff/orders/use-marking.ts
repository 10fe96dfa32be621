import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { markQueue } from '../../../data/staff/orders/mark-queue.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { type BoardOrder, markAfterTap } from '../../../domain/staff/orders/board.ts';
import type { MarkKind } from '../../../domain/staff/orders/mark-table.ts';
import { contentOf } from '../../../domain/staff/orders/order-marks.ts';
import { setLastChange } from '../common/changes/last-change.ts';
import { markViews } from '../common/marks/mark-views.ts';

/** Returns the function that sets or removes a mark of an order with one tap. */
export function useMarking(
  dateId: string,
  staffName: string,
): (one: BoardOrder, kind: MarkKind) => void {
  const { t } = useTranslation();
  return useCallback(
    (one, kind) => {
      const { name } = one.order.customerInfo;
      const target = { dateId, ...refOf(one.order), kind };
      const seen = contentOf(one.marks?.[kind]);
      const mark = markAfterTap(one, kind);
      markQueue.add(staffName, { ...target, mark, seen });
      setLastChange({
        message: `${name} · ${markViews[kind].done(t, mark !== null, one)}`,
        undo: () => markQueue.add(staffName, { ...target, mark: seen, seen: mark }),
      });
    },
    [dateId, staffName, t],
  );
}
