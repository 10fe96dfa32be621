import { useState } from 'react';
import { shopConfig } from '../../../data/shop-config.ts';
import { isOutside, parseAreaCircle } from '../../../domain/customer/delivery-area.ts';
import { areaOf } from '../../../domain/dates/date-card.ts';
import { orderKeyOf } from '../../../domain/order/order.ts';
import type { PaymentMethod } from '../../../domain/order/payment-methods.ts';
import { draftText, keepDraftText } from '../../../screen-state/drafts.ts';
import type { OrderForm } from './use-order-form.ts';

/**
 * Asks for confirmation, once per date and address, when an address is outside the date's area; it can be
 * ordered all the same. `before` continues with a payment at once, or after confirmation.
 */
export function useAreaQuestion({ dateId, info, screenState: { date, uid } }: OrderForm) {
  const [waiting, setWaiting] = useState<() => void>();
  const asked = `area-asked-${dateId}-${info ? orderKeyOf(info, uid ?? '') : ''}`;
  const before = (method: PaymentMethod, pay: (method: PaymentMethod) => void) => {
    const outside =
      date && info && isOutside(info, parseAreaCircle(shopConfig.areas[areaOf(date)]));
    if (outside && !draftText(asked)) setWaiting(() => () => pay(method));
    else pay(method);
  };
  const dismiss = () => setWaiting(undefined);
  const confirm = () => {
    keepDraftText(asked, 'yes');
    dismiss();
    waiting?.();
  };
  return { before, isAsking: waiting !== undefined, confirm, dismiss };
}
