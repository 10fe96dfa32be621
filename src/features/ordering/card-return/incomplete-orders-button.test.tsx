// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
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

beforeEach(leaveForPayment);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('shows the unfinished orders at once to whoever comes back from the provider by Back', async () => {
  show(false);
  await screen.findByText('orders to check');
  expect(cameBackUnanswered()).toBe(false);
});

it('does not open above a screen that tells how the payment ended, though that one’s code is late', async () => {
  show(true);
  await import('./incomplete-orders-dialog.tsx');
  await Promise.resolve();
  expect(screen.queryByText('orders to check')).toBeNull();
  expect(cameBackUnanswered()).toBe(true);
});
