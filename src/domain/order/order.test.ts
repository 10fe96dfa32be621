import { describe, expect, it } from 'vitest';
import { info, menus, user } from '../testing/fixtures.ts';
import {
  amountDue,
  customerInfoOf,
  deliveryInfoOf,
  linesTotal,
  lineTitle,
  type OrderLine,
  orderLine,
  quantitiesOf,
} from './order.ts';

describe('lines', () => {
  const soup = { title: '곰탕', titleEn: 'Beef soup', price: 12.35, cat: 'home', active: true };

  it('use the menu’s current price, in whole cents', () => {
    expect(orderLine('m1', soup, 3)).toEqual({
      menuKey: 'm1',
      menuTitle: '곰탕',
      menuTitleEn: 'Beef soup',
      price: 12.35,
      q: 3,
      subTotal: 37.05,
    });
    expect(orderLine('m1', { ...soup, price: 0.1 }, 3).subTotal).toBe(0.3);
    expect(orderLine('m1', { ...soup, price: 1.005 }, 2)).toMatchObject({
      price: 1.01,
      subTotal: 2.02,
    });
  });

  it('have an empty English title where the menu has none', () => {
    expect(orderLine('m1', { ...soup, titleEn: undefined }, 1).menuTitleEn).toBe('');
    expect(orderLine('m1', { ...soup, titleEn: '' }, 1).menuTitleEn).toBe('');
  });

  it('show titles in the reader’s language when available', () => {
    const line = orderLine('m1', soup, 1);
    expect(lineTitle(line, 'ko')).toBe('곰탕');
    expect(lineTitle(line, 'en')).toBe('Beef soup');
    expect(lineTitle({ ...line, menuTitleEn: undefined }, 'en')).toBe('곰탕');
  });

  it('are summed from price and quantity, not from the stored subtotal', () => {
    const line: OrderLine = { menuKey: 'a', menuTitle: 'a', price: 0.1, q: 3, subTotal: 999 };
    expect(linesTotal({ a: line, b: { ...line, price: 20, q: 1 } })).toBe(2030);
    expect(linesTotal({})).toBe(0);
  });

  it('return their quantities', () => {
    const soup = menus.soup;
    if (!soup) throw new Error('the fixture has a soup');
    expect(quantitiesOf({ menus: { soup: orderLine('soup', soup, 2) } })).toEqual({ soup: 2 });
    expect(quantitiesOf(undefined)).toEqual({});
  });

  it('cost the total minus points', () => {
    expect(amountDue({ totalPrice: '60.30', usedPoint: 10.1 })).toBe(5020);
  });
});

describe('customer on an order', () => {
  it('has no phone2 and carries the roles as flags', () => {
    const customer = customerInfoOf(user, info);
    expect(customer).toEqual({
      orderDeliverType: 'deliver',
      name: '김하늘',
      phone: '0412-345-678',
      address: '5 / 12 Smith St, Epping',
      addr_unit: '5',
      addressFull: info.addressFull,
      note: '문 앞에',
      uid: 'u1',
      lang: 'ko',
      listLoc: '1700',
      isAgedCare: false,
      acName: '',
      isCashAvailable: true,
    });
  });

  it('gives back the delivery details that it was made of, and nothing of the customer', () => {
    expect(deliveryInfoOf({ customerInfo: customerInfoOf(user, info) })).toEqual(info);
  });

  it('gives back details that can be ordered to, of an older order too', () => {
    const { note: _, orderDeliverType: _type, ...older } = customerInfoOf(user, info);
    expect(deliveryInfoOf({ customerInfo: { ...older, addr2: 'x' } })).toEqual({
      ...info,
      note: '',
    });
  });

  it('has the usual language and no list where the profile lacks them', () => {
    const { lang: _, listLoc: _list, ...older } = user;
    expect(customerInfoOf(older as typeof user, info)).toMatchObject({ lang: 'ko', listLoc: '' });
  });

  it.each([
    [true, 'Sunrise', 'Sunrise'],
    [true, undefined, ''],
    [false, 'Sunrise', ''],
  ])('aged care %s, name %s: %j', (isAgedCare, acName, expected) => {
    const customer = customerInfoOf({ ...user, isAgedCare, acName, isCashAvailable: false }, info);
    expect(customer).toMatchObject({ isAgedCare, acName: expected, isCashAvailable: false });
  });
});
