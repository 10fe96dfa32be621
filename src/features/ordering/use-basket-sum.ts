import { useMemo } from 'react';
import { useBasket } from '../../data/basket.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { menus } from '../../data/documents/sources.ts';
import { itemCount } from '../../domain/basket.ts';
import { type Cents, toCents } from '../../domain/money.ts';

/** How many items a date's basket holds and what they cost at present prices. */
export function useBasketSum(dateId: string): { count: number; total: Cents } {
  const basket = useBasket(dateId);
  const catalogue = useLiveDocument(menus).value;
  return useMemo(() => {
    const total = Object.entries(basket).reduce(
      (sum, [menuId, q]) => sum + toCents(catalogue?.[menuId]?.price ?? 0) * q,
      0,
    );
    return { count: itemCount(basket), total };
  }, [basket, catalogue]);
}
