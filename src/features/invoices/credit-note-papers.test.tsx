// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopConfig } from '../../data/shop-config.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import type { CreditNote } from '../../domain/refunds/payments/credit-note.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { CreditNotePapers } from './credit-note-papers.tsx';

const stored = vi.hoisted(() => ({ note: undefined as CreditNote | undefined }));
vi.mock('../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: { notes: { 3: stored.note } } }),
}));

const invoice: Invoice = {
  ...cashOrder,
  invoice: 7,
  invoiceDate: cashOrder.orderDate,
  invoiceType: 'normal',
  issuedBy: 'u1',
  gstFree: [],
};
const note: CreditNote = {
  number: 3,
  invoice: 7,
  dateId: invoice.dateId,
  orderId: 'first',
  issuedAt: cashOrder.orderDate,
  amount: 11,
  to: 'card',
  reason: 'spilt',
  lines: {},
};

beforeEach(() => Object.assign(shopConfig, { abn: '51 824 753 556', gstFrom: '2020-01-01' }));
afterEach(() => {
  cleanup();
  Object.assign(shopConfig, { abn: '', gstFrom: '' });
});

async function noteWith(change: Partial<CreditNote>, of: Partial<Invoice> = {}) {
  await setLanguage('en');
  stored.note = { ...note, ...change };
  render(<CreditNotePapers invoice={{ ...invoice, ...of }} />);
  return screen.getByRole('article').textContent;
}

describe('a credit note of a registered seller', () => {
  it('that gives money back is an adjustment note with its GST, its invoice and its reason', async () => {
    const text = await noteWith({});
    expect(screen.getByRole('heading', { name: 'Adjustment note' })).toBeDefined();
    for (const words of ['ABN 51 824 753 556', '000007', 'spilt', invoice.customerInfo.name]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('GST included in the price-$1.00');
  });

  it.each([
    ['given as points', { to: 'points' as const }, {}],
    ['of an invoice that claims no GST', {}, { gstFree: undefined }],
  ])('%s stays a credit note', async (_, change, of) => {
    const text = await noteWith(change, of);
    expect(screen.getByRole('heading', { name: 'Credit note' })).toBeDefined();
    expect(text).not.toContain('GST');
  });

  it('of GST-free dishes alone stays a credit note', async () => {
    await noteWith({}, { gstFree: Object.keys(invoice.menus) });
    expect(screen.getByRole('heading', { name: 'Credit note' })).toBeDefined();
  });
});
