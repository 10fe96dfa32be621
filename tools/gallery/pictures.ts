import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { openState, type Stage, type State } from './stage.ts';

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

/** One visit, photographed in every size and scheme. */
export async function takePictures(
  browser: Browser,
  stage: Stage,
  { state, language }: Shot,
  folder: string,
): Promise<void> {
  const { page } = await openState(browser, stage, state, language);
  try {
    for (const size of [390, 1280] as const) {
      await page.setViewportSize(sizes[size]);
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.waitForTimeout(150);
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
