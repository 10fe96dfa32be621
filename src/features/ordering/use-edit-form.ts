import { useMemo, useState } from 'react';
import type { DeliveryInfo } from '../../domain/delivery.ts';
import type { Language } from '../../domain/language.ts';
import { type Order, orderKeyOf, quantitiesOf } from '../../domain/order.ts';
import { requestDraft } from './finish-order.ts';
import { type OrderForm, useOrderForm } from './use-order-form.ts';
import type { OrderScreenState } from './use-order-screen-state.ts';

const emptyBasket = {};

/** An order as its customer edits it; another address moves it there (spec §4). */
export function useEditForm(
  order: Order,
  language: Language,
  screenState: OrderScreenState,
  info: DeliveryInfo,
): OrderForm {
  const [changes, setChanges] = useState<Record<string, number>>({});
  const quantities = useMemo(() => ({ ...quantitiesOf(order), ...changes }), [order, changes]);
  const moves = orderKeyOf(info, order.customerInfo.uid) !== order.orderKey;
  return useOrderForm({
    dateId: order.dateId,
    language,
    screenState,
    info,
    existing: order,
    movedFrom: moves ? order.orderKey : undefined,
    quantities,
    setQuantity: (menuKey, quantity) =>
      setChanges((before) => ({ ...before, [menuKey]: Math.max(0, quantity) })),
    basket: emptyBasket,
    draft: requestDraft(order.dateId, order.orderKey),
  });
}
