import type { Order } from '../../domain/order/order.ts';
import { refOf } from '../../domain/order/order-id.ts';
import { useRead } from '../documents/use-read.ts';
import { callFunction } from '../firebase/functions-client.ts';

/** The number is asked for again after this time, ms. */
const repeatMs = 60_000;

/** How many stops the driver has before an order of today; undefined while nobody knows. */
export function useStopsBefore(order: Order): number | undefined {
  const { dateId } = order;
  const { orderId } = refOf(order);
  const ask = () =>
    callFunction<{ before: number | null }>('/app/stops-before', { query: { dateId, orderId } });
  const { value, failed } = useRead(`stops before ${dateId}/${orderId}`, ask, { repeatMs });
  // An old number would have somebody wait at the door for nothing.
  return failed ? undefined : (value?.before ?? undefined);
}
