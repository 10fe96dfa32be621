// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify, readingMs, Toaster } from './toast.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('notify', () => {
  it('shows messages sent before and after the region is rendered', async () => {
    notify.success('로그인했어요', 1000);
    render(<Toaster label="알림" />);
    expect(await screen.findByText('로그인했어요')).toBeTruthy();
    notify.negative('네트워크에 연결할 수 없어요');
    expect(await screen.findByText('네트워크에 연결할 수 없어요')).toBeTruthy();
  });

  it('shows the shop’s contact with a failure and with no other message', async () => {
    render(<Toaster label="알림" help={<a href="tel:0491570156">전화</a>} />);
    notify.negative('비밀번호를 둘 다 입력해 주세요');
    expect(await screen.findByText('비밀번호를 둘 다 입력해 주세요')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    notify.trouble('창을 열지 못했어요');
    expect(await screen.findByText('창을 열지 못했어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '전화' })).toBeTruthy();
  });

  it('stands above the foot of a sheet, unless somebody types, whose keyboard may hide it', async () => {
    const show = async (text: string, typing: boolean) => {
      render(
        <div role="dialog" data-state="open">
          <input aria-label="코드" />
          <footer />
        </div>,
      );
      if (typing) screen.getByRole('textbox').focus();
      render(<Toaster label="알림" />);
      notify.negative(text);
      return (await screen.findByText(text)).closest<HTMLElement>('[data-toasts]')?.style.top;
    };
    expect(await show('2개까지만 주문할 수 있어요', false)).toBe('auto');
    cleanup();
    expect(await show('없는 코드예요', true)).toBe('');
  });

  it('goes to the top when the sheet that it stands on closes', async () => {
    const resized: (() => void)[] = [];
    class Observer {
      constructor(callback: () => void) {
        resized.push(callback);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const sheet = render(
      <div role="dialog" data-state="open">
        <footer />
      </div>,
    );
    render(<Toaster label="알림" />);
    notify.negative('한 분이 3개까지 주문할 수 있어요');
    const message = await screen.findByText('한 분이 3개까지 주문할 수 있어요');
    const region = message.closest<HTMLElement>('[data-toasts]');
    expect(region?.style.top).toBe('auto');
    sheet.unmount();
    act(() => {
      for (const callback of resized) callback();
    });
    expect(region?.style.top).toBe('');
  });

  it('shows long messages longer than short ones', () => {
    expect(readingMs('로그인했어요')).toBeLessThan(2000);
    expect(
      readingMs('이미 카드로 결제한 주문이 있어서 카드로만 다시 주문할 수 있어요'),
    ).toBeGreaterThan(3000);
  });
});
