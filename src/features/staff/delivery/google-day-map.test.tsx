// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { addressFull } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { DayPlan } from './day-plan.tsx';

const script = vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', 'demo');
  return { isLoaded: false, loadError: undefined as Error | undefined };
});
const fitBounds = vi.fn();
vi.mock('@react-google-maps/api', async () => {
  const { useEffect } = await import('react');
  return {
    useJsApiLoader: () => ({ ...script }),
    GoogleMap: ({ onLoad, children }: { onLoad: (map: object) => void; children: ReactNode }) => {
      useEffect(() => onLoad({ fitBounds }), []);
      return children;
    },
    OverlayViewF: ({ children }: { children: ReactNode }) => children,
    PolylineF: ({ path }: { path: object[] }) => <i>{JSON.stringify(path)}</i>,
  };
});
afterEach(cleanup);

const stopAt = (place: number, position: object) => {
  const base = cashOrder();
  const full = { ...addressFull, postal_code: '2122', ...position };
  const order = { ...base, customerInfo: { ...base.customerInfo, addressFull: full } };
  return { id: `s${place}`, number: String(place), place, order, window: undefined };
};
const stops = [
  stopAt(1, { latitude: -33.7, longitude: 151.2 }),
  stopAt(2, { latitude: null, longitude: null }),
];
const shown = () => <DayPlan areas={[{ name: 'Epping', stops }]} delivered={new Set(['s1'])} />;
const drawing = () => screen.queryByRole('img', { name: '배송 길 그림' });
const map = () => screen.queryByRole('group', { name: '배송 길 지도' });

it('draws the way until the map is there, which has the same markers', async () => {
  const { rerender } = render(shown());
  expect(drawing()).toBeTruthy();
  const drawn = [...document.querySelectorAll('text')].map((one) => one.textContent);
  script.isLoaded = true;
  rerender(shown());
  const { innerHTML } = await screen.findByRole('group', { name: '배송 길 지도' });
  expect(drawing()).toBeNull();
  expect([...document.querySelectorAll('text')].map((one) => one.textContent)).toEqual(drawn);
  expect(document.querySelectorAll('[data-about]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-done]')).toHaveLength(1);
  expect(innerHTML).toContain('{"lat":-33.7,"lng":151.2}');
  expect(fitBounds).toHaveBeenCalledWith(expect.objectContaining({ north: -33.7, east: 151.2 }));
});

it('draws the way when Google’s script refuses the key or fails', async () => {
  script.isLoaded = true;
  script.loadError = new Error('blocked');
  const { rerender } = render(shown());
  expect(drawing()).toBeTruthy();
  expect(map()).toBeNull();
  script.loadError = undefined;
  rerender(shown());
  await screen.findByRole('group', { name: '배송 길 지도' });
  act(() => window.gm_authFailure?.());
  expect(drawing()).toBeTruthy();
  expect(map()).toBeNull();
  cleanup();
  // Google says it once, also to whoever looks again.
  render(shown());
  expect(drawing()).toBeTruthy();
  expect(map()).toBeNull();
});
