import { describe, expect, it } from 'vitest';
import { checkoutOf } from '../../card/checkout.ts';
import { planPaidOrder } from '../../card/paid-order-plan.ts';
import { linkRequest, type PayLink } from '../../card/pay-link.ts';
import { isReplaced } from '../../card/replaced-link.ts';
import { amountPaid, type Order } from '../../order/order.ts';
import { orderStatusPath } from '../../order/order-status.ts';
import { paymentsOf } from '../../refunds/payments/held-money.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import {
  date,
  dateId,
  endOfDay,
  info,
  menus,
  now,
  orderKey,
  otherInfo,
  user,
} from '../../testing/fixtures.ts';
import { orderOf, type PaidShop, paidShop, pay, snapshotOf } from '../../testing/paid-shop.ts';
import { otherActor, staffActor } from '../../testing/staff-actors.ts';
import type { StaffActor } from '../staff-log.ts';
import { correctable, correctOrder } from './correct-order.ts';
import type { LinkOrderInput } from './pay-link-actions.ts';
import {
  type LinkPlan,
  mayBeginChange,
  planLinkCancelled,
  planLinkOrder,
} from './pay-link-plan.ts';

const newId = 'A'.repeat(16);
const shop = (changes = {}): Documents => ({
  'users/u1': { ...user },
  'dates/activeDates': { [dateId]: { ...date, ...changes } },
  'manages/menus': { ...menus },
});
/** Three soups, paid with pi_1. */
const withPaid = (changes = {}, { documents }: PaidShop = paidShop): PaidShop => ({
  documents: { ...shop(changes), ...documents },
  checkouts: paidShop.checkouts,
});
const readOf = (documents: Documents) => async (path: string) => documents[path];
const input = (changes: Partial<LinkOrderInput> = {}): LinkOrderInput => ({
  ...{ uid: 'u1', isNew: false, dateId, info, orderRequest: '', orderLang: 'ko' as const },
  ...{ quantities: { soup: 4 }, toPay: 2000, adds: { orderId: 'try-pi_1', version: 'try-pi_1' } },
  ...changes,
});
const plan = (
  changes: Partial<LinkOrderInput> = {},
  { documents } = withPaid(),
  { others = [], actor = staffActor }: { others?: PayLink[]; actor?: StaffActor } = {},
) => planLinkOrder(readOf(documents), input(changes), { newId, endedBy: undefined, others }, actor);
/** The shop once the link is made, and the link. */
async function taken(changes: Partial<LinkOrderInput> = {}, before = withPaid()) {
  const done = await plan(changes, before);
  if (done.kind === 'refused') throw new Error(JSON.stringify(done.problem));
  const documents = applyWrites(before.documents, done.writes);
  return { documents, link: documents[`payLinks/${newId}`] as unknown as PayLink };
}
/** What the payment of a link makes of the shop. */
function paid({ documents, link }: { documents: Documents; link: PayLink }) {
  const context = snapshotOf({ documents, checkouts: [] });
  const totals = { toPay: link.amount };
  const checkout = {
    ...checkoutOf({ order: link.order, totals }, linkRequest(link), now),
    link: newId,
  };
  const payment = { payment_intent: 'pi_2', amount: checkout.amount };
  return { checkout, settled: planPaidOrder(checkout, context, payment, {}, link) };
}

