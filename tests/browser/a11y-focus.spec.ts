import type { Locator } from '@playwright/test';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { languagesFor } from '../support/browser/signed-up-account.ts';
import { expect, test } from '../support/browser/stage-shop.ts';
import { openState, type State, showState, startVisit } from '../support/states/stage.ts';
import { states } from '../support/states/states.ts';

function stateNamed(name: string): State {
  const state = states.find((one) => one.name === name);
  if (!state) throw new Error(`no state ${name}`);
  return state;
}

/** Whether the focus is on a dialog or on something in it. */
function hasFocus(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((box) => box.contains(document.activeElement));
}

test('a screen reader does not announce the ticking countdown by itself', async ({
  browser,
  stage,
}) => {
  const visit = await startVisit(browser, stage, undefined, 'en');
  const { page } = visit;
  await page.clock.install();
  await showState(visit, stateNamed('dates'));
  const timer = page.getByRole('timer').last();
  await expect(timer).toHaveAttribute('aria-live', 'off');
  const reads = await timer.evaluate((element) =>
    Boolean(element.closest('[aria-live="polite"], [aria-live="assertive"], [role="status"]')),
  );
  expect(reads).toBe(false);
  const before = await timer.textContent();
  // Days before the cut-off it changes once an hour.
  await page.clock.fastForward(3_600_000);
  await expect(timer).not.toHaveText(before ?? '');
  await page.context().close();
});

test('closing a dialog returns the focus to the element that opened it', async ({
  browser,
  stage,
}) => {
  const { page } = await openState(browser, stage, stateNamed('menus-basket'), 'en');
  const opens = [
    page.getByRole('button', { name: 'Open the menu' }),
    page.getByRole('article').first().getByRole('button').first(),
    page.getByRole('button', { name: 'Find a dish' }),
    page.getByRole('button', { name: 'Allergens, diet' }),
    page.getByRole('button', { name: /^Basket/ }).first(),
  ];
  for (const opener of opens) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    // It takes the focus just after it is shown.
    await expect.poll(() => hasFocus(dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.context().close();
});

test(
  'closing a nested dialog returns the focus to the dialog below',
  SOAK_ONLY,
  async ({ browser, stage }) => {
    const { page } = await openState(browser, stage, stateNamed('history'), 'en');
    const receipt = page.getByRole('button', { name: 'See the receipt' }).first();
    await receipt.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Receipt' }).waitFor();
    await page.keyboard.press('Escape');
    await expect(receipt).toBeFocused();
    await page.context().close();
  },
);

for (const language of languagesFor('en')) {
  test(`the keyboard skips from the top of the menus to the basket (${language})`, async ({
    browser,
    stage,
  }) => {
    const { page, say } = await openState(browser, stage, stateNamed('menus-basket'), language);
    await page.getByRole('article').first().waitFor();
    const skip = page.getByRole('link', { name: say('장바구니로 바로 가기') });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    const basket = page.getByRole('button', { name: new RegExp(`^${say('장바구니')}`) });
    await expect(basket).toBeFocused();
    await expect(skip).not.toBeInViewport();

    await page.setViewportSize({ width: 1280, height: 800 });
    const column = page.getByRole('complementary');
    await column.waitFor();
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(column.getByRole('heading', { name: say('장바구니') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(column.getByRole('button').first()).toBeFocused();
    await page.context().close();
  });
}

test('the focus cannot leave an open dialog', async ({ browser, stage }) => {
  const { page } = await openState(browser, stage, stateNamed('login'), 'en');
  const dialog = page.getByRole('dialog');
  await expect.poll(() => hasFocus(dialog)).toBe(true);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(presses % 5 === 4 ? 'Shift+Tab' : 'Tab');
    expect(await hasFocus(dialog)).toBe(true);
  }
  await page.context().close();
});

test(
  'nothing is animated for a visitor who prefers reduced motion',
  SOAK_ONLY,
  async ({ browser, stage }) => {
    for (const name of ['menus-basket', 'login', 'dates-loading', 'order-confirm']) {
      const { page } = await openState(browser, stage, stateNamed(name), 'en');
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          // One that changes nothing only counts time.
          .filter(({ effect }) => (effect as KeyframeEffect | null)?.getKeyframes().length)
          .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
          .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
      );
      expect(moving, name).toEqual([]);
      const smooth = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(smooth).toBe('auto');
      await page.context().close();
    }
  },
);
