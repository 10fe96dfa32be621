// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../i18n/i18n.ts';
import { Countdown } from './countdown.tsx';

const second = 1000;
const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 24, 6, 0, 0);

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function preferReducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
}

beforeEach(() => {
  preferReducedMotion(false);
  vi.useFakeTimers();
  vi.setSystemTime(now);
});
afterEach(async () => {
  cleanup();
  setHidden(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await setLanguage('ko');
});

describe('countdown text', () => {
  test.each([
    [3 * day + 4 * hour + 5_000, '3일 4시간 남았어요', '3 days 4 h left'],
    [day, '1일 0시간 남았어요', '1 day 0 h left'],
    [day - 61 * second, '23시간 59분 남았어요', '23 h 59 min left'],
    [hour, '1시간 0분 남았어요', '1 h 0 min left'],
    [hour - second, '59분 59초 남았어요', '59 min 59 s left'],
    [61 * second, '1분 1초 남았어요', '1 min 1 s left'],
    [500, '0분 1초 남았어요', '0 min 1 s left'],
    [0, '곧 마감해요', 'Closing very soon'],
    [-day, '곧 마감해요', 'Closing very soon'],
  ])('%i ms before the cut-off', async (left, korean, english) => {
    const { rerender, container } = render(<Countdown finishDate={now + left} />);
    expect(container.textContent).toBe(korean);
    await act(() => setLanguage('en'));
    rerender(<Countdown finishDate={now + left} />);
    expect(container.textContent).toBe(english);
  });
});

test('only the last day is emphasised', () => {
  const { container } = render(<Countdown finishDate={now + day} />);
  const emphasis = () => container.firstElementChild?.className.includes('lastDay');
  expect(emphasis()).toBe(false);
  act(() => void vi.advanceTimersByTime(60 * second));
  expect(emphasis()).toBe(true);
});

describe('for a reader who wants less motion', () => {
  test.each([
    [3 * day + 4 * hour, '3일 4시간 남았어요', '3 days 4 h left'],
    [hour - second, '1시간 0분 남았어요', '1 h 0 min left'],
    [second, '1분 남았어요', '1 min left'],
    [0, '곧 마감해요', 'Closing very soon'],
  ])('shows no seconds %i ms before the cut-off', async (left, korean, english) => {
    preferReducedMotion(true);
    const { container } = render(<Countdown finishDate={now + left} />);
    expect(container.textContent).toBe(korean);
    await act(() => setLanguage('en'));
    expect(container.textContent).toBe(english);
  });

  test('nothing is rendered within a minute', () => {
    preferReducedMotion(true);
    const draw = vi.fn();
    render(
      <Profiler id="countdown" onRender={draw}>
        <Countdown finishDate={now + hour} />
      </Profiler>,
    );
    act(() => void vi.advanceTimersByTime(59 * second));
    expect(draw).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(second));
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

describe('countdown timer', () => {
  const left = (text: string) => screen.getAllByText(`${text} 남았어요`).length;

  test('countdowns share one timer and change in the same second', () => {
    vi.setSystemTime(now + 300);
    render(
      <>
        <Countdown finishDate={now + 10 * second} />
        <Countdown finishDate={now + 10 * second} />
      </>,
    );
    expect(vi.getTimerCount()).toBe(1);
    expect(left('0분 10초')).toBe(2);
    act(() => void vi.advanceTimersByTime(699));
    expect(left('0분 10초')).toBe(2);
    act(() => void vi.advanceTimersByTime(1));
    expect(left('0분 9초')).toBe(2);
    act(() => void vi.advanceTimersByTime(3 * second));
    expect(left('0분 6초')).toBe(2);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('stops the timer while the page is hidden and updates at once when it is shown', () => {
    render(<Countdown finishDate={now + 60 * second} />);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(now + 20 * second);
    setHidden(false);
    expect(left('0분 40초')).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('runs no timer when no countdown is shown', () => {
    const { unmount } = render(<Countdown finishDate={now + 60 * second} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
