import { describe, expect, it } from 'vitest';
import type { Order } from '../order.ts';
import {
  type CardButton,
  type OnDeliveryButton,
  type OrderingState,
  orderingButtons,
  priorOf,
} from './ordering-buttons.ts';

const flags = [true, false];
const priors = ['none', 'unpaid', 'paid-by-card'] as const;

/** A readable name of a button: its kind, and why it is disabled. */
const cashName = (button: OnDeliveryButton) => button.kind;
const cardName = (button: CardButton) =>
  'blockedBy' in button && button.blockedBy ? `${button.kind}!${button.blockedBy}` : button.kind;

/**
 * Whether the cash button is shown, by sign-in, cash-allowed, aged care and language: `-` is hidden; for `+`
 * the kind depends on the existing order. The rows cover every combination.
 */
const cashRows: [
  signedIn: boolean,
  cashAllowed: boolean,
  agedCare: boolean,
  ko: string,
  en: string,
][] = [
  [true, true, true, '+', '+'],
  [true, true, false, '+', '+'],
  [true, false, true, '+', '+'],
  [true, false, false, '-', '-'],
  // A visitor has no role, so no screen reaches the first three of these states.
  [false, true, true, '-', '+'],
  [false, true, false, '-', '+'],
  [false, false, true, '-', '+'],
  [false, false, false, '-', '-'],
];
const cashByPrior = {
  none: 'order',
  unpaid: 'edit',
  'paid-by-card': 'already-paid-by-card',
} as const;

/** The card button by existing order and amount to pay. */
const cardRows: [prior: OrderingState['prior'], toPay: number, name: string][] = [
  ['none', 6000, 'order'],
  ['none', 50, 'order'],
  ['none', 49, 'order!too-little-for-card'],
  ['none', 0, 'order'],
  ['unpaid', 6000, 'edit-cash'],
  ['unpaid', 50, 'edit-cash'],
  ['unpaid', 49, 'edit-cash!too-little-for-card'],
  ['unpaid', 0, 'edit-cash'],
  ['paid-by-card', 6000, 'edit-difference'],
  ['paid-by-card', 50, 'edit-difference'],
  ['paid-by-card', 49, 'edit-difference!too-little-for-card'],
  ['paid-by-card', 0, 'edit-same'],
  ['paid-by-card', -1, 'hidden'],
];

describe.each(cashRows)(
  'signed in %s, cash %s, aged care %s',
  (signedIn, cashAllowed, agedCare, ko, en) => {
    describe.each([
      ['ko', ko],
      ['en', en],
    ] as const)('in %s', (language, shown) => {
      it.each(cardRows)('prior %s, %s to pay: card %s', (prior, toPay, card) => {
        const buttons = orderingButtons({
          signedIn,
          cashAllowed,
          agedCare,
          language,
          prior,
          toPay,
        });
        expect(cashName(buttons.cash)).toBe(shown === '+' ? cashByPrior[prior] : 'hidden');
        expect(cardName(buttons.card)).toBe(card);
      });
    });
  },
);

it('covers every combination exactly once', () => {
  const roles = cashRows.map((row) => row.slice(0, 3).join());
  const all = flags.flatMap((a) => flags.flatMap((b) => flags.map((c) => [a, b, c].join())));
  expect(roles.toSorted()).toEqual(all.toSorted());
  for (const prior of priors) {
    const amounts = cardRows.filter(([of]) => of === prior);
    // Only an existing card payment can exceed the amount due.
    const expected = prior === 'paid-by-card' ? [6000, 50, 49, 0, -1] : [6000, 50, 49, 0];
    expect(amounts.map(([, toPay]) => toPay)).toEqual(expected);
  }
});

describe('button labels', () => {
  const state: OrderingState = {
    signedIn: true,
    cashAllowed: true,
    agedCare: false,
    language: 'ko',
    prior: 'none',
    toPay: 6000,
  };

  it('show the amount', () => {
    expect(orderingButtons(state)).toEqual({
      cash: { kind: 'order', amount: 6000 },
      card: { kind: 'order', amount: 6000, blockedBy: null },
    });
    expect(orderingButtons({ ...state, prior: 'unpaid' })).toEqual({
      cash: { kind: 'edit', amount: 6000 },
      card: { kind: 'edit-cash', amount: 6000, blockedBy: null },
    });
  });

  it('show only the difference after a card payment', () => {
    expect(orderingButtons({ ...state, prior: 'paid-by-card', toPay: 2000 })).toEqual({
      cash: { kind: 'already-paid-by-card' },
      card: { kind: 'edit-difference', amount: 2000, blockedBy: null },
    });
  });

  it('replace the card button by a notice when the total would shrink', () => {
    expect(orderingButtons({ ...state, prior: 'paid-by-card', toPay: -1 }).card).toEqual({
      kind: 'hidden',
      notice: 'below-card-payment',
    });
  });

  it('offer an order that points cover wholly without cash and without a card payment', () => {
    const covered = orderingButtons({ ...state, toPay: 0 });
    expect(covered.cash).toEqual({ kind: 'order', amount: 0 });
    expect(covered.card).toEqual({ kind: 'order', amount: 0, blockedBy: null });
  });
});

it.each([
  ['cash', false, 'unpaid'],
  ['cash', true, 'unpaid'],
  ['card', true, 'paid-by-card'],
  ['card', false, 'unpaid'],
] as const)('an existing %s order, paid %s, counts as %s', (paymentMethod, paid, prior) => {
  expect(priorOf({ paymentMethod, paid } as Order)).toBe(prior);
  expect(priorOf(undefined)).toBe('none');
});
