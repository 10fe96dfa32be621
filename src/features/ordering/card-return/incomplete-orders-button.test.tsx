// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TempOrder } from '../../../domain/card/temp-order.ts';
import '../../../i18n/i18n.ts';
import { cameBackUnanswered, leaveForPayment } from '../../../screen-state/left-for-payment.ts';
import type { CardPayment } from '../submit/use-card-payment.ts';
import { IncompleteOrdersButton } from './incomplete-orders-button.tsx';

vi.mock('./incomplete-orders-dialog.tsx', () => ({
  IncompleteOrdersDialog: () => <p>orders to check</p>,
}));

const show = (told: boolean) =>
  render(
    <IncompleteOrdersButton
      uid="u1"
      language="ko"
      waiting={[{} as TempOrder]}
      card={{} as CardPayment}
      told={told}
    />,
  );

const restorePage = () =>
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

beforeEach(leaveForPayment);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('shows the unfinished orders at once to whoever comes back from the provider by Back', async () => {
  restorePage();
  show(false);
  await screen.findByText('orders to check');
  expect(cameBackUnanswered()).toBe(false);
});

it('does not open above a screen that tells how the payment ended, though that one’s code is late', async () => {
  restorePage();
  show(true);
  await import('./incomplete-orders-dialog.tsx');
  await Promise.resolve();
  expect(screen.queryByText('orders to check')).toBeNull();
  expect(cameBackUnanswered()).toBe(true);
});

it('does not say that nothing was paid while the page is still on its way to the provider’s', async () => {
  show(false);
  await import('./incomplete-orders-dialog.tsx');
  await Promise.resolve();
  expect(screen.queryByText('orders to check')).toBeNull();
  restorePage();
  await screen.findByText('orders to check');
});
