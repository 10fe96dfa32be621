import { describe, expect, it } from 'vitest';
import { runningBalance } from '../../points/balance.ts';
import { earnedKey, ledgerKey } from '../../points/points.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { contextWith, date, dateId, grant, orderKey } from '../../testing/fixtures.ts';
import {
  decisionWith,
  orderOf,
  type PaidShop,
  paidShop,
  pay,
  paymentWith,
  refundSnapshot,
  snapshotOf,
} from '../../testing/paid-shop.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import type { RefundDecision, RefundSnapshot } from '../refund-decision.ts';
import { planRefund } from './refund-plan.ts';
import { previewKey } from './refund-preview.ts';

function decide(
  changes: Partial<RefundDecision> = {},
  shop: PaidShop = paidShop,
  snapshot: Partial<RefundSnapshot> = {},
  context: Parameters<typeof refundSnapshot>[2] = {},
) {
  return planRefund(decisionWith(changes), refundSnapshot(shop, snapshot, context), staffActor);
}

function written(...args: Parameters<typeof decide>) {
  const plan = decide(...args);
  if (plan.kind !== 'write') throw new Error(`not written: ${JSON.stringify(plan)}`);
  const [, shop = paidShop] = args;
  const after: PaidShop = { ...shop, documents: applyWrites(shop.documents, plan.writes) };
  return { ...plan, after };
}

const refusal = (...args: Parameters<typeof decide>) => {
  const plan = decide(...args);
  return plan.kind === 'refused' ? plan.problem : plan.kind;
};

describe('a reduction', () => {
  it('changes the order, returns the difference and earns points on what is left', () => {
    const { after, refunds, preview } = written();
    expect(orderOf(after)).toMatchObject({
      totalPrice: '40.00',
      point: 0.8,
      paid: true,
      attemptId: 'decision-1',
      payment_intent: 'pi_1',
      smsMsgTotal: '40.00',
    });
    expect(after.documents[`orders2/${dateId}`]).toMatchObject({
      u1: { [orderKey]: { totalPrice: '40.00' } },
    });
    expect(refunds).toMatchObject([
      { id: 'decision-1-1', amount: 2000, payment_intent: 'pi_1', state: 'requested', to: 'card' },
    ]);
    expect(after.documents['refunds/decision-1-1']).toMatchObject({ actorName: staffActor.name });
    expect(after.documents['refundsForCustomer/u1']).toEqual({
      refunds: { 'decision-1-1': expect.not.objectContaining({ actor: expect.anything() }) },
    });
    const { menuTitle, menuTitleEn } = orderOf(paidShop)?.menus.soup ?? {};
    const order = (total: number, q: number) => {
      return { total, lines: [{ menuTitle, menuTitleEn, q }] };
    };
    expect(after.documents['staffLog/entry-1']).toMatchObject({
      action: 'refund',
      before: { order: order(6000, 3) },
      after: { order: order(4000, 2), given: { amount: 2000, to: 'card' } },
    });
    expect(preview).toMatchObject({
      amount: 2000,
      missing: 0,
      balanceBefore: 120,
      balanceAfter: 80,
    });
  });

  it('keeps the prices that were paid when the catalogue has others', () => {
    const { soup } = contextWith().menus;
    const dearer = { soup: { ...soup, price: 25 } } as never;
    expect(written({}, paidShop, {}, { menus: dearer }).refunds[0]?.amount).toBe(2000);
  });

  it('is possible after the cut-off and for a date that was removed', () => {
    const closed = { ...date, orderDone: true, active: false };
    expect(written({}, paidShop, {}, { date: closed }).refunds).toHaveLength(1);
    expect(written({}, paidShop, {}, { date: undefined }).refunds).toHaveLength(1);
  });

  it('may swap dishes as long as it costs less', () => {
    const action = { kind: 'reduction', quantities: { soup: 1, kimchi: 1 } } as const;
    expect(written({ action }).refunds[0]?.amount).toBe(6000 - 3235);
  });

  it('is refused when it does not lower the total, adds a sold-out dish or leaves no line', () => {
    const of = (quantities: Record<string, number>) =>
      refusal({ action: { kind: 'reduction', quantities } });
    expect(of({ soup: 3 })).toEqual({ code: 'not-smaller' });
    expect(of({ soup: 4 })).toEqual({ code: 'not-smaller' });
    expect(of({ soup: 0 })).toEqual({ code: 'order-empty' });
    expect(of({ soup: 1.5 })).toEqual({ code: 'bad-quantity', menuKey: 'soup' });
    expect(of({ soup: 1, nothing: 1 })).toEqual({ code: 'sold-out', menuKey: 'nothing' });
    const many = Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`m${at}`, 1]));
    expect(of(many)).toMatchObject({ code: 'too-many-lines' });
  });

  it('refunds money before points, and then the points above the new total', () => {
    const granted = {
      documents: { 'points/u1': { grant: grant(50) }, 'pointBalances/u1': { balance: 5000 } },
      checkouts: [],
    };
    const shop = pay(granted, 'pi_1', { soup: 3 }, { usePoint: true });
    expect(orderOf(shop)).toMatchObject({ usedPoint: 50, point: 0.2 });
    const { after, preview } = written(
      { action: { kind: 'reduction', quantities: { soup: 2 } } },
      shop,
      { payments: [paymentWith({ received: 1000 })] },
    );
    expect(preview).toMatchObject({ amount: 1000, after: { pointsUsed: 4000, paid: 0 } });
    const { ledger, balance } = snapshotOf(after);
    expect(ledger[ledgerKey(dateId, orderKey)]?.usedPoint).toBe(40);
    expect(balance).toBe(1000);
    expect(runningBalance(ledger)).toBe(1000);
  });

  it('lowers the point shortfall before it refunds money', () => {
    const order = { ...orderOf(paidShop), pointShortfall: 15 };
    const orders = { [dateId]: { [orderKey]: order } } as never;
    const less = written({}, paidShop, {}, { orders });
    expect(less.preview.amount).toBe(500);
    expect(less.order).not.toHaveProperty('pointShortfall');
    const action = { kind: 'reduction', quantities: { soup: 2, kimchi: 1 } } as const;
    const owed = written({ action }, paidShop, {}, { orders });
    expect(owed.preview.amount).toBe(0);
    expect(owed.refunds).toEqual([]);
    expect(owed.order?.pointShortfall).toBe(7.35);
  });

  it('warns that earned points were confirmed or are spent, and keeps the entry confirmed', () => {
    const earned = earnedKey(dateId, orderKey);
    const { ledger } = snapshotOf(paidShop);
    const entry = ledger[earned];
    if (!entry) throw new Error('the fixture earns points');
    const context = { ledger: { ...ledger, [earned]: { ...entry, confirmed: true } }, balance: 0 };
    const { preview, after } = written({}, paidShop, {}, context);
    expect(preview).toMatchObject({ confirmed: true, balanceAfter: -40 });
    expect(after.documents['points/u1']?.[earned]).toMatchObject({ confirmed: true, point: 0.8 });
  });
});