describe('dishes that a link adds to a paid order', () => {
  it('are asked for by their difference, and leave the order as it is until they are paid', async () => {
    const before = withPaid();
    const { documents, link } = await taken();
    expect(link).toMatchObject({
      ...{ state: 'open', amount: 2000, orderKey },
      addsTo: { version: 'try-pi_1', quantities: { soup: 3 } },
      order: { orderId: 'try-pi_1', totalPrice: '80.00', paid: false, menus: { soup: { q: 4 } } },
    });
    expect(JSON.stringify(link.addsTo)).not.toContain('Smith');
    expect(orderOf({ documents, checkouts: [] })).toEqual(orderOf(before));
    expect(await isReplaced(readOf(documents), link)).toBe(false);
  });

  it('are in the same order once they are paid, with both payments', async () => {
    const made = await taken();
    const { checkout, settled } = paid(made);
    if (settled.kind !== 'write') throw new Error(settled.kind);
    expect(settled.remarks).toEqual([]);
    const documents = applyWrites(made.documents, settled.writes);
    const order = orderOf({ documents, checkouts: [] }) as Order;
    expect(order).toMatchObject({
      ...{ orderId: 'try-pi_1', totalPrice: '80.00', paid: true, payment_intent: 'pi_2' },
      reOrderDifferenceToPay: 20,
    });
    expect(amountPaid(order)).toBe(8000);
    const completed = { ...checkout, state: 'completed' as const, payment_intent: 'pi_2' };
    const payments = paymentsOf(order, [completed, ...withPaid().checkouts]);
    expect([...payments].sort()).toEqual(['pi_1', 'pi_2']);
    // The same link can’t be paid again for the order as it was.
    expect(await isReplaced(readOf(documents), made.link)).toBe(true);
  });

  it('keep what staff have corrected on the order meanwhile', async () => {
    const made = await taken();
    const before = orderOf(withPaid()) as Order;
    const details = { ...correctable(before), name: '김바다', request: '벨' };
    const corrected = await correctOrder.plan(
      readOf(made.documents),
      { uid: 'u1', dateId, orderId: 'try-pi_1', details },
      { ...otherActor, now: now + 1 },
    );
    if (!('writes' in corrected)) throw new Error('not corrected');
    const documents = applyWrites(made.documents, corrected.writes);
    expect(await isReplaced(readOf(documents), made.link)).toBe(false);
    const { settled } = paid({ ...made, documents });
    expect(settled).toMatchObject({
      kind: 'write',
      order: { customerInfo: { name: '김바다' }, orderRequest: '벨', totalPrice: '80.00' },
    });
  });

  it('overwrite nothing where the order has changed or gone meanwhile: the payment is an exception', async () => {
    const made = await taken();
    const changed = {
      ...made.documents,
      ...pay(withPaid(), 'pi_3', { soup: 3, set: 1 }).documents,
    };
    const { 'ordersForCustomer/u1': _, ...gone } = made.documents;
    for (const documents of [changed, gone]) {
      expect(await isReplaced(readOf(documents), made.link)).toBe(true);
      expect(paid({ ...made, documents }).settled).toEqual({
        kind: 'exception',
        reason: 'order-changed',
      });
    }
  });

  it('use no more points than the order did: the customer may spend them elsewhere before they pay', async () => {
    const spent = pay(
      { documents: { 'pointBalances/u1': { balance: 5000 } }, checkouts: [] },
      'pi_1',
      { soup: 3 },
      { usePoint: true },
    );
    const rich = {
      ...spent,
      documents: { ...spent.documents, 'pointBalances/u1': { balance: 2000 } },
    };
    const { usedPoint } = orderOf(rich) as Order;
    const { link } = await taken({}, withPaid({}, rich));
    expect(usedPoint).toBe(50);
    expect(link.order.usedPoint).toBe(50);
    expect(link.amount).toBe(2000);
  });

  it('go where the order goes, whatever address and words the call says', async () => {
    const elsewhere = { ...info, address: '1 Elsewhere St, Ryde', addr_unit: '' };
    const { link } = await taken({ info: elsewhere, orderRequest: '다른 말', orderLang: 'en' });
    expect(link.order).toMatchObject({
      ...{ orderKey, orderRequest: '', orderLang: 'ko' },
      customerInfo: { address: info.address },
    });
  });

  it.each<[string, Partial<LinkOrderInput>, object]>([
    ['a version that is not the latest', { adds: { orderId: 'try-pi_1', version: 'old' } }, {}],
    ['an order that there is not', { adds: { orderId: 'other', version: 'try-pi_1' } }, {}],
    ['a link as well', { link: { id: newId, version: 'x' } }, {}],
  ])('are refused for %s', async (_, changes) => {
    expect(await plan(changes)).toEqual({ kind: 'refused', problem: { code: 'link-changed' } });
  });

  it('are refused for an order that no card has paid', async () => {
    const before = withPaid();
    const order = { ...orderOf(before), paid: false, paymentMethod: 'cash' };
    const documents = {
      ...before.documents,
      'ordersForCustomer/u1': { [dateId]: { [orderKey]: order } },
    };
    expect(await plan({}, { documents, checkouts: [] })).toMatchObject({
      problem: { code: 'link-changed' },
    });
  });

  it.each([
    ['worth less', { soup: 2, kimchi: 1 }, -765],
    ['the same', { soup: 3 }, 0],
  ])('are refused where the dishes are %s', async (_, quantities, toPay) => {
    expect(await plan({ quantities, toPay })).toMatchObject({
      problem: { code: 'order', problems: [{ code: 'below-card-payment' }], overridable: false },
    });
  });

  it('are refused where less is missing than a card can pay', async () => {
    expect(await plan({ quantities: { soup: 3, tofu: 1 }, toPay: 0 })).toMatchObject({
      problem: { code: 'order', problems: [{ code: 'too-little-for-card' }], overridable: false },
    });
  });

  it('are refused where staff saw another difference', async () => {
    expect(await plan({ toPay: 8000 })).toMatchObject({
      problem: { problems: [{ code: 'amount-changed', toPay: 2000 }], overridable: false },
    });
  });

  it('need a reason past the cut-off, for a dish that is sold out, and over the limit', async () => {
    const past = withPaid({ orderDone: true });
    const soldOut = withPaid({ menus: { ...date.menus, soup: false } });
    for (const [before, changes, code] of [
      [past, {}, 'date-closed'],
      [soldOut, {}, 'sold-out'],
      [withPaid(), { quantities: { soup: 3, kimchi: 5 }, toPay: 6175 }, 'over-limit'],
    ] as const) {
      expect(await plan(changes, before)).toMatchObject({
        problem: { code: 'order', problems: [{ code }], overridable: true },
      });
      expect(await plan({ ...changes, reason: '단골' }, before)).toMatchObject({ kind: 'done' });
    }
  });

  it('are ended and taken anew, not changed', async () => {
    const { documents, link } = await taken();
    expect(mayBeginChange(link, link.order.attemptId, now)).toBe(false);
    expect(
      await planLinkOrder(
        readOf(documents),
        input({ adds: undefined, link: { id: newId, version: link.order.attemptId }, toPay: 8000 }),
        { newId: 'B'.repeat(16), endedBy: undefined, others: [] },
        otherActor,
      ),
    ).toEqual({ kind: 'refused', problem: { code: 'link-changed' } });
    expect(
      await planLinkOrder(
        readOf(documents),
        input(),
        { newId: 'B'.repeat(16), endedBy: undefined, others: [] },
        otherActor,
      ),
    ).toEqual({ kind: 'refused', problem: { code: 'link-open', id: newId, adds: true } });
  });

  it('count towards the limit per person like those of the order to which they are added', async () => {
    const before = pay(paidShop, 'pi_3', { kimchi: 3, soup: 3 });
    const adds = { orderId: 'try-pi_1', version: 'try-pi_3' };
    const more = { adds, quantities: { kimchi: 4, soup: 3 }, toPay: 1235 };
    const { documents, link } = await taken(more, withPaid({}, before));
    const elsewhere = {
      ...{ adds: undefined, info: otherInfo },
      ...{ quantities: { kimchi: 1, soup: 3 }, toPay: 7235 },
    };
    const other = (changes = {}) =>
      plan(
        { ...elsewhere, ...changes },
        { documents, checkouts: [] },
        { others: [link], actor: otherActor },
      );
    expect(await other()).toMatchObject({
      problem: { problems: [{ code: 'over-limit', menuKey: 'kimchi' }], overridable: true },
    });
    expect(await other({ reason: '단골' })).toMatchObject({ kind: 'done' });
  });

  it('are refused once the order is delivered or its day is over, and not because it is packed', async () => {
    const before = withPaid();
    const marked = (mark: string) => ({
      ...before,
      documents: {
        ...before.documents,
        [orderStatusPath({ uid: 'u1', dateId, orderId: 'try-pi_1' })]: { uid: 'u1', [mark]: now },
      },
    });
    expect(await plan({ reason: '단골' }, marked('packed'))).toMatchObject({ kind: 'done' });
    expect(await plan({ reason: '단골' }, marked('delivered'))).toEqual({
      kind: 'refused',
      problem: { code: 'delivered' },
    });
    const actor = { ...staffActor, now: endOfDay };
    expect(await plan({ reason: '단골' }, before, { actor })).toEqual({
      kind: 'refused',
      problem: { code: 'order', problems: [{ code: 'date-closed' }], overridable: false },
    });
  });

  it('leave the language of a customer without an account as it is', async () => {
    const before = withPaid();
    const profile = { ...user, provider: 'phone', lang: 'en' };
    const documents = { ...before.documents, 'users/u1': profile };
    const after = await taken({}, { ...before, documents });
    expect(after.documents['users/u1']).toEqual(profile);
  });

  it('are cancelled without the order: its log says that it stays', async () => {
    const { documents, link } = await taken();
    const ending = { ...link, state: 'ending' as const, endedBy: 'call' };
    const logged = (read: Documents, one: PayLink) =>
      planLinkCancelled(
        newId,
        one,
        'call',
        otherActor,
        orderOf({ documents: read, checkouts: [] }),
      );
    const cancelled = (done: LinkPlan) =>
      done.kind === 'done' && applyWrites({}, done.writes)[`staffLog/${otherActor.entryId}`];
    expect(cancelled(logged(documents, ending))).toMatchObject({
      ...{ orderId: 'try-pi_1', before: { due: 8000 }, after: { due: 6000 } },
    });
    expect(cancelled(logged({}, ending))).toMatchObject({ after: null });
    const { addsTo: _, ...ofNew } = ending;
    expect(cancelled(logged(documents, ofNew))).toMatchObject({ after: null });
  });
});

it('does not take a new order where a paid one stands, however it names it', async () => {
  expect(await plan({ adds: undefined, toPay: 8000 })).toMatchObject({
    problem: { problems: [{ code: 'order-exists-at-address' }], overridable: false },
  });
});
