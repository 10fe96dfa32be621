// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveCopyTexts } from '../../../data/customer/save-preferences.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { CopyChoice } from './copy-choice.tsx';

const stored = vi.hoisted(() => ({ state: {} as object }));
vi.mock('../../../data/documents/live-document.ts', () => ({
  isPending: ({ loading = false }) => loading,
  useLiveDocument: () => stored.state,
}));
vi.mock('../../../data/customer/save-preferences.ts', () => ({
  preferences: () => ({}),
  saveCopyTexts: vi.fn(),
}));
vi.mock('../../../ui/feedback/toast.tsx', () => ({ notify: { negative: vi.fn() } }));
vi.mock('../../../parts/lazy-contact-shop.tsx', () => ({ LazyContactShop: () => 'contact' }));

const save = vi.mocked(saveCopyTexts);
const box = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^내 전화로도 확인 문자 받기/ });
const keep = (copyTexts: boolean) => {
  stored.state = { value: { copyTexts } };
};

beforeEach(async () => {
  await setLanguage('ko');
  vi.clearAllMocks();
  keep(false);
});
afterEach(cleanup);

it('says which number the copy goes to, and keeps its place until it knows the choice', () => {
  stored.state = { loading: true };
  const { container, rerender } = render(<CopyChoice uid="u" own="0412-345-678" />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(container.querySelector('input')).not.toBeNull();
  keep(true);
  rerender(<CopyChoice uid="u2" own="0412-345-678" />);
  expect(box().checked).toBe(true);
  expect(container.textContent).toContain('0412-\u2060345-\u2060678 번호로 보내 드려요.');
});

it('stores the latest of several taps last, and shows it meanwhile', async () => {
  let finish = () => {};
  save.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  render(<CopyChoice uid="u" own="0412-345-678" />);
  await userEvent.click(box());
  await userEvent.click(box());
  await userEvent.click(box());
  expect([box().checked, save.mock.calls]).toEqual([true, [['u', true]]]);
  await userEvent.click(box());
  expect([box().checked, save.mock.calls]).toEqual([false, [['u', true]]]);
  await act(async () => finish());
  expect(save.mock.calls).toEqual([
    ['u', true],
    ['u', false],
  ]);
  expect(box().checked).toBe(false);
});

it('returns to what is stored and says so where a choice cannot be saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  save.mockRejectedValue(new AppError('network'));
  render(<CopyChoice uid="u" own="0412-345-678" />);
  await userEvent.click(box());
  expect(box().checked).toBe(false);
  expect(notify.negative).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toContain('contact');
});
