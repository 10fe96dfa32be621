import { randomUUID } from 'node:crypto';
import { paths } from '../../src/domain/lib/paths.ts';
import { expect, PASSWORD, type Shop, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  openDate,
  ordersOf,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import {
  chooseInDrawer,
  languages,
  openDates,
  openDatesAs,
  openLogin,
  readEnglish,
  speaking,
} from '../support/browser/signed-up-account.ts';

const newEmail = () => `new-${randomUUID()}@example.com`;
const consentsOf = (shop: Shop, uid: string) => shop.store.read(`consents/${uid}`);

for (const language of languages) {
  const say = speaking(language);
  const opening = language === 'ko' ? '주문이 열리면 알려 주세요' : 'Tell me when orders open';
  const closing =
    language === 'ko' ? '주문이 마감되기 전에 알려 주세요' : 'Remind me before orders close';

  test(`the profile has boxes that are off, store each tap, and end it again (${language})`, async ({
    page,
    shop,
  }) => {
    const customer = await shop.createCustomer({ lang: language });
    await openDatesAs(page, language, customer);
    await chooseInDrawer(page, language, say('내 정보 보기', 'View my details'));
    const first = page.getByRole('checkbox', { name: opening });
    const second = page.getByRole('checkbox', { name: closing });
    await expect(first).not.toBeChecked();
    await expect(second).not.toBeChecked();
    await first.click();
    await expect
      .poll(() => consentsOf(shop, customer.uid))
      .toEqual({
        opening: {
          ...{ on: true, wording: 'opening-1', lang: language, channel: 'email' },
          given: expect.any(Number),
        },
      });
    // Nobody is written to at an address that may be somebody else's.
    await expect(
      page.getByRole('button', { name: say('이메일 주소 확인하기', 'Confirm my email address') }),
    ).toBeVisible();
    await page.getByRole('radio', { name: say('문자', 'Text message') }).check({ force: true });
    await expect
      .poll(async () => (await consentsOf(shop, customer.uid))?.opening)
      .toMatchObject({ on: true, channel: 'text' });
    await first.click();
    await expect
      .poll(async () => (await consentsOf(shop, customer.uid))?.opening)
      .toMatchObject({ on: false, endedBy: 'customer', wording: 'opening-1', channel: 'text' });
    await page.reload();
    await chooseInDrawer(page, language, say('내 정보 보기', 'View my details'));
    await expect(page.getByRole('checkbox', { name: opening })).not.toBeChecked();
  });

  test(`sign-up stores what was ticked, and nothing else (${language})`, async ({ page, shop }) => {
    const email = newEmail();
    await openDates(page, language);
    await openLogin(page, language);
    await page.getByRole('radio', { name: say('처음이에요', 'I am new here') }).check();
    await page.getByLabel(say('이메일', 'Email')).fill(email);
    await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: say('다음', 'Next'), exact: true }).click();
    await page.getByLabel(say('이름', 'Name'), { exact: true }).fill('Soonja Kim');
    const box = page.getByRole('checkbox', { name: closing });
    await expect(box).not.toBeChecked();
    await box.click();
    await page.getByRole('button', { name: say('가입하기', 'Sign up'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const users = Object.values(await shop.store.list('users'));
    const uid = String(users.find((user) => user.email === email)?.uid);
    await expect
      .poll(() => consentsOf(shop, uid))
      .toEqual({
        closing: {
          ...{ on: true, wording: 'closing-1', lang: language, channel: 'email' },
          given: expect.any(Number),
        },
      });
  });

  test(`the dialog of an order that is done offers the boxes (${language})`, async ({
    page,
    shop,
  }) => {
    const menuId = await addMenu(shop);
    const { dateId, date } = await addDate(shop, [menuId]);
    const customer = await addCustomer(shop);
    for (const weeksAgo of [1, 3]) {
      const deliveryDate = date.deliveryDate - weeksAgo * 7 * 86_400_000;
      const before = await addDate(shop, [menuId], { deliveryDate });
      await addOrder(shop, customer, before, { [menuId]: 3 }, 'cash');
    }
    await openDate(page, language, dateId, customer);
    const shopping = shopper(page, language);
    const title = await titleOf(shop, menuId, language);
    for (let portions = 0; portions < 3; portions += 1) await shopping.add(title);
    await shopping.basket.click();
    await shopping.payByCash.click();
    await shopping.confirm.click();
    const box = shopping.done.getByRole('checkbox', { name: closing });
    await expect(box).not.toBeChecked();
    await expect(shopping.done.getByText(say('매주 알려 드려요', 'each week'))).toBeVisible();
    await box.click();
    await expect
      .poll(async () => (await consentsOf(shop, customer.uid))?.closing)
      .toMatchObject({ on: true, channel: 'email' });
  });
}

test('the link of a reminder ends it by a tap, without a log-in; opening it ends nothing', async ({
  page,
  shop,
  request,
}) => {
  const stop = randomUUID().replaceAll('-', '').slice(0, 16);
  const given = { on: true, given: 1, lang: 'ko', channel: 'email' };
  const path = `consents/${stop}-customer`;
  const data = {
    opening: { ...given, wording: 'opening-1' },
    closing: { ...given, wording: 'closing-1' },
    stop,
  };
  await shop.store.write([{ path, data }]);
  // What scanners of links do.
  await request.get(`/stop/${stop}`);
  await request.get(`/app/stop/${stop}`);
  await page.goto(`/stop/${stop}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('알림 그만 받기');
  await expect(page.getByText('Stop reminders from Hansang?')).toBeVisible();
  expect(await shop.store.read(path)).toEqual(data);
  await page.getByRole('button', { name: '그만 받기' }).click();
  await expect(page.getByText('You will get no more reminders')).toBeVisible();
  expect(await shop.store.read(path)).toMatchObject({
    opening: { on: false, endedBy: 'link', wording: 'opening-1', given: 1 },
    closing: { on: false, endedBy: 'link', wording: 'closing-1', given: 1 },
    stop,
  });
  const ended = await shop.store.read(path);
  // The button of a mail program, pressed afterwards.
  const again = await request.post(`/app/stop/${stop}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(again.ok()).toBe(true);
  expect(await shop.store.read(path)).toEqual(ended);
});

test('a stop link that is none says so, and a lost connection can be tried again', async ({
  page,
}) => {
  await page.goto('/stop/nothing');
  await page.getByRole('button', { name: '그만 받기' }).click();
  await expect(page.getByText('This link does not exist')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();
  await page.goto('/stop/aaaaaaaaaaaaaaaa');
  await page.route('**/app/stop/**', (route) => route.abort());
  await page.getByRole('button', { name: '그만 받기' }).click();
  await expect(page.getByText('check your connection and tap again')).toBeVisible();
  await expect(page.getByRole('button', { name: '그만 받기' })).toBeEnabled();
});

test('pages in both languages name the language of each for readers of English', async ({
  page,
}) => {
  await readEnglish(page);
  for (const path of ['/', '/stop/nothing', '/pay/nothing']) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/[가-힣]/);
    expect(await title.evaluate((one) => one.closest<HTMLElement>('[lang]')?.lang), path).toBe(
      'ko',
    );
  }
});

test('the link of a reminder opens the date with the last order prepared, and orders nothing', async ({
  page,
  shop,
}) => {
  const [dish, gone] = await Promise.all([addMenu(shop), addMenu(shop, { price: 12.5 })]);
  const before = await addDate(shop, [dish, gone]);
  const next = await addDate(shop, [dish]);
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, before, { [dish]: 3, [gone]: 1 }, 'cash');
  await customer.signIn(page, 'en');
  const sheet = page.getByRole('dialog', { name: 'Same as last time' });
  await test.step('a reload while the dialog loads opens it again', async () => {
    const code = '**/same-again-dialog-*.js';
    // Held until the reload ends it: without a route, Chromium would let the request go on before that.
    let held = false;
    await page.route(code, async (route) => {
      if (held) await route.continue();
      held = true;
    });
    const loading = page.waitForRequest(code);
    await page.goto(paths.sameAgain('en', next.dateId));
    await loading;
    await page.reload();
  });
  await expect(sheet).toContainText(`${await titleOf(shop, gone, 'en')} $12.50`);
  await expect(page).toHaveURL(paths.dateDetail('en', next.dateId));
  expect(await ordersOf(shop, customer.uid, next.dateId)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Same as last time' })).toBeVisible();
  await expect(sheet).toBeHidden();
});
