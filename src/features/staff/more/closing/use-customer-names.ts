import { useMemo } from 'react';
import { boardId } from '../../../../domain/staff/orders/board.ts';
import { addressIn } from '../../common/changes/address-in.ts';
import type { Board } from '../../orders/use-board.ts';

/** Names the customer of an order by its id; the address where the name was removed or the order is gone. */
export function useCustomerNames({
  orders,
  cancelled,
}: Pick<Board, 'orders' | 'cancelled'>): (id: string) => string {
  return useMemo(() => {
    const all = [...cancelled, ...(orders ?? []).map(({ order }) => order)];
    const names = new Map(all.map((order) => [boardId(order), order.customerInfo.name]));
    return (id) => names.get(id) || addressIn(id);
  }, [orders, cancelled]);
}
