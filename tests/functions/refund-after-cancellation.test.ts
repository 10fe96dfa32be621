import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { pay, paidOrder as placePaidOrder } from '../support/functions/paid-order.ts';
import { RefundDesk, RefundingStaff, refunded } from '../support/functions/refunding.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
const staff = new RefundingStaff(addresses);
const desk = new RefundDesk(addresses);
let dates = 6_700_000_000;

/** Four dishes of $12.50, and two more paid later: $50 and $25. */
async function paidTwice() {
  dates += 1;
  const paid = await placePaidOrder(addresses, dates, 4);
  const { customer, place } = paid;
  const later = await pay(customer, await customer.prepare(place.dateId, { [menuId]: 6 }));
  return { customer, place, first: paid.payment, later: later.payment };
}
type Paid = Awaited<ReturnType<typeof paidTwice>>;

const refund = async (
  { customer, place }: Paid,
  action: Parameters<RefundingStaff['decisionFor']>[2],
  to: 'card' | 'points' = 'card',
) => {
  const decision = await staff.decisionFor(customer, place, action, { to });
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
};
const again = async ({ customer }: Paid, id: string) => {
  const failed = (await desk.records(customer.uid)).find(({ state }) => state === 'failed');
  const call = { do: 'refund-retried' as const, id, refund: failed?.id, reason: '' };
  return (await staff.call(call)).body;
};

test('a failed refund of a cancelled order is made again from its payment, whatever went back as points before', async () => {
  const paid = await paidTwice();
  const { first, later } = paid;
  await refund(paid, { kind: 'reduction', quantities: { [menuId]: 3 } }, 'points');
  await desk.setOutcome(later, 'balance');
  await refund(paid, { kind: 'cancellation' });
  expect([await desk.amountRefunded(first), await desk.amountRefunded(later)]).toEqual([1250, 0]);
  await desk.setOutcome(later, 'succeeded');
  expect(await again(paid, 'again-cancelled')).toEqual(refunded);
  expect([await desk.amountRefunded(first), await desk.amountRefunded(later)]).toEqual([
    1250, 2500,
  ]);
});

test('a failed refund of an order that was then cancelled as points is made again, and all is what was paid', async () => {
  const paid = await paidTwice();
  await desk.setOutcome(paid.later, 'balance');
  await refund(paid, { kind: 'reduction', quantities: { [menuId]: 4 } });
  await refund(paid, { kind: 'goodwill', amount: 3000 }, 'points');
  await refund(paid, { kind: 'cancellation' }, 'points');
  await desk.setOutcome(paid.later, 'succeeded');
  expect(await again(paid, 'again-points')).toEqual(refunded);
  const given = (await desk.records(paid.customer.uid)).filter(({ state }) => state !== 'failed');
  expect(given.map(({ to, amount }) => [to, amount]).sort()).toEqual([
    ['card', 2500],
    ['points', 2000],
    ['points', 3000],
  ]);
});
