import { dishFilterKey } from '../../src/data/device/storage-keys.ts';
import type { Menu } from '../../src/domain/menus/menu.ts';
import { firstContentId } from '../../src/ui/layout/first-content-id.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { holdScripts } from '../support/browser/held-scripts.ts';
import { expectNotice } from '../support/browser/notices.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  changeDate,
  emptyNotice,
  openDate,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { languagesFor, speaking } from '../support/browser/signed-up-account.ts';
import { menus } from '../support/sample.ts';

test('tabs list the categories of the date in order and follow the scroll position', async ({
  page,
  shop,
}) => {
  const menuIds = [
    'sikhye',
    'sujeonggwa',
    'kimbap',
    'tteokbokki',
    'ssamjang',
    'bulgogi',
    'japchae',
  ];
  const { dateId } = await addDate(shop, menuIds);
  await openDate(page, 'en', dateId);
  // The first cards are rendered before the others.
  await expect(page.getByRole('article')).toHaveCount(menuIds.length);
  const tabs = page.getByRole('navigation', { name: 'Kinds of dishes' }).getByRole('button');
  const names = (await tabs.allTextContents()).map((name) => name.trim());
  expect(names[0]).toBe('All');
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(names.slice(1)).toEqual(headings.filter((heading) => names.includes(heading)));
  expect(names.indexOf('Street food')).toBeLessThan(names.indexOf('Drinks'));
  expect(names).not.toContain('School box');

  const current = page.locator('nav [aria-current="true"]');
  await expect(current).toHaveText('All');
  await tabs.filter({ hasText: 'Homemade sauce' }).click();
  await expect(current).toHaveText('Homemade sauce');
  await expect(page.getByRole('heading', { name: 'Homemade sauce' })).toBeInViewport();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -20_000);
  await expect(current).toHaveText('All');
});

test(
  'cards show the default picture or photos to swipe, ordered quantities and sold-out menus',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const [none, several, gone, korean] = await Promise.all([
      addMenu(shop),
      addMenu(shop, {
        photos: ['bulgogi', 'bulgogi-2', 'bulgogi-3'].map((file) => ({
          downloadURL: `/images/dishes/${file}.svg`,
        })),
        noPoint: true,
      }),
      addMenu(shop),
      addMenu(shop, { en: false }),
    ]);
    const made = await addDate(shop, [none, several, gone, korean]);
    await changeDate(shop, made.dateId, ['menus', gone], false);
    const customer = await addCustomer(shop);
    await addOrder(shop, customer, made, { [none]: 2 }, 'cash');
    await openDate(page, 'en', made.dateId, customer);
    const title = (menuId: string) => titleOf(shop, menuId, 'en');
    const card = (name: string) => page.getByRole('article').filter({ hasText: name });

    await expect(card(await title(none))).toContainText('2 ordered');
    await expect(card(await title(gone))).toContainText('Early sold out');
    await expect(page.getByText(await title(korean))).toHaveCount(0);
    const swiped = card(await title(several));
    const photos = swiped.getByRole('group', { name: `Photos of ${await title(several)}` });
    const photo = (number: number) => photos.getByRole('img', { name: `Photo ${number} of 3` });
    await expect(photos.getByText('1/3')).toBeInViewport();
    await expect(photo(2)).toHaveAttribute('loading', 'lazy');
    await photos.focus();
    await page.keyboard.press('ArrowRight');
    await expect(photos.getByText('2/3')).toBeInViewport({ ratio: 1 });
    await expect(photos.getByText('1/3')).not.toBeInViewport();
    await expect(card(await title(none)).getByRole('group', { name: /Photos/ })).toHaveCount(0);

    const detail = page.getByRole('dialog', { name: await title(several) });
    await photo(2).click();
    await expect(detail).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await swiped.getByRole('button').first().click();
    await expect(detail).toContainText('$30.00');
    await expect(detail).toContainText('Set menus earn no points');
    await detail.getByRole('button', { name: 'Next photo' }).click();
    await expect(detail.getByRole('status')).toHaveText('Photo 2 of 3');
  },
);

