import type { AddressFull } from './delivery.ts';

/** Centre and radius of the address search (spec §9). */
export const deliveryCentre = { lat: -34.3, lng: 150.36 } as const;
const radiusMetres = 200_000;

const earthRadiusMetres = 6_371_008.8;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const latitudes = degrees(radiusMetres / earthRadiusMetres);
const longitudes = latitudes / Math.cos((deliveryCentre.lat * Math.PI) / 180);

/** The smallest rectangle around the circle, degrees. */
export const deliveryBounds = {
  south: deliveryCentre.lat - latitudes,
  north: deliveryCentre.lat + latitudes,
  west: deliveryCentre.lng - longitudes,
  east: deliveryCentre.lng + longitudes,
} as const;

/** Whether a place this far from the centre is delivered to; an unknown distance is let through. */
export function inDeliveryArea(metres: number | null): boolean {
  return metres === null || metres <= radiusMetres;
}

/** Where a date's deliveries go: within so many kilometres of a point. */
interface AreaCircle {
  lat: number;
  lng: number;
  km: number;
}

/** "latitude,longitude,kilometres" of the configuration; undefined for what is none, and then all is inside. */
export function parseAreaCircle(text: string): AreaCircle | undefined {
  const [lat, lng, km, ...more] = text.split(',').map(Number);
  const isCircle = [lat, lng, km].every(Number.isFinite) && more.length === 0;
  return isCircle ? ({ lat, lng, km } as AreaCircle) : undefined;
}

/** Whether an address lies outside an area; one without a place on the map does not. */
export function isOutside(place: AddressFull | null, circle: AreaCircle | undefined): boolean {
  if (!circle || place?.latitude == null || place.longitude == null) return false;
  return metresBetween(circle, { lat: place.latitude, lng: place.longitude }) > circle.km * 1000;
}

type Point = Pick<AreaCircle, 'lat' | 'lng'>;

/** Along the ground, by the haversine formula. */
function metresBetween(a: Point, b: Point): number {
  const radians = (value: number) => (value * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(half(a.lat, b.lat) + across));
}
