// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAddressParams } from './use-address-params.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>{children}</BrowserRouter>
);

/** Two parts of a screen that keep their state in the address, as a search and its filter do. */
function renderTwo() {
  return renderHook(() => ({ one: useAddressParams(), other: useAddressParams() }), { wrapper })
    .result;
}

beforeEach(() => history.replaceState(null, '', '/staff/menus'));

describe('useAddressParams', () => {
  it('keeps what another part of the screen has set since the last render', () => {
    const parts = renderTwo();
    act(() => {
      parts.current.one[1]('show', 'no-english');
      parts.current.other[1]('q', '국');
    });
    expect(Object.fromEntries(parts.current.one[0])).toEqual({ show: 'no-english', q: '국' });
    expect(new URLSearchParams(location.search).toString()).toBe(parts.current.other[0].toString());
  });

  it('keeps all of several values that are set before the screen is drawn again', () => {
    const parts = renderTwo();
    act(() => {
      for (const name of ['start', 'down', 'right']) parts.current.one[1](name, '1');
    });
    expect(Object.fromEntries(parts.current.one[0])).toEqual({ start: '1', down: '1', right: '1' });
  });

  it('removes a parameter whose value is empty', () => {
    history.replaceState(null, '', '/staff/menus?show=hidden&q=rice');
    const parts = renderTwo();
    act(() => parts.current.one[1]('show', ''));
    expect(location.search).toBe('?q=rice');
    expect(Object.fromEntries(parts.current.other[0])).toEqual({ q: 'rice' });
  });
});
