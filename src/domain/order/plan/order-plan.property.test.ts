import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsAvailable } from '../../points/points.ts';
import type { Documents } from '../../testing/apply-writes.ts';
import { expectConsistent } from '../../testing/expect-consistent.ts';
import { date, dateId, orderKey, user } from '../../testing/fixtures.ts';
import {
  cashChoiceArb,
  check,
  openShop,
  orderChoiceArb,
  shopSetupArb,
} from '../../testing/shop-arbitraries.ts';
import { orderingButtons, priorOf } from '../basket/ordering-buttons.ts';
import { lineProblems } from './order-problems.ts';
import { orderTotals } from './order-totals.ts';

/**
 * The stores as canonical text, for comparison: without backups, which keep every version, and with the
 * balance as a number only.
 */
function stored(documents: Documents, drop: readonly string[] = []): string {
  const { 'pointBalances/u1': balance, ...rest } = documents;
  const present = Object.entries(rest).filter(
    ([name, document]) =>
      !/^(ordersBackup|orderChecks)/.test(name) && Object.keys(document).length > 0,
  );
  return JSON.stringify(
    { ...Object.fromEntries(present), balance: balance?.balance ?? 0 },
    (key, value) => {
      if (drop.includes(key)) return undefined;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    },
  );
}

const stepArb = fc.oneof(
  { weight: 6, arbitrary: orderChoiceArb.map((choice) => ({ kind: 'order' as const, choice })) },
  fc.boolean().map((elsewhere) => ({ kind: 'cancel' as const, elsewhere })),
  fc.constant({ kind: 'confirm' as const }),
);

describe('any sequence of orders, edits, moves, payments and cancellations', () => {
  it('keeps all documents consistent, the totals correct and the balance equal to the ledger', () => {
    check([shopSetupArb, fc.array(stepArb, { minLength: 1, maxLength: 12 })], (setup, steps) => {
      const shop = openShop(setup);
      let written = 0;
      for (const step of steps) {
        if (step.kind === 'order') {
          if (shop.order(step.choice).kind === 'write') written += 1;
        } else if (step.kind === 'confirm') shop.confirmEarned();
        else shop.cancel(step.elsewhere ? '9KingRdRyde' : orderKey);
        expectConsistent(shop);
      }
      return written > 1;
    });
  }, 60_000);

  it('never sells a person more than the limit', () => {
    check(
      [shopSetupArb, fc.array(orderChoiceArb, { minLength: 2, maxLength: 8 })],
      (setup, choices) => {
        const shop = openShop(setup);
        for (const choice of choices) shop.order(choice);
        for (const [menuKey, limit] of Object.entries(setup.date.menuLimitForPerson)) {
          const had = shop
            .allOrders()
            .reduce((sum, order) => sum + (order.menus[menuKey]?.q ?? 0), 0);
          expect(had).toBeLessThanOrEqual(limit);
        }
        return shop.allOrders().length > 0 && Object.keys(setup.date.menuLimitForPerson).length > 0;
      },
    );
  });
});

describe('reversible changes', () => {
  it('ordering and cancelling restores every document', () => {
    check([shopSetupArb, orderChoiceArb, cashChoiceArb], (setup, before, choice) => {
      const shop = openShop(setup);
      shop.order({ ...before, elsewhere: true });
      const start = stored(shop.documents);
      const plan = shop.order({ ...choice, elsewhere: false, move: false });
      if (plan.kind !== 'write') return false;
      expect(stored(shop.documents)).not.toBe(start);
      expect(shop.cancel(orderKey).kind).toBe('write');
      expect(stored(shop.documents)).toBe(start);
      return true;
    });
  });

  it('editing from A to B and back to A gives A, with or without a move in between', () => {
    check([shopSetupArb, cashChoiceArb, cashChoiceArb], (setup, a, b) => {
      const shop = openShop(setup);
      if (shop.order({ ...a, elsewhere: false }).kind !== 'write') return false;
      // Ignores fields that always differ, such as the SMS, which says that it is about an edit.
      const moments = ['orderDate', 'attemptId', 'time', 'nowTime', 'smsMsgBody'];
      const first = stored(shop.documents, moments);
      if (shop.order({ ...b, move: true }).kind !== 'write') return false;
      expect(shop.allOrders()).toHaveLength(1);
      const back = shop.order({ ...a, elsewhere: false, move: true });
      expect(back.kind).toBe('write');
      expect(stored(shop.documents, moments)).toBe(first);
      return true;
    });
  });
});

