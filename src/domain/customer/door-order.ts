import { streetSpelling } from './same-door.ts';

const natural = new Intl.Collator('en', { numeric: true });

/**
 * Sorts what goes to a suburb as its streets are driven: by street, house number and unit, and numbers by their size.
 * 19 Burwood Rd, 115 Burwood Road, 1 / 181 Burwood Rd. What has no address, as a damaged order, comes first.
 */
export function byDoor<T>(list: readonly T[], addressOf: (one: T) => string | undefined): T[] {
  return list
    .map((one) => ({ one, address: addressOf(one) ?? '' }))
    .map(({ one, address }) => ({ one, address, door: doorOf(address) }))
    .sort((a, b) => natural.compare(a.door, b.door) || natural.compare(a.address, b.address))
    .map(({ one }) => one);
}

/** Street and house number of a stored address, without the unit that stands in front of them. */
function doorOf(address: string): string {
  const unitEnd = address.indexOf(' / ');
  const door = unitEnd < 0 ? address : address.slice(unitEnd + 3);
  const [, number = '', street = door] = /^(?:lot )?(\d[^\s,]*)[\s,]+(.*)$/i.exec(door) ?? [];
  return `${streetSpelling(street)} ${number}`;
}
