import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  menuOf,
  openDate,
  shopper,
} from '../support/browser/order-form.ts';
import { chooseInDrawer, readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';

test('a dish shows the statement by staff in its details, or tells the customer to ask', async ({
  page,
  shop,
  browser,
}) => {
  const [stated, unstated] = await Promise.all([addMenu(shop), addMenu(shop)]);
  const { dateId } = await addDate(shop, [stated, unstated]);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto('/staff/allergens');
  await page.getByRole('button', { name: stated }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group', { name: 'Contains' }).getByRole('button', { name: 'egg' }).click();
  await sheet
    .getByRole('group', { name: 'May contain' })
    .getByRole('button', { name: 'sesame' })
    .click();
  await sheet.getByRole('checkbox', { name: 'I have checked the whole recipe' }).check();
  await sheet.getByRole('button', { name: 'Vegan' }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  expect(await menuOf(shop, stated)).toMatchObject({
    allergens: { contains: ['egg'], mayContain: ['sesame'], checked: true },
    diet: { marks: ['vegan'], spicy: 0 },
  });
  await expect(page.getByRole('button', { name: stated })).toContainText('egg');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${shop.addresses.web}/date-detail/en/${dateId}`);
  const card = (menuId: string) => visitor.getByRole('article').filter({ hasText: menuId });
  await expect(card(stated)).toContainText('Vegan');
  await card(unstated).getByRole('button', { name: unstated }).first().click();
  const unknown = visitor.getByRole('dialog', { name: unstated });
  await expect(unknown).toContainText('Allergens not stated, ask us');
  // A shared link opens the dish.
  await visitor.goto(`${shop.addresses.web}/date-detail/en/${dateId}?dish=${stated}`);
  const detail = visitor.getByRole('dialog', { name: stated });
  await expect(detail).toContainText('Contains egg');
  await expect(detail).toContainText('May contain sesame');
  await expect(detail.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await visitor.context().close();
});

test('a filter hides and marks dishes, is saved on phone and profile, and asks once before a conflicting order', async ({
  page,
  shop,
}) => {
  const statement = (contains: string[], mayContain: string[] = []) => ({
    allergens: { contains, mayContain, checked: true },
  });
  const [without, contains, may, unstated] = await Promise.all([
    addMenu(shop, statement(['soy'])),
    addMenu(shop, statement(['egg'])),
    addMenu(shop, statement([], ['egg'])),
    addMenu(shop),
  ]);
  const date = await addDate(shop, [without, contains, may, unstated]);
  const { dateId } = date;
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, date, { [may]: 2 }, 'cash');
  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  const card = (menuId: string) => page.getByRole('article').filter({ hasText: menuId });
  await card(contains)
    .getByRole('button', { name: /^Add one/ })
    .click();
  await page.getByRole('button', { name: 'Allergens, diet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'egg' }).click();
  await page.getByRole('button', { name: 'Show these' }).click();

  await expect(page.getByText('1 dish is hidden.')).toBeVisible();
  await expect(card(contains)).toHaveCount(0);
  await expect(card(without)).not.toContainText('egg');
  await expect(card(may)).toContainText('May contain egg');
  await expect(card(unstated)).toContainText('Not stated, ask us');
  await expect
    .poll(() => shop.store.read(`preferences/${customer.uid}`))
    .toMatchObject({ without: ['egg'] });
  await page.reload();
  await page.getByRole('button', { name: 'Show hidden dishes' }).click();
  await expect(card(contains)).toContainText('Contains egg');

  await shopping.basket.click();
  const question = page.getByRole('alertdialog', { name: 'Order these dishes too?' });
  await expect(question).toContainText('Contains egg');
  await question.getByRole('button', { name: 'Go back and remove them' }).click();
  await shopping.basket.click();
  await expect(shopping.order.getByText('by card')).not.toHaveCount(0);
  await expect(question).toHaveCount(0);

  // An edit asks about nothing that is ordered already.
  await shopping.order.getByRole('button', { name: 'Close' }).click();
  await chooseInDrawer(page, 'en', 'Order history');
  await page.getByRole('button', { name: 'Change the order' }).click();
  await expect(shopping.edit.getByText('by card')).not.toHaveCount(0);
  await expect(question).toHaveCount(0);
});
