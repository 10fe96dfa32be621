// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { attemptIdFor, attemptsOf } from '../../../data/order/order-attempts.ts';
import { basketOf, setQuantity } from '../../../data/order/use-basket.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { RedirectNotice } from './redirect-notice.tsx';

const dateId = '20261124_1';
afterEach(() => {
  cleanup();
  localStorage.clear();
});

let address = '';
function Address() {
  address = useLocation().pathname;
  return null;
}

it.each(['cardCompleted', 'cardCancelled'] as const)(
  'an address that says %s, which anybody can open, takes nothing off the basket and loses no attempt',
  (status) => {
    const said = (['success', 'info', 'trouble'] as const).map((tone) =>
      vi.spyOn(notify, tone).mockReturnValue(undefined as never),
    );
    setQuantity(dateId, 'soup', 2);
    const id = attemptIdFor(dateId, 'two soups', { soup: 2 });
    render(
      <MemoryRouter>
        <Address />
        <RedirectNotice language="en" dateId={dateId} status={status} />
      </MemoryRouter>,
    );
    expect(basketOf(dateId)).toEqual({ soup: 2 });
    expect(attemptsOf(dateId).map((attempt) => attempt.id)).toEqual([id]);
    expect(address).toMatch(`/date-detail/en/${dateId}`);
    // That an order is stored is said when it is found.
    const shown = said.map((one) => one.mock.calls.length > 0);
    expect(shown).toEqual([false, false, status === 'cardCancelled']);
  },
);
