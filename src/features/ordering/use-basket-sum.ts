import { useMemo } from 'react';
import { useBasket } from '../../data/basket.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { menus } from '../../data/documents/sources.ts';
import { type Basket, itemCount, onCatalogue } from '../../domain/basket.ts';
import { type Cents, toCents } from '../../domain/money.ts';

interface BasketSum {
  /** What of it can be ordered. */
  basket: Basket;
  /** Number of items. */
  count: number;
  /** At present prices; unknown until the catalogue has come. */
  total: Cents | undefined;
}

/** How many items a date's basket holds and what they cost. */
export function useBasketSum(dateId: string): BasketSum {
  const stored = useBasket(dateId);
  const catalogue = useLiveDocument(menus).value;
  return useMemo(() => {
    const basket = catalogue ? onCatalogue(stored, catalogue) : stored;
    const total =
      catalogue &&
      Object.entries(basket).reduce(
        (sum, [menuId, q]) => sum + toCents(catalogue[menuId]?.price ?? 0) * q,
        0,
      );
    return { basket, count: itemCount(basket), total };
  }, [stored, catalogue]);
}
