import { type AddressFull, normalizeAddress } from './delivery-info.ts';
import { parseAddress } from './parse-address.ts';
import { streetTypeOf } from './street-types.ts';
import { spelling } from './suburbs.ts';

interface Address {
  address: string;
  addr_unit?: string | undefined;
  /** A board knows only the suburb. */
  addressFull: Partial<AddressFull> | null;
}

/**
 * Whether two addresses differ in spelling only, so that they are probably one door: capitals, accents and apostrophes,
 * "Street" or "St", the unit before or behind. An address without a suburb is at the same door as one with it; different
 * units and numbers never are.
 */
export function isSameDoor(one: Address, other: Address): boolean {
  const [a, b] = [doorOf(one), doorOf(other)];
  if (!a.route || a.unit !== b.unit || a.number !== b.number || a.route !== b.route) return false;
  return a.suburb === b.suburb || !a.suburb || !b.suburb;
}

/** The parts of an address in one spelling. */
function doorOf({ address, addr_unit, addressFull }: Address) {
  const typed = parseAddress(address);
  const {
    street_number = '',
    route = '',
    locality = '',
  } = addressFull?.route
    ? addressFull
    : { ...typed, locality: addressFull?.locality ?? typed.locality };
  // The number field may hold a unit as well: 3/12.
  const numbered = parseAddress(`${street_number} ${route}`);
  return {
    unit: plain(addr_unit || (addressFull?.route ? '' : typed.unit) || numbered.unit).replace(
      /^(unit|apartment|apt|flat|no|u)(?=\d)/,
      '',
    ),
    number: plain(numbered.street_number).replace(/^0+/, ''),
    route: streetSpelling(numbered.route),
    suburb: spelling(withoutAccents(locality)),
  };
}

/** A street, or a street and its suburb, in one spelling: "Burwood Road" is "Burwood Rd". */
export function streetSpelling(route: string): string {
  return withoutAccents(route)
    .toLowerCase()
    .replace(/['.]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word, index) => (index > 0 ? (streetTypeOf(word) ?? word) : word))
    .join('')
    .replace(/^saint/, 'st')
    .replace(/^mount/, 'mt');
}

/** Without spaces and signs, in small letters. */
function plain(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/[^\p{L}\d-]/gu, '');
}

function withoutAccents(text: string): string {
  return normalizeAddress(text).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}
