// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopConfig } from '../../data/shop-config.ts';
import type { User } from '../../domain/customer/user.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import type { Order } from '../../domain/order/order.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { loadLanguage } from '../../i18n/i18n.ts';
import { PrintableInvoice } from './printable-invoice.tsx';

const shown = vi.hoisted(() => ({
  reader: '',
  invoice: undefined as Invoice | undefined,
  user: undefined as Partial<User> | undefined,
  order: undefined as Order | undefined,
}));
vi.mock('../../data/customer/use-session.ts', () => ({
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
vi.mock('../../data/order/use-older-orders.ts', () => ({
  useOwnOrder: (_dateId: string, isIt: (order: Order) => boolean) => ({
    order: shown.order && isIt(shown.order) ? shown.order : undefined,
  }),
}));

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
  Object.assign(shopConfig, { abn: '', gstFrom: '' });
});

describe('the printable page of an invoice', () => {
  it('is in the language that its customer uses', async () => {
    open({ user: { lang: 'en' } });
    expect(await screen.findByRole('heading', { name: 'Invoice' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
  });

  it('is in their own language for staff, and by one tap in that of the customer', async () => {
    open({
      reader: 'staff',
      user: { lang: 'ko' },
      invoice: { ...invoice, customerInfo: { ...customerInfo, lang: 'en' } },
    });
    await loadLanguage('en');
    expect(screen.getByRole('heading', { name: '인보이스' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Invoice' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '한국어' }));
    expect(screen.getByRole('heading', { name: '인보이스' })).toBeDefined();
  });

  it('says that the address of its order has changed since, which gave the order another key', () => {
    const address = `5 / ${customerInfo.address}`;
    const corrected = { ...cashOrder, customerInfo: { ...customerInfo, address } };
    open({ order: { ...corrected, orderKey: `5${cashOrder.orderKey}`, invoice: 7 } });
    expect(screen.getByText('발행한 뒤에 주문이 바뀌었어요')).toBeDefined();
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
    expect(screen.getByText('ABN 51 824 753 556 (사업자 번호)')).toBeDefined();
  });

  it('of a registered seller is a tax invoice with ABN, buyer, GST and the dishes without it', () => {
    Object.assign(shopConfig, { abn: '51 824 753 556', gstFrom: '2020-01-01' });
    const [soup] = Object.values(cashOrder.menus);
    if (!soup) throw new Error('the order has a dish');
    const rice = { ...soup, menuKey: 'rice', price: 10, q: 2, subTotal: 20 };
    const totalPrice = (soup.subTotal + rice.subTotal).toFixed(2);
    const lines = { [soup.menuKey]: soup, rice };
    open({ invoice: { ...invoice, menus: lines, totalPrice, usedPoint: 0, gstFree: ['rice'] } });
    const paper = screen.getByRole('article').textContent;
    expect(screen.getByRole('heading', { name: '세금계산서 (Tax Invoice)' })).toBeDefined();
    for (const words of ['51 824 753 556', customerInfo.name, customerInfo.address]) {
      expect(paper).toContain(words);
    }
    expect(paper?.split('GST 면세')).toHaveLength(2);
    expect(paper).toContain(`판매 금액에 포함된 GST$${(soup.subTotal / 11).toFixed(2)}`);
  });

  it('of GST-free dishes alone is no tax invoice', () => {
    Object.assign(shopConfig, { abn: '51 824 753 556', gstFrom: '2020-01-01' });
    open({ invoice: { ...invoice, gstFree: Object.keys(cashOrder.menus) } });
    expect(screen.getByRole('heading', { name: '인보이스' })).toBeDefined();
    expect(screen.getByRole('article').textContent).toContain('판매 금액에 포함된 GST$0.00');
  });

  it.each([
    ['for a delivery before the registration', '2099-01-01', []],
    ['without a registration', '', []],
    ['in a copy that does not say which dishes are GST-free', '2020-01-01', undefined],
  ])('claims no GST %s', (_, gstFrom, gstFree) => {
    Object.assign(shopConfig, { abn: '51 824 753 556', gstFrom });
    open({ invoice: { ...invoice, gstFree } });
    expect(screen.getByRole('heading', { name: '인보이스' })).toBeDefined();
    expect(screen.getByRole('article').textContent).not.toContain('GST');
  });

  it('says when its order has changed since', () => {
    open({});
    expect(screen.queryByText('발행한 뒤에 주문이 바뀌었어요')).toBeNull();
    cleanup();
    open({ order: { ...cashOrder, totalPrice: '70.00' } });
    expect(screen.getByText('발행한 뒤에 주문이 바뀌었어요')).toBeDefined();
  });
});
