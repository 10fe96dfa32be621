import type { ActiveDates } from '../../src/domain/dates/active-date.ts';
import { dayAndArea } from '../../src/domain/dates/date-card.ts';
import { formatFullDay } from '../../src/domain/dates/format-date.ts';
import { sydneyClock, sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import { staffPaths } from '../../src/domain/staff/staff-paths.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { addDate, addMenu, changeDate, menuOf } from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, signInAsStaff, Taps, tapOffline } from '../support/browser/staff-pages.ts';

const dayMs = 86_400_000;

const storedDates = async (shop: Shop) =>
  (await shop.store.read('dates/activeDates')) as unknown as ActiveDates;
const clock = (moment: number) => sydneyClock(moment).slice(0, 16);
/** The same Sydney wall-clock time a week later, across daylight saving changes. */
const clockAWeekLater = (moment: number) =>
  new Date(Date.parse(`${sydneyClock(moment)}Z`) + 7 * dayMs).toISOString().slice(0, 16);

/** A date at noon with its cut-off two days before at 17:00, like the shop's own. */
async function addWeekday(shop: Shop, menuIds: string[]) {
  const day = await addDate(shop, menuIds);
  const on = sydneyClock(day.date.deliveryDate).slice(0, 10);
  const before = sydneyClock(day.date.deliveryDate - 2 * dayMs).slice(0, 10);
  const date = {
    ...day.date,
    deliveryDate: sydneyTime(`${on}T12:00`),
    finishDate: sydneyTime(`${before}T17:00`),
    menuLimitForPerson: { [menuIds[0] ?? '']: 2 },
  };
  await shop.store.setField('dates/activeDates', [day.dateId], date as unknown as PlainMap);
  return { dateId: day.dateId, date };
}

test('staff copy an earlier date in two taps, and the new one takes orders', async ({
  page,
  shop,
}) => {
  const menus = [await addMenu(shop), await addMenu(shop, { titleEn: '', en: false })];
  const { dateId, date } = await addWeekday(shop, menus);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/dates/${dateId}`);
  const taps = new Taps();
  await taps.tap(page.getByRole('link', { name: 'New date like this one' }));
  await expect(page.getByLabel('Day of delivery')).toHaveValue(
    sydneyClock(date.deliveryDate + 7 * dayMs).slice(0, 10),
  );
  await expect(page.getByLabel('Cut-off')).toHaveValue(clockAWeekLater(date.finishDate));

  await test.step('the form names missing fields, and refuses a cut-off that has passed', async () => {
    const english = page.getByText('Some menus are not shown in English.');
    await expect(english).toBeVisible();
    const { title } = await menuOf(shop, menus[1] ?? '');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    const closes = await page.getByLabel('Cut-off').inputValue();
    await page.getByLabel('Cut-off').fill('2026-01-01T17:00');
    await expect(page.getByText('The cut-off has passed already.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create and take orders' })).toBeDisabled();
    await page.getByLabel('Cut-off').fill('');
    await expect(page.getByText('Enter the cut-off')).toBeVisible();
    await page.getByLabel('Cut-off').fill(closes);
    await page.reload();
    await expect(page.getByLabel('Cut-off')).toHaveValue(closes);
  });

  const create = page.getByRole('button', { name: 'Create and take orders' });
  await tapOffline(page, create);
  await taps.tap(create);
  await expect(
    page.getByRole('heading', { name: formatFullDay(date.deliveryDate + 7 * dayMs, 'en') }),
  ).toBeVisible();
  expect(taps.count).toBe(2);
  const added = page.url().split('/').pop() ?? '';
  shop.added.push({ path: 'dates/activeDates', field: [added] });
  expect((await storedDates(shop))[added]).toMatchObject({
    active: true,
    orderDone: false,
    menus: { [menus[0] ?? '']: true, [menus[1] ?? '']: true },
    menuLimitForPerson: date.menuLimitForPerson,
    finishDate: sydneyTime(clockAWeekLater(date.finishDate)),
  });
  expect(await logOf(shop, { dateId: added })).toEqual([
    expect.stringMatching(/^date-added null → {.*"active":true/),
  ]);
});

test('customers see the cut-off and promotional text that staff change', async ({
  page,
  shop,
  browser,
}) => {
  const menuId = await addMenu(shop);
  const { dateId, date } = await addWeekday(shop, [menuId]);
  const customer = await browser.newPage({ baseURL: shop.addresses.web, locale: 'en-AU' });
  await customer.goto(`/date-detail/en/${dateId}`);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/dates/${dateId}`);

  await test.step('staff move the cut-off and undo it', async () => {
    const closes = clock(date.finishDate - 3_600_000);
    const move = page.getByRole('button', { name: 'Move the cut-off' });
    const tooLate = clock(date.deliveryDate - 3_600_000);
    await page.getByLabel('Cut-off', { exact: true }).fill(tooLate);
    await move.click();
    await expect(page.getByText('The cut-off must be before the day of delivery.')).toBeVisible();
    await expect(page.getByLabel('Cut-off', { exact: true })).toHaveValue(tooLate);
    expect((await storedDates(shop))[dateId]).toMatchObject({ finishDate: date.finishDate });
    await page.getByLabel('Cut-off', { exact: true }).fill(closes);
    await tapOffline(page, move);
    await expect(page.getByLabel('Cut-off', { exact: true })).toHaveValue(closes);
    await move.click();
    await expect(page.getByText('The cut-off is moved')).toBeVisible();
    await expect(customer.getByText(/4:00.pm/i).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(customer.getByText(/5:00.pm/i).first()).toBeVisible();
    await expect(page.getByLabel('Cut-off', { exact: true })).toHaveValue(clock(date.finishDate));
  });

  await test.step('the promotional text appears on the card', async () => {
    await page.getByLabel('Title (Korean)').fill('Soup in Korean');
    await page.getByLabel('Text (Korean)').fill('One more soup in Korean');
    await page.getByRole('button', { name: 'Post the words' }).click();
    await expect(page.getByText('Enter the title')).toBeVisible();
    await page.getByLabel('Title (English)').fill('One more soup');
    await page.getByLabel('Text (English)').fill('One more soup on this day');
    await page.getByLabel('From an order of (dollars)').fill('1000');
    await page.getByLabel('What they get (Korean)').fill('Free soup in Korean');
    await page.getByRole('button', { name: 'Post the words' }).click();
    await expect(page.getByText('Enter what they get')).toBeVisible();
    await page.getByLabel('What they get (English)').fill('a free soup');
    await page.getByRole('button', { name: 'Post the words' }).click();
    await expect(page.getByText('The words are posted')).toBeVisible();
    await customer.evaluate(
      ([key, basket]) => localStorage.setItem(key ?? '', basket ?? ''),
      [`basket-${dateId}`, JSON.stringify({ [menuId]: 4 })],
    );
    await customer.goto(`/date-detail/en/${dateId}`);
    await expect(customer.getByText(/^\$[0-9.]+ more for a free soup$/).first()).toBeVisible();
    await customer.goto('/date-select/en');
    await expect(customer.getByText('One more soup on this day')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone')).toBeVisible();
    const posted = (await shop.store.read('common/gongji')) ?? {};
    expect(Object.keys(posted)).not.toContain(`date-${dateId.slice(0, 8)}`);
  });

  await test.step('a hidden date disappears for customers and can be shown again', async () => {
    await page.getByRole('button', { name: 'Hide' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Hidden' })).toBeVisible();
    await customer.goto('/date-select/en');
    await expect(customer.locator(`a[href*="${dateId}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show it and take orders' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Taking orders' })).toBeVisible();
  });
  await customer.close();
});

test('staff put a menu on a date and take another off', SOAK_ONLY, async ({ page, shop }) => {
  const [one, two] = [await addMenu(shop), await addMenu(shop)];
  const { dateId } = await addWeekday(shop, [one]);
  const title = async (menuId: string) => String((await menuOf(shop, menuId)).titleEn);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/dates/${dateId}/menus`);
  await page.getByRole('checkbox', { name: await title(one) }).uncheck();
  await page.getByRole('button', { name: 'Save with 0 menus' }).click();
  await expect(page.getByText('There is no menu to order.')).toBeVisible();
  await page.getByLabel('Find a dish').fill(two);
  await page.getByRole('checkbox', { name: await title(two) }).check();
  await page.reload();
  await expect(page.getByText('These are your unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save with 1 menu' }).click();
  await expect(page.getByRole('link', { name: 'Add and remove menus' })).toBeVisible();
  expect((await storedDates(shop))[dateId]).toMatchObject({
    menus: { [two]: true },
    menuLimitForPerson: {},
  });
  await page.getByRole('button', { name: 'Hide' }).click();
  await tapOffline(page, page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }));
  expect((await storedDates(shop))[dateId]).toMatchObject({ active: true });
});

test('a date that nobody has closed after its cut-off says so on its board, its page, the week and in the inbox, until it is closed', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const finishDate = Date.now() - 3_600_000;
  const { dateId, date } = await addDate(shop, [menuId], { finishDate });
  await signInAsStaff(page, shop);
  await readEnglish(page);
  const day = dayAndArea(date, 'en', finishDate);
  const notice = page.getByText(`Not closed yet: ${day}`);
  const screens = [
    staffPaths.board(dateId),
    staffPaths.date(dateId),
    staffPaths.dates(),
    staffPaths.inbox(),
  ];
  for (const screen of screens) {
    await page.goto(screen);
    await expect(notice, screen).toBeVisible();
  }
  await changeDate(shop, dateId, ['orderDone'], true);
  await expect(notice).toBeHidden();
});
