import type { BrowserContextOptions } from '@playwright/test';

/** A customer's or staff's phone, whose pages are at `baseURL`. */
export const phoneAt = (baseURL: string): BrowserContextOptions => ({
  baseURL,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: 'ko-KR',
  // It would load all files anew meanwhile, unthrottled.
  serviceWorkers: 'block',
});
