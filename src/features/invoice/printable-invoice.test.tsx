// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopConfig } from '../../data/shop-config.ts';
import type { User } from '../../domain/customer/user.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import type { Order } from '../../domain/order/order.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { PrintableInvoice } from './printable-invoice.tsx';

const shown = vi.hoisted(() => ({
  reader: '',
  invoice: undefined as Invoice | undefined,
  user: undefined as Partial<User> | undefined,
  order: undefined as Order | undefined,
}));
vi.mock('../../data/customer/session.ts', () => ({
  useSession: (select: (session: unknown) => unknown) =>
    select({ status: 'signed-in', uid: shown.reader }),
}));
vi.mock('../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: shown.invoice, loading: false }),
}));
vi.mock('./credit-note-papers.tsx', () => ({ CreditNotePapers: () => null }));
vi.mock('../../data/customer/use-user.ts', () => ({
  useUser: () => ({ value: shown.user, loading: false }),
}));
vi.mock('../../data/order/use-order-history.ts', () => ({ useOwnOrder: () => shown.order }));

const { dateId, customerInfo } = cashOrder;
const invoice: Invoice = {
  ...cashOrder,
  invoice: 7,
  invoiceDate: cashOrder.orderDate,
  invoiceType: 'normal',
  issuedBy: customerInfo.uid,
};

/** Opens the page of an invoice with the phone set to Korean. */
function open(change: Partial<typeof shown>): void {
  Object.assign(shown, change);
  render(
    <MemoryRouter>
      <PrintableInvoice dateId={dateId} uid={customerInfo.uid} invoiceNo="7" />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  Object.assign(shown, {
    reader: customerInfo.uid,
    invoice,
    user: { lang: 'ko' },
    order: cashOrder,
  });
});
afterEach(() => {
  cleanup();
  Object.assign(shopConfig, { abn: '' });
});

describe('the printable page of an invoice', () => {
  it('is in the language that its customer uses', async () => {
    open({ user: { lang: 'en' } });
    expect(await screen.findByRole('heading', { name: 'Invoice' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
  });

  it('is in the language of the order for anybody else', async () => {
    open({
      reader: 'staff',
      user: { lang: 'ko' },
      invoice: { ...invoice, customerInfo: { ...customerInfo, lang: 'en' } },
    });
    expect(await screen.findByRole('heading', { name: 'Invoice' })).toBeDefined();
  });

  it.each([
    [false, '지불하실 금액'],
    [true, '지불 금액'],
    [undefined, '결제 금액'],
  ])('of an order with paid %s labels the amount %s', (paid, words) => {
    open({ invoice: { ...invoice, paid } });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('has the seller’s ABN, and no line for one where there is none', async () => {
    open({});
    expect(screen.queryByText(/사업자 번호/)).toBeNull();
    cleanup();
    Object.assign(shopConfig, { abn: '51 824 753 556' });
    open({});
    expect(screen.getByText('51 824 753 556 (사업자 번호)')).toBeDefined();
  });

  it('says when its order has changed since', () => {
    open({});
    expect(screen.queryByText('발행한 뒤에 주문이 바뀌었어요')).toBeNull();
    cleanup();
    open({ order: { ...cashOrder, totalPrice: '70.00' } });
    expect(screen.getByText('발행한 뒤에 주문이 바뀌었어요')).toBeDefined();
  });
});
