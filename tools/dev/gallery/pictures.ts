import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import type { Language } from '../../../src/domain/lib/language.ts';
import { type State, showState, type Visit } from '../../../tests/support/states/stage.ts';

/** A window, and the size of its text in percent. */
export const views = {
  320: { width: 320, height: 640, text: 100 },
  390: { width: 390, height: 844, text: 100 },
  844: { width: 844, height: 390, text: 100 },
  1280: { width: 1280, height: 800, text: 100 },
  large: { width: 390, height: 844, text: 200 },
  /** A kitchen's tablet with large letters. */
  tablet: { width: 1024, height: 768, text: 150 },
} as const;
export type View = keyof typeof views;
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export function fileName(state: string, language: Language, view: View, scheme: Scheme): string {
  return `${state}-${language}-${view}-${scheme}.png`;
}

/** Brings a visit to a state and takes its pictures in the wanted views and colour schemes. */
export async function takePictures(
  visit: Visit,
  state: State,
  wanted: { readonly views: readonly View[]; readonly schemes: readonly Scheme[] },
  folder: string,
): Promise<void> {
  const { page, language } = visit;
  await showState(visit, state);
  const asked: Request[] = [];
  const note = (request: Request) => asked.push(request);
  page.on('request', note);
  for (const view of wanted.views) {
    await page.setViewportSize(views[view]);
    await page.evaluate(enlargeText, views[view].text);
    for (const scheme of wanted.schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await drawn(page, asked);
      await page.screenshot({
        path: join(folder, fileName(state.name, language, view, scheme)),
        animations: 'disabled',
      });
    }
  }
  page.off('request', note);
}

/** Sets the size of all text, as the browser's own setting does. */
function enlargeText(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${(percent * 17) / 16}%`;
}

const partsOfPage = ['script', 'stylesheet', 'image', 'font'];

/**
 * Waits until the page is rendered for its size and colours: all code and pictures that it has `asked` for
 * are loaded.
 */
export async function drawn(page: Page, asked: Request[] = []): Promise<void> {
  do {
    const parts = asked.splice(0).filter((request) => partsOfPage.includes(request.resourceType()));
    await Promise.all(parts.map(async (request) => (await request.response())?.finished()));
    await page.evaluate(untilStill);
  } while (asked.some((request) => partsOfPage.includes(request.resourceType())));
}

/** Resolves when no element was added or removed for 24 frames: React delays some updates by up to 18. */
async function untilStill(): Promise<void> {
  let frames = 0;
  const observer = new MutationObserver(() => {
    frames = 0;
  });
  observer.observe(document, { childList: true, subtree: true });
  await document.fonts.ready;
  for (; frames < 24; frames += 1) await new Promise(requestAnimationFrame);
  observer.disconnect();
}
