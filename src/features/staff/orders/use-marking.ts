import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { markQueue } from '../../../data/staff/orders/mark-queue.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { type BoardOrder, markAfterTap } from '../../../domain/staff/orders/board.ts';
import { contentOf, type MarkKind } from '../../../domain/staff/orders/order-marks.ts';
import { setLastChange } from '../common/changes/last-change.ts';

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
        message: `${name} · ${made(t, one, kind, mark !== null)}`,
        undo: () => markQueue.add(staffName, { ...target, mark: seen, seen: mark }),
      });
    },
    [dateId, staffName, t],
  );
}

/** What a tap did: `set` a mark, or removed it. */
function made(t: TFunction, one: BoardOrder, kind: MarkKind, set: boolean): string {
  if (kind === 'cash-taken' && one.collect < 0) return t('돈을 돌려주었어요');
  const words: Record<MarkKind, [set: string, removed: string]> = {
    packed: [t('포장했어요'), t('포장 표시를 지웠어요')],
    delivered: [t('배송했어요'), t('배송 표시를 지웠어요')],
    'cash-taken': [t('돈을 받았어요'), t('받은 돈 표시를 지웠어요')],
  };
  return words[kind][set ? 0 : 1];
}
