import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { basketOf, setQuantity } from '../../data/basket.ts';
import { maxTypedQuantity, parseQuantity } from '../../domain/basket.ts';
import { addOne, maxOrderLines } from '../../domain/order-limits.ts';
import { overLimitWords, problemMessage } from '../../i18n/order-message.ts';
import { notify, TOAST_MS } from '../../ui/toast.tsx';

/** What a menu's quantity can be on a date. */
export interface MenuLimit {
  /** The menu can be added to: neither it nor the date is closed. */
  open: boolean;
  /** What one person may have on the date; undefined without a limit. */
  limit: number | undefined;
  /** What is left of the limit beside existing orders; Infinity without a limit. */
  allowed: number;
}

/** Plus, minus and typing for one menu of the basket; each says why when it refuses. */
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
        ? overLimitWords(t, title, limit ?? maxTypedQuantity, allowed)
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
      /** Takes a typed quantity; answers why not, in words. */
      type: (typed: string): string | undefined => {
        const most = open ? allowed : Math.min(allowed, basketOf(dateId)[menuId] ?? 0);
        const parsed = parseQuantity(typed, most);
        if (!parsed.ok) {
          return parsed.reason === 'over-limit'
            ? tooMany()
            : t('0부터 {{most}}까지 숫자로 적어 주세요', { most: maxTypedQuantity });
        }
        setQuantity(dateId, menuId, parsed.quantity);
        return undefined;
      },
      clear: () => setQuantity(dateId, menuId, 0),
    };
  }, [t, dateId, menuId, title, open, limit, allowed]);
}
