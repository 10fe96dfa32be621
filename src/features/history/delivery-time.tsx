import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { deliveryWindows } from '../../data/documents/sources.ts';
import { isDeliveredToday } from '../../domain/dates/delivery-day.ts';
import { formatWindow } from '../../domain/dates/delivery-window.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { ownValue } from '../../domain/lib/own-value.ts';
import type { Order } from '../../domain/order/order.ts';
import { refOf } from '../../domain/order/order-id.ts';
import { StopsBefore } from './lazy-stops-before.ts';

/** The delivery time of an order, once the shop has set it, and on its day how near the driver is. */
export function DeliveryTime({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const { uid, orderId } = refOf(order);
  const told = useLiveDocument(useMemo(() => deliveryWindows(uid), [uid]));
  const window = ownValue(told.value?.[order.dateId], orderId);
  const time = window && formatWindow(window, languageOf(i18n.language));
  return (
    <>
      {time && (
        <p>
          <strong>{t('{{time}} 도착', { time })}</strong>
        </p>
      )}
      {isDeliveredToday(order.dateId, serverNow()) && <StopsBefore order={order} />}
    </>
  );
}
