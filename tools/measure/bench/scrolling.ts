import type { CDPSession, Page } from '@playwright/test';
import type { Menu } from '../../../src/domain/menus/menu.ts';
import { mainThreadTasks, type TraceEvent, trace } from './trace.ts';

const FRAME_MS = 1000 / 60;
const pxPerSecond = 2500;

/** What scrolling costs. */
export interface Scrolling {
  /** Percentage of the screen's frames that were not drawn, by the clock. */
  dropped: number;
  /** Percentage of them for which the page's main thread was not done: then what follows the scrolling is late. */
  missed: number;
  /** CPU time of each task of the page's main thread, ms. */
  tasks: number[];
  /** CPU time of all drawing of the page's tiles, ms. */
  raster: number;
}

/** Scrolls from the top of the page by the wheel. Throws when the page does not move as far as the wheel does. */
export async function measureScrolling(
  page: Page,
  session: CDPSession,
  scrollPx = 20_000,
): Promise<Scrolling> {
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 0));
  const before = await top();
  // One a frame of the main thread.
  const scrolls = await page.evaluateHandle(() => {
    const times: number[] = [];
    addEventListener('scroll', () => times.push(performance.now()), { passive: true });
    return times;
  });
  const events = await trace(session, () =>
    // The mouse's wheel: a touch gesture moves nothing in headless Chromium.
    session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -scrollPx,
      speed: pxPerSecond,
      gestureSourceType: 'mouse',
    }),
  );
  const moved = (await top()) - before;
  if (before !== 0 || moved < scrollPx) {
    throw new Error(`the page stood at ${before} px and has scrolled ${moved} of ${scrollPx} px`);
  }
  return {
    dropped: droppedFrames(events),
    missed: missedFrames(await scrolls.jsonValue()),
    tasks: mainThreadTasks(events),
    raster: cpuTime(events, 'RasterTask'),
  };
}

function droppedFrames(events: readonly TraceEvent[]): number {
  const drawn = events.filter(({ name }) => name === 'DirectRenderer::DrawFrame');
  return missedFrames(drawn.map(({ ts }) => ts / 1000));
}

/** Percentage of the frames between the first and the last of these times, ms, that none of them is. */
function missedFrames(times: readonly number[]): number {
  if (times.length < 2) throw new Error('no frames were drawn');
  const wanted = Math.round((Math.max(...times) - Math.min(...times)) / FRAME_MS) + 1;
  return Math.max(0, 100 * (1 - times.length / wanted));
}

function cpuTime(events: readonly TraceEvent[], wanted: string): number {
  return events.reduce((sum, { name, tdur = 0 }) => sum + (name === wanted ? tdur / 1000 : 0), 0);
}

/**
 * Opens a page with the same dishes and nothing else, two in a row, to compare with: what remains is what this
 * machine's browser takes for pictures and text.
 */
export async function openPlainPage(page: Page, menus: readonly Menu[]): Promise<void> {
  const card = ({ title, price, photos = [] }: Menu) =>
    `<li><img src="${photos[0]?.smallURL ?? photos[0]?.downloadURL ?? ''}" alt="" loading="lazy" decoding="async" width="400" height="300"><p>${title}<p>$${price}<p><button>+</button>`;
  const body = `<!doctype html><meta name="viewport" content="width=device-width"><style>
    ul { display: grid; grid-template-columns: 1fr 1fr; padding: 0; list-style: none }
    img { width: 100%; height: auto; object-fit: cover }
  </style><ul>${menus.map(card).join('')}</ul>`;
  await page.route('**/plain-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/plain-page');
}
