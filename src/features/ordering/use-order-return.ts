import { useEffect } from 'react';
import { closeEdits } from '../../screen-state/dialogs.ts';
import { arrivedOrder, finishOrder } from './finish-order.ts';
import type { OrderScreenState } from './use-order-screen-state.ts';

/**
 * Notices an order of this phone whose response was lost (connection lost, reload, closed tab) as soon as it
 * is among the customer's orders: closes the forms that ordered or edited it and shows it.
 */
export function useOrderReturn(
  dateId: string,
  { orders }: OrderScreenState,
  onArrived?: () => void,
): void {
  useEffect(() => {
    const arrived = arrivedOrder(dateId, orders[dateId]);
    if (!arrived) return;
    closeEdits(dateId);
    onArrived?.();
    finishOrder(arrived);
  }, [dateId, orders, onArrived]);
}
