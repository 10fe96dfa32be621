// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { notify, Toaster } from '../feedback/toast.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

interface PageProps {
  /** A dialog above the first one. */
  withSecond?: boolean;
  /** Whether the page announces anything itself. */
  live: boolean;
}

function Page({ withSecond = false, live }: PageProps) {
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <main>
        <button type="button" aria-live={live ? 'polite' : undefined} onClick={() => setOpen(true)}>
          장바구니
        </button>
      </main>
      <Sheet open={open} onClose={() => setOpen(false)} title="주문서" closeLabel="닫기">
        {withSecond && (
          <button type="button" onClick={() => setAsks(true)}>
            주문하기
          </button>
        )}
      </Sheet>
      <Sheet open={asks} onClose={() => setAsks(false)} title="확인" closeLabel="돌아가기">
        확인해 주세요
      </Sheet>
      <Toaster label="알림" />
    </>
  );
}

function open(props: PageProps = { live: true }) {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  render(<Page {...props} />, { container: root });
}
const isShut = () => document.querySelector('main')?.hasAttribute('inert');

it('shuts the page behind a dialog, also what announces itself there, and gives the focus back', async () => {
  open();
  const basket = screen.getByRole('button', { name: '장바구니' });
  await userEvent.click(basket);
  await screen.findByRole('dialog', { name: '주문서' });
  expect(isShut()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(isShut()).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(basket));
});

it('keeps the page shut until the last of several dialogs is closed', async () => {
  open({ live: true, withSecond: true });
  await userEvent.click(screen.getByRole('button', { name: '장바구니' }));
  await userEvent.click(screen.getByRole('button', { name: '주문하기' }));
  await screen.findByRole('dialog', { name: '확인' });
  await userEvent.click(screen.getByRole('button', { name: '돌아가기' }));
  expect(isShut()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(isShut()).toBe(false);
});

it('lets messages be heard that come while a dialog is open, the first of all too', async () => {
  open({ live: false });
  await userEvent.click(screen.getByRole('button', { name: '장바구니' }));
  await screen.findByRole('dialog', { name: '주문서' });
  act(() => notify.success('담았어요'));
  const message = await screen.findByText('담았어요');
  expect(message.closest('[aria-live]')).not.toBeNull();
  expect(message.closest('[aria-hidden="true"], [inert]')).toBeNull();
});

/** A dialog whose second one closes the third and itself: a recipient is added and thereby chosen. */
function ThreeDialogs() {
  const [open, setOpen] = useState<'none' | 'list' | 'form'>('none');
  return (
    <Sheet open onClose={() => {}} title="주문서" closeLabel="닫기">
      <button type="button" onClick={() => setOpen('list')}>
        받는 분 바꾸기
      </button>
      <input aria-label="메모" />
      {open !== 'none' && (
        <Sheet open onClose={() => setOpen('none')} title="받는 분 고르기" closeLabel="닫기">
          <button type="button" onClick={() => setOpen('form')}>
            받는 분 추가
          </button>
        </Sheet>
      )}
      {open === 'form' && (
        <Sheet open onClose={() => setOpen('none')} title="받는 분 추가" closeLabel="닫기">
          <button type="button" onClick={() => setOpen('none')}>
            저장
          </button>
        </Sheet>
      )}
    </Sheet>
  );
}

async function closeTwoOfThree() {
  render(<ThreeDialogs />);
  const change = screen.getByRole('button', { name: '받는 분 바꾸기' });
  await userEvent.click(change);
  await userEvent.click(screen.getByRole('button', { name: '받는 분 추가' }));
  // Fired as one event: what comes after it is still pending when this returns.
  act(() => screen.getByRole('button', { name: '저장' }).click());
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  return change;
}
const nextTasks = () => act(() => new Promise((done) => setTimeout(done, 20)));

it('gives the focus to what opened the lower of two dialogs that close together', async () => {
  const change = await closeTwoOfThree();
  await nextTasks();
  expect(document.activeElement).toBe(change);
});

it('leaves the focus where it was put after a dialog has closed', async () => {
  await closeTwoOfThree();
  const note = screen.getByLabelText('메모');
  act(() => note.focus());
  await nextTasks();
  expect(document.activeElement).toBe(note);
});

it('leaves Esc to a dialog that has just been drawn above it, and doesn’t listen yet', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: '장바구니' }));
  const above = document.body.appendChild(document.createElement('div'));
  above.setAttribute('role', 'dialog');
  above.dataset.state = 'open';
  const closes = vi.fn(() => above.remove());
  above.addEventListener('keydown', closes);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(closes).toHaveBeenCalledOnce());
  expect(screen.getByRole('dialog', { name: '주문서' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: '주문서' })).toBeNull();
});
