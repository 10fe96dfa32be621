import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { FieldFigures } from '../domain/issues/field-figures.ts';
import { firstContentMark } from '../ui/layout/first-content-id.ts';

const screens: Record<string, FieldFigures['screen']> = {
  '': 'start',
  'date-select': 'dates',
  'date-detail': 'menus',
};

/** Measures this visit and sends the figures once, when the page is first hidden. */
export function reportFieldFigures(pathname: string): void {
  const figures: FieldFigures = { screen: screens[pathname.split('/')[1] ?? ''] ?? 'other' };
  const keep =
    (name: 'lcp' | 'inp' | 'cls') =>
    ({ value }: Metric) => {
      figures[name] = value;
    };
  onLCP(keep('lcp'));
  onINP(keep('inp'));
  onCLS(keep('cls'));
  const send = () => {
    // Registered after web-vitals' own listeners, which finish their figures on the same event.
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send, true);
    const [shown] = performance.getEntriesByName(firstContentMark);
    if (shown) figures.firstContent = shown.startTime;
    const body = new Blob([JSON.stringify(figures)], { type: 'application/json' });
    navigator.sendBeacon('/app/field-figures', body);
  };
  addEventListener('visibilitychange', send, true);
}
