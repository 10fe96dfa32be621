import { expect, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu, addOrder, menuOf } from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { replaceTheirs, signInAsStaff, tapOffline } from '../support/browser/staff-pages.ts';

test('staff find a menu and change it, and a new price names the orders that it affects', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop, { titleEn: '', en: false });
  const { title } = await menuOf(shop, menuId);
  const day = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto('/staff/menus');
  await page.getByLabel('Find a dish').fill(menuId);
  await page.getByRole('button', { name: /^No English/ }).click();
  await expect(page).toHaveURL(/show=no-english/);
  await expect(page).toHaveURL(/q=test-/);
  await page.reload();
  await page.getByRole('link', { name: title }).click();

  await test.step('invalid input is named and not stored', async () => {
    await page.getByLabel('Price (dollars)').fill('12.345');
    await page.getByLabel('Title (Korean)').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter a title.')).toBeVisible();
    await expect(page.getByText('Enter 0.01 to 1000, to the cent.')).toBeVisible();
    await page.getByLabel('Title (Korean)').fill(title);
    await page.getByLabel('Title (English)').fill('Test stew');
    await page.getByLabel('Show it in English').check();
    await page.getByLabel('How to cook (Korean)').fill('Boil for 5 minutes');
    await page.getByLabel('Price (dollars)').fill('32.5');
    expect(await menuOf(shop, menuId)).toMatchObject({ title, price: 30 });
  });

  await test.step('the confirmation names the unpaid order', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Change the price from $30.00 to $32.50?');
    await expect(question).toContainText('1 order that is not paid yet');
    await expect(question).toContainText(`: ${customer.info.name}`);
    await expect(question).toContainText('Baskets are on customers’ phones only');
    await tapOffline(page, question.getByRole('button', { name: 'Change the price' }));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByRole('button', { name: 'Change the price' }).click();
    await expect(page.getByText('Successfully saved', { exact: true })).toBeVisible();
    // What names the change does not cover the button for the next one.
    await page.getByRole('button', { name: 'Save', exact: true }).click({ trial: true });
    expect(await menuOf(shop, menuId)).toMatchObject({
      price: 32.5,
      titleEn: 'Test stew',
      en: true,
      jori: 'Boil for 5 minutes',
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await menuOf(shop, menuId)).toMatchObject({ price: 30 });
  });

  await test.step('a menu that is on a date can only be delisted, and a copy can be deleted', async () => {
    await expect(page.getByText(/A menu on a date can’t be deleted/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete the menu' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Duplicate this menu' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/menus\/edit\//);
    const copy = decodeURIComponent(page.url().split('/').pop() ?? '');
    expect(await menuOf(shop, copy)).toMatchObject({ title: `${title} (copy)`, active: false });
    await page.getByRole('button', { name: 'Delete the menu' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the menu' }).click();
    await expect(page).toHaveURL(/\/staff\/menus$/);
    expect(Object.keys((await shop.store.read('manages/menus')) ?? {})).not.toContain(copy);
  });
});

test(
  'the second of two members of staff who change the same menu is asked',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const menuId = await addMenu(shop);
    await signInAsStaff(page, shop);
    await readEnglish(page);
    await page.goto(`/staff/menus/edit/${menuId}`);
    await page.getByLabel('Description (Korean)').fill('My description');
    await shop.store.setField('manages/menus', [menuId, 'desc'], 'Their description');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await replaceTheirs(page, 'Their description');
    await expect.poll(async () => (await menuOf(shop, menuId)).desc).toBe('My description');
  },
);

test('staff reorder the categories and undo it', SOAK_ONLY, async ({ page, shop }) => {
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto('/staff/menus/categories');
  const names = () => page.getByRole('main').getByRole('listitem').allInnerTexts();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const [first = '', second = ''] = await names();
  const up = page.getByRole('button', { name: `Move ${second} up` });
  await tapOffline(page, up);
  expect((await names()).slice(0, 2)).toEqual([first, second]);
  await up.click();
  await expect(page.getByText('The order is changed')).toBeVisible();
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await names())[0]).toBe(first);
});

test('staff archive a dish that no date has, customers no longer load it, and staff put it back', async ({
  page,
  shop,
}) => {
  const [old, listed] = [await addMenu(shop), await addMenu(shop)];
  await addDate(shop, [listed]);
  const [gone, stays] = [await menuOf(shop, old), await menuOf(shop, listed)];
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto('/staff/menus');
  await page.getByRole('link', { name: 'Archive of past dishes' }).click();
  const box = page.getByRole('checkbox', { name: gone.titleEn ?? gone.title });
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', { name: stays.titleEn ?? stays.title })).toBeHidden();
  // Other tests of this shop have dishes without a date too, which come and go: all at once.
  await page.getByRole('checkbox', { checked: true }).evaluateAll((boxes) => {
    for (const one of boxes) (one as HTMLElement).click();
  });
  await box.check();
  const archive = page.getByRole('button', { name: 'Archive 1 dish' });
  await tapOffline(page, archive);
  const back = page.getByRole('button', { name: `Put back ${gone.titleEn ?? gone.title}` });
  // Back online the page learns of the other tests' dishes, which can move the button away under the tap.
  await expect(async () => {
    if (!(await back.isVisible())) await archive.click({ timeout: 5000 });
    await expect(back).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect((await shop.store.read('manages/menus'))?.[old]).toBeUndefined();
  expect((await shop.store.read('manages/pastMenus'))?.[old]).toEqual(gone);

  await back.click();
  await expect(box).toBeVisible();
  await expect.poll(() => shop.store.read('manages/menus').then((all) => all?.[old])).toEqual(gone);
  expect((await shop.store.read('manages/pastMenus'))?.[old]).toBeUndefined();
});
