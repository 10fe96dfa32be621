import type { ActiveDate } from '../../../src/domain/dates/active-date.ts';
import { waitersCollection } from '../../../src/domain/messages/waiting.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { RegisteredCustomer, Shop } from '../browser/browser-shop.ts';
import type { CustomerName } from './stage-customers.ts';

/** One customer waits for the sold-out dishes of a date, another has been told that they were back. */
export async function placeWaiting(
  shop: Shop,
  dateId: string,
  date: ActiveDate | undefined,
  customers: Readonly<Record<CustomerName, RegisteredCustomer>>,
): Promise<void> {
  const at = Date.now() - 3_600_000;
  const wish = { state: 'waiting', since: at, wording: 'back-1', lang: 'ko', channel: 'email' };
  const soldOut = Object.entries(date?.menus ?? {}).filter(([, onSale]) => !onSale);
  const wishes = (entry: PlainMap): PlainMap =>
    Object.fromEntries(soldOut.map(([menuKey]) => [menuKey, entry]));
  const people = waitersCollection(dateId);
  await shop.store.write([
    { path: `${people}/${customers.regular.uid}`, data: { at, dishes: wishes(wish) } },
    {
      path: `${people}/${customers.trusted.uid}`,
      data: { at, dishes: wishes({ ...wish, state: 'told', told: at + 1_800_000 }) },
    },
  ]);
}
