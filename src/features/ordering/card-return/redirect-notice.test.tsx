// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attemptIdFor, attemptsOf } from '../../../data/order/order-attempts.ts';
import { basketOf, setQuantity } from '../../../data/order/use-basket.ts';
import type { CustomerOrders } from '../../../domain/order/order.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { screenState } from '../testing/screen-state.ts';
import { RedirectNotice } from './redirect-notice.tsx';
import { type ReturnedPayment, returnedPayment } from './returned-payment.ts';

vi.mock('./returned-payment.ts', () => ({ returnedPayment: vi.fn() }));
let orders: CustomerOrders = {};
vi.mock('../form/use-order-screen-state.ts', () => ({
  useOrderScreenState: () => ({ ...screenState, orders }),
}));
vi.mock('../../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: undefined, loading: false, error: undefined }),
}));

const dateId = '20261124_1';
const said = { trouble: vi.spyOn(notify, 'trouble'), info: vi.spyOn(notify, 'info') };
beforeEach(async () => {
  await setLanguage('en');
  for (const one of Object.values(said)) one.mockReset().mockReturnValue(undefined as never);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  orders = {};
});

let address = '';
function Address() {
  address = useLocation().pathname;
  return null;
}

async function comeBack(status: 'cardCompleted' | 'cardCancelled') {
  const page = () => (
    <MemoryRouter>
      <Address />
      <Routes>
        <Route
          path="/"
          element={<RedirectNotice language="en" dateId={dateId} status={status} />}
        />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>
  );
  const { rerender } = render(page());
  await act(async () => {});
  return { seeAgain: () => rerender(page()) };
}

it.each(['cardCompleted', 'cardCancelled'] as const)(
  'an address that says %s, which anybody can open, takes nothing off the basket and loses no attempt',
  async (status) => {
    vi.mocked(returnedPayment).mockResolvedValue({ state: 'unpaid' });
    setQuantity(dateId, 'soup', 2);
    const id = attemptIdFor(dateId, 'two soups', { soup: 2 });
    await comeBack(status);
    expect(basketOf(dateId)).toEqual({ soup: 2 });
    expect(attemptsOf(dateId).map((attempt) => attempt.id)).toEqual([id]);
    expect(address).toBe(`/date-detail/en/${dateId}`);
    expect(said.trouble).toHaveBeenCalledTimes(status === 'cardCancelled' ? 1 : 0);
    expect(said.info).toHaveBeenCalledTimes(status === 'cardCompleted' ? 1 : 0);
  },
);

it('says of no payment that it was cancelled while another tab has paid, and shows its order', async () => {
  vi.mocked(returnedPayment).mockResolvedValue({ state: 'paid', orderKey: 'home' });
  await comeBack('cardCancelled');
  expect(address).toBe(`/date-detail/en/${dateId}/home`);
  expect(said.trouble).not.toHaveBeenCalled();
});

it('decides by what there was on coming back, whatever arrives while it asks', async () => {
  attemptIdFor(dateId, 'two soups', { soup: 2 });
  let answer: (found: ReturnedPayment) => void = () => {};
  const asked = new Promise<ReturnedPayment>((resolve) => {
    answer = resolve;
  });
  vi.mocked(returnedPayment).mockReset().mockReturnValueOnce(asked);
  vi.mocked(returnedPayment).mockResolvedValue({ state: 'unpaid' });
  const { seeAgain } = await comeBack('cardCompleted');
  // The order arrives, which settles the attempt, while its temporary order is still there.
  orders = { [dateId]: {} };
  localStorage.clear();
  seeAgain();
  await act(async () => answer({ state: 'paid', orderKey: 'home' }));
  expect(address).toBe(`/date-detail/en/${dateId}/home`);
  expect(said.info).not.toHaveBeenCalled();
  expect(returnedPayment).toHaveBeenCalledTimes(1);
});

it('asks again once the order arrives, if the payment could not be asked about at first', async () => {
  attemptIdFor(dateId, 'two soups', { soup: 2 });
  vi.mocked(returnedPayment).mockReset().mockResolvedValueOnce({ state: 'unreachable' });
  vi.mocked(returnedPayment).mockResolvedValue({ state: 'paid', orderKey: 'home' });
  const { seeAgain } = await comeBack('cardCompleted');
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
  orders = { [dateId]: {} };
  await act(async () => seeAgain());
  expect(address).toBe(`/date-detail/en/${dateId}/home`);
});

it('says so when the payment can’t be asked about', async () => {
  vi.mocked(returnedPayment).mockResolvedValue({ state: 'unreachable' });
  await comeBack('cardCancelled');
  expect(said.trouble).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});
