import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { photoQueue } from '../../../data/staff/delivery/photo-queue.ts';
import { markQueue } from '../../../data/staff/orders/mark-queue.ts';
import { doorPhotoId } from '../../../domain/order/door-photo.ts';
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
      const set = (to: typeof mark, from: typeof mark) => {
        markQueue.add(staffName, { ...target, mark: to, seen: from });
        // Where it was not delivered, nothing was left at the door.
        if (kind === 'delivered' && to === null) {
          photoQueue.drop((photo) => doorPhotoId(photo) === doorPhotoId(target));
        }
      };
      set(mark, seen);
      setLastChange({
        message: `${name} · ${markViews[kind].done(t, mark !== null, one)}`,
        undo: () => set(seen, mark),
      });
    },
    [dateId, staffName, t],
  );
}
