// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUser } from '../../data/customer/use-user.ts';
import { useOwnOrder } from '../../data/order/use-older-orders.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { user } from '../../domain/testing/fixtures.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';

vi.mock('../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: {}, loading: false }),
}));
vi.mock('../../data/customer/use-user.ts', () => ({ useUser: vi.fn() }));
vi.mock('../../data/order/use-older-orders.ts', () => ({ useOwnOrder: vi.fn() }));
vi.mock('../../data/invoices/issue-invoice.ts', () => ({
  invoiceCopy: vi.fn(),
  issueInvoice: vi.fn(),
}));

const gone = { order: undefined, loading: false, error: undefined };
beforeEach(async () => {
  await setLanguage('ko');
  vi.mocked(useUser).mockReturnValue({ value: user, loading: false, error: undefined });
});
afterEach(cleanup);

function show(): string {
  render(
    <BrowserRouter>
      <InvoiceDialog {...{ dateId: '20261124_1', orderId: 'gone' }} onClose={() => {}} />
    </BrowserRouter>,
  );
  return screen.getByRole('dialog').textContent ?? '';
}

it('loads while its order is looked for', () => {
  vi.mocked(useOwnOrder).mockReturnValue({ ...gone, loading: true });
  expect(show()).toContain('인보이스를 불러오고 있어요');
});

it('says that its order is no longer there, which may be cancelled or moved meanwhile', () => {
  vi.mocked(useOwnOrder).mockReturnValue(gone);
  expect(show()).toContain('주문을 찾지 못했어요');
  expect(screen.queryByText('인보이스를 불러오고 있어요')).toBeNull();
});

it('says that its order, or its customer, could not be read', () => {
  const error = new AppError('network');
  vi.mocked(useOwnOrder).mockReturnValue({ ...gone, error });
  expect(show()).toContain('주문 내역을 불러오지 못했어요');
  cleanup();
  vi.mocked(useOwnOrder).mockReturnValue({ ...gone, order: cashOrder });
  vi.mocked(useUser).mockReturnValue({ value: undefined, loading: false, error });
  expect(show()).toContain('주문 내역을 불러오지 못했어요');
});
