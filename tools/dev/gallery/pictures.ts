import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import type { Language } from '../../../src/domain/lib/language.ts';
import { openState, type Stage, type State } from '../../../tests/support/states/stage.ts';

export const sizes = {
  390: { width: 390, height: 844 },
  1280: { width: 1280, height: 800 },
} as const;
export const schemes = ['light', 'dark'] as const;

export interface Shot {
  readonly state: State;
  readonly language: Language;
}

export function fileName(
  state: string,
  language: Language,
  size: keyof typeof sizes,
  scheme: (typeof schemes)[number],
): string {
  return `${state}-${language}-${size}-${scheme}.png`;
}

/** Takes the pictures of one visit in every size and colour scheme. */
export async function takePictures(
  browser: Browser,
  stage: Stage,
  { state, language }: Shot,
  folder: string,
): Promise<void> {
  const { page } = await openState(browser, stage, state, language);
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  try {
    for (const size of [390, 1280] as const) {
      await page.setViewportSize(sizes[size]);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await drawn(page, asked);
        await page.screenshot({
          path: join(folder, fileName(state.name, language, size, scheme)),
          animations: 'disabled',
        });
      }
    }
  } finally {
    await page.context().close();
  }
}

const partsOfPage = ['script', 'stylesheet', 'image', 'font'];

/**
 * Waits until the page is rendered for its size and colours: all code and pictures that it has `asked` for
 * are loaded.
 */
async function drawn(page: Page, asked: Request[]): Promise<void> {
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
