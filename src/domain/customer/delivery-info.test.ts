import { describe, expect, it } from 'vitest';
import { addressFull, info } from '../testing/fixtures.ts';
import { addressFullSchema, buildAddress, readDeliveryInfo } from './delivery-info.ts';

it('fills in address parts that the provider leaves out', () => {
  const parts = { route: 'King Rd', locality: 'Ryde', latitude: null, longitude: null };
  expect(addressFullSchema.parse(parts)).toEqual({
    ...parts,
    street_number: '',
    administrative_area_level_1: '',
    administrative_area_level_2: '',
    country: '',
    postal_code: '',
  });
  expect(addressFullSchema.safeParse({ ...parts, locality: undefined }).success).toBe(false);
});

describe('buildAddress', () => {
  it.each([
    ['5', addressFull, '', '5 / 12 Smith St, Epping'],
    [' 5 ', addressFull, 'ignored', '5 / 12 Smith St, Epping'],
    ['', addressFull, '', '12 Smith St, Epping'],
    ['', { ...addressFull, street_number: '' }, '', 'Smith St, Epping'],
    ['5', null, ' 9 King Rd ', '5 / 9 King Rd'],
    ['', null, '9 King Rd', '9 King Rd'],
    ['5', null, '', ''],
    ['5', null, undefined, ''],
  ])('unit %j, %j, typed %j: %j', (unit, full, typed, address) => {
    expect(buildAddress(unit, full, typed)).toBe(address);
  });
});

describe('stored delivery details', () => {
  it('that are whole stay as they are', () => {
    expect(readDeliveryInfo(info)).toEqual(info);
    expect(readDeliveryInfo({ ...info, orderDeliverType: 'selfPickup' })).toMatchObject({
      orderDeliverType: 'selfPickup',
    });
  });

  it('have empty texts where the older shop has none, and nothing that orders may not store', () => {
    const { note: _, addr_unit: _unit, orderDeliverType: _type, ...older } = info;
    const place = { ...addressFull, subpremise: '5', country: null };
    expect(readDeliveryInfo({ ...older, addr2: 'x', addressFull: place })).toEqual({
      ...info,
      ...{ note: '', addr_unit: '', addressFull: { ...addressFull, country: '' } },
    });
  });

  it('keep the text of an address whose parts lack street or suburb', () => {
    const place = { street_number: '12', route: 'Smith St' };
    expect(readDeliveryInfo({ ...info, addressFull: place })).toEqual({
      ...info,
      addressFull: null,
    });
  });

  it('have the phone as forms store it', () => {
    const phones = { phone: '0491570006', phone2: undefined };
    expect(readDeliveryInfo({ ...info, ...phones })).toEqual({
      ...info,
      ...{ phone: '0491-570-006', phone2: '0491570006' },
    });
  });
});
