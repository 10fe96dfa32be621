import { describe, expect, it } from 'vitest';
import { addressFull, info } from '../testing/fixtures.ts';
import {
  deliveryBounds,
  deliveryCentre,
  inDeliveryArea,
  isOutside,
  parseAreaCircle,
} from './delivery-area.ts';

/** Distance by the haversine formula, metres. */
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

describe('the area of a date', () => {
  const gosford = parseAreaCircle('-33.4245,151.3418,20');
  const at = (latitude: number | null, longitude: number | null, postal_code = '') => ({
    ...info,
    addressFull: { ...addressFull, postal_code, latitude, longitude },
  });

  it.each([
    ['its centre', -33.4245, 151.3418, false],
    ['19.9 km to the north', -33.2455, 151.3418, false],
    ['20.1 km to the north', -33.2437, 151.3418, true],
    ['Eastwood', -33.79, 151.08, true],
    ['an unknown place', null, null, false],
  ])('%s', (_, latitude, longitude, outside) => {
    expect(isOutside(at(latitude, longitude), gosford)).toBe(outside);
  });

  it('includes every place while no area is configured, and an address of unknown place', () => {
    expect(isOutside(at(0, 0), parseAreaCircle('anywhere'))).toBe(false);
    expect(isOutside(at(0, 0), parseAreaCircle('1,2,3,4'))).toBe(false);
    expect(isOutside({ ...info, addressFull: null }, gosford)).toBe(false);
  });

  it.each([
    ['2250', false],
    ['2260', false],
    ['2122', true],
    // Beyond the delivery radius.
    ['3000', true],
    ['22', false],
  ])('an address typed by hand counts by its postcode: %s', (postcode, outside) => {
    expect(isOutside(at(null, null, postcode), gosford)).toBe(outside);
    const asText = { ...info, address: `9 King Rd, Erina ${postcode}`, addressFull: null };
    expect(isOutside(asText, gosford)).toBe(outside);
  });
});
