export const earthRadiusMetres = 6_371_008.8;

/** A place on the map, degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Great-circle distance, by the haversine formula. */
export function metresBetween(a: Point, b: Point): number {
  const radians = (value: number) => (value * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(half(a.lat, b.lat) + across));
}
