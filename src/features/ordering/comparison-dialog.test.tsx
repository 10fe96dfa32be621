// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setQuantity } from '../../data/basket.ts';
import { clearBasket } from '../../data/order-attempts.ts';
import type { Order } from '../../domain/order.ts';
import { planOrder } from '../../domain/order-plan.ts';
import {
  contextWith,
  date,
  dateId,
  info,
  menus,
  orderKey,
  requestWith,
  user,
} from '../../domain/testing/fixtures.ts';
import '../../i18n/i18n.ts';
import { ComparisonDialog } from './comparison-dialog.tsx';
import { useBasketForm } from './use-basket-form.ts';

vi.mock('../../screen-state/dialogs.ts', () => ({ openDialog: () => {} }));

const plan = planOrder(requestWith(), contextWith());
if (plan.kind !== 'write') throw new Error(plan.kind);
const existing: Order = plan.order;

/** A basket that meets `existing`, when the profile says that the customer lives at `address`. */
function Comparison({ address }: { address: string }) {
  const form = useBasketForm(dateId, 'ko', {
    ready: true,
    authLoading: false,
    uid: user.uid,
    user: { ...user, deliveryInfo: { ...info, address } },
    date,
    menus,
    orders: { [dateId]: { [orderKey]: existing } },
    ledger: {},
    balance: 0,
    pointRate: 2,
  });
  return form.existing ? (
    <ComparisonDialog
      {...{ form, existing: form.existing, notice: null, busy: false }}
      confirmLabel=""
      busyLabel=""
      onConfirm={() => {}}
      onClose={() => {}}
    />
  ) : null;
}

beforeEach(() => {
  clearBasket(dateId);
  setQuantity(dateId, 'soup', 2);
});
afterEach(cleanup);

it('names the address once while it stays', () => {
  render(<Comparison address={info.address} />);
  expect(screen.getAllByText(info.address)).toHaveLength(1);
  expect(screen.queryByText('새 주소')).toBeNull();
});

it('names both addresses where another one has the same order key', () => {
  render(<Comparison address="51 / 2 Smith St, Epping" />);
  expect(screen.getByText('기존 주소').parentElement?.textContent).toContain(info.address);
  expect(screen.getByText('새 주소').parentElement?.textContent).toContain('51 / 2 Smith St');
});
