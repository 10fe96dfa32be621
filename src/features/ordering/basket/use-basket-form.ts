import { useMemo, useState } from 'react';
import { setQuantity, useBasket } from '../../../data/order/basket.ts';
import type { DeliveryInfo } from '../../../domain/customer/delivery.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { onCatalogue } from '../../../domain/order/basket.ts';
import { orderKeyOf, quantitiesOf } from '../../../domain/order/order.ts';
import { orderVersion } from '../../../domain/order/order-plan.ts';
import { orderDraft } from '../../../screen-state/edited-order.ts';
import { useDraft } from '../../../screen-state/use-draft.ts';
import { type FormChoices, type OrderForm, useOrderForm } from '../form/use-order-form.ts';
import type { OrderScreenState } from '../form/use-order-screen-state.ts';

/** Lines of the existing order that were reduced in this dialog, for one version of that order. */
interface Reduced {
  version: string | null;
  kept: Record<string, number>;
}

export interface BasketForm extends OrderForm {
  /** How many menus of the basket the shop no longer has; they are left out of the order. */
  gone: number;
  /** The recipient who replaces the profile's delivery details. */
  recipient: DeliveryInfo | undefined;
  sendTo: (recipient: DeliveryInfo | undefined) => void;
}

/**
 * The form that orders a date's basket. If the customer already has an order for the address, the basket is
 * added to it: one order per date and address (spec §3).
 */
export function useBasketForm(
  dateId: string,
  language: Language,
  screenState: OrderScreenState,
): BasketForm {
  const stored = useBasket(dateId);
  const basket = useMemo(
    () => (screenState.ready ? onCatalogue(stored, screenState.menus) : stored),
    [stored, screenState.ready, screenState.menus],
  );
  const draft = useDraft<FormChoices>(orderDraft(dateId));
  const { recipient } = draft.values;
  const info = recipient ?? screenState.user?.deliveryInfo;
  const orderKey = info ? orderKeyOf(info, screenState.uid ?? '') : '';
  const existing = screenState.ready ? screenState.orders[dateId]?.[orderKey] : undefined;
  const version = orderVersion(existing);
  const [reduced, setReduced] = useState<Reduced>({ version, kept: {} });
  const kept = reduced.version === version ? reduced.kept : undefined;

  const quantities = useMemo(() => {
    const sum: Record<string, number> = { ...quantitiesOf(existing), ...kept };
    for (const [menuId, q] of Object.entries(basket)) sum[menuId] = (sum[menuId] ?? 0) + q;
    return sum;
  }, [existing, kept, basket]);

  const change = (menuKey: string, quantity: number) => {
    const was = existing?.menus[menuKey]?.q ?? 0;
    setQuantity(dateId, menuKey, Math.max(0, quantity - was));
    if (was > 0) {
      setReduced({ version, kept: { ...kept, [menuKey]: Math.min(was, Math.max(0, quantity)) } });
    }
  };
  const form = useOrderForm({
    dateId,
    language,
    screenState,
    info,
    existing,
    quantities,
    setQuantity: change,
    basket,
    draft,
  });
  return {
    ...form,
    gone: Object.keys(stored).length - Object.keys(basket).length,
    recipient,
    sendTo: (next) => draft.change({ recipient: next }),
  };
}
