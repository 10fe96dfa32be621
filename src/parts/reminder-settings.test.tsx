// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveConsents } from '../data/messages/save-consents.ts';
import { type ConsentChoice, type Consents, planConsents } from '../domain/messages/consent.ts';
import type { CustomerOrders } from '../domain/order/order.ts';
import { applyWrites } from '../domain/testing/apply-writes.ts';
import { cashOrder } from '../domain/testing/planned-orders.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { ReminderSettings } from './reminder-settings.tsx';

vi.mock('../data/messages/save-consents.ts', () => ({ saveConsents: vi.fn() }));
vi.mock('../data/customer/use-user.ts', () => ({ useUser: () => ({}) }));
vi.mock('../data/documents/live-document.ts', () => ({
  useLiveDocument: (of: 'told' | 'orders') => ({ loading: false, value: store[of] }),
}));
vi.mock('../data/documents/sources.ts', () => ({
  customerConsents: () => 'told',
  customerOrders: () => 'orders',
}));
vi.mock('./confirm-reminder-email.tsx', () => ({ ConfirmReminderEmail: () => null }));

const store = vi.hoisted(() => ({
  told: undefined as Consents | undefined,
  orders: undefined as CustomerOrders | undefined,
}));
const saved: Partial<ConsentChoice>[] = [];
let answers: (() => void)[] = [];
const answer = () => act(async () => answers.shift()?.());
const consentsTo = (choice: ConsentChoice) =>
  applyWrites({}, planConsents('u1', undefined, choice, 'ko', 1))['consents/u1'] as Consents;

beforeEach(async () => {
  await setLanguage('ko');
  saved.length = 0;
  store.told = undefined;
  store.orders = undefined;
  answers = [];
  vi.mocked(saveConsents).mockImplementation((_, choice) => {
    saved.push(choice);
    return new Promise((done) => answers.push(() => done(undefined as never)));
  });
});
afterEach(cleanup);

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('keeps the focus while a tap is stored, and stores the next tap after it', async () => {
  render(<ReminderSettings uid="u1" />);
  box(/열리면/).focus();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(box(/열리면/));
  expect(box(/열리면/).disabled).toBe(false);
  await userEvent.click(box(/마감되기 전/));
  expect(box(/마감되기 전/).checked).toBe(true);
  expect(saved).toEqual([{ opening: true }]);
  await answer();
  expect(saved).toEqual([{ opening: true }, { opening: true, closing: true }]);
  expect(box(/열리면/).checked).toBe(true);
});

it('goes back if it was not stored', async () => {
  vi.mocked(saveConsents).mockRejectedValueOnce(new Error('refused'));
  render(<ReminderSettings uid="u1" />);
  await userEvent.click(box(/마감되기 전/));
  await screen.findByText('카카오톡');
  expect(box(/마감되기 전/).checked).toBe(false);
});

it('shows what was ended elsewhere after a tap here, and the next tap does not give it again', async () => {
  const view = render(<ReminderSettings uid="u1" />);
  await userEvent.click(box(/열리면/));
  store.told = consentsTo({ opening: true, closing: false, channel: 'email' });
  await answer();
  expect(box(/열리면/).checked).toBe(true);
  store.told = consentsTo({ opening: false, closing: false, channel: 'email' });
  view.rerender(<ReminderSettings uid="u1" />);
  expect(box(/열리면/).checked).toBe(false);
  await userEvent.click(box(/마감되기 전/));
  expect(saved.at(-1)).toEqual({ closing: true });
});

it('offers after an order to remind each week whoever orders each week, and agrees to nothing', async () => {
  const dateId = '20261127_9';
  store.orders = { [dateId]: { key: cashOrder } };
  const view = render(<ReminderSettings uid="u1" afterOrder={dateId} />);
  expect(screen.queryByText(/매주/)).toBeNull();
  store.orders = {
    ...store.orders,
    '20261120_1': { a: cashOrder },
    '20261113_1': { b: cashOrder },
  };
  view.rerender(<ReminderSettings uid="u1" afterOrder={dateId} />);
  screen.getByText(
    '금요일 배송을 자주 주문하고 계세요. ‘주문이 마감되기 전에 알려 주세요’에 표시하시면 매주 알려 드려요.',
  );
  expect([box(/마감되기 전/).checked, saved]).toEqual([false, []]);
  view.rerender(<ReminderSettings uid="u1" />);
  expect(screen.queryByText(/매주/)).toBeNull();
  store.told = consentsTo({ opening: false, closing: true, channel: 'email' });
  view.rerender(<ReminderSettings uid="u1" afterOrder={dateId} />);
  expect(screen.queryByText(/매주/)).toBeNull();
});
