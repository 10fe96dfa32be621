import { randomUUID } from 'node:crypto';
import { weekOf } from '../../src/domain/staff/shopping/bought.ts';
import type { Ingredients } from '../../src/domain/staff/shopping/ingredients.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu, addOrder, titleOf } from '../support/browser/order-form.ts';
import { print } from '../support/browser/print.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { addStaff, signInAsStaff } from '../support/browser/staff-pages.ts';

test('staff list ingredients, shop together by list, and print what to buy and to cook', async ({
  page,
  browser,
  shop,
}, testInfo) => {
  const [soup, stew, other] = [await addMenu(shop), await addMenu(shop), await addMenu(shop)];
  const titles = await Promise.all([soup, stew, other].map((id) => titleOf(shop, id, 'en')));
  const [soupTitle = '', stewTitle = '', otherTitle = ''] = titles;
  const unique = randomUUID().slice(0, 6);
  const [bones, leek] = [`Bones${unique}`, `Leek ${unique}`];
  const [butcher, market] = [`Butcher${unique}`, `Market${unique}`];
  const keys = [bones, leek].map((name) => name.toLowerCase().replace(' ', ''));
  const day = await addDate(shop, [soup, stew, other]);
  const { dateId } = day;
  const order = async (quantities: Record<string, number>) =>
    addOrder(shop, await addCustomer(shop), day, quantities, 'cash');
  await order({ [soup]: 3, [other]: 3 });
  const stored = async () =>
    (await shop.store.read('manages/ingredients')) as unknown as Ingredients;
  for (const menuId of [soup, stew]) {
    shop.added.push({ path: 'manages/ingredients', field: ['dishes', menuId] });
  }
  for (const key of keys) shop.added.push({ path: 'manages/ingredients', field: ['kinds', key] });
  shop.added.push({ path: `shopping/${weekOf(dateId)}`, field: [dateId] });
  await signInAsStaff(page, shop);
  await readEnglish(page);

  await test.step('the ingredients of a dish are typed, with where a new one is bought', async () => {
    await page.goto('/staff/ingredients');
    await page.getByLabel('Find a dish').fill(soupTitle);
    await page.getByRole('button', { name: soupTitle }).click();
    const sheet = page.getByRole('dialog', { name: soupTitle });
    await sheet.getByLabel('Ingredient', { exact: true }).fill(bones);
    await sheet.getByLabel('Bought at').fill(butcher);
    await sheet.getByLabel('For a portion').fill('half');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Enter a number above 0, such as 0.5 or 1/2.')).toBeVisible();
    await sheet.getByLabel('For a portion').fill('1/2');
    await sheet.getByLabel('Unit').selectOption('kg');
    await sheet.getByRole('button', { name: 'Add an ingredient' }).click();
    await sheet.getByLabel('Ingredient', { exact: true }).nth(1).fill(leek);
    await sheet.getByLabel('For a portion').nth(1).fill('2');
    await sheet.getByLabel('Unit').nth(1).selectOption('piece');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toHaveCount(0);
    expect((await stored()).dishes[soup]).toEqual([
      { of: keys[0], amount: 500_000, unit: 'kg' },
      { of: keys[1], amount: 2000, unit: 'piece' },
    ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored()).dishes[soup]).toBeUndefined();
    expect((await stored()).kinds[keys[0] ?? '']).toEqual({ name: bones, group: butcher });
  });

  await test.step('a file gives dishes their ingredients, once every row is right', async () => {
    const table = (amount: string) =>
      [
        'menu,ingredient,amount,unit,group',
        `${soup},${bones},0.5,kg,`,
        `${soup},${leek.toUpperCase()},${amount},pc,${market}`,
        `${stewTitle},${leek},100,g,`,
      ].join('\n');
    await page.goto('/staff/import');
    const paste = page.getByLabel('Or paste it here');
    await paste.fill(table('few'));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('alert')).toContainText('Line 3: For a portion [amount]');
    await paste.fill(table('2'));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('list', { name: 'What changes' })).toContainText(
      `${bones} 0.5 kg, ${leek} 2 pc`,
    );
    await page.getByRole('button', { name: /^Save 3 rows/ }).click();
    await expect(page.getByText('All saved')).toBeVisible();
    expect(Object.keys((await stored()).dishes)).toEqual(expect.arrayContaining([soup, stew]));
    await expect(page.getByRole('heading', { name: 'Recent files' })).toBeVisible();
  });

  const second = await (await browser.newContext()).newPage();
  await signInAsStaff(second, shop, await addStaff(shop));
  await readEnglish(second);
  const rowOf = (phone: typeof page, name: string) =>
    phone.getByRole('button', { name: new RegExp(`^${name}`) });

  await test.step('two phones tick one list off, which names the dishes that it lacks', async () => {
    await page.goto(`/staff/${dateId}/dishes`);
    await page.getByRole('link', { name: 'Shopping' }).click();
    await second.goto(`${shop.addresses.web}/staff/${dateId}/shopping?for=week`);
    await expect(page.getByText('1 dish is not in this list')).toBeVisible();
    await expect(page.getByText(`${otherTitle} ×3`)).toBeVisible();
    await expect(page.getByRole('list', { name: butcher })).toContainText('1.5 kg');
    await expect(page.getByRole('list', { name: market })).toContainText('6 pc');
    await rowOf(second, leek).waitFor();
    await rowOf(page, bones).click();
    await expect(rowOf(page, bones)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, bones)).toHaveAttribute('aria-pressed', 'false');
    await rowOf(page, bones).click();
    const ticks = async () => (await shop.store.read(`shopping/${weekOf(dateId)}`))?.[dateId];
    await expect
      .poll(ticks)
      .toMatchObject({ [keys[0] ?? '']: { amounts: { g: 1_500_000 }, by: 'staff@example.com' } });
    await second.goto(`${shop.addresses.web}/staff/${dateId}/shopping`);
    await expect(rowOf(second, bones)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a tick without a connection is kept and sent later', async () => {
    await second.context().setOffline(true);
    await rowOf(second, leek).click();
    await expect(rowOf(second, leek)).toHaveAttribute('aria-pressed', 'true');
    await expect(rowOf(page, leek)).toHaveAttribute('aria-pressed', 'false');
    await second.context().setOffline(false);
    await expect(rowOf(page, leek)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a further order says how much more to buy', async () => {
    await order({ [soup]: 2, [stew]: 1, [other]: 2 });
    await expect(rowOf(page, bones)).toContainText('1 kg more to buy');
    await expect(rowOf(page, leek)).toContainText('100 g + 4 pc more to buy');
    await expect(rowOf(page, bones)).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('what is left to buy is printed on A4', async () => {
    await page.getByRole('link', { name: 'Print' }).click();
    await page.getByRole('group', { name: 'Shopping' }).getByText(bones).waitFor();
    const { facts, text } = await print(page, testInfo.outputPath('shopping.pdf'));
    expect(facts).toMatch(/Pages:\s+1\n/);
    expect(facts).toMatch(/\(A4\)/);
    expect(text).toMatch(new RegExp(`${bones}\\s+1 kg`));
    expect(text).toMatch(new RegExp(`${leek}\\s+100 g \\+ 4 pc`));
    expect(text).toContain(`${otherTitle} ×5`);
    expect(text).not.toContain('Print again');
  });

  await test.step('the production sheet has portions, and what they take', async () => {
    await page.getByRole('link', { name: 'Production sheet' }).click();
    await page.getByRole('group', { name: 'Production sheet' }).getByText(soupTitle).waitFor();
    const { facts, text } = await print(page, testInfo.outputPath('production.pdf'));
    expect(facts).toMatch(/\(A4\)/);
    expect(text).toMatch(new RegExp(`5\\s+${soupTitle}\\s+0\\s+5`));
    expect(text).toContain(`${bones} 2.5 kg`);
  });
});
