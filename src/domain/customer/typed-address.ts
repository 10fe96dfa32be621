import type { AddressFull, DeliveryInfo } from './delivery-info.ts';
import { parseAddress } from './parse-address.ts';

/** The parts of an address that a customer types by hand; `locality` is the suburb. */
export type TypedAddress = Pick<
  AddressFull,
  'street_number' | 'route' | 'locality' | 'postal_code'
>;

/** The parts of delivery details' address; parsed where they are stored as text only. */
export function addressParts({
  address,
  addr_unit,
  addressFull,
}: Pick<DeliveryInfo, 'address' | 'addr_unit' | 'addressFull'>): TypedAddress {
  if (addressFull) {
    const { street_number, route, locality, postal_code } = addressFull;
    return { street_number, route, locality, postal_code };
  }
  const prefix = addr_unit ? `${addr_unit} / ` : '';
  const { unit, ...parts } = parseAddress(
    address.startsWith(prefix) ? address.slice(prefix.length) : address,
  );
  return parts;
}

/** Whether a driver can find an address: a chosen one, or a text with number, street and suburb. */
export function canBeFound(info: Pick<DeliveryInfo, 'address' | 'addr_unit' | 'addressFull'>) {
  const { street_number, route, locality } = addressParts(info);
  return info.addressFull !== null || [street_number, route, locality].every(Boolean);
}
