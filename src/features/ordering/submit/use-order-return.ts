import { useEffect } from 'react';
import { closeEdits } from '../../../screen-state/dialogs.ts';
import { arrivedOrder, showStoredOrder } from '../../../screen-state/finish-order.ts';
import type { OrderScreenState } from '../form/use-order-screen-state.ts';

/**
 * Notices the orders of this phone whose response was lost (connection lost, reload, closed tab) as soon as
 * they are among the customer's orders: closes the forms that ordered or edited them and shows them.
 */
export function useOrderReturn(
  dateId: string,
  { orders }: Pick<OrderScreenState, 'orders'>,
  onArrived?: () => void,
): void {
  useEffect(() => {
    for (;;) {
      const arrived = arrivedOrder(dateId, orders);
      if (!arrived) return;
      closeEdits(dateId);
      onArrived?.();
      showStoredOrder(arrived, dateId);
    }
  }, [dateId, orders, onArrived]);
}
