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
