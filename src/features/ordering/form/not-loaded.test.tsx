// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '../../../domain/lib/app-error.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { NotLoaded } from './not-loaded.tsx';

afterEach(cleanup);

it.each([
  ['ko', '주문에 필요한 내용을 불러오지 못했어요', '다시 불러오기'],
  ['en', 'What is needed for an order could not be loaded', 'Try again'],
] as const)(
  'says that an order cannot be placed now, and what to do (%s)',
  async (language, words, again) => {
    await setLanguage(language);
    render(<NotLoaded error={new AppError('network')} />);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.getByRole('button', { name: again })).toBeTruthy();
  },
);
