// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { date } from '../../domain/testing/fixtures.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { OpenDateCard } from './open-date-card.tsx';

vi.mock('./date-marks.tsx', () => ({ DateMarks: () => null }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await setLanguage('ko');
});

/** The text on the card of the date of 24 November 2026, as shown in a given year. */
async function cardIn(year: number, language: 'ko' | 'en', menuCount: number): Promise<string> {
  vi.useFakeTimers({ now: Date.UTC(year, 10, 20), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await setLanguage(language);
  const { container } = render(
    <MemoryRouter>
      <OpenDateCard
        dateId="d"
        date={date}
        language={language}
        menuCount={menuCount}
        banner={null}
      />
    </MemoryRouter>,
  );
  return container.textContent ?? '';
}

it('says in words that a date has no dishes', async () => {
  expect(await cardIn(2026, 'ko', 0)).toContain('지금은 주문할 수 있는 메뉴가 없어요');
  cleanup();
  expect(await cardIn(2026, 'en', 0)).toContain('No dishes to order right now');
});

it('names the year only of a date in another year', async () => {
  expect(await cardIn(2026, 'ko', 3)).toMatch(/^11월 24일 화요일/);
  cleanup();
  expect(await cardIn(2025, 'ko', 3)).toMatch(/^2026년 11월 24일 화요일/);
  cleanup();
  expect(await cardIn(2025, 'en', 3)).toMatch(/^Tuesday 24 Nov 2026/);
});
