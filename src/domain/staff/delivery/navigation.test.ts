import { describe, expect, it } from 'vitest';
import { cashOrder } from '../../testing/staff-actors.ts';
import { mapAddress, maxWaypoints, navigationLegs } from './navigation.ts';

describe('mapAddress', () => {
  it('leaves out the unit and includes the postcode if it is known', () => {
    const order = cashOrder();
    expect(mapAddress(order)).toBe('12 Smith St, Epping NSW 2121');
    const typed = { ...order.customerInfo, addressFull: null };
    expect(mapAddress({ ...order, customerInfo: typed })).toBe('12 Smith St, Epping');
  });

  it.each([
    ['3 / 12 Smith St, Epping', '', '12 Smith St, Epping'],
    ['3/12 Smith St, Epping', '', '12 Smith St, Epping'],
    ['Unit 3, 12 Smith St, Epping NSW 2121', '', '12 Smith St, Epping 2121'],
    ['12 Smith St, Unit 3, Epping', '', '12 Smith St, Epping'],
    ['12 Smith St, Epping NSW 2121', '', '12 Smith St, Epping NSW 2121'],
    ['3 / 12 Smith St, Epping', '3', '12 Smith St, Epping'],
    ['Shop 2 / 88-92 Smith St, Epping', 'Shop 2', '88-92 Smith St, Epping'],
  ])('goes to the house of %j, unit %j', (address, addr_unit, house) => {
    const { customerInfo } = cashOrder();
    const typed = { ...customerInfo, address, addr_unit, addressFull: null };
    expect(mapAddress({ customerInfo: typed })).toBe(house);
  });
});

describe('navigationLegs', () => {
  const addresses = ['a', 'b', 'c', 'd', 'e & f'];

  it('puts three waypoints and a destination into a link on a phone', () => {
    const legs = navigationLegs(addresses, maxWaypoints.phone);
    expect(legs.map(({ first, last }) => [first, last])).toEqual([
      [0, 3],
      [4, 4],
    ]);
    const [first, second] = legs.map(({ url }) => new URL(url).searchParams);
    expect(first?.get('waypoints')).toBe('a|b|c');
    expect(first?.get('destination')).toBe('d');
    expect(second?.get('waypoints')).toBeNull();
    expect(second?.get('destination')).toBe('e & f');
  });

  it('puts nine waypoints into a link elsewhere, and makes no link without stops', () => {
    expect(navigationLegs(addresses, maxWaypoints.desktop)).toHaveLength(1);
    expect(navigationLegs([], maxWaypoints.phone)).toEqual([]);
  });
});
