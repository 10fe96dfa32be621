// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallLine, ContactShop } from './contact-shop.tsx';
import { LazyCallLine, LazyContactShop, preloadContactShop } from './lazy-contact-shop.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const links = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0]);

it('offers a call with one tap during calling hours', () => {
  vi.setSystemTime('2026-11-23T10:00+11:00');
  render(<ContactShop language="ko" />);
  expect(links()).toEqual(['tel', 'https']);
  expect(screen.queryByText(/전화를 받지 않는/)).toBeNull();
});

it('outside calling hours says when to call and offers to write instead', () => {
  vi.setSystemTime('2026-11-22T20:00+11:00');
  render(<ContactShop language="en" />);
  expect(links()).toEqual(['sms', 'https']);
  expect(screen.getByText(/Nobody answers the phone now.*Mon-Fri 9:00-17:00/)).toBeTruthy();
});

it('names the number in one line, and outside calling hours an SMS and when to call', () => {
  vi.setSystemTime('2026-11-23T10:00+11:00');
  const { unmount } = render(<CallLine language="en" />);
  expect(links()).toEqual(['tel']);
  expect(screen.queryByText(/We answer calls/)).toBeNull();
  unmount();
  vi.setSystemTime('2026-11-22T20:00+11:00');
  render(<CallLine language="ko" />);
  expect(links()).toEqual(['sms']);
  expect(screen.getByText(/전화 받는 시간: 월~금 9:00~17:00/)).toBeTruthy();
});

it('is there in the first frame of a message once it was loaded ahead', async () => {
  await preloadContactShop();
  render(<LazyContactShop language="en" />);
  expect(links().length).toBeGreaterThan(1);
  cleanup();
  render(<LazyCallLine language="en" />);
  expect(links()).toHaveLength(1);
});
