import { CircleCheck, ShoppingBasket, Truck } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../data/customer/use-session.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { customerOrders, deliveryWindows } from '../../data/documents/sources.ts';
import { useBasket } from '../../data/order/use-basket.ts';
import { formatWindow } from '../../domain/dates/delivery-window.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { itemCount } from '../../domain/order/basket/basket.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

/** Marks on a date's card: the customer has an order or a basket there. */
export function DateMarks({ dateId }: { dateId: string }) {
  const { t, i18n } = useTranslation();
  const uid = useUid();
  const orders = useLiveDocument(useMemo(() => (uid ? customerOrders(uid) : undefined), [uid]));
  const ordered = Object.keys(orders.value?.[dateId] ?? {}).length > 0;
  const told = useLiveDocument(
    // Only an order can have a delivery time, so without one the read is saved.
    useMemo(() => (uid && ordered ? deliveryWindows(uid) : undefined), [uid, ordered]),
  );
  const windows = Object.values(told.value?.[dateId] ?? {});
  const count = itemCount(useBasket(dateId));
  return (
    <>
      {windows.map((window) => (
        <Badge key={window.from} tone="fresh" icon={<Truck aria-hidden="true" />}>
          {t('{{time}} 도착', { time: formatWindow(window, languageOf(i18n.language)) })}
        </Badge>
      ))}
      {ordered && windows.length === 0 && (
        <Badge tone="fresh" icon={<CircleCheck aria-hidden="true" />}>
          {t('주문하셨어요')}
        </Badge>
      )}
      {count > 0 && (
        <Badge tone="honey" icon={<ShoppingBasket aria-hidden="true" />}>
          {t('담은 음식 {{count}}개', { count })}
        </Badge>
      )}
    </>
  );
}
