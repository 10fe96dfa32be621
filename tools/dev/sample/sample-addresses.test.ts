import { expect, it } from 'vitest';
import { addressFullSchema, buildAddress } from '../../../src/domain/customer/delivery-info.ts';
import { sampleAddresses } from './sample-addresses.ts';

/** Centre and radius of the shop's address search (spec §9). */
const centre = { latitude: -34.3, longitude: 150.36 };
const radiusKm = 200;

it('lists distinct, complete addresses within the delivery radius', () => {
  expect(sampleAddresses.length).toBeGreaterThan(200);
  const texts = sampleAddresses.map((address) => buildAddress('', address));
  expect(new Set(texts).size).toBe(texts.length);
  for (const address of sampleAddresses) {
    expect(addressFullSchema.parse(address)).toEqual(address);
    expect(address.street_number).toMatch(/^[1-9]\d*$/);
    expect(address.postal_code).toMatch(/^2\d{3}$/);
    expect(kilometres(address)).toBeLessThan(radiusKm);
  }
});

function kilometres(point: { latitude: number | null; longitude: number | null }): number {
  if (point.latitude === null || point.longitude === null) throw new Error('no position');
  const perDegree = 111.2;
  const north = (point.latitude - centre.latitude) * perDegree;
  const east = (point.longitude - centre.longitude) * perDegree * Math.cos((34.3 * Math.PI) / 180);
  return Math.hypot(north, east);
}
