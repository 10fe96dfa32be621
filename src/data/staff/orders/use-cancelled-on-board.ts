import { useEffect, useState } from 'react';
import type { AppError } from '../../../domain/lib/app-error.ts';
import type { CancelledOrder } from '../../../domain/order/order.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
import { watchCollection } from '../common/watch-collection.ts';

export interface CancelledOrders {
  cancelled: readonly CancelledOrder[];
  error: AppError | undefined;
}

const nothingYet: CancelledOrders = { cancelled: [], error: undefined };

/**
 * The cancelled orders of a date as they were, live while the page is visible. Every cancellation stores one,
 * so those made while no board was open are among them.
 */
export function useCancelledOrders(dateId: string): CancelledOrders {
  const visible = usePageVisible();
  const [state, setState] = useState({ dateId, ...nothingYet });
  useEffect(() => {
    if (!visible) return;
    const found = new Map<string, CancelledOrder>();
    return watchCollection(
      ({ db, collection, query, where }) =>
        query(
          collection(db, stores.ordersBackupByTime),
          where('dateId', '==', dateId),
          where('cancelledAt', '>', 0),
        ),
      {
        changes: (changed, gone) => {
          for (const { id, data } of changed) found.set(id, data as unknown as CancelledOrder);
          for (const { id } of gone) found.delete(id);
          setState({ dateId, cancelled: [...found.values()], error: undefined });
        },
        connected: (connected) => {
          if (connected)
            setState((before) => (before.error ? { ...before, error: undefined } : before));
        },
        failed: (error) =>
          setState((before) => ({
            ...(before.dateId === dateId ? before : nothingYet),
            dateId,
            error: toAppError(error),
          })),
      },
    );
  }, [dateId, visible]);
  return state.dateId === dateId ? state : nothingYet;
}