describe('several payments', () => {
  const edited = pay(paidShop, 'pi_2', { soup: 4 });
  const payments = [
    paymentWith({ payment_intent: 'pi_2', received: 2000 }),
    paymentWith({ received: 6000 }),
  ];
  const basedOn = 'try-pi_2';

  it('are refunded newest first without losing a remainder', () => {
    const action = { kind: 'reduction', quantities: { soup: 1 } } as const;
    const { refunds } = written({ action, basedOn }, edited, { payments });
    expect(refunds.map(({ payment_intent, amount }) => [payment_intent, amount])).toEqual([
      ['pi_2', 2000],
      ['pi_1', 4000],
    ]);
    expect(refunds.map(({ id }) => id)).toEqual(['decision-1-1', 'decision-1-2']);
  });

  it('refund no more than they hold after a refund in the dashboard', () => {
    const refund = {
      id: 're_x',
      payment_intent: 'pi_1',
      amount: 1500,
      state: 'succeeded' as const,
      created: 0,
    };
    const left = [payments[0], paymentWith({ refunds: [refund] })].filter(
      (one) => one !== undefined,
    );
    const { preview } = written({ action: { kind: 'cancellation' }, basedOn }, edited, {
      payments: left,
    });
    expect(preview).toMatchObject({ amount: 8000, missing: 1500 });
    expect(preview.parts.map(({ amount }) => amount)).toEqual([2000, 4500]);
  });

  it('leave a record when they hold nothing', () => {
    const nothing = [paymentWith({ received: 0 })];
    const action = { kind: 'cancellation' } as const;
    const { refunds } = written({ action, basedOn }, edited, { payments: nothing });
    expect(refunds).toMatchObject([{ amount: 0, priceReduction: 8000, state: 'succeeded' }]);
  });
});

describe('a cancellation', () => {
  it('deletes the order, returns its points and refunds all its money', () => {
    const { after, refunds, preview } = written({ action: { kind: 'cancellation' } });
    expect(orderOf(after)).toBeUndefined();
    expect(after.documents[`orders2/${dateId}`]).toEqual({});
    expect(after.documents['points/u1']).toEqual({});
    expect(refunds).toMatchObject([{ kind: 'cancellation', amount: 6000 }]);
    expect(preview.after).toBeUndefined();
    expect(preview.balanceAfter).toBe(0);
  });

  it('leaves a record of the cancellation when nothing was paid', () => {
    const order = { ...orderOf(paidShop), usedPoint: 60 };
    const context = { orders: { [dateId]: { [orderKey]: order } } as never };
    const action = { kind: 'cancellation' } as const;
    const { refunds } = written({ action }, paidShop, {}, context);
    expect(refunds).toMatchObject([
      { id: 'decision-1-0', amount: 0, state: 'succeeded', pointsBack: 6000 },
    ]);
    const text = refunds[0]?.pendingSms?.smsMsgBody;
    expect(text).not.toContain('$');
    expect(text).toContain('쓰신 포인트 60.00점을 돌려드렸어요.');
  });
});

