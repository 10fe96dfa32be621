import { useMemo, useState } from 'react';
import { setQuantity as setInBasket, useBasket } from '../../../data/order/use-basket.ts';
import { type Basket, onCatalogue } from '../../../domain/order/basket/basket.ts';
import { splitQuantity, withBasket } from '../../../domain/order/basket/order-quantities.ts';
import { type Order, quantitiesOf } from '../../../domain/order/order.ts';
import { ownOrderId } from '../../../domain/order/order-id.ts';
import { orderVersion } from '../../../domain/order/plan/order-plan.ts';
import { useEditedOrder } from '../../../screen-state/edited-order.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderScreenState } from './use-order-screen-state.ts';

/** Lines of an existing order that were changed, for one version of that order. */
type ChangedLines = Partial<Pick<OrderDraft['values'], 'quantities' | 'basedOn'>>;

const none: Record<string, number> = {};

/**
 * The quantities of an order form: the lines of the existing order as they were changed here, and the basket.
 * An edit takes what its customer adds to the basket meanwhile (`useEditedOrder`) and keeps its changes in its
 * draft; a basket's changes of the order that it is added to end with the form. `ending` is what leaves the
 * stored basket once the order is placed: also the menus that the shop no longer has.
 */
export function useFormQuantities(
  dateId: string,
  edited: Order | undefined,
  existing: Order | undefined,
  draft: OrderDraft,
  { ready, menus }: OrderScreenState,
) {
  const stored = useBasket(dateId);
  const continued = useEditedOrder(dateId);
  const takesBasket = !edited || continued === ownOrderId(edited);
  const ending = takesBasket ? stored : none;
  const basket = useMemo<Basket>(
    () => (ready ? onCatalogue(ending, menus) : ending),
    [ending, ready, menus],
  );

  const version = orderVersion(existing);
  const [reduced, setReduced] = useState<ChangedLines>({});
  const { basedOn, quantities: lines = none } = edited ? draft.values : reduced;
  const changed = basedOn === version ? lines : none;
  const ordered = useMemo(() => quantitiesOf(existing), [existing]);
  const kept = useMemo(() => ({ ...ordered, ...changed }), [ordered, changed]);
  const quantities = useMemo(() => withBasket(kept, basket), [kept, basket]);

  const change = (menuId: string, quantity: number) => {
    const next = { quantities: { ...changed, [menuId]: quantity }, basedOn: version };
    if (edited) draft.change(next);
    else setReduced(next);
  };
  const setQuantity = (menuId: string, quantity: number) => {
    // An edit's own lines may grow; only what was added beside the menus is in the basket.
    if (edited && !Object.hasOwn(basket, menuId)) return change(menuId, Math.max(0, quantity));
    const line = (edited ? kept : ordered)[menuId] ?? 0;
    const { ofOrder, ofBasket } = splitQuantity(quantity, line);
    setInBasket(dateId, menuId, ofBasket);
    if (line > 0) change(menuId, ofOrder);
  };
  const gone = Object.keys(ending).length - Object.keys(basket).length;
  return { ending, gone, quantities, setQuantity };
}
