import { describe, expect, it } from 'vitest';
import { ownPointsUsed } from '../../order/order.ts';
import { menus } from '../../testing/fixtures.ts';
import { decisionWith, orderOf, paidShop, pay, refundSnapshot } from '../../testing/paid-shop.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import { planRefund } from '../plans/refund-plan.ts';
import type { CustomerRefund } from '../refund.ts';
import { givenByReduction } from './reduced-order.ts';

const paid = (shop = paidShop) => {
  const order = orderOf(shop);
  if (!order) throw new Error('the fixture has an order');
  return order;
};

describe('what a reduction gives back', () => {
  it('is what the dishes cost, and nothing while none is taken out', () => {
    expect(givenByReduction(paid(), { soup: 3 }, menus, [])).toEqual({ money: 0, points: 0 });
    expect(givenByReduction(paid(), { soup: 1 }, menus, [])).toEqual({ money: 4000, points: 0 });
  });

  it('is the price at which they were ordered', () => {
    const dearer = { ...menus, soup: { ...menus.soup, price: 90 } } as typeof menus;
    expect(givenByReduction(paid(), { soup: 2 }, dearer, [])).toMatchObject({ money: 2000 });
  });

  it('is points once no money is left to give back', () => {
    const shop = pay(
      { documents: { 'pointBalances/u1': { balance: 5000 } }, checkouts: [] },
      'pi_1',
      { soup: 3 },
      { usePoint: true },
    );
    expect(ownPointsUsed(paid(shop))).toBe(5000);
    expect(givenByReduction(paid(shop), { soup: 2 }, menus, [])).toEqual({
      money: 1000,
      points: 1000,
    });
  });

  it('is no more than earlier refunds have left', () => {
    const goodwill = { amount: 4500, state: 'succeeded', to: 'card' } as CustomerRefund;
    expect(givenByReduction(paid(), { soup: 1 }, menus, [goodwill])).toMatchObject({
      money: 1500,
    });
  });

  it('is never less than nothing where the wish costs more', () => {
    expect(givenByReduction(paid(), { soup: 4 }, menus, [])).toEqual({ money: 0, points: 0 });
  });

  it('is what the preview says then', () => {
    const decision = decisionWith({ action: { kind: 'reduction', quantities: { soup: 1 } } });
    const plan = planRefund(decision, refundSnapshot(paidShop), staffActor);
    expect(plan).toMatchObject({ preview: { amount: 4000, missing: 0 } });
  });
});
