import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/language.ts';
import { openState } from '../../tools/gallery/stage.ts';
import { states } from '../../tools/gallery/states.ts';
import { clippedText, makeNarrowAndLarge } from './support/clipped-text.ts';
import { expect, test } from './support/stage.ts';

/** Rules of WCAG 2.2 AA and what axe holds good practice; what lies under a dialog is a state of its own. */
async function violations(page: Page, rules?: string[]): Promise<unknown[]> {
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  const dialogs = '[role="dialog"], [role="alertdialog"]';
  if ((await page.locator(dialogs).count()) > 0) builder.include(dialogs);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
}

async function inTheDark(page: Page): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Colours are all that the scheme changes.
  return violations(page, ['color-contrast']);
}

/** Every state in one of the languages, taking turns; with A11Y=all (the soak) in both. */
const inBoth = process.env.A11Y === 'all';

for (const [turn, language] of languages.entries()) {
  test.describe(`everybody can read and use (${language})`, () => {
    for (const state of states.filter((_, at) => inBoth || at % languages.length === turn)) {
      test(state.name, async ({ browser, stage }) => {
        const { page } = await openState(browser, stage, state, language);
        try {
          await test.step('axe, light', async () => {
            expect(await violations(page)).toEqual([]);
          });
          await test.step('axe, dark', async () => {
            expect(await inTheDark(page)).toEqual([]);
          });
          await test.step('320 px wide with text twice as large', async () => {
            await makeNarrowAndLarge(page);
            expect(await clippedText(page)).toEqual([]);
          });
        } finally {
          await page.context().close();
        }
      });
    }
  });
}
