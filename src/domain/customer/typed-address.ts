import { type AddressFull, type DeliveryInfo, normalizeAddress } from './delivery.ts';

/** The parts of an address that a customer types by hand; `locality` is the suburb. */
export type TypedAddress = Pick<
  AddressFull,
  'street_number' | 'route' | 'locality' | 'postal_code'
>;

/** How most Australian street names end. */
const streetTypes =
  'avenue|ave|boulevard|blvd|circuit|cct|close|cl|court|ct|crescent|cres|drive|dr|grove|gr|highway|hwy|lane|ln|parade|pde|place|pl|road|rd|square|sq|street|st|terrace|tce|way';
const streetAndSuburb = new RegExp(`^(\\S.*?\\s(?:${streetTypes})\\.?)\\s+(\\S.*)$`, 'i');

/**
 * Splits an address into its parts: "3/12 Beamish St, Campsie NSW 2194" → unit 3, number 12, Beamish St,
 * Campsie, 2194. What is not recognised stays in `route`; missing parts are empty.
 */
export function parseAddress(text: string): TypedAddress & { unit: string } {
  let rest = normalizeAddress(text);
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(pattern, '');
    return found?.[1] ?? '';
  };
  const unit = take(/^(?:unit |apt |apartment )?(\w+) ?\/ ?(?=\d)/i);
  take(/,? (australia)$/i);
  const postal_code = take(/[, ]+(\d{4})$/);
  take(/[, ]+(nsw|act)$/i);
  const street_number = take(/^((?:lot )?\d+[a-z]?(?:-\d+[a-z]?)?)[, ]+/i);
  const [, route = rest, locality = ''] =
    /^(.*?) ?, ?(.*)$/.exec(rest) ?? streetAndSuburb.exec(rest) ?? [];
  return { unit, street_number, route, locality, postal_code };
}

/** The stored form of an address typed by hand; its position is not known. */
export function typedAddressFull(typed: TypedAddress): AddressFull {
  const postal_code = typed.postal_code.trim();
  return {
    street_number: normalizeAddress(typed.street_number),
    route: normalizeAddress(typed.route),
    locality: normalizeAddress(typed.locality),
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
