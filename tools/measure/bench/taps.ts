import type { Page } from '@playwright/test';

/** Centres of the plus buttons of the first visible cards. */
function pluses(page: Page): Promise<{ x: number; y: number }[]> {
  // By position: finding a button by its name among 300 cards is slower than the tap itself.
  return page.evaluate(() =>
    // The first cards only: measuring a card far below would force its layout.
    [...document.querySelectorAll('article fieldset > button:last-child')]
      .slice(0, 4)
      .map((button) => button.getBoundingClientRect())
      .filter(({ bottom }) => bottom < 680)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );
}

/**
 * Taps the plus buttons of the first cards in turn: the first tap adds one and unfolds the stepper, whose
 * plus is at another position. Throws when a tap did not count.
 */
export async function tapPluses(page: Page, count: number): Promise<void> {
  const before = await itemsInBasket(page);
  await page.waitForTimeout(500);
  for (let i = 0; i < count; i += 1) {
    const places = await pluses(page);
    const place = places[i % places.length];
    if (place) await page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(300);
  }
  const added = (await itemsInBasket(page)) - before;
  if (added !== count) throw new Error(`${count} taps have added ${added}`);
}

/** Read from storage: searching the basket's button among 300 cards would add to the page's own work. */
function itemsInBasket(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('basket-'))
      .flatMap((key) => Object.values(JSON.parse(localStorage.getItem(key) ?? '{}') as object))
      .reduce((sum: number, quantity: number) => sum + quantity, 0),
  );
}

/** Times from a tap to the next paint, as the browser itself measures them (Event Timing). */
export async function measureTaps(page: Page, count: number): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await tapPluses(page, count);
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { durations: number[] }).durations);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