test('a delisted menu is sold out for customers who have or see it, and hidden from others', async ({
  page,
  shop,
}) => {
  const [ordered, basket, unwanted] = await Promise.all([
    addMenu(shop),
    addMenu(shop),
    addMenu(shop),
  ]);
  const made = await addDate(shop, [ordered, basket, unwanted]);
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, made, { [ordered]: 2 }, 'cash');
  await openDate(page, 'en', made.dateId, customer);
  await shopper(page, 'en').add(await titleOf(shop, basket, 'en'));
  for (const menuId of [ordered, basket, unwanted]) {
    await shop.store.removeField('dates/activeDates', [made.dateId, 'menus', menuId]);
  }
  const card = (menuId: string) => page.getByRole('article').filter({ hasText: menuId });
  for (const menuId of [ordered, basket, unwanted]) {
    await expect(card(menuId)).toContainText('Early sold out');
  }
  await page.reload();
  for (const menuId of [ordered, basket])
    await expect(card(menuId)).toContainText('Early sold out');
  await expect(card(unwanted)).toHaveCount(0);
  await expect(card(ordered)).toContainText('2 ordered');
  await shopper(page, 'en')
    .minus(await titleOf(shop, basket, 'en'))
    .click();
  await expect(card(basket)).toHaveCount(0);
});

