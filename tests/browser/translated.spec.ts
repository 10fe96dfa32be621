import type { Page } from '@playwright/test';
import { languages } from '../../src/domain/lib/language.ts';
import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { holdScripts, settled } from '../support/browser/held-scripts.ts';
import { goBackFromDialog } from '../support/browser/history-steps.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  grantPoints,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { chooseInDrawer, readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';
import { expect, test } from '../support/browser/stage-shop.ts';
import { translatePage } from '../support/browser/translator.ts';
import { showState, startVisit } from '../support/states/stage.ts';
import { states } from '../support/states/states.ts';

/** React renders a page anew that was translated before its code came (its error 418). */
const renderedAnew = /React error #418/;

/** What is thrown while React changes a page; its own report of it is an error on the console. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!renderedAnew.test(message)) faults.push(message);
  });
  page.on('console', (message) => {
    if (/not a child of this node|NotFoundError/.test(message.text())) faults.push(message.text());
  });
  return faults;
}

const failed = /could not be opened|열지 못했어요/;

/** The page is translated, and nothing of it has died. */
async function expectTranslated(page: Page, faults: readonly string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.translated.texts)).toBeGreaterThan(0);
  await expect(page.locator('font')).not.toHaveCount(0);
  await expect(page.getByText(failed)).toHaveCount(0);
  expect(faults).toEqual([]);
}

/** Opens the start page, translated before its code comes; returns what lets the code come. */
async function openWithoutCode(page: Page, text: 'taken out' | 'kept within') {
  await translatePage(page, text);
  const arrive = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // The browser's own comes after the scripts that are held.
  await page.evaluate(() => dispatchEvent(new Event('load')));
  await expectTranslated(page, []);
  return async () => {
    arrive();
    await settled(page);
  };
}

