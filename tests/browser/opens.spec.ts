import { expect, test } from '../support/browser/browser-shop.ts';

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
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
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
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late = '**/assets/date-select-more-*.js';
  await page.route(late, async (route) => {
    await arrived;
    await route.continue();
  });
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
