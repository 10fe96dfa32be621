import { describe, expect, it } from 'vitest';
import { boardOf } from '../../testing/drawn-board.ts';
import { date, info, menus } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { cookList, customersOf } from './cook-list.ts';

const lines = cashOrder().menus;
const kimchi = { menuKey: 'kimchi', menuTitle: '김치', price: 12.35, q: 5, subTotal: 61.75 };
const first = cashOrder();
const second = cashOrder({
  orderKey: 'second',
  orderId: 'second',
  menus: { ...lines, kimchi },
  customerInfo: { ...first.customerInfo, uid: 'u2', name: '박바다', acName: '', addressFull: null },
});
const gone = { ...cashOrder({ orderKey: 'gone', orderId: 'gone' }), cancelledAt: 1 };
const board = boardOf({ u1: { [first.orderKey]: first }, u2: { second } }, new Map(), {}, [gone]);

describe('cookList', () => {
  const list = (query = '', changes: typeof menus = {}) => {
    const { ordered, others } = cookList(date, board, { ...menus, ...changes }, query, 'ko');
    return { ordered: ordered.map(({ title }) => title), others: others.map(({ title }) => title) };
  };

  it('lists ordered dishes with most portions first, then the others by title', () => {
    expect(cookList(date, board, menus, '', 'en')).toEqual({
      ordered: [
        { menuKey: 'soup', title: 'Beef soup', all: 6, toPack: 6 },
        { menuKey: 'kimchi', title: 'Kimchi', all: 5, toPack: 5 },
      ],
      others: [
        { menuKey: 'tofu', title: '두부', all: 0, toPack: 0 },
        { menuKey: 'set', title: '반찬 세트', all: 0, toPack: 0 },
      ],
    });
  });

  it('lists a deleted dish only if it is ordered, by the title in the order', () => {
    const inactive = { ...menus.tofu, title: '두부', price: 1, cat: 'single', active: false };
    expect(list('', { tofu: inactive }).others).toEqual(['반찬 세트']);
    const { kimchi: _, ...withoutKimchi } = menus;
    expect(cookList(date, board, withoutKimchi, '김치', 'ko').ordered).toMatchObject([
      { menuKey: 'kimchi', title: '김치', all: 5 },
    ]);
  });

  it.each([
    ['탕', ['곰탕'], []],
    ['ㄱㅊ', ['김치'], []],
    ['soup', ['곰탕'], []],
    ['두', [], ['두부']],
    ['없는 것', [], []],
  ])('finds %s as customers do', (query, ordered, others) => {
    expect(list(query)).toEqual({ ordered, others });
  });

  it('lists everything for a query that is too short', () => {
    expect(list('ㄱ')).toEqual(list(''));
  });
});

describe('customersOf', () => {
  it('names who has ordered a dish, with suburb and portions, but not who has cancelled', () => {
    const { name, addressFull } = info;
    expect(customersOf(board, 'soup')).toEqual([
      {
        id: 'u2_second',
        uid: 'u2',
        orderId: 'second',
        name: '박바다',
        acName: '',
        phone: info.phone,
        place: second.customerInfo.address,
        q: 3,
      },
      {
        id: `u1_${first.orderId}`,
        uid: 'u1',
        orderId: first.orderId,
        name,
        acName: first.customerInfo.acName,
        phone: info.phone,
        place: addressFull?.locality,
        q: 3,
      },
    ]);
    expect(customersOf(board, 'kimchi').map(({ q }) => q)).toEqual([5]);
    expect(customersOf(board, 'tofu')).toEqual([]);
  });
});
