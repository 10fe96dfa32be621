import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openOwnDate, ordersOf } from '../support/browser/order-form.ts';
import { expect, test } from '../support/browser/stage-shop.ts';
import { confirmations, dialogsThatConfirm } from '../support/states/confirmations.ts';
import { showState, startVisit } from '../support/states/stage.ts';
import { states } from '../support/states/states.ts';

/** Between the two taps, ms. */
const distances = [60, 150, 250, 400, 550, 690];

declare global {
  interface Window {
    /** The time since confirmations have opened, which stands still. */
    guards: Animation[];
    lastPress: { x: number; y: number };
  }
}

/** Runs in the page: the test is the clock of the time in which a confirmation takes no tap, whatever the machine. */
function holdGuards(): void {
  window.guards = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    if (this.querySelector('[data-confirms]')) {
      animation.pause();
      window.guards.push(animation);
    }
    return animation;
  };
  const note = ({ clientX: x, clientY: y }: PointerEvent) => {
    window.lastPress = { x, y };
  };
  addEventListener('pointerdown', note, true);
}

const dialogs = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');

/** What all open dialogs show. */
const shown = async (page: Page) =>
  Promise.all((await dialogs(page).all()).map((dialog) => dialog.ariaSnapshot()));

/** The middles of the buttons that the top dialog shows. */
async function placesOfButtons(page: Page): Promise<{ x: number; y: number }[]> {
  const buttons = await dialogs(page).last().getByRole('button', { disabled: false }).all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  const places = boxes
    .filter((box) => box !== null)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  const { height } = page.viewportSize() ?? { height: 0 };
  return places.filter(({ y }) => y > 0 && y < height);
}

/** Taps twice in a row at the place of a button, whatever is there for the second tap. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error('no such button');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
}

test('every dialog that confirms has a state in which it is tapped twice, or says why not', () => {
  const features = resolve(import.meta.dirname, '../../src/features');
  const asking = globSync('**/*.tsx', { cwd: features }).flatMap((file) => {
    if (file.endsWith('.test.tsx')) return [];
    const found = readFileSync(join(features, file), 'utf8').match(
      /<ConfirmDialog\b|data-confirms/g,
    );
    return found ? [[file, found.length]] : [];
  });
  const listed = Object.entries(dialogsThatConfirm).map(([file, shown]) => [file, shown.length]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(asking));
  const names = states.map(({ name }) => name);
  expect(confirmations.filter((name) => !names.includes(name))).toEqual([]);
});

test.describe('the second tap of a double tap confirms nothing', () => {
  for (const state of states.filter(({ name }) => confirmations.includes(name))) {
    test(state.name, async ({ browser, stage }) => {
      const visit = await startVisit(browser, stage, state.who, 'ko');
      const { page } = visit;
      await page.addInitScript(holdGuards);
      await showState(visit, state);
      await page.locator('[data-confirms]').first().waitFor();
      // A question that still counts takes no tap anyway.
      await expect(dialogs(page).locator('[aria-busy]')).toHaveCount(0);
      const { x, y } = await page.evaluate(() => window.lastPress);
      const asked = await shown(page);

      const lengths = await page.evaluate(() =>
        window.guards.map(({ effect }) => Number(effect?.getComputedTiming().duration)),
      );
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(700);
      expect(lengths).not.toEqual([]);

      // Where the finger was, and on each button: none may press anything yet.
      const taps = [{ x, y }, ...(await placesOfButtons(page))];
      for (const ms of distances) {
        await page.evaluate((time) => {
          for (const guard of window.guards) guard.currentTime = time;
        }, ms);
        for (const tap of taps) await page.mouse.click(tap.x, tap.y);
        expect(await shown(page), `${ms} ms after the first tap`).toEqual(asked);
      }

      await page.evaluate(() => {
        for (const guard of window.guards) guard.finish();
      });
      const isConfirming = await page.evaluate(
        (at) => document.elementFromPoint(at.x, at.y)?.closest('[data-confirms]') != null,
        { x, y },
      );
      expect(isConfirming, 'it lies where the finger was').toBe(false);
      // And it is no dead button afterwards.
      for (const button of await page.locator('[data-confirms]').all()) {
        if (await button.isEnabled()) await button.click({ trial: true });
      }
      await page.context().close();
    });
  }

  for (const way of ['payByCash', 'payByCard'] as const) {
    test(`${way}: two taps open the question and order nothing, two taps close it and open nothing`, async ({
      page,
      shop,
    }) => {
      const { title, dateId, customer, shopping } = await openOwnDate(page, shop);
      await shopping.add(title, 2);
      await shopping.basket.click();
      const question = page.getByRole('alertdialog');
      await tapTwice(page, shopping[way]);
      await expect(question).toBeVisible();
      const back = question.getByRole('button').last();
      await back.click({ trial: true });
      await expect(question).toBeVisible();
      await tapTwice(page, back);
      await expect(question).toBeHidden();
      await expect(shopping.order).toContainText('$60.00');
      await shopping[way].click({ trial: true });
      await expect(question).toBeHidden();
      expect(await ordersOf(shop, customer.uid, dateId)).toEqual([]);
    });
  }

  test('of a question that closes at once takes nothing out of the basket below it', async ({
    context,
    page,
    shop,
  }) => {
    const { title, dateId, customer, shopping } = await openOwnDate(page, shop);
    await shopping.add(title, 2);
    await shopping.basket.click();
    await shopping.payByCash.click();
    await shopping.confirm.click({ trial: true });
    await context.setOffline(true);
    await tapTwice(page, shopping.confirm);
    await expect(page.getByText('Your order was not placed')).toBeVisible();
    await expect(shopping.order).toContainText('$60.00');
    expect(await ordersOf(shop, customer.uid, dateId)).toEqual([]);
  });
});
