import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  menuOf,
  titleOf,
} from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff, Taps } from '../support/browser/staff-pages.ts';

test('staff see what is ordered on all dates ahead and what is missing, four taps from where it is mended', async ({
  page,
  shop,
}) => {
  const photos = [{ downloadURL: '/images/dishes/kimchi-jjigae.svg' }];
  const whole = await addMenu(shop, { photos });
  const bare = await addMenu(shop, { titleEn: '', photos });
  const [title, bareTitle] = [await titleOf(shop, whole, 'en'), await titleOf(shop, bare, 'ko')];
  const open = await addDate(shop, [whole], { menuLimitInAll: { [whole]: 4 } });
  const hidden = await addDate(shop, [], { active: false, area: 'gosford' });
  await addOrder(shop, await addCustomer(shop), open, { [whole]: 2 }, 'cash');
  await addOrder(shop, await addCustomer(shop), open, { [whole]: 3 }, 'card');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${open.dateId}`);
  const dateCard = (dateId: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/staff/dates/${dateId}"]`) })
      .first();
  const line = (dateId: string) => dateCard(dateId).locator('summary');
  const figure = (label: string) =>
    dateCard(open.dateId)
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd');
  const taps = new Taps();

  await test.step('two taps lead from the orders of a date to a line for each date, a third opens one', async () => {
    await taps.tap(page.getByRole('link', { name: 'More' }));
    await taps.tap(page.getByRole('link', { name: 'Dates and the week' }));
    await expect(line(open.dateId)).toContainText('2 orders · $150.00');
    await expect(line(hidden.dateId)).toContainText('0 orders · $0.00');
    expect(taps.count).toBe(2);
    await line(open.dateId).click();
    await taps.tap(line(hidden.dateId));
    await expect(figure('Orders')).toHaveText('2');
    await expect(figure('Portions')).toHaveText('5');
    await expect(figure('Ordered before refunds')).toHaveText('$150.00');
    await expect(figure('Cash')).toHaveText('$60.00');
    await expect(figure('Card')).toHaveText('$90.00');
    await expect(dateCard(open.dateId)).toContainText('Taking orders');
    await expect(dateCard(hidden.dateId)).toContainText('Hidden');
    await expect(dateCard(hidden.dateId).getByText('Portions').locator('..')).toContainText('0');
  });

  await test.step('a dish over its limit leads to the dishes of the date', async () => {
    const card = dateCard(open.dateId);
    await expect(card).toContainText('More is ordered than the limit in all');
    await expect(card.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/staff/${open.dateId}/dishes`,
    );
  });

  await test.step('the fourth tap leads to what is missing, and what is mended is not named any more', async () => {
    const noMenus = dateCard(hidden.dateId).getByRole('link', {
      name: 'There is no menu to order',
    });
    await taps.tap(noMenus);
    expect(taps.count).toBe(4);
    await page.getByLabel('Find a dish').fill(bareTitle);
    await page.getByRole('checkbox', { name: bareTitle }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: bareTitle })).toBeVisible();
    await page.goto('/staff/week');
    await expect(page).toHaveURL('/staff/dates');
    await line(hidden.dateId).click();
    const dish = dateCard(hidden.dateId).getByRole('link', { name: bareTitle });
    await expect(dish).toBeVisible();
    await expect(noMenus).toHaveCount(0);
    await dish.click();
    await page.getByLabel('Title (English)').fill('Plain rice');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await menuOf(shop, bare)).titleEn).toBe('Plain rice');
    await page.goto('/staff/dates');
    await line(hidden.dateId).click();
    await expect(dateCard(hidden.dateId)).toContainText('Gosford');
    await expect(dateCard(hidden.dateId)).toContainText('Nothing is missing.');
  });

  await test.step('without a connection the dates stay, and the orders come once there is one', async () => {
    await page.goto(`/staff/${open.dateId}/more`);
    await expect(page.getByRole('link', { name: 'Dates and the week' })).toBeVisible();
    await page.route('**/documents:runQuery', (route) => route.abort());
    await page.getByRole('link', { name: 'Dates and the week' }).click();
    await expect(dateCard(open.dateId)).toContainText('could not be loaded');
    await page.unroute('**/documents:runQuery');
    await expect(line(open.dateId)).toContainText('2 orders');
  });
});
