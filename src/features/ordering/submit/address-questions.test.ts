// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import type { Order } from '../../../domain/order/order.ts';
import { dateId, info } from '../../../domain/testing/fixtures.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { orderedBefore, screenState } from '../testing/screen-state.ts';
import { acceptAddress, addressQuestion } from './address-questions.ts';

beforeEach(() => sessionStorage.clear());

const [order] = Object.values(orderedBefore()[dateId] ?? {}) as [Order];

/** The form of a basket that goes to an address, beside the customer's other order. */
const formTo = (address: string, more: Partial<OrderForm> = {}) =>
  ({
    dateId,
    info: { ...info, address, addr_unit: '', addressFull: null } satisfies DeliveryInfo,
    existing: undefined,
    screenState: { ...screenState, orders: orderedBefore() },
    ...more,
  }) as OrderForm;

// The fixture's order goes to "5 / 12 Smith St, Epping".
const sameDoor = 'Unit 5, 12 smith street Epping';

it('asks once whether another spelling is the door of an order of that date', () => {
  const form = formTo(sameDoor);
  const question = addressQuestion(form, 'cash');
  expect(question).toEqual({ kind: 'same-door', method: 'cash', order });
  if (question) acceptAddress(form, question);
  expect(addressQuestion(form, 'card')).toBeUndefined();
  expect(addressQuestion(formTo('u5/12 Smith St Epping'), 'cash')).toMatchObject({
    kind: 'same-door',
  });
});

it.each([
  ['another door', formTo('12 Smith St, Epping')],
  ['the order that is edited there', formTo(sameDoor, { existing: order })],
  ['no order on that date', formTo(sameDoor, { screenState })],
])('does not ask about %s', (_, form) => {
  expect(addressQuestion(form, 'cash')).toBeUndefined();
});
