import type { AddressFull } from './delivery-info.ts';
import { parseAddress } from './parse-address.ts';
import { tidyNumber } from './tidy-address.ts';

/** An address from the suggestions; its unit is a field of its own. */
export interface ChosenAddress {
  address: AddressFull;
  unit: string;
}

/**
 * A chosen address with what its details have lost of the suggestion's own text (`shown`) and of what was typed: the unit,
 * letters and ranges of the house number, or all of the number.
 */
export function withTypedParts(
  { address, unit }: ChosenAddress,
  shown: string,
  typed: string,
): ChosenAddress {
  const own = parseAddress(`${address.street_number} ${address.route}`);
  const others = [parseAddress(shown), parseAddress(typed)];
  const street_number = others.reduce(
    (number, other) =>
      saysMore(other.street_number, number) && other.street_number !== address.postal_code
        ? other.street_number
        : number,
    own.street_number,
  );
  return {
    address: { ...address, street_number: tidyNumber(street_number) },
    unit: unit || [own, ...others].map((parts) => parts.unit).find(Boolean) || '',
  };
}

/** Whether a house number is the same one with more to it: 12A or 12-14 for 12, anything for none. */
function saysMore(other: string, number: string): boolean {
  if (number === '') return other !== '';
  const rest = other.startsWith(number) ? other.slice(number.length) : '';
  return rest !== '' && !/^\d/.test(rest);
}
