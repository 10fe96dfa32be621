import { deliveryInfoOf, type Order, quantitiesOf } from '../../../../domain/order/order.ts';
import { orderVersion } from '../../../../domain/order/plan/order-plan.ts';
import { addedQuantities } from '../../../../domain/staff/orders/second-order.ts';
import { draftOf, forgetDraft, keepDraft } from '../../../../screen-state/drafts.ts';
import { detailsOf } from './caller-details.ts';
import { editDraft, type OrderDraft } from './phone-order-draft.ts';

/** What becomes of the dishes of a stored order when what a caller orders now goes into it. */
export type IntoOrder = 'add' | 'replace';

/**
 * Keeps what staff have typed for a new order, under the name `from`, as a change to a stored one. Nothing is stored by it:
 * they see and read back the whole order first. The new order's draft stays until that is saved.
 */
export function keepInOrder(order: Order, way: IntoOrder, from: string): void {
  const typed = draftOf<OrderDraft>(from);
  if (!typed?.caller) return;
  const unsaved = draftOf<OrderDraft>(editDraft(order));
  // It was saved, and the answer was lost: the order has these dishes.
  if (unsaved?.from === from && unsaved.attempt?.id === orderVersion(order)) {
    forgetDraft(editDraft(order));
    forgetDraft(from);
    return;
  }
  // What was added before is added anew.
  const base = unsaved?.from === undefined ? unsaved : undefined;
  const { quantities = {} } = typed;
  const there = base?.quantities ?? quantitiesOf(order);
  const isSameCaller = typed.caller.uid === order.customerInfo.uid;
  keepDraft(editDraft(order), {
    ...base,
    ...(isSameCaller && { details: withTyped(order, base, typed), lang: typed.lang ?? base?.lang }),
    caller: base?.caller ?? {
      ...{ uid: order.customerInfo.uid, info: deliveryInfoOf(order) },
      ...{ lang: order.orderLang, isNew: false },
    },
    seen: base?.seen ?? order,
    request: joined(base?.request ?? order.orderRequest, typed.request ?? ''),
    quantities: way === 'add' ? addedQuantities(there, quantities) : quantities,
    from,
  } satisfies Partial<OrderDraft>);
}

/** The details of the order, with what staff have typed otherwise than they were known of the caller. */
function withTyped(
  order: Order,
  base: Partial<OrderDraft> | undefined,
  { caller, details }: Partial<OrderDraft>,
): OrderDraft['details'] {
  const stored = base?.details ?? detailsOf(deliveryInfoOf(order));
  const known = detailsOf(caller?.info);
  const typed = details ?? known;
  const own = (['name', 'phone', 'note'] as const).filter((part) => typed[part] !== known[part]);
  return { ...stored, ...Object.fromEntries(own.map((part) => [part, typed[part]])) };
}

function joined(one: string, other: string): string {
  return [...new Set([one.trim(), other.trim()])].filter(Boolean).join('\n');
}