for (const text of ['taken out', 'kept within'] as const) {
  test(`a link stays under the finger when the code of a translated page comes (text ${text})`, async ({
    page,
  }) => {
    const letCodeCome = await openWithoutCode(page, text);
    await page.getByRole('link', { name: 'English' }).hover();
    await page.mouse.down();
    await letCodeCome();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/date-select\/en$/);
  });

  test(`a button of a translated page that was tapped before its code came does what it says (text ${text})`, async ({
    page,
  }) => {
    const letCodeCome = await openWithoutCode(page, text);
    await page.getByRole('button', { name: 'How to cook' }).click();
    await letCodeCome();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test(`a customer orders, pays in cash and looks it up on a translated page (text ${text})`, async ({
    page,
    shop,
  }) => {
    const menuIds = [await addMenu(shop), await addMenu(shop)];
    const [first = '', second = ''] = await Promise.all(
      menuIds.map((menuId) => titleOf(shop, menuId, 'en')),
    );
    const { dateId } = await addDate(shop, menuIds);
    const customer = await addCustomer(shop, {
      lang: 'en',
      invoiceAuth: true,
      invoiceAuthType: 'normal',
    });
    await grantPoints(shop, customer.uid, 1250);
    const faults = faultsOf(page);
    await translatePage(page, text);
    await customer.signIn(page, 'en');
    const shopping = shopper(page, 'en');

    await test.step('start, dates', async () => {
      await page.goto('/');
      await expectTranslated(page, faults);
      await page.getByRole('link', { name: 'English' }).click();
      await page.locator(`a[href="/date-detail/en/${dateId}"]`).click();
      await expectTranslated(page, faults);
    });

    await test.step('menus and the basket count what is added and taken out', async () => {
      await shopping.add(first);
      await expect(shopping.basket).toHaveText('Basket 1 · $30.00');
      await shopping.add(first);
      await expect(shopping.basket).toHaveText('Basket 2 · $60.00');
      await shopping.add(second);
      await expect(shopping.basket).toHaveText('Basket 3 · $90.00');
      await shopping.minus(first).first().click();
      await expect(shopping.basket).toHaveText('Basket 2 · $60.00');
      await page.getByRole('button', { name: 'Find a dish' }).click();
      const search = page.getByRole('dialog').last();
      await search.getByRole('searchbox').fill(first);
      await expect(search.getByText(first).first()).toBeVisible();
      await search.getByRole('searchbox').fill('no such dish');
      await expect(search.getByText(first)).toHaveCount(0);
      await goBackFromDialog(page);
      await expectTranslated(page, faults);
    });

    await test.step('the order form shows each sum once, and keeps what is typed', async () => {
      await shopping.basket.click();
      await shopping.order.getByRole('textbox').first().fill('Leave it at the door');
      const points = shopping.order.getByRole('checkbox', { name: 'Use points' });
      await shopping.usePoints();
      await expect(shopping.payByCash).toHaveText(/^Order \$47\.50/);
      await points.uncheck();
      await expect(shopping.payByCash).toHaveText(/^Order \$60\.00/);
      await points.check();
      await expect(shopping.order.getByRole('textbox').first()).toHaveValue('Leave it at the door');
      await expectTranslated(page, faults);
    });

    await test.step('confirmation', async () => {
      await shopping.payByCash.click();
      await shopping.confirm.click();
      await expect(shopping.done).toContainText('$47.50');
      await expectTranslated(page, faults);
      await shopping.done.getByRole('button', { name: 'OK' }).click();
      await expect(shopping.done).toBeHidden();
    });

    await test.step('history, receipt, invoice, points', async () => {
      await chooseInDrawer(page, 'en', 'Order history');
      const history = page.getByRole('dialog', { name: 'Order history' });
      await history.getByRole('button', { name: 'See the receipt' }).click();
      const receipt = page.getByRole('dialog', { name: 'Receipt' });
      await expect(receipt).toContainText('$47.50');
      await expectTranslated(page, faults);
      await receipt.getByRole('button', { name: 'Invoice', exact: true }).click();
      const invoice = page.getByRole('dialog', { name: 'Invoice', exact: true });
      await expect(invoice.getByText('******', { exact: true })).toBeVisible();
      await invoice.getByRole('button', { name: 'Issue the invoice' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Issue it' }).click();
      await expect(invoice.getByText(/^\d{6}$/)).toBeVisible();
      await expect(invoice.getByText('******', { exact: true })).toHaveCount(0);
      await expectTranslated(page, faults);
      await goBackFromDialog(page, 3);
      await goBackFromDialog(page, 2);
      await goBackFromDialog(page);
      await chooseInDrawer(page, 'en', /points/i);
      await expect(page.getByRole('dialog').last()).toContainText('12.50');
      await expectTranslated(page, faults);
    });
  });
}

test('staff mark, search and close on a translated page', async ({ page, shop }) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const customer = await addCustomer(shop);
  const order = await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  const marks = `orderMarks/${dateId}/orders/${orderIdOf(refOf(order))}`;
  const faults = faultsOf(page);
  await translatePage(page, 'taken out');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${dateId}`);
  const card = page.getByRole('listitem').filter({ hasText: customer.info.address });

  await test.step('marks', async () => {
    for (const [name, kind] of [
      ['Packed', 'packed'],
      ['Delivered', 'delivered'],
      ['$60.00 taken', 'cash-taken'],
    ] as const) {
      const mark = card.getByRole('button', { name });
      await mark.click();
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await shop.store.read(marks))?.[kind]).toBeTruthy();
    }
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await shop.store.read(marks))?.['cash-taken']).toBeUndefined();
    await expectTranslated(page, faults);
  });

  await test.step('finds', async () => {
    const find = page.getByRole('searchbox', { name: 'Find' });
    await find.fill('nobody');
    await expect(page.getByText('No such order')).toBeVisible();
    await find.fill('');
    await expect(card).toBeVisible();
    await expectTranslated(page, faults);
  });

  await test.step('sells out, closes', async () => {
    const title = await titleOf(shop, menuId, 'en');
    await page.getByText(/\d dish/).click();
    const soldOut = page.getByRole('button', { name: `${title} sold out` });
    await soldOut.click();
    await expect(soldOut).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Close orders' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close orders' }).click();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expectTranslated(page, faults);
  });
});

/** Staff's main screens; the soak shows every screen, dialog and state of the shop. */
const mainOfStaff =
  /^staff-(dishes|shopping|run|times|inbox|more|menus|customer|log|numbers|bell)$/;

test('staff look at their main screens on a translated page', async ({ browser, stage }) => {
  const visit = await startVisit(browser, stage, 'staff', 'en');
  const faults = faultsOf(visit.page);
  await translatePage(visit.page, 'taken out');
  for (const state of states.filter(({ name }) => mainOfStaff.test(name))) {
    await test.step(state.name, async () => {
      await showState(visit, state);
      await expectTranslated(visit.page, faults);
    });
  }
  await visit.page.context().close();
});

for (const { state, language } of states.flatMap((state) =>
  languages.map((language) => ({ state, language })),
)) {
  test(
    `${state.name} is translated and lives (${language})`,
    SOAK_ONLY,
    async ({ browser, stage }) => {
      const visit = await startVisit(browser, stage, state.who, language);
      const faults = faultsOf(visit.page);
      await translatePage(visit.page, 'taken out');
      await showState(visit, state);
      expect(faults).toEqual([]);
      await visit.page.context().close();
    },
  );
}
