// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../i18n/i18n.ts';
import { PointHistoryDialog } from './point-history-dialog.tsx';

const documents = vi.hoisted(() => ({ stored: {} as Record<string, unknown> }));
vi.mock('../../data/customer/use-session.ts', () => ({ useUid: () => 'u1' }));
vi.mock('../../data/documents/live-document.ts', () => ({
  useLiveDocument: ({ path }: { path: string }) => ({
    value: documents.stored[path],
    loading: false,
  }),
}));

const gift = {
  orderTotal: '0.00',
  dateId: '',
  orderKey: '',
  point: 5,
  usedPoint: 0,
  type: 'add-by-admin',
  confirmed: true,
  time: '',
  nowTime: Date.UTC(2021, 8, 11),
};

afterEach(cleanup);

it('ends at the balance shown above it, and names the year of entries from another year', () => {
  documents.stored = { 'points/u1': { gift }, 'pointBalances/u1': { balance: 320 } };
  render(<PointHistoryDialog onClose={() => {}} />);
  const text = screen.getByRole('dialog').textContent;
  expect(text).toContain('쓸 수 있는 포인트3.20');
  expect(text).toContain('2021년 9월 11일 (토)');
  expect(text).toContain('잔액 3.20');
});

it('shows no running balance to a customer without a balance document, and says why', () => {
  documents.stored = { 'points/u1': { gift } };
  render(<PointHistoryDialog onClose={() => {}} />);
  const text = screen.getByRole('dialog').textContent;
  expect(text).toContain('쓸 수 있는 포인트를 아직 확인하지 못했어요');
  expect(text).toContain('+5.00');
  expect(text).not.toContain('잔액');
});
