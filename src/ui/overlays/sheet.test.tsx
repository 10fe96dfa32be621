// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runTasks } from '../testing/run-tasks.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';

const settle = () => act(runTasks);

async function back() {
  history.back();
  await settle();
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const question = () => screen.queryByRole('alertdialog');

function Shop({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>{location.pathname}</p>
      <button type="button" onClick={() => setOpen(true)}>
        주문하기
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="주문서"
        closeLabel="닫기"
        locked={locked}
      >
        <button type="button" onClick={() => setAsking(true)}>
          결제
        </button>
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            setAsking(true);
          }}
        >
          바꾸어 묻기
        </button>
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            void router.navigate('/done');
          }}
        >
          마치기
        </button>
      </Sheet>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
        title="주문할까요?"
        confirmLabel="주문"
        cancelLabel="돌아가기"
      />
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
let disposeRouter = () => {};
let entries: number;

async function openShop(locked = false) {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/shop');
  router = createBrowserRouter([{ path: '*', element: <Shop locked={locked} /> }]);
  disposeRouter = () => router.dispose();
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await settle();
  entries = history.length;
  await userEvent.click(screen.getByRole('button', { name: '주문하기' }));
  await settle();
}

beforeEach(() => {
  // jsdom has no layout; Radix asks for it.
  Element.prototype.scrollIntoView ??= () => undefined;
});

afterEach(async () => {
  cleanup();
  await settle();
  disposeRouter();
});

describe('Sheet and the history', () => {
  it('adds exactly one history entry with the same URL, in StrictMode too', async () => {
    await openShop();
    expect(dialog('주문서')).not.toBeNull();
    expect(history.length).toBe(entries + 1);
    expect(location.pathname).toBe('/shop');
  });

  it('closes on back without leaving the page; the next back leaves it', async () => {
    await openShop();
    await back();
    expect(dialog('주문서')).toBeNull();
    expect(location.pathname).toBe('/shop');
    await back();
    expect(location.pathname).toBe('/before');
    expect(router.state.location.pathname).toBe('/before');
  });

  it('does not notify the router of opening and closing', async () => {
    await openShop();
    const seen: string[] = [];
    router.subscribe((state) => seen.push(state.location.pathname));
    await back();
    expect(seen).toEqual([]);
  });

  it('removes its history entry when closed by its button, so that one back leaves the page', async () => {
    await openShop();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    await settle();
    expect(location.pathname).toBe('/shop');
    await back();
    expect(location.pathname).toBe('/before');
  });

  it('stays open when closed and reopened at once', async () => {
    await openShop();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: '주문하기' }));
    await settle();
    expect(dialog('주문서')).not.toBeNull();
    await back();
    expect(dialog('주문서')).toBeNull();
    expect(location.pathname).toBe('/shop');
  });

  it('closes nested sheets from the top', async () => {
    await openShop();
    await userEvent.click(screen.getByRole('button', { name: '결제' }));
    await settle();
    expect(question()).not.toBeNull();
    await back();
    expect(question()).toBeNull();
    expect(dialog('주문서')).not.toBeNull();
    await back();
    expect(dialog('주문서')).toBeNull();
    expect(location.pathname).toBe('/shop');
  });

  it('takes over the history entry of the sheet it replaces', async () => {
    await openShop();
    await userEvent.click(screen.getByRole('button', { name: '바꾸어 묻기' }));
    await settle();
    expect(question()).not.toBeNull();
    expect(history.length).toBe(entries + 1);
    await back();
    expect(question()).toBeNull();
    await back();
    expect(location.pathname).toBe('/before');
  });

  it('closed by navigation keeps the new page, and back skips the leftover entry', async () => {
    await openShop();
    await userEvent.click(screen.getByRole('button', { name: '마치기' }));
    await settle();
    expect(location.pathname).toBe('/done');
    await back();
    expect(location.pathname).toBe('/shop');
    expect(router.state.location.pathname).toBe('/shop');
    await back();
    expect(location.pathname).toBe('/before');
  });

  it('forward after closing opens nothing', async () => {
    await openShop();
    await back();
    history.forward();
    await settle();
    await settle();
    expect(dialog('주문서')).toBeNull();
    await back();
    expect(location.pathname).toBe('/before');
  });

  it('locked, stays open on back, Esc and the close button', async () => {
    await openShop(true);
    await back();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '닫기' }).disabled).toBe(true);
    expect(dialog('주문서')).not.toBeNull();
    expect(location.pathname).toBe('/shop');
    await back();
    expect(dialog('주문서')).not.toBeNull();
    expect(location.pathname).toBe('/shop');
  });
});

function LogInOverOrder() {
  const [loggedIn, setLoggedIn] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Sheet open onClose={() => undefined} title="주문서" closeLabel="닫기">
        {loggedIn ? (
          <p>로그인하셨어요</p>
        ) : (
          <button type="button" onClick={() => setAsking(true)}>
            로그인하고 주문하기
          </button>
        )}
      </Sheet>
      <Sheet open={asking} onClose={() => setAsking(false)} title="로그인" closeLabel="닫기">
        <button type="button" onClick={() => setLoggedIn(true)}>
          로그인
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          다음
        </button>
      </Sheet>
    </>
  );
}

/** A dialog that makes way for another, which says what has been done. */
function Ordering() {
  const [shown, setShown] = useState<'form' | 'question' | 'done'>();
  const close = () => setShown(undefined);
  const asks = shown === 'question';
  return (
    <>
      <button type="button" onClick={() => setShown('form')}>
        주문하기
      </button>
      <Sheet open={asks || shown === 'form'} onClose={close} title="주문서" closeLabel="닫기">
        <button type="button" onClick={() => setShown('question')}>
          결제
        </button>
      </Sheet>
      <ConfirmDialog
        open={asks}
        title="이대로 주문할까요?"
        confirmLabel="네"
        cancelLabel="아니요"
        onConfirm={() => setShown('done')}
        onClose={() => setShown('form')}
      />
      <Sheet open={shown === 'done'} onClose={close} title="주문 완료" closeLabel="닫기">
        고맙습니다
      </Sheet>
    </>
  );
}

describe('Sheet and the focus', () => {
  it('returns it to what opened the dialog before, whose place it has taken', async () => {
    render(<Ordering />);
    await userEvent.click(screen.getByRole('button', { name: '주문하기' }));
    await settle();
    await userEvent.click(screen.getByRole('button', { name: '결제' }));
    await settle();
    await userEvent.click(screen.getByRole('button', { name: '네' }));
    await settle();
    expect(document.activeElement).toBe(dialog('주문 완료'));
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(dialog('주문 완료')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '주문하기' }));
  });

  it('focuses the dialog below when the opener no longer exists', async () => {
    render(<LogInOverOrder />);
    await settle();
    await userEvent.click(screen.getByRole('button', { name: '로그인하고 주문하기' }));
    await settle();
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    await userEvent.click(screen.getByRole('button', { name: '다음' }));
    await settle();
    expect(dialog('로그인')).toBeNull();
    expect(document.activeElement).toBe(dialog('주문서'));
    await userEvent.tab();
    expect(dialog('주문서')?.contains(document.activeElement)).toBe(true);
  });

  it('focuses itself rather than a field, and returns focus on close', async () => {
    await openShop();
    expect(document.activeElement).toBe(dialog('주문서'));
    await back();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '주문하기' })),
    );
  });
});
