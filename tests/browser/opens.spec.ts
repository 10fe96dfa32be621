import { firstContentId } from '../../src/ui/layout/first-content-id.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { holdScripts, settled } from '../support/browser/held-scripts.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';

/** Of a date as those that are on sale: a year makes the header taller. */
const near = () => Date.now() + 6 * 86_400_000;

test('the shop opens without requests to other hosts and without errors', async ({ page }) => {
  const hosts = new Set<string>();
  const errors: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  const idle = page.waitForRequest(/\/Listen\/channel/);
  await page.goto('/');
  await expect(page.getByText('한국어')).toBeVisible();
  await expect(page.getByText('English')).toBeVisible();
  await idle;

  expect(errors).toEqual([]);
  expect([...hosts].filter((host) => !['localhost', '127.0.0.1', ''].includes(host))).toEqual([]);
});

test('a button tapped before its code has loaded opens its dialog afterwards', async ({ page }) => {
  const arrive = await holdScripts(page);
  // The load event comes only after the scripts have loaded.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'How to cook' }).click();
  arrive();
  const dialog = page.getByRole('dialog', { name: '조리법 찾기' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('what is below the dates stays, and its button works, while the code of the rest has not loaded', async ({
  page,
}) => {
  const late = '**/assets/date-select-more-*.js';
  const arrive = await holdScripts(page, late);
  const asked = page.waitForRequest(late);
  // The load event comes only after the scripts have loaded.
  await page.goto('/date-select/ko', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByText('메뉴 보기').first()).toBeVisible();
  await page.getByRole('button', { name: '조리법 찾기' }).click();
  const dialog = page.getByRole('dialog', { name: '조리법 찾기' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: '문의' })).toBeVisible();
  arrive();
});

test('whoever has ordered before sees the dishes before the code has loaded, and they stay where they are', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const deliveryDate = near();
  const before = await addDate(shop, [menuId]);
  const next = await addDate(shop, [menuId], { deliveryDate });
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, before, { [menuId]: 2 }, 'cash');
  await customer.signIn(page);
  const address = `/date-detail/ko/${next.dateId}`;
  await page.goto(address);
  const again = page.getByRole('button', { name: '지난번과 같이' });
  await expect(again).toBeVisible();

  const arrive = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  const dish = page.getByRole('article');
  await expect(page.locator(`#${firstContentId}`).locator(dish)).toBeVisible();
  let top: number | undefined;
  // Cards from the phone's store may just make way for those that were fetched.
  await expect
    .poll(async () => {
      top = (await dish.boundingBox())?.y;
      return top;
    })
    .toBeDefined();
  arrive();
  await expect(again).toBeVisible();
  await expect(page.locator(`#${firstContentId}`)).toHaveCount(0);
  expect((await dish.boundingBox())?.y).toBe(top);
});

test('a dish counts and a date opens although the cards make way while they are pressed', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const { dateId } = await addDate(shop, [menuId], { deliveryDate: near() });
  const shopping = shopper(page, 'en');
  const title = await titleOf(shop, menuId, 'en');
  const first = page.locator(`#${firstContentId}`);

  let arrive = await holdScripts(page);
  await page.goto('/date-select/en', { waitUntil: 'commit' });
  await first.getByRole('link').first().hover();
  await page.mouse.down();
  arrive();
  await settled(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/date-detail\/en\//);

  arrive = await holdScripts(page);
  await page.goto(`/date-detail/en/${dateId}`, { waitUntil: 'commit' });
  await first.getByRole('button', { name: `Add one ${title}` }).hover();
  await page.mouse.down();
  arrive();
  await settled(page);
  await page.mouse.up();
  await expect(shopping.basket).toHaveText('Basket 1 · $30.00');
  await expect(first).toHaveCount(0);
  await shopping.add(title);
  await expect(shopping.basket).toHaveText('Basket 2 · $60.00');
});
