import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import type { Language } from '../../../src/domain/lib/language.ts';
import { openState, type Stage, type State } from '../../../tests/support/states/stage.ts';

/** A window, and the size of its text in percent. */
export const views = {
  390: { width: 390, height: 844, text: 100 },
  844: { width: 844, height: 390, text: 100 },
  1280: { width: 1280, height: 800, text: 100 },
  large: { width: 390, height: 844, text: 200 },
} as const;
export type View = keyof typeof views;
export const schemes = ['light', 'dark'] as const;

export interface Shot {
  readonly state: State;
  readonly language: Language;
}

export function fileName(
  state: string,
  language: Language,
  view: View,
  scheme: (typeof schemes)[number],
): string {
  return `${state}-${language}-${view}-${scheme}.png`;
}

/** Takes the pictures of one visit in the wanted views and both colour schemes. */
export async function takePictures(
  browser: Browser,
  stage: Stage,
  { state, language }: Shot,
  wanted: readonly View[],
  folder: string,
): Promise<void> {
  const { page } = await openState(browser, stage, state, language);
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  try {
    for (const view of wanted) {
      await page.setViewportSize(views[view]);
      await page.evaluate(enlargeText, views[view].text);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await drawn(page, asked);
        await page.screenshot({
          path: join(folder, fileName(state.name, language, view, scheme)),
          animations: 'disabled',
        });
      }
    }
  } finally {
    await page.context().close();
  }
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
