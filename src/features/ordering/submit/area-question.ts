import { shopConfig } from '../../../data/shop-config.ts';
import { isOutside, parseAreaCircle } from '../../../domain/customer/delivery-area.ts';
import { areaOf } from '../../../domain/dates/date-card.ts';
import { orderKeyOf } from '../../../domain/order/order.ts';
import { draftText, keepDraftText } from '../../../screen-state/drafts.ts';
import type { OrderForm } from '../form/use-order-form.ts';

/**
 * Whether the customer must confirm an address outside the date's area: once per date and address. It can be
 * ordered anyway.
 */
export function mustAskAboutArea(form: OrderForm): boolean {
  const { info } = form;
  const { date } = form.screenState;
  if (!date || !info) return false;
  const circle = parseAreaCircle(shopConfig.areas[areaOf(date)]);
  return isOutside(info, circle) && !draftText(acceptedName(form));
}

/** Records that the customer has confirmed the order's address for its date. */
export function acceptAddress(form: OrderForm): void {
  keepDraftText(acceptedName(form), 'yes');
}

const acceptedName = ({ dateId, info, screenState: { uid } }: OrderForm) =>
  `area-asked-${dateId}-${info ? orderKeyOf(info, uid ?? '') : ''}`;
