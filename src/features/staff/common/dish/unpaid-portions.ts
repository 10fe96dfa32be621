import { createContext, useContext } from 'react';

/** Portions in orders by phone that are not paid yet: menuKey → quantity. They count towards limits, and are not cooked. */
export const UnpaidPortions = createContext<ReadonlyMap<string, number>>(new Map());

/** How many portions of a dish wait to be paid. */
export function useUnpaidPortions(): (menuKey: string) => number {
  const portions = useContext(UnpaidPortions);
  return (menuKey) => portions.get(menuKey) ?? 0;
}
