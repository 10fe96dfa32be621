import type { AddressFull } from './delivery-info.ts';
import { parseAddress } from './parse-address.ts';
import { type SuburbDoubt, suburbFit } from './suburb-fit.ts';
import { hasHangul, type Place, spelling, withMapNames } from './suburbs.ts';
import { typedAddressFull } from './tidy-address.ts';

/** An address that staff type as one line while a customer says it, with the parts that are recognised in it. */
export interface DictatedAddress {
  unit: string;
  addressFull: AddressFull;
  /** Undefined: the suburb is the one that has this postcode. */
  doubt: SuburbDoubt | undefined;
}

/**
 * Finds suburb and postcode in a typed line; undefined without a number, a street and a suburb. A suburb without its
 * postcode takes it from the list; where several have its name, the one for which `isNear` holds is meant. An empty
 * list asks nothing and adds nothing, so that an order can be taken while it can't be loaded.
 */
export function readDictated(
  line: string,
  suburbs: readonly Place[],
  isNear: (place: Place) => boolean,
): DictatedAddress | undefined {
  const { unit, ...typed } = parseAddress(withMapNames(line, suburbs));
  if (![typed.street_number, typed.route, typed.locality].every(Boolean)) return undefined;
  const place = { name: typed.locality, postcode: typed.postal_code };
  const read = ({ name, postcode }: Place, doubt?: SuburbDoubt): DictatedAddress => ({
    unit,
    addressFull: typedAddressFull({ ...typed, locality: name, postal_code: postcode }),
    doubt,
  });
  if (suburbs.length === 0) return read(place);
  if (place.postcode) {
    const fit = suburbFit(place.name, place.postcode, suburbs);
    return fit.kind === 'fits' ? read(place) : read(place, { ...fit, typed: place });
  }
  const named = suburbs.filter(
    ({ name }) => !hasHangul(name) && spelling(name) === spelling(place.name),
  );
  const near = named.filter(isNear);
  const [only, ...others] = near.length > 0 ? near : named;
  if (only && others.length === 0) return read(only);
  const fit = suburbFit(place.name, '', suburbs);
  const offers = only ? [only, ...others] : fit.kind === 'fits' ? [] : fit.offers;
  return read(place, { kind: 'unknown', typed: place, offers });
}

/** The line with a place that was offered instead of the suburb that it names. */
export function withPlace({ addressFull }: DictatedAddress, { name, postcode }: Place): string {
  const { street_number, route } = addressFull;
  return `${street_number} ${route}, ${name} ${postcode}`;
}