describe('goodwill', () => {
  const goodwill = (amount: number) => ({ action: { kind: 'goodwill', amount } as const });

  it('gives away nothing that a failed refund still owes: it could be repeated no more, only paid twice', () => {
    const first = written();
    const [made] = first.refunds;
    const failed = { ...made, state: 'failed' };
    const shop = {
      ...first.after,
      documents: { ...first.after.documents, 'refundsForCustomer/u1': { refunds: { r: failed } } },
    } as PaidShop;
    const next = { id: 'decision-2', basedOn: 'decision-1' };
    expect(refusal({ ...goodwill(4001), ...next }, shop)).toEqual({ code: 'not-held', held: 4000 });
    expect(refusal({ ...goodwill(4000), ...next }, shop)).toBe('write');
    const cancelled = written({ ...next, action: { kind: 'cancellation' } }, shop);
    expect(cancelled.preview).toMatchObject({ amount: 4000, missing: 0, given: { amount: 0 } });
  });

  it('does not change order and points', () => {
    const { after, refunds, preview } = written(goodwill(500));
    expect(orderOf(after)).toEqual(orderOf(paidShop));
    expect(after.documents['points/u1']).toEqual(paidShop.documents['points/u1']);
    expect(refunds).toMatchObject([{ kind: 'goodwill', amount: 500 }]);
    expect(preview.after).toEqual(preview.before);
  });

  it('can be given twice, but never more than the payments hold', () => {
    const first = written(goodwill(3000));
    const second = written({ ...goodwill(3000), id: 'decision-2' }, first.after);
    expect(second.refunds[0]?.id).toBe('decision-2-1');
    expect(
      Object.keys(second.after.documents['refundsForCustomer/u1']?.refunds ?? {}),
    ).toHaveLength(2);
    expect(refusal({ ...goodwill(1), id: 'decision-3' }, second.after)).toEqual({
      code: 'not-held',
      held: 0,
    });
  });

  it('previews what has been given already, in whatever way and whether it arrived or not', () => {
    const given = (...args: Parameters<typeof written>) => written(...args).preview.given;
    expect(given(goodwill(500))).toEqual({ amount: 0, refunds: 0 });
    const asPoints = written({ ...goodwill(500), to: 'points' });
    const second = { ...goodwill(500), id: 'decision-2' };
    expect(given(second, asPoints.after)).toEqual({ amount: 500, refunds: 1 });
    const toCard = written(goodwill(500));
    expect(given(second, toCard.after)).toEqual({ amount: 500, refunds: 1 });
    const refund = { id: 're_1', payment_intent: 'pi_1', amount: 500, created: 0 };
    const failed = { ...refund, record: 'decision-1-1', state: 'failed' } as const;
    const dashboard = { ...refund, id: 're_2', amount: 900, state: 'succeeded' } as const;
    const payments = [paymentWith({ refunds: [failed, dashboard] })];
    expect(given(second, toCard.after, { payments })).toEqual({ amount: 900, refunds: 2 });
  });

  it('has another preview key once the same has been given by somebody else', () => {
    const mine = { ...goodwill(500), id: 'decision-2' };
    const seen = previewKey(written(mine).preview);
    const { after } = written(goodwill(500));
    expect(previewKey(written(mine, after).preview)).not.toBe(seen);
  });

  it.each([0, -1, 0.5])('of %d cents is refused', (amount) => {
    expect(refusal(goodwill(amount))).toEqual({ code: 'bad-refund-amount' });
  });

  it('is given as points when the customer chose that', () => {
    const { after, refunds, preview } = written({ ...goodwill(500), to: 'points' });
    expect(refunds).toMatchObject([{ id: 'decision-1-points', state: 'succeeded', to: 'points' }]);
    expect(preview.parts).toEqual([]);
    const { ledger, balance } = snapshotOf(after);
    expect(balance).toBe(620);
    expect(runningBalance(ledger)).toBe(620);
    expect(ledger['refund--decision-1']).toMatchObject({ type: 'add-by-refund', point: 5 });
  });
});

