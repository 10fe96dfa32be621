import { useMemo } from 'react';
import type { ToldWindow } from '../../../domain/dates/delivery-window.ts';
import { ownValue } from '../../../domain/lib/own-value.ts';
import type { Order } from '../../../domain/order/order.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { useLiveDocument } from '../../documents/live-document.ts';
import { deliveryWindows } from '../../documents/sources.ts';

/** The delivery time that the customer of an order has been told, live. */
export function useToldWindow(order: Order | undefined): ToldWindow | undefined {
  const uid = order?.customerInfo.uid;
  const source = useMemo(() => (uid === undefined ? undefined : deliveryWindows(uid)), [uid]);
  const windows = useLiveDocument(source).value;
  return order && ownValue(windows?.[order.dateId], refOf(order).orderId);
}
