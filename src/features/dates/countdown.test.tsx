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
    [3 * day + 4 * hour + 5_000, '3일 4시간 00분 05초 남았어요', '3 days 4 h 00 min 05 s left'],
    [day, '1일 0시간 00분 00초 남았어요', '1 day 0 h 00 min 00 s left'],
    [day - 61 * second, '23시간 58분 59초 남았어요', '23 h 58 min 59 s left'],
    [hour, '1시간 00분 00초 남았어요', '1 h 00 min 00 s left'],
    [hour - second, '59분 59초 남았어요', '59 min 59 s left'],
    [61 * second, '1분 01초 남았어요', '1 min 01 s left'],
    [59 * second, '59초 남았어요', '59 s left'],
    [500, '1초 남았어요', '1 s left'],
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
    [3 * day + 4 * hour, '3일 4시간 00분 남았어요', '3 days 4 h 00 min left'],
    [hour - second, '1시간 00분 남았어요', '1 h 00 min left'],
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

test('a countdown that is scrolled out of view is not drawn each second', () => {
  let tell: (seen: boolean) => void = () => {};
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => report([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { container } = render(<Countdown finishDate={now + hour} />);
  tell(false);
  act(() => void vi.advanceTimersByTime(5 * second));
  expect(container.textContent).toBe('1시간 00분 00초 남았어요');
  tell(true);
  expect(container.textContent).toBe('59분 55초 남았어요');
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
    expect(left('10초')).toBe(2);
    act(() => void vi.advanceTimersByTime(699));
    expect(left('10초')).toBe(2);
    act(() => void vi.advanceTimersByTime(1));
    expect(left('9초')).toBe(2);
    act(() => void vi.advanceTimersByTime(3 * second));
    expect(left('6초')).toBe(2);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('stops the timer while the page is hidden and updates at once when it is shown', () => {
    render(<Countdown finishDate={now + 60 * second} />);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(now + 20 * second);
    setHidden(false);
    expect(left('40초')).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('runs no timer when no countdown is shown', () => {
    const { unmount } = render(<Countdown finishDate={now + 60 * second} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