for (const language of languagesFor('en')) {
  const say = speaking(language);
  test(`the limit per person counts basket and orders, and applies to typed quantities (${language})`, async ({
    page,
    shop,
  }) => {
    const menuId = await addMenu(shop, { price: 60 });
    const title = await titleOf(shop, menuId, language);
    const made = await addDate(shop, [menuId], { menuLimitForPerson: { [menuId]: 3 } });
    const customer = await addCustomer(shop);
    await addOrder(shop, customer, made, { [menuId]: 1 }, 'cash');
    await openDate(page, language, made.dateId, customer);
    const shopping = shopper(page, language);
    await expect(page.getByRole('article')).toContainText(say('1개 주문함', '1 ordered'));
    await shopping.add(title, 2);
    const number = page.getByRole('button', {
      name: say(`${title} 수량 2, 직접 입력`, `Quantity of ${title}: 2, type a number`),
    });
    await expect(number).toBeVisible();
    await shopping.add(title);
    await expectNotice(
      page,
      say('3개까지만 주문할 수 있어요 (이미 1개', 'You can order up to 3 items (you have'),
    );

    await number.click();
    const typing = page.getByRole('dialog', { name: title });
    const field = typing.getByRole('textbox');
    const save = typing.getByRole('button', { name: say('이 수량으로 담기', 'Use this quantity') });
    for (const wrong of ['-1', '1.5', '1000', 'two', '3']) {
      await field.fill(wrong);
      await save.click();
      await expect(field).toHaveAccessibleDescription(
        wrong === '3'
          ? new RegExp(say('3개까지만', 'up to 3 items'))
          : new RegExp(say('0부터 999까지', 'from 0 to 999')),
      );
    }
    await field.fill('1');
    await save.click();
    await expect(typing).toBeHidden();
    await expect(shopping.basket).toContainText('1 · $60.00');
  });

  test(`a closed date only offers the way back, and keeps the basket (${language})`, async ({
    page,
    shop,
  }) => {
    const menuId = await addMenu(shop);
    const title = await titleOf(shop, menuId, language);
    const { dateId } = await addDate(shop, [menuId]);
    await openDate(page, language, dateId);
    const shopping = shopper(page, language);
    await shopping.add(title, 2);
    await changeDate(shop, dateId, ['menus', menuId], false);
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText(say('조기 품절', 'Early sold out'));
    await card.getByRole('button').first().click();
    const detail = page.getByRole('dialog', { name: title });
    await expect(detail).toContainText(
      say('마감된 메뉴예요. 감사합니다!', 'This menu is closed. Thanks!'),
    );
    await expect(shopping.plus(title).and(detail.getByRole('button'))).toHaveCount(0);
    await detail.getByRole('button', { name: say('메뉴로 돌아가기', 'Back to menu') }).click();
    await shopping.basket.click();
    await expect(emptyNotice(page, language)).toBeVisible();
  });

  test(`a notice covers the menus as soon as the date closes, and the basket stays (${language})`, async ({
    page,
    shop,
  }) => {
    const menuId = await addMenu(shop);
    const title = await titleOf(shop, menuId, language);
    const { dateId } = await addDate(shop, [menuId]);
    await openDate(page, language, dateId);
    await shopper(page, language).add(title, 2);
    await changeDate(shop, dateId, ['orderDone'], true);
    const closed = page.getByRole('alertdialog', {
      name: say('주문이 마감되었어요. 감사합니다!', 'The order is closed. Thanks!'),
    });
    await expect(closed).toBeVisible();
    // The whole date is closed, so no single dish is shown as sold out.
    await expect(page.getByText(say('조기 품절', 'Early sold out'))).toHaveCount(0);
    await changeDate(shop, dateId, ['orderDone'], false);
    await expect(closed).toBeHidden();
    await expect(shopper(page, language).basket).toContainText('2 · $60.00');
    await changeDate(shop, dateId, ['orderDone'], true);
    await closed.getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
}

test('a customer finds a menu while typing its name and adds it from the results', async ({
  page,
  shop,
}) => {
  const { dateId } = await addDate(shop, ['kimchi-jjigae', 'japchae', 'bulgogi', 'kimbap']);
  await openDate(page, 'en', dateId);
  await page.getByRole('button', { name: 'Find a dish' }).click();
  const search = page.getByRole('dialog', { name: 'Find a dish' });
  await search.getByRole('searchbox').fill('japch');
  await expect(search.getByRole('status')).toHaveText('1 dish found');
  const title = await titleOf(shop, 'japchae', 'en');
  await search.getByRole('button', { name: `Add one ${title}` }).click();
  await search.getByRole('button', { name: 'Close' }).click();
  await expect(shopper(page, 'en').basket).toContainText('Basket 1 · $');
});

test('the notes to read before ordering unfold, and an empty storage entry is discarded', async ({
  page,
  shop,
}) => {
  const { dateId } = await addDate(shop, ['kimbap']);
  await page.addInitScript((key) => localStorage.setItem(key, '{"kimbap":'), `basket-${dateId}`);
  await openDate(page, 'en', dateId);
  await page.getByText('Please read before ordering').click();
  await expect(page.getByText('The minimum for a delivery is $50.00.')).toBeVisible();
  await shopper(page, 'en').basket.click();
  await expect(emptyNotice(page, 'en')).toBeVisible();
});

test('a visitor sees from the first dish on how far the basket is from the smallest order', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const { dateId } = await addDate(shop, [menuId]);
  await page.goto(`/date-detail/en/${dateId}`);
  const title = await titleOf(shop, menuId, 'en');
  const way = page.getByText('$20.00 more to order · free delivery');
  await page.getByRole('button', { name: `Add one ${title}` }).click();
  await expect(way).toBeVisible();
  await page.getByRole('button', { name: `Add one ${title}` }).click();
  await expect(page.getByRole('button', { name: 'Basket 2 · $60.00' })).toBeVisible();
  await expect(page.getByText('more to order')).toHaveCount(0);
  await expect(page.locator('[data-bottom-bar]').getByText(/Order by/)).toBeVisible();
});

test('a card says one line beside title and price, as high before the code has loaded, and its dialog says all', async ({
  page,
  shop,
}) => {
  const unsure = { contains: [], mayContain: ['egg'], checked: true } satisfies Menu['allergens'];
  const [fitting, may, few, unstated] = await Promise.all([
    addMenu(shop, {
      allergens: { ...unsure, mayContain: [] },
      diet: { marks: ['no-pork', 'no-beef'], spicy: 2 },
    }),
    addMenu(shop, { allergens: unsure, diet: { marks: ['vegetarian'], spicy: 3 } }),
    addMenu(shop, { allergens: { ...unsure, mayContain: [] } }),
    addMenu(shop),
  ]);
  const { dateId } = await addDate(shop, [fitting, may, few, unstated], {
    menuLimitForPerson: { [may]: 1, [few]: 2 },
  });
  await page.addInitScript(([key, filter]) => localStorage.setItem(key, filter), [
    dishFilterKey,
    JSON.stringify({ without: ['egg'], diet: [] }),
  ] as const);
  for (const language of ['ko', 'en'] as const) {
    const say = speaking(language);
    const expected = [
      [fitting, say('매움', 'Spicy')],
      [may, say('달걀 섞일 수 있어요', 'May contain egg')],
      [few, say('한 분당 2개까지', 'Up to 2 per person')],
      [unstated, say('표시 전, 물어보세요', 'Not stated, ask us')],
    ] as const;
    /** Of each card its height, what stands below the price, and in how many lines. */
    const cards = () =>
      page.getByRole('article').evaluateAll((articles) =>
        articles.map((article) => {
          const below = [...article.querySelectorAll('[data-slot="price"] ~ :not(:empty)')];
          const range = document.createRange();
          range.selectNodeContents(below[0]?.querySelector('span') ?? below[0] ?? article);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return {
            height: article.getBoundingClientRect().height,
            below: below.map(({ textContent }) => textContent),
            lines: new Set(tops).size,
            title: article.querySelector('[data-slot="name"]')?.textContent,
          };
        }),
      );
    const arrive = await holdScripts(page);
    await page.goto(`/date-detail/${language}/${dateId}`, { waitUntil: 'commit' });
    const first = page.locator(`#${firstContentId}`);
    await expect(first.getByRole('article')).toHaveCount(expected.length);
    await expect(first.getByRole('article').last()).toBeVisible();
    const early = await cards();
    arrive();
    await expect(first).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(expected.length);
    expect(await cards()).toEqual(early);
    for (const [menuId, line] of expected) {
      expect(early.find(({ title }) => title?.endsWith(menuId))).toMatchObject({
        below: [line],
        lines: 1,
      });
    }
  }
  await page.getByRole('button', { name: may }).first().click();
  const dialog = page.getByRole('dialog');
  for (const said of ['May contain egg', 'Up to 1 per person', 'Vegetarian · Very spicy']) {
    await expect(dialog).toContainText(said);
  }
});

test('a message stands above the foot of the sheet that is open', async ({ page, shop }) => {
  const menuId = await addMenu(shop);
  const { dateId } = await addDate(shop, [menuId], { menuLimitForPerson: { [menuId]: 1 } });
  /** Where the next message that the tap sends stands once it has come, and where the sheet's foot begins. */
  const placeOf = async (tap: () => Promise<void>) => {
    const place = page.evaluate(async () => {
      const region = document.querySelector('[data-toasts]');
      while (!region?.firstElementChild) await new Promise(requestAnimationFrame);
      await Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished));
      const message = region.getBoundingClientRect();
      const foot = document.querySelector('[role="dialog"] > footer')?.getBoundingClientRect();
      return { top: message.top, bottom: message.bottom, foot: foot?.top ?? 0 };
    });
    await tap();
    return place;
  };
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDate(page, 'en', dateId);
    await page.getByRole('button', { name: menuId }).first().click();
    const dish = page.getByRole('dialog');
    await dish.getByRole('button', { name: 'Add to basket' }).click();
    const { bottom, foot } = await placeOf(() =>
      dish.getByRole('button', { name: /^Add one/ }).click(),
    );
    expect(bottom).toBeLessThan(foot);
    expect(bottom).toBeGreaterThan(foot - 20);
    await page.evaluate(() => localStorage.clear());
  }
});

