import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderProblem } from '../domain/order/plan/order-problems.ts';
import { i18n, loadLanguage } from './i18n.ts';
import { overLimitMessage, problemMessage } from './order-problem-message.ts';

beforeAll(() => loadLanguage('en'));

const menuKey = 'soup';
const problems: Record<OrderProblem['code'], OrderProblem> = {
  'date-closed': { code: 'date-closed' },
  'order-empty': { code: 'order-empty' },
  'too-many-orders': { code: 'too-many-orders', most: 6 },
  'orders-too-large': { code: 'orders-too-large' },
  'too-many-changes': { code: 'too-many-changes' },
  'pickup-unavailable': { code: 'pickup-unavailable' },
  'no-delivery-info': { code: 'no-delivery-info' },
  'address-incomplete': { code: 'address-incomplete' },
  'bad-quantity': { code: 'bad-quantity', menuKey },
  'sold-out': { code: 'sold-out', menuKey },
  'over-limit': { code: 'over-limit', menuKey, limit: 3 },
  'below-minimum': { code: 'below-minimum', total: 4235, minimum: 5000 },
  'account-deleted': { code: 'account-deleted' },
  'cash-not-allowed': { code: 'cash-not-allowed' },
  'open-cash-orders': { code: 'open-cash-orders' },
  'already-paid-by-card': { code: 'already-paid-by-card' },
  'below-card-payment': { code: 'below-card-payment', paid: 6000, due: 5000 },
  'points-unavailable': { code: 'points-unavailable' },
  'too-little-for-card': { code: 'too-little-for-card' },
  'exception-unacknowledged': { code: 'exception-unacknowledged' },
  'order-changed': { code: 'order-changed' },
  'amount-changed': { code: 'amount-changed', total: 6200, toPay: 6200 },
  'too-many-lines': { code: 'too-many-lines', most: 32 },
  'order-under-way': { code: 'order-under-way', step: 'packed' },
  'card-order-not-cancellable': { code: 'card-order-not-cancellable' },
  'order-exists-at-address': { code: 'order-exists-at-address' },
};

describe.each(['ko', 'en'] as const)('in %s', (lng) => {
  const t = i18n.getFixedT(lng);
  const words = (problem: OrderProblem) => problemMessage(t, problem, () => '곰탕');

  it('every problem has a complete message of its own', () => {
    const all = Object.values(problems).map(words);
    expect(new Set(all).size).toBe(all.length);
    for (const text of all) {
      expect(text).not.toMatch(/\{\{|undefined/);
      expect(/[가-힣]/.test(text.replaceAll('곰탕', ''))).toBe(lng === 'ko');
    }
  });

  it('each step of an order that is under way has words of its own', () => {
    const steps = ['packed', 'paid', 'delivered'] as const;
    const texts = steps.map((step) => words({ code: 'order-under-way', step }));
    expect(new Set(texts).size).toBe(3);
  });

  it('a problem with a menu names the menu', () => {
    for (const code of ['bad-quantity', 'sold-out', 'over-limit'] as const) {
      expect(words(problems[code])).toContain('곰탕');
    }
  });

  it('messages include the amounts', () => {
    expect(words(problems['below-minimum'])).toContain('$50.00');
    expect(words(problems['below-minimum'])).toContain('$7.65');
    expect(words(problems['amount-changed'])).toContain('$62.00');
    expect(words(problems['too-little-for-card'])).toContain('$0.50');
  });
});

it('the specified English messages are used word for word', () => {
  const t = i18n.getFixedT('en');
  const words = (code: OrderProblem['code']) => problemMessage(t, problems[code], () => 'Soup');
  expect(words('over-limit')).toContain('You can order up to 3 items');
  expect(words('date-closed')).toBe('The order is closed. Thanks!');
  expect(words('no-delivery-info')).toBe('Please enter your information');
  expect(words('order-empty')).toBe('There is no order content');
});

it('a limit message says what has been ordered already', () => {
  const t = i18n.getFixedT('en');
  expect(overLimitMessage(t, 'Soup', 3, 2)).toBe(
    'Soup: You can order up to 3 items (you have already ordered 1)',
  );
  expect(overLimitMessage(t, 'Soup', 3, 3)).toBe('Soup: You can order up to 3 items');
  expect(overLimitMessage(t, 'Soup', 999, Number.POSITIVE_INFINITY)).toBe(
    'Soup: You can order up to 999 items',
  );
});