describe('a refund after another one', () => {
  const cancellation = { action: { kind: 'cancellation' }, id: 'decision-2' } as const;
  const goodwill = (amount: number) => ({ action: { kind: 'goodwill', amount } as const });

  it('as points leaves out what has gone back to the card', () => {
    const first = written(goodwill(2000));
    const { preview, refunds, after } = written({ ...cancellation, to: 'points' }, first.after);
    expect(preview).toMatchObject({ amount: 6000, missing: 2000 });
    expect(refunds).toMatchObject([{ amount: 4000, priceReduction: 6000, to: 'points' }]);
    expect(snapshotOf(after).balance).toBe(4000);
  });

  it('as points leaves out what was refunded in the dashboard', () => {
    const refund = { id: 're_x', payment_intent: 'pi_1', amount: 6000, created: 0 };
    const payments = [paymentWith({ refunds: [{ ...refund, state: 'succeeded' }] })];
    const { refunds, after } = written({ ...cancellation, to: 'points' }, paidShop, { payments });
    expect(refunds).toMatchObject([{ amount: 0, priceReduction: 6000 }]);
    expect(refunds[0]?.pendingSms?.smsMsgBody).not.toContain('$');
    expect(snapshotOf(after).ledger).toEqual({});
  });

  it('to the card leaves out what has gone back as points', () => {
    const first = written({ ...goodwill(5000), to: 'points' });
    const { preview, refunds } = written(cancellation, first.after);
    expect(preview).toMatchObject({ amount: 6000, missing: 5000 });
    expect(refunds).toMatchObject([{ amount: 1000, to: 'card' }]);
  });

  it.each(['card', 'points'] as const)(
    'is refused as goodwill (%s) when points were given for all of it',
    (to) => {
      const first = written({ ...goodwill(6000), to: 'points' });
      expect(refusal({ ...goodwill(1), id: 'decision-2', to }, first.after)).toEqual({
        code: 'not-held',
        held: 0,
      });
    },
  );

  it('gives all that is left after a reduction as points', () => {
    const first = written({ to: 'points' });
    const { preview } = written({ ...cancellation, basedOn: 'decision-1' }, first.after);
    expect(preview).toMatchObject({ amount: 4000, missing: 0 });
  });
});

describe('any decision', () => {
  it('is made once', () => {
    const { after } = written();
    expect(decide({}, after).kind).toBe('already-done');
    const given = written({ action: { kind: 'goodwill', amount: 500 } });
    expect(decide({ action: { kind: 'goodwill', amount: 500 } }, given.after).kind).toBe(
      'already-done',
    );
  });

  it('is refused without an order, a card payment or a reason, or for another version of the order', () => {
    expect(refusal({ orderId: 'elsewhere' })).toEqual({ code: 'order-missing' });
    expect(refusal({ dateId: 'never' })).toEqual({ code: 'order-missing' });
    expect(refusal({ basedOn: 'older' })).toEqual({ code: 'order-changed' });
    expect(refusal({ reason: '  ' })).toEqual({ code: 'reason-missing' });
    expect(refusal({ reason: 'x'.repeat(201) })).toEqual({ code: 'reason-too-long' });
    const cash = { ...orderOf(paidShop), paymentMethod: 'cash', paid: false };
    const orders = { [dateId]: { [orderKey]: cash } } as never;
    expect(refusal({}, paidShop, {}, { orders })).toEqual({ code: 'not-card-paid' });
  });

  it('is refused while the data of its customer are being deleted', () => {
    const { user } = snapshotOf(paidShop);
    expect(refusal({}, paidShop, {}, { user: { ...user, deletedAs: 'gone-1' } })).toEqual({
      code: 'account-deleted',
    });
  });

  it('issues a credit note with its own number for an issued invoice', () => {
    const order = { ...orderOf(paidShop), invoice: 42 };
    const orders = { [dateId]: { [orderKey]: order } } as never;
    const { after, refunds, preview } = written({}, paidShop, { nextCreditNote: 7 }, { orders });
    expect(preview.creditNote).toBe(true);
    expect(refunds[0]).toMatchObject({ creditNote: 7, invoice: 42 });
    expect(after.documents['common/creditNote']).toEqual({ currentNo: 7 });
    expect(after.documents['creditNotes/42']).toMatchObject({
      uid: 'u1',
      notes: { 7: { invoice: 42, amount: 20, lines: { soup: { q: 1, subTotal: 20 } } } },
    });
    expect(orderOf(after)?.invoice).toBe(42);
  });

  it('has a preview key that changes with the amount and where it goes', () => {
    const key = (...args: Parameters<typeof decide>) => previewKey(written(...args).preview);
    const one = key();
    expect(key({ id: 'decision-9' })).toBe(one);
    expect(key({ to: 'points' })).not.toBe(one);
    expect(key({ action: { kind: 'cancellation' } })).not.toBe(one);
    expect(key({}, paidShop, { payments: [paymentWith({ received: 500 })] })).not.toBe(one);
  });
});
