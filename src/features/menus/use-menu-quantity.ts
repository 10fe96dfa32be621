import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { basketOf, setQuantity } from '../../data/order/use-basket.ts';
import { maxTypedQuantity, parseQuantity } from '../../domain/order/basket/basket.ts';
import { addOne, maxOrderLines } from '../../domain/order/plan/order-limits.ts';
import { overLimitMessage, problemMessage } from '../../i18n/order-problem-message.ts';
import { quantityMessage } from '../../i18n/quantity-message.ts';
import { notify, TOAST_MS } from '../../ui/feedback/toast.tsx';

/** The limits for a menu's quantity on a date. */
export interface MenuLimit {
  /** The menu can be added: neither it nor the date is closed. */
  open: boolean;
  /** How many one person may order on the date; undefined without a limit. */
  limit: number | undefined;
  /** What the customer's existing orders leave of the limit; Infinity without a limit. */
  allowed: number;
}

/**
 * Handlers for plus, minus and a typed quantity of one menu in the basket; each shows why when it refuses.
 */
export function useMenuQuantity(
  dateId: string,
  menuId: string,
  title: string,
  { open, limit, allowed }: MenuLimit,
) {
  const { t } = useTranslation();
  return useMemo(() => {
    const tooMany = () =>
      open
        ? overLimitMessage(t, title, limit ?? maxTypedQuantity, allowed)
        : t('마감된 메뉴예요. 감사합니다!');
    return {
      plus: () => {
        const addition = addOne(basketOf(dateId), menuId, { open, allowed });
        if (!addition.ok) {
          return notify.negative(tooMany(), open ? undefined : TOAST_MS.short);
        }
        setQuantity(dateId, menuId, addition.quantity);
        if (addition.tooManyLines) {
          notify.info(problemMessage(t, { code: 'too-many-lines', most: maxOrderLines }, String));
        }
      },
      minus: () => setQuantity(dateId, menuId, (basketOf(dateId)[menuId] ?? 0) - 1),
      /** Sets a typed quantity; returns a message if it is refused. */
      type: (typed: string): string | undefined => {
        const most = open ? allowed : Math.min(allowed, basketOf(dateId)[menuId] ?? 0);
        const parsed = parseQuantity(typed, most);
        if (!parsed.ok) return quantityMessage(t, parsed, tooMany);
        setQuantity(dateId, menuId, parsed.quantity);
        return undefined;
      },
      clear: () => setQuantity(dateId, menuId, 0),
    };
  }, [t, dateId, menuId, title, open, limit, allowed]);
}
