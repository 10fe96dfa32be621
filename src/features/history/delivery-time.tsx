import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { deliveryWindows } from '../../data/documents/sources.ts';
import { formatWindow } from '../../domain/dates/delivery-window.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { ownValue } from '../../domain/lib/own-value.ts';
import type { Order } from '../../domain/order/order.ts';
import { refOf } from '../../domain/order/order-id.ts';

/** The delivery time of an order, once the shop has set it. */
export function DeliveryTime({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const { uid, orderId } = refOf(order);
  const told = useLiveDocument(useMemo(() => deliveryWindows(uid), [uid]));
  const window = ownValue(told.value?.[order.dateId], orderId);
  if (!window) return null;
  const time = formatWindow(window, languageOf(i18n.language));
  return (
    <p>
      <strong>{t('{{time}} 도착', { time })}</strong>
    </p>
  );
}
