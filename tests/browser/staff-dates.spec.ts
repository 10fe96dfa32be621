import type { ActiveDates } from '../../src/domain/dates/active-date.ts';
import { formatFullDay } from '../../src/domain/dates/format-date.ts';
import { sydneyClock, sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { addDate, addMenu, menuOf } from '../support/browser/ordering.ts';
import { SOAK_ONLY } from '../support/browser/sample.ts';
import { expect, type Shop, test } from '../support/browser/shop.ts';
import { logOf, signInAsStaff, Taps, tapOffline } from '../support/browser/staff.ts';

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
  await page.goto(`/staff/dates/${dateId}`);
  const taps = new Taps();
  await taps.tap(page.getByRole('link', { name: '이 날짜처럼 새 날짜 만들기' }));
  await expect(page.getByLabel('배송하는 날')).toHaveValue(
    sydneyClock(date.deliveryDate + 7 * dayMs).slice(0, 10),
  );
  await expect(page.getByLabel('마감 시각')).toHaveValue(clockAWeekLater(date.finishDate));

  await test.step('the form names missing fields, and refuses a cut-off that has passed', async () => {
    const english = page.getByText('영어로 보이지 않는 메뉴가 있어요.');
    await expect(english).toBeVisible();
    const { title } = await menuOf(shop, menus[1] ?? '');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    const closes = await page.getByLabel('마감 시각').inputValue();
    await page.getByLabel('마감 시각').fill('2026-01-01T17:00');
    await expect(page.getByText('마감 시각이 이미 지났어요.')).toBeVisible();
    await expect(page.getByRole('button', { name: '만들고 주문 받기' })).toBeDisabled();
    await page.getByLabel('마감 시각').fill('');
    await expect(page.getByText('배송하는 날과 마감 시각을 적어 주세요.')).toBeVisible();
    await page.getByLabel('마감 시각').fill(closes);
    await page.reload();
    await expect(page.getByLabel('마감 시각')).toHaveValue(closes);
  });

  const create = page.getByRole('button', { name: '만들고 주문 받기' });
  await tapOffline(page, create);
  await taps.tap(create);
  await expect(
    page.getByRole('heading', { name: formatFullDay(date.deliveryDate + 7 * dayMs, 'ko') }),
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
  const { dateId, date } = await addWeekday(shop, [await addMenu(shop)]);
  const customer = await browser.newPage({ baseURL: shop.addresses.web, locale: 'ko-KR' });
  await customer.goto(`/date-detail/ko/${dateId}`);
  await signInAsStaff(page, shop);
  await page.goto(`/staff/dates/${dateId}`);

  await test.step('staff move the cut-off and undo it', async () => {
    const closes = clock(date.finishDate - 3_600_000);
    const move = page.getByRole('button', { name: '마감 시각 옮기기' });
    const tooLate = clock(date.deliveryDate - 3_600_000);
    await page.getByLabel('마감 시각').fill(tooLate);
    await move.click();
    await expect(page.getByText('마감은 배송하는 날보다 앞이어야 해요.')).toBeVisible();
    await expect(page.getByLabel('마감 시각')).toHaveValue(tooLate);
    expect((await storedDates(shop))[dateId]).toMatchObject({ finishDate: date.finishDate });
    await page.getByLabel('마감 시각').fill(closes);
    await tapOffline(page, move);
    await expect(page.getByLabel('마감 시각')).toHaveValue(closes);
    await move.click();
    await expect(page.getByText('마감 시각을 옮겼어요')).toBeVisible();
    await expect(customer.getByText('오후 4:00').first()).toBeVisible();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(customer.getByText('오후 5:00').first()).toBeVisible();
    await expect(page.getByLabel('마감 시각')).toHaveValue(clock(date.finishDate));
  });

  await test.step('the promotional text appears on the card', async () => {
    await page.getByLabel('제목 (한국어)').fill('국 하나 더');
    await page.getByLabel('내용 (한국어)').fill('이 날만 국을 하나 더 드려요');
    await page.getByRole('button', { name: '문구 올리기' }).click();
    await expect(page.getByText('제목을 적어 주세요')).toBeVisible();
    await page.getByLabel('제목 (영어)').fill('One more soup');
    await page.getByLabel('내용 (영어)').fill('One more soup on this day');
    await page.getByRole('button', { name: '문구 올리기' }).click();
    await expect(page.getByText('홍보 문구를 올렸어요')).toBeVisible();
    await customer.goto('/date-select/ko');
    await expect(customer.getByText('이 날만 국을 하나 더 드려요')).toBeVisible();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByText('되돌렸어요')).toBeVisible();
    const posted = (await shop.store.read('common/gongji')) ?? {};
    expect(Object.keys(posted)).not.toContain(`date-${dateId.slice(0, 8)}`);
  });

  await test.step('a hidden date disappears for customers and can be shown again', async () => {
    await page.getByRole('button', { name: '숨기기' }).click();
    await expect(page.getByText('숨겼어요')).toBeVisible();
    await customer.goto('/date-select/ko');
    await expect(customer.locator(`a[href*="${dateId}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: '보이고 주문 받기' }).click();
    await expect(page.getByText('주문을 받아요')).toBeVisible();
  });
  await customer.close();
});

test('staff put a menu on a date and take another off', SOAK_ONLY, async ({ page, shop }) => {
  const [one, two] = [await addMenu(shop), await addMenu(shop)];
  const { dateId } = await addWeekday(shop, [one]);
  const title = async (menuId: string) => (await menuOf(shop, menuId)).title;
  await signInAsStaff(page, shop);
  await page.goto(`/staff/dates/${dateId}/menus`);
  await page.getByLabel(await title(one)).uncheck();
  await page.getByRole('button', { name: '메뉴 0개로 저장' }).click();
  await expect(page.getByText('주문할 수 있는 메뉴가 없어요.')).toBeVisible();
  await page.getByLabel('메뉴 찾기').fill(two);
  await page.getByLabel(await title(two)).check();
  await page.getByRole('button', { name: '메뉴 1개로 저장' }).click();
  await expect(page.getByRole('link', { name: '메뉴 넣고 빼기' })).toBeVisible();
  expect((await storedDates(shop))[dateId]).toMatchObject({
    menus: { [two]: true },
    menuLimitForPerson: {},
  });
  await tapOffline(page, page.getByRole('button', { name: '숨기기' }));
  expect((await storedDates(shop))[dateId]).toMatchObject({ active: true });
});
