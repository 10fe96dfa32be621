import { useMemo } from 'react';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { menus } from '../../../data/documents/sources.ts';
import { useBasket } from '../../../data/order/use-basket.ts';
import { type BasketSum, basketSum } from '../../../domain/order/basket/basket.ts';

/** How many items a date's basket holds and what they cost. */
export function useBasketSum(dateId: string): BasketSum {
  const stored = useBasket(dateId);
  const catalogue = useLiveDocument(menus).value;
  return useMemo(() => basketSum(stored, catalogue), [stored, catalogue]);
}
