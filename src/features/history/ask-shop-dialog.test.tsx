// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askRefund } from '../../data/refunds/call-refund-request.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { cardOrder } from '../../domain/testing/planned-orders.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { AskShopDialog } from './ask-shop-dialog.tsx';

vi.mock('../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: {} }),
}));
vi.mock('../../data/refunds/call-refund-request.ts', () => ({ askRefund: vi.fn() }));
const asking = vi.mocked(askRefund);
const onClose = vi.fn();

beforeEach(async () => {
  await setLanguage('ko');
  asking.mockReset();
  onClose.mockReset();
  sessionStorage.clear();
  open();
});
afterEach(cleanup);

const open = (order = cardOrder) =>
  render(
    <BrowserRouter>
      <AskShopDialog order={order} quantities={{}} onClose={onClose} />
    </BrowserRouter>,
  );

const send = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: '취소해 달라고 보내기' })));
const ids = () => asking.mock.calls.map(([{ id }]) => id);

it('sends the same wish again under the same id after a lost answer', async () => {
  asking.mockRejectedValueOnce(new AppError('network')).mockResolvedValueOnce({ kind: 'done' });
  await send();
  await send();
  expect(asking).toHaveBeenCalledTimes(2);
  expect(new Set(ids()).size).toBe(1);
  expect(onClose).toHaveBeenCalled();
});

it('sends a changed wish as another request, so that it is never taken for the one before', async () => {
  asking
    .mockRejectedValueOnce(new AppError('network'))
    .mockResolvedValueOnce({ kind: 'refused', problem: { code: 'request-waits' } });
  await send();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '다른 이유' } });
  await send();
  expect(new Set(ids()).size).toBe(2);
  expect(screen.getByText('이미 여쭤보셨어요. 가게의 답을 기다려 주세요.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the reason where the order has changed meanwhile, and the request is to be made anew', async () => {
  const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(reason(), { target: { value: '집에 없어요' } });
  const problem = { code: 'order-changed' } as const;
  asking.mockResolvedValueOnce({ kind: 'refused', problem });
  await send();
  cleanup();
  open({ ...cardOrder, attemptId: `${cardOrder.attemptId}.corrected` });
  expect(reason().value).toBe('집에 없어요');
});

it('keeps the reason until it is sent: the sheet may be closed by Back', async () => {
  const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(reason(), { target: { value: '집에 없어요' } });
  cleanup();
  open();
  expect(reason().value).toBe('집에 없어요');
  asking.mockResolvedValueOnce({ kind: 'done' });
  await send();
  expect(asking.mock.calls[0]?.[0].reason).toBe('집에 없어요');
  cleanup();
  open();
  expect(reason().value).toBe('');
});
