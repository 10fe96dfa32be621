// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CodeAnswer, redeemCode } from '../../../data/order/call-redeem-code.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/feedback/toast.tsx';
import { CodeEntry } from './code-entry.tsx';
import type { OrderForm } from './use-order-form.ts';

vi.mock('../../../data/order/call-redeem-code.ts', () => ({ redeemCode: vi.fn() }));
vi.mock('../../../data/customer/auth-actions.ts', () => ({ sendEmailConfirmation: vi.fn() }));

const setUsePoint = vi.fn();
const setUseCode = vi.fn();
const form = { language: 'ko', quantities: {}, setUsePoint, setUseCode } as unknown as OrderForm;
const open = () => render(<CodeEntry form={form} />);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '코드', hidden: true });
const answers = (answer: CodeAnswer) => vi.mocked(redeemCode).mockResolvedValueOnce(answer);
const redeem = () =>
  userEvent.click(screen.getByRole('button', { name: '코드 쓰기', hidden: true }));

beforeEach(async () => {
  await setLanguage('ko');
  sessionStorage.clear();
  setUsePoint.mockClear();
  setUseCode.mockClear();
});
afterEach(cleanup);

it('keeps a code that was typed, through a lost answer and a closed order, until it is points', async () => {
  vi.mocked(redeemCode).mockRejectedValueOnce(new AppError('network'));
  const { unmount } = open();
  await userEvent.type(field(), 'gift2026');
  await redeem();
  expect(await screen.findByText(/인터넷 연결을 확인/)).toBeTruthy();
  unmount();
  open();
  expect(field().value).toBe('gift2026');
  expect(field().closest('details')?.open).toBe(true);
  answers({ kind: 'done', points: 2000, percent: null, already: true });
  await redeem();
  expect(setUsePoint).toHaveBeenCalledWith(true);
  cleanup();
  open();
  expect(field().value).toBe('');
  expect(field().closest('details')?.open).toBe(false);
});

it('says that a percentage is taken off this order, and leaves the points alone', async () => {
  render(<Toaster label="알림" afterFirstPaint={async () => {}} />);
  open();
  await userEvent.type(field(), 'chuseok26');
  answers({ kind: 'done', points: 2000, percent: 10, already: false });
  await redeem();
  expect(await screen.findByText('이 주문에서 10% 할인돼요')).toBeTruthy();
  expect(setUsePoint).not.toHaveBeenCalled();
  expect(setUseCode).toHaveBeenCalledWith(true);
  expect(vi.mocked(redeemCode)).toHaveBeenLastCalledWith('CHUSEOK26');
});

it('chooses a code before its answer, so that whoever takes it out meanwhile keeps it out', async () => {
  open();
  await userEvent.type(field(), 'chuseok26');
  let answer = (_: CodeAnswer) => {};
  vi.mocked(redeemCode).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await redeem();
  expect(setUseCode.mock.calls).toEqual([[true]]);
  answer({ kind: 'done', points: 2000, percent: 10, already: false });
  await vi.waitFor(() => expect(field().value).toBe(''));
  expect(setUseCode.mock.calls).toEqual([[true]]);
});

it('lets a new account confirm its e-mail address where it is asked to', async () => {
  open();
  await userEvent.type(field(), 'gift2026');
  answers({ kind: 'refused', problem: 'code-new-account' });
  await redeem();
  await userEvent.click(
    await screen.findByRole('button', { name: '이메일 주소 확인하기', hidden: true }),
  );
  expect(await screen.findByText(/메일의 링크를 누른 다음 다시 눌러 주세요/)).toBeTruthy();
});
