// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TempOrder } from '../../../domain/card/temp-order.ts';
import { cashOrder } from '../../../domain/testing/planned-orders.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import type { CardPayment } from '../submit/use-card-payment.ts';
import { IncompleteOrdersDialog } from './incomplete-orders-dialog.tsx';

beforeEach(() => setLanguage('en'));
afterEach(cleanup);

const notYet = /so this is not an order yet/;
const stands = /Your earlier order stands as it was/;

function show(basedOn: string | null) {
  const request = { basedOn, seen: { total: 6000, toPay: 1000 } };
  const order = { ...cashOrder, request } as TempOrder;
  const card = { busy: false, resume: vi.fn() } as unknown as CardPayment;
  render(
    <IncompleteOrdersDialog
      {...{ uid: 'u1', waiting: [order], language: 'en', card }}
      onClose={() => {}}
    />,
  );
}

it('says of an unpaid change that the order before it stands', () => {
  show('attempt-1');
  expect(screen.getByRole('dialog', { name: 'Unfinished change of an order' })).toBeTruthy();
  expect(screen.getByText(stands)).toBeTruthy();
  expect(screen.queryByText(notYet)).toBeNull();
  expect(screen.getByRole('button', { name: 'Drop my changes' })).toBeTruthy();
});

it('says of an unpaid order that it is none yet', () => {
  show(null);
  expect(screen.getByRole('dialog', { name: 'Unfinished card orders' })).toBeTruthy();
  expect(screen.getByText(notYet)).toBeTruthy();
  expect(screen.queryByText(stands)).toBeNull();
});