test('on a narrow phone the bars leave room for the dishes while one reads on', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { dateId } = await addDate(shop, Object.keys(menus));
  await openDate(page, 'en', dateId);
  // The last of the dishes are there.
  await expect(page.getByRole('heading', { name: 'Unclassified' })).toBeAttached();
  const header = page.getByRole('banner');
  const until = header.getByText(/Order by/);
  const note = page.locator('[data-bottom-bar]').getByText(/Order by/);
  const title = header.getByRole('heading', { level: 1 });
  const isCovered = () =>
    until.evaluate((words) => {
      const { x, y, width, height } = words.getBoundingClientRect();
      return !words.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect(until).toBeInViewport();
  await expect(note).toBeVisible();
  const [above, below] = await Promise.all([title.boundingBox(), until.boundingBox()]);
  expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect(await isCovered()).toBe(false);

  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(isCovered).toBe(true);
  await expect(title).toBeInViewport();
  await expect(note).toBeHidden();
  const bar = await header.boundingBox();
  const tabs = await page.getByRole('navigation', { name: 'Kinds of dishes' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(tabs?.y ?? 0, 0);

  await page.evaluate(() => window.scrollBy(0, -200));
  await expect(note).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(isCovered).toBe(false);
});

test('on a wide screen no tab stands alone, and below the basket is what to read before ordering', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { dateId } = await addDate(shop, Object.keys(menus));
  for (const [language, kinds, notes] of [
    ['ko', '메뉴 종류', '주문 전에 꼭 읽어 주세요'],
    ['en', 'Kinds of dishes', 'Please read before ordering'],
  ] as const) {
    await openDate(page, language, dateId);
    const side = page.getByRole('complementary');
    await expect(side.getByText(notes)).toBeVisible();
    await expect(page.getByText(notes).filter({ visible: true })).toHaveCount(1);
    await expect(side.getByText('$50.00')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: kinds }).getByRole('button');
    await expect(tabs).toHaveCount(9);
    const rows = new Map<number, number>();
    for (const tab of await tabs.all()) {
      const top = Math.round((await tab.boundingBox())?.y ?? 0);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    expect(Math.min(...rows.values())).toBeGreaterThan(1);
  }
});
