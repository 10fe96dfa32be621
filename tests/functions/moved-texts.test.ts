import { expect, test } from 'vitest';
import { moveOrder } from '../../src/domain/staff/orders/move-order.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { actAsStaff, askAsStaff, customerWithCashOrder } from '../support/functions/cash-order.ts';
import { openDate } from '../support/functions/one-date.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();

test('a customer whose order moves to another date and back is told each time', async () => {
  const { customer, order } = await customerWithCashOrder(addresses);
  const { store, uid } = customer;
  const deliveryDate = Date.now() + 5 * 86_400_000;
  const other = await openDate(store, 2_000_000_007, [menuId], { deliveryDate });
  const { dateId, orderKey, orderId } = order;
  await customer.call('/sendSMS', order);
  const move = async (from: string, to: string) => {
    await actAsStaff(store, moveOrder, { uid, orderId, dateId: from, toDateId: to, toPay: 25_000 });
    return askAsStaff(addresses, { uid, dateId: to, orderKey });
  };
  expect(await move(dateId, other)).toEqual({ result: 'sent' });
  expect(await move(other, dateId)).toEqual({ result: 'sent' });
  expect((await customer.receivedSms()).map(({ text }) => text.split('\n')[0])).toEqual([
    expect.stringMatching(/^\[한상\] 배송/),
    expect.stringMatching(/^\[한상\] 주문 변경/),
    expect.stringMatching(/^\[한상\] 주문 변경/),
  ]);
});
