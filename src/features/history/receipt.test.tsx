// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shopConfig } from '../../data/shop-config.ts';
import type { Menus } from '../../domain/menus/menu.ts';
import type { Order } from '../../domain/order/order.ts';
import { menus } from '../../domain/testing/fixtures.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { Receipt } from './receipt.tsx';

vi.mock('./order-refunds.tsx', () => ({ OrderRefunds: () => null }));

const paid: Order = {
  ...cashOrder,
  totalPrice: '60.00',
  usedPoint: 4,
  paymentMethod: 'card',
  paid: true,
};

async function receiptOf(order: Order, language: 'ko' | 'en', now?: Menus) {
  await setLanguage(language);
  return render(<Receipt order={order} menus={now} />).container.textContent;
}

afterEach(cleanup);

describe('the receipt of a card order', () => {
  it.each([
    ['ko', ['결제 금액$56.00', '배송받을 때 내실 금액$6.00', '카드 $50.00 · 배송받을 때 $6.00']],
    ['en', ['Total$56.00', 'To pay on delivery$6.00', '$50.00 by card · $6.00 on delivery']],
  ] as const)('that points were missing for says what is owed (%s)', async (language, words) => {
    const text = await receiptOf({ ...paid, pointShortfall: 6 }, language);
    for (const one of words) expect(text).toContain(one);
  });

  it.each([
    ['ko', '카드 결제 완료', '배송받을 때'],
    ['en', 'Paid by card', 'on delivery'],
  ] as const)('that is paid in full says only that (%s)', async (language, words, missing) => {
    const text = await receiptOf(paid, language);
    expect(text).toContain(words);
    expect(text).not.toContain(missing);
  });

  it('has the name of the shop at its top', async () => {
    const text = await receiptOf(paid, 'ko');
    expect(text?.startsWith(shopConfig.name)).toBe(true);
  });

  it('names the year of the delivery', async () => {
    expect(await receiptOf({ ...paid, dateId: '20210911_1' }, 'en')).toContain('Sat, 11 Sept 2021');
  });

  it('not yet paid says that the payment is being checked', async () => {
    expect(await receiptOf({ ...paid, paid: false }, 'ko')).toContain('결제 확인 중');
  });
});

it('states the allergens and diet of each dish, and for one without a statement says to ask', async () => {
  const [first = '', ...others] = Object.keys(cashOrder.menus);
  const statement = { contains: ['egg'], mayContain: ['sesame'], checked: true };
  const soup = menus[first];
  const stated = { allergens: statement, diet: { marks: ['no-pork'], spicy: 2 } };
  const now = { ...menus, ...(soup && { [first]: { ...soup, ...stated } }) } as Menus;
  const text = await receiptOf(cashOrder, 'en', now);
  expect(text).toContain('Contains egg. May contain sesame. No pork · Spicy');
  expect(text?.split('ask us')).toHaveLength(others.length + 1);
});

describe('the receipt of a seller registered for GST', () => {
  afterEach(() => Object.assign(shopConfig, { abn: '', gstFrom: '' }));

  it('shows the ABN and the GST in what was paid', async () => {
    expect(await receiptOf(paid, 'en', menus)).not.toMatch(/GST|ABN/);
    cleanup();
    Object.assign(shopConfig, { abn: '51 824 753 556', gstFrom: '2020-01-01' });
    const text = await receiptOf(paid, 'en', menus);
    expect(text).toContain('ABN 51 824 753 556');
    // $56.00 after points: 5600 / 11 = 509.09…
    expect(text).toContain('GST included in the price$5.09');
    expect(text).not.toContain('GST-free');
  });

  it('says which dishes are GST-free and leaves them out', async () => {
    Object.assign(shopConfig, { abn: '51 824 753 556', gstFrom: '2020-01-01' });
    const free = Object.fromEntries(
      Object.entries(menus).map(([key, menu]) => [key, { ...menu, gstFree: true }]),
    );
    const text = await receiptOf(paid, 'en', free);
    expect(text).toContain('GST-free');
    expect(text).toContain('GST included in the price$0.00');
  });

  it('states no GST of a dish that has left the catalogue, nor before the catalogue is loaded', async () => {
    Object.assign(shopConfig, { abn: '51 824 753 556', gstFrom: '2020-01-01' });
    for (const known of [{}, undefined]) {
      expect(await receiptOf(paid, 'en', known)).not.toMatch(/GST|ABN/);
      cleanup();
    }
  });
});
