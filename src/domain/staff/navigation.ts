import type { Order } from '../order.ts';

/** Stops between the present place and a leg's end that Google Maps takes by its address: on phones, and elsewhere. */
export const mostWaypoints = { phone: 3, desktop: 9 } as const;

/** What Google Maps finds an order's address by: without the unit, with state and postcode where they are known. */
export function mapAddress({ customerInfo }: Order): string {
  const { addressFull, address, addr_unit } = customerInfo;
  if (!addressFull) return address.replace(`${addr_unit} / `, '');
  const { street_number, route, locality, administrative_area_level_1, postal_code } = addressFull;
  const street = [street_number, route].filter(Boolean).join(' ');
  const region = [locality, administrative_area_level_1, postal_code].filter(Boolean).join(' ');
  return `${street}, ${region}`;
}

/** Links that open Google Maps from where the driver is, one a leg, each with the stops that it covers. */
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

/** Driving directions through the stops to the last of them. */
export function directionsUrl(stops: readonly string[]): string {
  const query = new URLSearchParams({ api: '1', travelmode: 'driving' });
  query.set('destination', stops.at(-1) ?? '');
  if (stops.length > 1) query.set('waypoints', stops.slice(0, -1).join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}