describe('late and repeated requests', () => {
  it('repeating the same request changes nothing', () => {
    check(
      [shopSetupArb, fc.array(orderChoiceArb, { maxLength: 2 }), orderChoiceArb],
      (setup, before, choice) => {
        const shop = openShop(setup);
        for (const earlier of before) shop.order(earlier);
        const { request, context } = shop.request(choice);
        if (shop.submit(request, context).kind !== 'write') return false;
        const once = JSON.stringify(shop.documents);
        const again = shop.submit(request, shop.context(context.info));
        expect(again).toEqual({
          kind: 'already-done',
          order: shop.allOrders().find(({ attemptId }) => attemptId === request.attemptId),
        });
        expect(JSON.stringify(shop.documents)).toBe(once);
        return true;
      },
    );
  });

  it('refuses the second of two edits of one version, and knows that a delayed first request was carried out', () => {
    check(
      [shopSetupArb, cashChoiceArb, orderChoiceArb, orderChoiceArb],
      (setup, first, one, other) => {
        const shop = openShop(setup);
        const start = shop.request({ ...first, elsewhere: false });
        if (shop.submit(start.request, start.context).kind !== 'write') return false;
        const a = shop.request({ ...one, elsewhere: false });
        const b = shop.request({ ...other, elsewhere: false });
        if (shop.submit(a.request, a.context).kind !== 'write') return false;
        const after = JSON.stringify(shop.documents);
        const late = [b.request, start.request].map((request) =>
          shop.submit(request, shop.context()),
        );
        expect(JSON.stringify(shop.documents)).toBe(after);
        expect(late[1]?.kind).toBe('already-done');
        // An empty order is refused as empty before its version is checked, so it proves nothing here.
        expect(late[0]?.kind).toBe('refused');
        const empty = !Object.values(other.quantities).some((q) => q > 0);
        if (empty) return false;
        expect(late[0]).toEqual({ kind: 'refused', problems: [{ code: 'order-changed' }] });
        return true;
      },
    );
  });
});

describe('ordering buttons and the order plan', () => {
  it('agree on who may order how', () => {
    const roles = fc.boolean();
    check([shopSetupArb, roles, orderChoiceArb, orderChoiceArb], (setup, cash, before, choice) => {
      const shop = openShop(setup);
      shop.order({ ...before, elsewhere: false, move: false });
      const edit = { ...choice, elsewhere: false, move: false };
      const existing = shop.orders[dateId]?.[orderKey];
      const sized = !lineProblems(edit.quantities, {
        ...shop.context(),
        date,
        dateId,
        existing,
      }).some(({ code }) => code === 'bad-quantity');
      if (!sized || !Object.values(edit.quantities).some((q) => q > 0)) return false;
      const totals = orderTotals({
        quantities: edit.quantities,
        menus: setup.menus,
        existing,
        usePoint: edit.usePoint,
        available: pointsAvailable(shop.balance, shop.ledger, dateId, existing?.orderKey),
        pointRate: 0,
      });
      const buttons = orderingButtons({
        signedIn: true,
        cashAllowed: cash,
        agedCare: false,
        language: 'ko',
        prior: priorOf(existing),
        toPay: totals.toPay,
      });
      const codes = (paymentMethod: 'cash' | 'card') => {
        const plan = shop
          .copy({ user: { ...user, isCashAvailable: cash } })
          .order({ ...edit, paymentMethod });
        return plan.kind === 'refused' ? plan.problems.map(({ code }) => code) : [];
      };
      const card = codes('card');
      const byCash = codes('cash');
      if ('notice' in buttons.card) expect(card).toContain(buttons.card.notice);
      else if (buttons.card.blockedBy) expect(card).toContain(buttons.card.blockedBy);
      else {
        const blocks = ['too-little-for-card'];
        for (const code of ['below-card-payment', ...blocks]) expect(card).not.toContain(code);
      }
      const mayCash = buttons.cash.kind === 'order' || buttons.cash.kind === 'edit';
      const noCash = byCash.some(
        (code) => code === 'cash-not-allowed' || code === 'already-paid-by-card',
      );
      expect(mayCash).toBe(!noCash);
      return existing !== undefined;
    });
  });
});
