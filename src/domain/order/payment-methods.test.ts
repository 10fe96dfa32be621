import { expect, it } from 'vitest';
import {
  allPaymentMethods,
  awaitsPayment,
  isCardPaid,
  onDeliveryMethods,
  type PaymentMethod,
  paymentMethods,
} from './payment-methods.ts';

it.each<[PaymentMethod, boolean, { cardPaid: boolean; awaits: boolean }]>([
  ['cash', false, { cardPaid: false, awaits: false }],
  ['cash', true, { cardPaid: false, awaits: false }],
  ['card', false, { cardPaid: false, awaits: true }],
  ['card', true, { cardPaid: true, awaits: false }],
])('a %s order with paid=%s', (paymentMethod, paid, { cardPaid, awaits }) => {
  expect(isCardPaid({ paymentMethod, paid })).toBe(cardPaid);
  expect(awaitsPayment({ paymentMethod, paid })).toBe(awaits);
});

it('treats a missing order as not paid by card', () => {
  expect(isCardPaid(undefined)).toBe(false);
});

it('allows everybody to pay by card, and only customers with the right to pay by cash', () => {
  expect(paymentMethods.card.allowedFor()).toBe(true);
  expect(paymentMethods.cash.allowedFor({})).toBe(false);
  expect(paymentMethods.cash.allowedFor({ isCashAvailable: true })).toBe(true);
});

it('stores the orders by every method that is paid on delivery without a payment', () => {
  for (const paymentMethod of allPaymentMethods) {
    const onDelivery = onDeliveryMethods.some((method) => method === paymentMethod);
    expect(awaitsPayment({ paymentMethod, paid: false })).toBe(!onDelivery);
  }
});
