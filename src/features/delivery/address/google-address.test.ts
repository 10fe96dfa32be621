import { expect, it } from 'vitest';
import { addressFromGoogle } from './google-address.ts';

const component = (type: string, longText: string, shortText = longText) => ({
  types: [type, 'political'],
  longText,
  shortText,
});
const street = [
  component('street_number', '12'),
  component('route', 'Beamish Street', 'Beamish St'),
];

it('stores address parts by long name and the state by short name', () => {
  const address = addressFromGoogle(
    [
      component('subpremise', '3'),
      ...street,
      component('locality', 'Campsie'),
      component('administrative_area_level_1', 'New South Wales', 'NSW'),
      component('administrative_area_level_2', 'City of Canterbury-Bankstown'),
      component('country', 'Australia', 'AU'),
      component('postal_code', '2194'),
    ],
    { lat: -33.9, lng: 151.1 },
  );
  expect(address).toEqual({
    address: {
      street_number: '12',
      route: 'Beamish Street',
      locality: 'Campsie',
      administrative_area_level_1: 'NSW',
      administrative_area_level_2: 'City of Canterbury-Bankstown',
      country: 'Australia',
      postal_code: '2194',
      latitude: -33.9,
      longitude: 151.1,
    },
    unit: '3',
  });
});

it('rejects a place without a street or a suburb', () => {
  expect(addressFromGoogle([component('locality', 'Campsie')], undefined)).toBeUndefined();
  expect(addressFromGoogle(street, undefined)).toBeUndefined();
});

it('accepts a street without a number and a place without a position', () => {
  const address = addressFromGoogle(
    [component('route', 'Beamish Street'), component('locality', 'Campsie')],
    undefined,
  );
  expect(address).toMatchObject({
    address: { street_number: '', latitude: null, longitude: null },
    unit: '',
  });
});
