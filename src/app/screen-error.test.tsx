// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../i18n/i18n.ts';
import { ScreenError } from './screen-error.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(cleanup);

it('offers to reload the screen, a way back and the shop’s contact', async () => {
  await setLanguage('en');
  render(<ScreenError failure="not-loaded" />);
  expect(screen.getByText(/Please check your internet connection/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toBeTruthy();
  const links = await screen.findAllByRole('link', { name: /^(Call|Text) 0491/ });
  expect(links).toHaveLength(1);
  await setLanguage('ko');
});
