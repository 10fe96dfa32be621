import { type DeliveryArea, deliveryAreas } from '../dates/active-date.ts';
import { earthRadiusMetres, metresBetween } from '../lib/metres-between.ts';
import type { DeliveryInfo } from './delivery-info.ts';
import { postcodeCentre } from './postcodes.ts';
import { addressParts } from './typed-address.ts';

/** Centre and radius of the address search (spec §9). */
export const deliveryCentre = { lat: -34.3, lng: 150.36 } as const;
const radiusMetres = 200_000;

const degrees = (radians: number) => (radians * 180) / Math.PI;
const latitudes = degrees(radiusMetres / earthRadiusMetres);
const longitudes = latitudes / Math.cos((deliveryCentre.lat * Math.PI) / 180);

/** The smallest bounding box of the circle, degrees. */
export const deliveryBounds = {
  south: deliveryCentre.lat - latitudes,
  north: deliveryCentre.lat + latitudes,
  west: deliveryCentre.lng - longitudes,
  east: deliveryCentre.lng + longitudes,
} as const;

/** Whether the shop delivers to a place this far from the centre; true if the distance is unknown. */
export function inDeliveryArea(metres: number | null): boolean {
  return metres === null || metres <= radiusMetres;
}

/** A delivery area: a radius in kilometres around a point. */
export interface AreaCircle {
  lat: number;
  lng: number;
  km: number;
}

/**
 * Parses "latitude,longitude,kilometres" of the configuration; undefined if it is invalid, so that no address
 * counts as outside.
 */
export function parseAreaCircle(text: string): AreaCircle | undefined {
  const [lat, lng, km, ...more] = text.split(',').map(Number);
  const isCircle = [lat, lng, km].every(Number.isFinite) && more.length === 0;
  return isCircle ? ({ lat, lng, km } as AreaCircle) : undefined;
}

/**
 * Whether delivery details are outside an area: by the address's position, else by the middle of its postcode. False if
 * neither is known.
 */
export function isOutside(
  info: Pick<DeliveryInfo, 'address' | 'addr_unit' | 'addressFull'>,
  circle: AreaCircle | undefined,
): boolean {
  if (!circle) return false;
  const { latitude: lat, longitude: lng } = info.addressFull ?? {};
  if (typeof lat === 'number' && typeof lng === 'number') {
    return metresBetween(circle, { lat, lng }) > circle.km * 1000;
  }
  const { postal_code } = addressParts(info);
  return /^\d{4}$/.test(postal_code) && isPostcodeOutside(postal_code, circle);
}

/** The areas that a postcode of four digits is not outside of, by the rule of `isOutside` for a typed address. */
export function areasOfPostcode(
  postcode: string,
  circles: Record<DeliveryArea, AreaCircle | undefined>,
): DeliveryArea[] {
  return deliveryAreas.filter((area) => {
    const circle = circles[area];
    return !circle || !isPostcodeOutside(postcode, circle);
  });
}

/** Whether the middle of a postcode of four digits is outside an area. */
export function isPostcodeOutside(postcode: string, circle: AreaCircle): boolean {
  const centre = postcodeCentre(postcode);
  // A postcode beyond the delivery radius.
  return !centre || metresBetween(circle, centre) > circle.km * 1000;
}
