import { expect, it } from 'vitest';
import { deliveryBounds, deliveryCentre, inDeliveryArea } from './delivery-area.ts';

/** Haversine, metres. */
function distance(lat: number, lng: number): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = rad(lat - deliveryCentre.lat);
  const dLng = rad(lng - deliveryCentre.lng);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(rad(lat)) * Math.cos(rad(deliveryCentre.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

it('computes the bounding box of the 200 km radius', () => {
  expect(distance(deliveryBounds.north, deliveryCentre.lng)).toBeCloseTo(200_000, -2);
  expect(distance(deliveryBounds.south, deliveryCentre.lng)).toBeCloseTo(200_000, -2);
  expect(distance(deliveryCentre.lat, deliveryBounds.east) / 1000).toBeCloseTo(200, 0);
  expect(distance(deliveryCentre.lat, deliveryBounds.west) / 1000).toBeCloseTo(200, 0);
});

it('accepts places within 200 km and places of unknown distance', () => {
  expect(inDeliveryArea(200_000)).toBe(true);
  expect(inDeliveryArea(200_001)).toBe(false);
  expect(inDeliveryArea(null)).toBe(true);
});
