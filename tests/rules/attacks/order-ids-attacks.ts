import type { CustomerOrders } from '../../../src/domain/order/order.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { info, orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, type Given, inShop, writes } from '../../support/hostile/attack.ts';
import { thirdKey } from '../../support/hostile/busy-shop.ts';
import { consistently, forgedOrder } from '../../support/hostile/forge.ts';
import { customer } from '../../support/rules/actors.ts';
import type { Wish } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';

/** The id of an order that u1 has already. */
function idAt(shop: Documents, key: string): string {
  const order = (shop['ordersForCustomer/u1'] as unknown as CustomerOrders)[openId]?.[key];
  return order ? ownOrderId(order) : '';
}

const edit: Wish = { info };
const move: Wish = { previousOrderKey: orderKey };

/** A new order with the id of one that its customer has, paid at the door or by card. */
const sharing = (title: string, key: string): Attack =>
  writes(customer, title, (shop) =>
    consistently(shop, (order) => {
      order.orderId = idAt(shop, key);
    }),
  );

/** u1's order at the first address with this id in every store; without one, as an earlier version stored it. */
const known =
  (as: string | undefined): Given =>
  (shop) => {
    const all = [shop['ordersForCustomer/u1']?.[openId], shop[`orders2/${openId}`]?.u1];
    for (const ofDate of all as Record<string, { orderId?: string }>[]) {
      const order = ofDate[orderKey] ?? {};
      if (as === undefined) delete order.orderId;
      else order.orderId = as;
    }
    return shop;
  };

/** A new order without an id, so that it is known by its address, which has this letter in it. */
const knownBy = (title: string, letter: string): Attack =>
  forgedOrder(customer, title, (order) => {
    order.customerInfo.address = `12 ${letter} Hill`;
    order.orderKey = `12${letter}Hill`;
    delete order.orderId;
  });

/** An order is what its id says: staff mark it, take cash for it and refund it under that. */
export const orderIds: Attack[] = [
  forgedOrder(
    customer,
    'a customer gives an order another id as they edit it',
    (order) => {
      order.orderId = 'another';
    },
    edit,
  ),
  forgedOrder(
    customer,
    'a customer gives an order another id as they move it',
    (order) => {
      order.orderId = 'another';
    },
    move,
  ),
  forgedOrder(
    customer,
    'a customer edits an order and takes its id away',
    (order) => {
      delete order.orderId;
    },
    edit,
  ),
  forgedOrder(
    customer,
    'a customer moves an order and takes its id away',
    (order) => {
      delete order.orderId;
    },
    move,
  ),
  sharing('a customer places a second order with the id of the first', orderKey),
  sharing('a customer places an order with the id of one that is paid by card', otherKey),
  forgedOrder(
    customer,
    'a customer places an order with the address of another as its id',
    (order) => {
      order.orderId = orderKey;
    },
  ),
  forgedOrder(customer, 'a customer places an order whose id is a path', (order) => {
    order.orderId = 'a/b';
  }),
  forgedOrder(customer, 'a customer places an order whose id has a space', (order) => {
    order.orderId = 'a b';
  }),
  forgedOrder(customer, 'a customer places an order without letters in its id', (order) => {
    order.orderId = '';
  }),
  forgedOrder(
    customer,
    'a customer places an order whose id no document may have as the name of a field',
    (order) => {
      order.orderId = '__proto__';
    },
  ),
  forgedOrder(customer, 'a customer places an order whose id is too long', (order) => {
    order.orderId = 'x'.repeat(401);
  }),
  forgedOrder(
    customer,
    'a customer places an order whose id is longer in bytes than the name of a document may be',
    (order) => {
      order.orderId = '\u{20000}'.repeat(400);
    },
  ),
  forgedOrder(customer, 'a customer places an order whose id is a number', (order) => {
    order.orderId = 7;
  }),
  forgedOrder(customer, 'a customer places an order whose id is a list', (order) => {
    order.orderId = ['first'];
  }),
  // Staff could neither mark nor cancel it, nor set the order of any stop of the date.
  knownBy('a customer places an order that is known by a letter for private use', '\ue000'),
  knownBy('a customer places an order that is known by a letter that there is not', '\u0378'),
  ...inShop(known(undefined), [
    forgedOrder(
      customer,
      'a customer moves an order of before to an address that no order can be known by',
      (order) => {
        order.customerInfo.address = '12 \ue000 Hill';
        order.orderKey = '12\ue000Hill';
        delete order.orderId;
      },
      move,
    ),
    forgedOrder(
      customer,
      'a customer gives an order of before another id than it is known by, as they edit it',
      (order) => {
        order.orderId = 'another';
      },
      edit,
    ),
    forgedOrder(
      customer,
      'a customer gives an order of before another id than it is known by, as they move it',
      (order) => {
        order.orderId = 'another';
      },
      move,
    ),
  ]),
  // An order of before that has moved away is still known by its first address.
  ...inShop(known(thirdKey), [
    forgedOrder(
      customer,
      'a customer places an order without an id where another is known by the address',
      (order) => {
        delete order.orderId;
      },
    ),
  ]),
];
