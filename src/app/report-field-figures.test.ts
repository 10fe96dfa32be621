// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fieldFiguresSchema } from '../domain/issues/field-figures.ts';
import { firstContentMark } from '../ui/layout/first-content-id.ts';
import { reportFieldFigures } from './report-field-figures.ts';

const listeners = vi.hoisted(() => new Map<string, (metric: { value: number }) => void>());
vi.mock('web-vitals', () => ({
  onLCP: (listener: () => void) => listeners.set('lcp', listener),
  onINP: (listener: () => void) => listeners.set('inp', listener),
  onCLS: (listener: () => void) => listeners.set('cls', listener),
}));

it('sends the figures of the visit once, when the page is first hidden', async () => {
  const beacon = vi.fn<typeof navigator.sendBeacon>(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name === firstContentMark ? [{ startTime: 1900 } as PerformanceEntry] : [],
  );
  reportFieldFigures('/date-detail/ko/20261124_1');
  listeners.get('lcp')?.({ value: 1200 });
  listeners.get('cls')?.({ value: 0.01 });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(beacon).not.toHaveBeenCalled();

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(beacon).toHaveBeenCalledOnce();
  const [address, body] = beacon.mock.calls[0] ?? [];
  expect(address).toBe('/app/field-figures');
  const sent: unknown = JSON.parse(await (body as Blob).text());
  expect(fieldFiguresSchema.parse(sent)).toEqual({
    screen: 'menus',
    lcp: 1200,
    cls: 0.01,
    firstContent: 1900,
  });
});
