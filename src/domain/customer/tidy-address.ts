import { type AddressFull, normalizeAddress } from './delivery-info.ts';
import type { TypedAddress } from './typed-address.ts';

/** Words that stay small inside a name: Avenue of the Arts. */
const small = new Set(['of', 'the', 'and', 'on', 'at', 'de', 'la']);

/**
 * The name of a street or suburb as it is stored: one apostrophe, single spaces, and capitals where somebody typed none or
 * nothing else. "O´CONNELL ST" → "O'Connell St"; "McDonald St" stays.
 */
export function tidied(name: string): string {
  const text = normalizeAddress(name);
  const shouted = text === text.toUpperCase();
  return text.replace(/(?<![\p{L}\p{M}\d'])\p{L}[\p{L}\p{M}']*/gu, (word, at: number) => {
    if (!shouted && word !== word.toLowerCase()) return word;
    const lower = word.toLowerCase();
    if (lower === 'nsw' || lower === 'act') return word.toUpperCase();
    if (at > 0 && small.has(lower)) return lower;
    // O'Connell, but King's.
    return lower.replace(/^(\p{L}'|mc(?=\p{L}{3}))?\p{L}/u, (start) =>
      start.replace(/\p{L}(?=')|\p{L}$|^m/gu, (letter) => letter.toUpperCase()),
    );
  });
}

/** A house number as it is stored: "12a" → "12A", "88 - 92" → "88-92", "lot 7" → "Lot 7". */
export function tidyNumber(number: string): string {
  return normalizeAddress(number)
    .toUpperCase()
    .replace(/ ?[-–—] ?/g, '-')
    .replace(/^LOT ?/, 'Lot ');
}

/** The stored form of an address typed by hand; its position is not known. */
export function typedAddressFull(typed: TypedAddress): AddressFull {
  const postal_code = typed.postal_code.trim();
  return {
    street_number: tidyNumber(typed.street_number),
    route: tidied(typed.route),
    locality: tidied(typed.locality),
    administrative_area_level_1: isOfCanberra(postal_code) ? 'ACT' : 'NSW',
    administrative_area_level_2: '',
    country: 'Australia',
    postal_code,
    latitude: null,
    longitude: null,
  };
}

function isOfCanberra(postcode: string): boolean {
  return /^(260\d|261[0-7]|29\d\d)$/.test(postcode);
}
