import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/lib/language.ts';
import { clippedText, makeNarrowAndLarge, smallText } from '../support/browser/clipped-text.ts';
import { hiddenInDialog, holdSideways } from '../support/browser/low-screen.ts';
import { SAMPLE_SEED, sampleStates } from '../support/browser/sample-of-tests.ts';
import { inBothLanguages } from '../support/browser/signed-up-account.ts';
import { expect, test } from '../support/browser/stage-shop.ts';
import { showState, startVisit } from '../support/states/stage.ts';
import { states } from '../support/states/states.ts';
import { visitsOf } from '../support/states/visits.ts';

/** WCAG 2.2 AA and axe's best practices; the screen below a dialog is tested as its own state. */
async function violations(page: Page, rules?: string[]): Promise<unknown[]> {
  const builder = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  // Run in the page itself: without foreign frames there are no results to combine in a separate page.
  builder.setLegacyMode();
  const dialogs = '[role="dialog"], [role="alertdialog"]';
  if ((await page.locator(dialogs).count()) > 0) builder.include(dialogs);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
}

/** States that show a paper at its real size. */
const shownAsPaper = ['staff-labels', 'staff-print-changed', 'kitchen-papers'];

async function checkState(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page), `${name}, light`).toEqual([]);
  if (!shownAsPaper.includes(name)) {
    expect.soft(await smallText(page), `${name}, text below 15 px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The colour scheme changes nothing but colours.
  expect.soft(await violations(page, ['color-contrast']), `${name}, dark`).toEqual([]);
  await holdSideways(page);
  expect.soft(await hiddenInDialog(page), `${name}, held sideways`).toEqual([]);
  await makeNarrowAndLarge(page);
  expect.soft(await clippedText(page), `${name}, 320 px and text twice as large`).toEqual([]);
}

const which = inBothLanguages ? 'all states' : `sample of states, seed ${SAMPLE_SEED}`;

test.describe(`screens are accessible (${which})`, () => {
  for (const [at, visited] of visitsOf(sampleStates(states)).entries()) {
    // The visits of a sample alternate between the languages.
    const turns = inBothLanguages ? languages : languages.filter((_, turn) => turn === at % 2);
    for (const language of turns) {
      const names = visited.map(({ name }) => name).join(', ');
      test(`${names} (${language})`, async ({ browser, stage }) => {
        const visit = await startVisit(browser, stage, visited[0]?.who, language);
        for (const state of visited) {
          await test.step(state.name, async () => {
            await showState(visit, state);
            await checkState(visit.page, state.name);
          });
        }
        await visit.page.context().close();
      });
    }
  }
});
