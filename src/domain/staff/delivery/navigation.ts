import { readDeliveryInfo } from '../../customer/delivery-info.ts';
import { parseAddress } from '../../customer/parse-address.ts';
import type { ShownOrder } from '../orders/shown-order.ts';

/**
 * Most waypoints that a Google Maps URL supports between the start and the destination, on phones and on
 * desktops.
 */
export const maxWaypoints = { phone: 3, desktop: 9 } as const;

/** The address of an order for Google Maps: without the unit, with state and postcode if they are known. */
export function mapAddress({ customerInfo }: Pick<ShownOrder, 'customerInfo'>): string {
  const { addressFull, address, addr_unit } = readDeliveryInfo(customerInfo);
  if (!addressFull) return withoutUnit(address, addr_unit);
  const { street_number, route, locality, administrative_area_level_1, postal_code } = addressFull;
  const street = [street_number, route].filter(Boolean).join(' ');
  const region = [locality, administrative_area_level_1, postal_code].filter(Boolean).join(' ');
  return `${street}, ${region}`;
}

/** The text of an address without its unit, wherever that stands. */
function withoutUnit(address: string, unit: string): string {
  const prefix = `${unit} / `;
  if (unit && address.startsWith(prefix)) return address.slice(prefix.length);
  const { unit: typed, street_number, route, locality, postal_code } = parseAddress(address);
  if (!typed) return address;
  const place = [locality, postal_code].filter(Boolean).join(' ');
  return [[street_number, route].filter(Boolean).join(' '), place].filter(Boolean).join(', ');
}

/**
 * Google Maps links for the legs of a route, each from the current position of the driver; `first` and `last`
 * are the indexes of the stops that the leg covers.
 */
export function navigationLegs(
  addresses: readonly string[],
  waypoints: number,
): { url: string; first: number; last: number }[] {
  const size = waypoints + 1;
  return Array.from({ length: Math.ceil(addresses.length / size) }, (_, leg) => {
    const first = leg * size;
    const stops = addresses.slice(first, first + size);
    return { url: directionsUrl(stops), first, last: first + stops.length - 1 };
  });
}

/** URL of driving directions through all stops to the last one. */
export function directionsUrl(stops: readonly string[]): string {
  const query = new URLSearchParams({ api: '1', travelmode: 'driving' });
  query.set('destination', stops.at(-1) ?? '');
  if (stops.length > 1) query.set('waypoints', stops.slice(0, -1).join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}
