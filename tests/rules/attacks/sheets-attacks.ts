import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  queries,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import { readerOf, thirdKey, withCustomers } from '../../support/hostile/busy-shop.ts';
import { forgeAllStores, legalSteps } from '../../support/hostile/forge.ts';
import { agedCare, customer, neighbour, visitor } from '../../support/rules/actors.ts';
import { cancelWritesFor, type Wish } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';

const sheets = `orderSheets/${openId}`;

/** The first sheet is full, and nobody has opened another. */
const firstIsFull: Given = (shop) => ({
  ...shop,
  [`orders2/${openId}`]: withCustomers(shop[`orders2/${openId}`]),
});
/** The second sheet is open beside it and has room for one. */
const secondIsOpen: Given = (shop) => ({
  ...firstIsFull(shop),
  [`orders2/${openId}~2`]: withCustomers({}, 59),
  [sheets]: { open: 2 },
});

/** The first sheet has room again beside it. */
const firstHasRoom: Given = (shop) => ({
  ...secondIsOpen(shop),
  [`orders2/${openId}`]: withCustomers(shop[`orders2/${openId}`], 59),
});
/** u4 is on the second sheet; on the first, an empty part is left of a cancelled order. */
const emptyPart: Given = (shop) => {
  const ofNeighbour = shop['ordersForCustomer/u3']?.[openId] as Record<string, object>;
  const order = { ...ofNeighbour[otherKey], orderKey: thirdKey, sheet: 2 };
  const both = firstHasRoom(shop);
  return {
    ...both,
    'ordersForCustomer/u4': { [openId]: { [thirdKey]: order } },
    [`orders2/${openId}`]: { ...both[`orders2/${openId}`], u4: {} },
    [`orders2/${openId}~2`]: { ...both[`orders2/${openId}~2`], u4: { [thirdKey]: order } },
  };
};
/** Nobody has opened a sheet of a date yet. */
const noneIsOpened: Given = (shop) => {
  const { [sheets]: _, ...rest } = firstIsFull(shop);
  return rest;
};

/** An order that names this sheet and stands in that document. */
async function onSheet(shop: Documents, uid: string, sheet: unknown, id: string, wish: Wish = {}) {
  const steps = forgeAllStores(await legalSteps(shop, uid, wish), (order) => {
    if (sheet === undefined) delete order.sheet;
    else order.sheet = sheet;
  });
  return steps.map(
    (step): DocumentWrite => (step.collection === 'orders2' ? { ...step, id } : step),
  );
}
const orders = (title: string, sheet: unknown, id = `${openId}~${sheet}`): Attack =>
  writes(agedCare, title, (shop) => onSheet(shop, 'u4', sheet, id));

export const sheetsOfDates: Attack[] = [
  orders('a customer begins a second sheet while the first has room', 2),
  setsFields(agedCare, 'a customer opens a second sheet while the first has room', sheets, [
    ['open'],
    2,
  ]),
  setsFields(
    agedCare,
    'a customer opens sheets of a date that does not exist',
    'orderSheets/20300101_1',
    [['open'], 2],
  ),
  writes(
    neighbour,
    'a customer cancels their only order and leaves an empty part, which fills a sheet',
    async (shop) =>
      (await cancelWritesFor(readerOf(shop), 'u3', otherKey)).map(
        (step): DocumentWrite =>
          step.collection === 'orders2'
            ? { ...step, fields: [{ path: ['u3', otherKey], remove: true }] }
            : step,
      ),
  ),
  queries(customer, 'a customer lists the open sheets of all dates', { collection: 'orderSheets' }),
  ...inShop(firstIsFull, [
    writes(agedCare, 'a customer joins a full sheet', (shop) => legalSteps(shop, 'u4')),
    orders('a customer begins a third sheet before the second', 3),
    orders('a customer names the second sheet and takes the first', 2, openId),
    orders('a customer names a sheet in text', '2'),
    orders('a customer names half a sheet', 2.5),
    orders('a customer names the first sheet by its number', 1),
    orders('a customer names a sheet before the first', -1),
    orders('a customer names a list of sheets', [2]),
    setsFields(agedCare, 'a customer opens two sheets at once', sheets, [['open'], 3]),
    setsFields(
      agedCare,
      'a customer opens a sheet and adds a note',
      sheets,
      [['open'], 2],
      [['note'], 'x'],
    ),
    setsFields(visitor, 'a visitor opens a sheet', sheets, [['open'], 2]),
    setsFields(agedCare, 'a customer opens a sheet in text', sheets, [['open'], '2']),
  ]),
  ...inShop(secondIsOpen, [
    writes(
      agedCare,
      'a customer joins the first sheet, which is full, instead of the second',
      async (shop) =>
        forgeAllStores(await legalSteps(shop, 'u4'), (order) => {
          delete order.sheet;
        }).map(
          (step): DocumentWrite => (step.collection === 'orders2' ? { ...step, id: openId } : step),
        ),
    ),
    writes(customer, 'a customer orders for a second address on another sheet', (shop) =>
      onSheet(shop, 'u1', 2, `${openId}~2`),
    ),
    writes(customer, 'a customer moves an order to another sheet', async (shop) => {
      const steps = await onSheet(shop, 'u1', 2, `${openId}~2`, { previousOrderKey: orderKey });
      return [...steps, unset(`orders2/${openId}`, ['u1', orderKey]) as DocumentWrite];
    }),
    orders('a customer names a sheet between the two', 1.5),
    orders('a customer begins a third sheet while the second has room', 3),
    setsFields(agedCare, 'a customer opens a third sheet while the second has room', sheets, [
      ['open'],
      3,
    ]),
    setsFields(agedCare, 'a customer closes the second sheet', sheets, [['open'], 1]),
    writes(agedCare, 'a customer deletes which sheet is open', () => [
      { path: sheets, delete: true },
    ]),
    setsFields(
      agedCare,
      'a customer starts orders on a sheet without ordering',
      `orders2/${openId}~2`,
      [['u4'], {}],
    ),
  ]),
  ...inShop(firstHasRoom, [
    writes(agedCare, 'a customer puts an order on two sheets', async (shop) => {
      const steps = await onSheet(shop, 'u4', 2, `${openId}~2`);
      const again = steps.filter(({ collection }) => collection === 'orders2');
      return [...steps, ...again.map((step) => ({ ...step, id: openId }))];
    }),
  ]),
  ...inShop(emptyPart, [
    writes(
      agedCare,
      'a customer edits an order onto another sheet and leaves it on the first',
      (shop) => onSheet(shop, 'u4', undefined, openId),
    ),
    writes(agedCare, 'a customer who is on the second sheet names it in text', (shop) =>
      onSheet(shop, 'u4', '2', `${openId}~2`),
    ),
  ]),
  ...inShop(noneIsOpened, [
    setsFields(visitor, 'a visitor opens the second sheet of a date', sheets, [['open'], 2]),
  ]),
];
