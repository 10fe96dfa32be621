import type { Page } from '@playwright/test';
import { dateIdOf } from '../../src/domain/dates/date-id.ts';
import { formatDay } from '../../src/domain/dates/format-date.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { goBackFromDialog } from '../support/browser/history-steps.ts';
import { openAllDates } from '../support/browser/open-date-page.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { type Language, speaking } from '../support/browser/signed-up-account.ts';
import { showStored } from '../support/browser/stored-page.ts';

const DAY = 86_400_000;

async function openPanel(page: Page, language: Language = 'en') {
  await openAllDates(page, language);
  await page
    .getByRole('button', { name: speaking(language)('조리법 찾기', 'How to cook') })
    .click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('searchbox').waitFor();
  return panel;
}

test('finds a dish while its name is typed in Hangul, and shows how to cook it', async ({
  page,
}) => {
  const panel = await openPanel(page, 'ko');
  const search = panel.getByRole('searchbox', { name: '음식 이름으로 찾기' });
  const jjigae = panel.getByRole('button', { name: /김치찌개/ });
  await search.fill('김');
  await expect(panel.getByText('배송 날짜로 찾기')).toBeVisible();
  for (const typed of ['김ㅊ', '김치', '김치찍', '김치찌개', 'ㄱㅊㅉㄱ', 'kimchi st']) {
    await search.fill(typed);
    await expect(jjigae).toBeVisible();
  }
  await search.fill('파스타');
  await expect(panel.getByText('찾는 음식이 없어요. 다른 이름으로 찾아 보세요.')).toBeVisible();
  await search.fill('김치찌개');
  await jjigae.click();
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('김치찌개');
  await expect(panel.getByText(/^1\. /)).toBeVisible();
  // Back first returns to the search as it was, and then closes the panel.
  await goBackFromDialog(page, 2);
  await expect(search).toHaveValue('김치찌개');
  await expect(jjigae).toBeVisible();
  await goBackFromDialog(page);
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/date-select/ko');
});

test('switches to English and back without leaving the page', SOAK_ONLY, async ({ page, shop }) => {
  const menus = (await shop.store.read('manages/menus')) as Record<string, PlainMap>;
  const menu = Object.values(menus).find(({ title }) => String(title).includes('김치찌개'));
  const panel = await openPanel(page, 'ko');
  await panel.getByRole('searchbox').fill('김치찌개');
  await panel.getByRole('button', { name: /김치찌개/ }).click();
  await panel.getByRole('checkbox', { name: 'English' }).check();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(String(menu?.titleEn));
  await expect(panel.getByText(String(menu?.joriEn))).toHaveText(String(menu?.joriEn), {
    useInnerText: true,
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await panel.getByRole('checkbox', { name: 'English' }).uncheck();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(String(menu?.title));
});

test(
  'in English, a dish says that its instructions are only in Korean',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const menus = (await shop.store.read('manages/menus')) as Record<string, PlainMap>;
    const [menuId = '', menu] =
      Object.entries(menus).find(([, { jori, joriEn }]) => jori && joriEn) ?? [];
    await showStored(page, { 'manages/menus': { ...menus, [menuId]: { ...menu, joriEn: '' } } });
    const panel = await openPanel(page);
    await panel.getByRole('searchbox').fill(String(menu?.titleEn));
    await panel.getByRole('button', { name: String(menu?.titleEn) }).click();
    await expect(panel.getByText('These instructions are in Korean only.')).toBeVisible();
    await expect(panel.locator('p[lang=ko]')).toHaveText(String(menu?.jori), {
      useInnerText: true,
    });
  },
);

test(
  'on an English screen the switch changes the dishes to Korean, but not the panel’s own texts',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const menus = (await shop.store.read('manages/menus')) as Record<string, PlainMap>;
    const koreanOnly = Object.values(menus).find(({ jori, en }) => jori && !en);
    const panel = await openPanel(page);
    const search = panel.getByRole('searchbox', { name: 'Search by dish' });
    await search.fill(String(koreanOnly?.title));
    await expect(panel.getByText('No dish found. Please try another name.')).toBeVisible();
    await panel.getByRole('checkbox', { name: 'English' }).uncheck();
    await expect(panel.getByRole('button', { name: String(koreanOnly?.title) })).toBeVisible();
    await expect(search).toBeVisible();
  },
);

test('lists dates, including those of the last 90 days, newest first', async ({ page, shop }) => {
  const menus = (await shop.store.read('manages/menus')) ?? {};
  const menuId = 'tteokbokki';
  const title = String((menus[menuId] as PlainMap | undefined)?.titleEn);
  const keep = async (days: number) => {
    const deliveryDate = Date.now() + days * DAY;
    const year = new Date(deliveryDate).getFullYear();
    await shop.store.setField(`dates/${year}`, [dateIdOf(deliveryDate, 1)], {
      deliveryDate,
      finishDate: deliveryDate,
      orderDone: true,
      active: false,
      day: '',
      menus: { [menuId]: true },
    });
  };
  await keep(-30);
  await keep(-20);
  await keep(-100);
  const panel = await openPanel(page);
  const entry = (days: number) => {
    const day = formatDay(Date.now() + days * DAY, 'en', Date.now());
    // The sample data may have a delivery on the same day, with more than this one menu.
    return panel.locator('summary', { hasText: day }).filter({ hasText: /1 dish(?!es)/ });
  };
  await expect(entry(-20)).toBeVisible();
  await expect(entry(-30)).toBeVisible();
  await expect(entry(-100)).toHaveCount(0);
  const entries = await panel.locator('summary').allTextContents();
  const place = async (days: number) => entries.indexOf((await entry(days).textContent()) ?? '');
  expect(await place(-20)).toBeGreaterThan(0);
  expect(await place(-30)).toBeGreaterThan(await place(-20));
  await entry(-20).click();
  await panel.getByRole('button', { name: title }).click();
  await expect(panel.getByText(/^1\. /)).toBeVisible();
  await panel.getByRole('button', { name: 'Back to the list' }).click();
  await expect(panel.getByRole('button', { name: title })).toBeVisible();
});

test('loads the video only when the customer asks for it', SOAK_ONLY, async ({ page, shop }) => {
  const menus = (await shop.store.read('manages/menus')) as Record<string, PlainMap>;
  const menu = Object.values(menus).find(({ joriVideo }) => joriVideo);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const panel = await openPanel(page);
  await panel.getByRole('searchbox').fill(String(menu?.titleEn));
  await panel.getByRole('button', { name: String(menu?.titleEn) }).click();
  await expect(panel.locator('iframe')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Watch the cooking video' }).click();
  await expect(panel.locator('iframe')).toHaveAttribute(
    'src',
    `https://www.youtube-nocookie.com/embed/${menu?.joriVideo}`,
  );
  await expect(panel.locator('iframe')).toHaveAttribute('title', `Cooking video: ${menu?.titleEn}`);
  expect(asked.filter((url) => /youtube/.test(url)).length).toBeLessThanOrEqual(1);
});

test('the cooking panel also opens from the start screen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'How to cook' }).click();
  await expect(page.getByRole('dialog', { name: '조리법 찾기' })).toBeVisible();
});
