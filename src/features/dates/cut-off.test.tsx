// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sydneyTime } from '../../domain/dates/sydney-time.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { CutOff } from './cut-off.tsx';

const minute = 60_000;
const finishDate = sydneyTime('2026-11-26T17:00');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await setLanguage('ko');
});

test.each([
  ['2026-11-17T09:00', '11월 26일 (목) 오후 5:00까지 주문', 'Order by Thu, 26 Nov, 5:00 pm'],
  ['2026-11-24T09:00', '목 오후 5:00까지 주문', 'Order by Thu 5:00 pm'],
  ['2026-11-25T09:00', '내일(목) 오후 5:00까지 주문', 'Order by 5:00 pm tomorrow (Thu)'],
  ['2026-11-26T09:00', '오늘(목) 오후 5:00까지 주문', 'Order by 5:00 pm today (Thu)'],
  [
    '2025-12-30T09:00',
    '2026년 11월 26일 (목) 오후 5:00까지 주문',
    'Order by Thu, 26 Nov 2026, 5:00 pm',
  ],
  [
    '2026-11-26T17:00',
    '마감 시각(목 오후 5:00)이 지났어요',
    'The cut-off (Thu 5:00 pm) has passed',
  ],
  [
    '2026-11-27T17:00',
    '마감 시각(11월 26일 (목) 오후 5:00)이 지났어요',
    'The cut-off (Thu, 26 Nov 5:00 pm) has passed',
  ],
])('shows the cut-off as it is seen at %s', async (now, korean, english) => {
  vi.setSystemTime(sydneyTime(now));
  const { container } = render(<CutOff finishDate={finishDate} />);
  expect(container.textContent).toBe(korean);
  await act(() => setLanguage('en'));
  expect(container.textContent).toBe(english);
});

test.each([
  ['2026-11-24T09:00', '내일(수) 오후 11:59까지 주문', 'Order by 11:59 pm tomorrow (Wed)'],
  ['2026-11-25T23:00', '오늘(수) 오후 11:59까지 주문', 'Order by 11:59 pm today (Wed)'],
])('says which night a cut-off at midnight is in, at %s', async (now, korean, english) => {
  vi.setSystemTime(sydneyTime(now));
  const { container } = render(<CutOff finishDate={sydneyTime('2026-11-26T00:00')} />);
  expect(container.textContent).toBe(korean);
  await act(() => setLanguage('en'));
  expect(container.textContent).toBe(english);
});

test('changes to today at midnight without rendering in between', () => {
  vi.setSystemTime(sydneyTime('2026-11-25T23:50'));
  const draw = vi.fn();
  const { container } = render(
    <Profiler id="cut-off" onRender={draw}>
      <CutOff finishDate={finishDate} />
    </Profiler>,
  );
  act(() => void vi.advanceTimersByTime(9 * minute));
  expect(container.textContent).toContain('내일(목)');
  expect(draw).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(2 * minute));
  expect(container.textContent).toContain('오늘(목)');
  expect(draw).toHaveBeenCalledTimes(2);
});
