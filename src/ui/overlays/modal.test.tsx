// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
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
