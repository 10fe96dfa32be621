import fc from 'fast-check';
import { expect } from 'vitest';
import type { ActiveDate } from '../dates/active-date.ts';
import type { Menu, Menus } from '../menus/menu.ts';
import type { Documents } from './apply-writes.ts';
import { date, grant, user } from './fixtures.ts';
import { type OrderChoice, ShopModel } from './shop-model.ts';

const menuKeys = ['m0', 'm1', 'm2', 'm3', 'm4'];

const menuArb: fc.Arbitrary<Menu> = fc.record({
  title: fc.constantFrom('곰탕', '김치', '두부'),
  price: fc.integer({ min: 5, max: 6000 }).map((cents) => cents / 100),
  cat: fc.constant('home'),
  active: fc.constant(true),
  noPoint: fc.boolean(),
});

/** A shop's catalogue, date and rates, and a customer's points. */
export interface ShopSetup {
  menus: Menus;
  date: ActiveDate;
  pointRate: number;
  customPointRate: number | undefined;
  /** Points granted by staff, hundredths; undefined: there are no points documents yet. */
  granted: number | undefined;
}

export const shopSetupArb: fc.Arbitrary<ShopSetup> = fc.record({
  menus: fc
    .tuple(menuArb, menuArb, menuArb, menuArb, menuArb)
    .map((list) => Object.fromEntries(list.map((menu, index) => [`m${index}`, menu]))),
  date: fc
    .dictionary(fc.constantFrom(...menuKeys), fc.integer({ min: 0, max: 12 }), { maxKeys: 2 })
    .map((menuLimitForPerson) => ({
      ...date,
      menus: Object.fromEntries(menuKeys.map((key) => [key, true])),
      menuLimitForPerson,
    })),
  pointRate: fc.constantFrom(0, 1, 2, 3.5, 10),
  customPointRate: fc.constantFrom(undefined, undefined, 0, 5, 33.3),
  granted: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
});

const quantitiesArb = fc.dictionary(
  fc.constantFrom(...menuKeys),
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 9 }) },
    fc.integer({ min: -2, max: 1100 }),
  ),
  { minKeys: 1 },
);

export const orderChoiceArb: fc.Arbitrary<OrderChoice> = fc.record({
  quantities: quantitiesArb,
  usePoint: fc.boolean(),
  paymentMethod: fc.constantFrom('cash', 'card'),
  elsewhere: fc.boolean(),
  move: fc.boolean(),
});
export const cashChoiceArb = orderChoiceArb.map(
  (choice): OrderChoice => ({ ...choice, paymentMethod: 'cash' }),
);

/** A model of a shop with this setup, without orders. */
export function openShop(setup: ShopSetup): ShopModel {
  const documents: Documents =
    setup.granted === undefined
      ? {}
      : {
          'points/u1': { grant: grant(setup.granted / 100) },
          'pointBalances/u1': { balance: setup.granted },
        };
  const { menus, pointRate, customPointRate } = setup;
  return new ShopModel(documents, {
    menus,
    date: setup.date,
    pointRate,
    user: { ...user, customPointRate },
  });
}

/** Checks a property and that at least `atLeast` of its runs returned true, that is, did not end early. */
export function check<T extends unknown[]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  run: (...values: T) => boolean,
  { numRuns = 400, atLeast = 100 } = {},
): void {
  let reached = 0;
  fc.assert(
    fc.property(...(arbitraries as unknown as [fc.Arbitrary<unknown>]), (...values: unknown[]) => {
      if (run(...(values as T))) reached += 1;
    }),
    { numRuns },
  );
  expect(reached).toBeGreaterThanOrEqual(atLeast);
}
