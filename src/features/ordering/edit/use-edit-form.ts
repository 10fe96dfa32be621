import { useMemo } from 'react';
import { setQuantity, useBasket } from '../../../data/order/basket.ts';
import type { DeliveryInfo } from '../../../domain/customer/delivery.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { onCatalogue } from '../../../domain/order/basket.ts';
import { type Order, orderKeyOf, quantitiesOf } from '../../../domain/order/order.ts';
import { orderVersion } from '../../../domain/order/order-plan.ts';
import { useEditedOrder } from '../../../screen-state/edited-order.ts';
import { type OrderForm, useOrderForm } from '../form/use-order-form.ts';
import type { OrderScreenState } from '../form/use-order-screen-state.ts';
import type { EditDraft } from './edit-draft.ts';

const none: Record<string, number> = {};

/**
 * The form that edits an order; another address moves the order there (spec §4). Menus that the customer adds
 * meanwhile (`useEditedOrder`) come from the basket.
 */
export function useEditForm(
  order: Order,
  language: Language,
  screenState: OrderScreenState,
  info: DeliveryInfo,
  draft: EditDraft,
): OrderForm {
  const { dateId, orderKey } = order;
  const version = orderVersion(order);
  const stored = useBasket(dateId);
  const adding = useEditedOrder(dateId) === orderKey;
  const basket = useMemo(
    () => (adding ? onCatalogue(stored, screenState.menus) : none),
    [adding, stored, screenState.menus],
  );
  const { basedOn, quantities: changed } = draft.values;
  const kept = useMemo<Record<string, number>>(
    () => ({ ...quantitiesOf(order), ...(basedOn === version ? changed : none) }),
    [order, basedOn, version, changed],
  );
  const quantities = useMemo(() => {
    const sum = { ...kept };
    for (const [menuId, q] of Object.entries(basket)) sum[menuId] = (sum[menuId] ?? 0) + q;
    return sum;
  }, [kept, basket]);

  const change = (menuId: string, quantity: number) => {
    const before = kept[menuId] ?? 0;
    const inBasket = Object.hasOwn(basket, menuId);
    if (inBasket) setQuantity(dateId, menuId, Math.max(0, quantity - before));
    if (inBasket && quantity >= before) return;
    const next = { ...(basedOn === version ? changed : none), [menuId]: Math.max(0, quantity) };
    draft.change({ quantities: next, basedOn: version });
  };
  const moves = orderKeyOf(info, order.customerInfo.uid) !== orderKey;
  return useOrderForm({
    dateId,
    language,
    screenState,
    info,
    existing: order,
    movedFrom: moves ? orderKey : undefined,
    quantities,
    setQuantity: change,
    basket,
    draft,
  });
}
