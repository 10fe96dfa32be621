// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { addressFull } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { DayPlan } from './day-plan.tsx';

const script = vi.hoisted(() => {
  vi.stubEnv('VITE_GOOGLE_MAPS_KEY', 'demo');
  return { isLoaded: false, loadError: undefined as Error | undefined };
});
interface GoogleMapProps {
  onLoad: (map: object) => void;
  onZoomChanged: () => void;
  children: ReactNode;
}
const fitBounds = vi.fn();
vi.mock('@react-google-maps/api', async () => {
  const { useEffect } = await import('react');
  return {
    useJsApiLoader: () => ({ ...script }),
    GoogleMap: ({ onLoad, onZoomChanged, children }: GoogleMapProps) => {
      useEffect(() => onLoad({ fitBounds, getZoom: () => 19 }), []);
      return (
        <>
          <button type="button" onClick={onZoomChanged}>
            +
          </button>
          {children}
        </>
      );
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
  expect([...document.querySelectorAll('text')].map((one) => one.textContent)).toEqual([
    // It lies beyond the drawing.
    '주방',
    ...drawn,
  ]);
  expect(document.querySelectorAll('[data-about]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-done]')).toHaveLength(1);
  expect(innerHTML).toContain('{"lat":-33.7,"lng":151.2}');
  expect(fitBounds).toHaveBeenCalledWith(expect.objectContaining({ north: -33.7, east: 151.2 }));
});

it('parts numbers that cover each other from afar when the map is zoomed in', async () => {
  script.isLoaded = true;
  const near = { ...stopAt(3, { latitude: -33.7001, longitude: 151.2 }) };
  render(<DayPlan areas={[{ name: 'Epping', stops: [...stops, near] }]} delivered={new Set()} />);
  await screen.findByRole('group', { name: '배송 길 지도' });
  const labels = () => [...document.querySelectorAll('text')].map((one) => one.textContent);
  expect(labels()).toContain('1 +1');
  fireEvent.click(screen.getByRole('button', { name: '+' }));
  expect(labels()).toEqual(expect.arrayContaining(['1', '2', '3']));
  expect(screen.getByText('바깥에서 들어오는 선은 주방에서 오는 길이에요.')).toBeTruthy();
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
