// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../i18n/i18n.ts';
import { ShareButton } from './share-button.tsx';

const said = vi.hoisted(() => ({ success: vi.fn(), trouble: vi.fn() }));
vi.mock('../../ui/feedback/toast.tsx', () => ({ notify: said }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const put = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

function tap() {
  render(
    <ShareButton
      label="공유"
      text={'김치 $5.00\n금 오후 5:00까지 주문'}
      path="/date-detail/ko/1?dish=kimchi"
    />,
  );
  fireEvent.click(screen.getByRole('button'));
}

it('opens the phone’s share sheet with name, price, cut-off and link', async () => {
  const share = vi.fn(async () => {});
  put('share', share);
  tap();
  await vi.waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      text: '김치 $5.00\n금 오후 5:00까지 주문',
      url: `${location.origin}/date-detail/ko/1?dish=kimchi`,
    }),
  );
});

it('copies where there is no share sheet, and says so', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  put('clipboard', { writeText });
  tap();
  await vi.waitFor(() => expect(said.success).toHaveBeenCalled());
  expect(writeText.mock.calls[0]?.[0]).toContain('?dish=kimchi');
});

it('shows nothing when the sheet is closed, and instructions when sharing fails', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
  put('share', share);
  tap();
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  expect(said.trouble).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new Error('no'));
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(said.trouble).toHaveBeenCalled());
});
