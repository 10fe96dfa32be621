import type { User } from '../../src/domain/customer/user.ts';
import { waitersCollection } from '../../src/domain/messages/waiting.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  changeDate,
  openDate,
  titleOf,
} from '../support/browser/order-form.ts';
import { languages, readEnglish, speaking } from '../support/browser/signed-up-account.ts';
import { signInAsStaff, Taps } from '../support/browser/staff-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A date with a dish that is sold out, and somebody who might wait for it. */
async function soldOutDate(shop: Shop, profile?: Partial<User>) {
  const menuId = await addMenu(shop);
  const other = await addMenu(shop);
  const { dateId } = await addDate(shop, [menuId, other]);
  await changeDate(shop, dateId, ['menus', menuId], false);
  const customer = await addCustomer(shop, profile);
  const wishOf = async () =>
    ((await shop.store.read(`${waitersCollection(dateId)}/${customer.uid}`))?.dishes ??
      {}) as Record<string, unknown>;
  return { menuId, dateId, customer, wishOf };
}

for (const language of languages) {
  const say = speaking(language);
  const askLabel = say('다시 팔면 알려 주세요', 'Tell me when it is back');
  const stopLabel = say('그만 기다리기', 'Stop waiting');

  test(`a customer asks in two taps to be told when a dish is back, sees that they wait, and stops (${language})`, async ({
    page,
    browser,
    shop,
  }) => {
    const { menuId, dateId, customer, wishOf } = await soldOutDate(shop);
    await customer.confirmEmail();
    const title = await titleOf(shop, menuId, language);
    await openDate(page, language, dateId, customer);
    const dish = page.getByRole('article').filter({ hasText: title });
    const sheet = page.getByRole('dialog', { name: title });
    const taps = new Taps();
    await taps.tap(dish.getByRole('button').first());
    await taps.tap(sheet.getByRole('button', { name: askLabel }));
    await expect(sheet.getByRole('button', { name: stopLabel })).toBeVisible();
    await expect(sheet.getByRole('status')).toContainText(say('이메일로 한 번', 'email you once'));
    expect(taps.count).toBe(2);
    expect(await wishOf()).toEqual({
      [menuId]: {
        ...{ state: 'waiting', wording: 'back-1', lang: language, channel: 'email' },
        since: expect.any(Number),
      },
    });

    await test.step('staff see that somebody waits beside the button that sells it again', async () => {
      const kitchen = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const cook = await kitchen.newPage();
      await signInAsStaff(cook, shop);
      if (language === 'en') await readEnglish(cook);
      await cook.goto(`/staff/${dateId}/dishes`);
      await cook.getByText(say('주문 없는 메뉴 2개', '2 dishes without orders')).click();
      const row = cook.getByRole('listitem').filter({ hasText: title });
      await expect(row).toContainText(say('1명이 다시 팔기를 기다려요', '1 waits for it'));
      await row.getByRole('button', { name: say(`${title} 품절`, `${title} sold out`) }).click();
      await expect(row).not.toContainText(say('기다려요', 'waits for it'));
      await kitchen.close();
    });

    await test.step('once it is on sale the panel is gone; sold out again, they still wait, and stop', async () => {
      await expect(sheet.getByRole('button', { name: stopLabel })).toBeHidden();
      await changeDate(shop, dateId, ['menus', menuId], false);
      await sheet.getByRole('button', { name: stopLabel }).click();
      await expect(sheet.getByRole('button', { name: askLabel })).toBeVisible();
      expect(await wishOf()).toEqual({});
    });
  });
}

test('a wish by an address that is not confirmed is kept, and can go by text instead to whom the shop knows', async ({
  page,
  shop,
}) => {
  const { menuId, dateId, customer, wishOf } = await soldOutDate(shop, {
    isCashAvailable: false,
  });
  const title = await titleOf(shop, menuId, 'en');
  await openDate(page, 'en', dateId, customer);
  await page.getByRole('article').filter({ hasText: title }).getByRole('button').first().click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(sheet).toContainText('We have noted that you are waiting for it.');
  await expect(sheet.getByRole('button', { name: 'Confirm my email address' })).toBeVisible();
  await expect(sheet).not.toContainText('We will email you once');
  const asked = await wishOf();
  expect(asked).toMatchObject({ [menuId]: { state: 'waiting', channel: 'email' } });
  const byText = sheet.getByRole('button', { name: 'Text me instead' });
  await expect(byText).toBeHidden();
  await shop.store.setField(`users/${customer.uid}`, ['isCashAvailable'], true);
  await byText.click();
  await expect(sheet).toContainText('We will text you once');
  // In the same place of the line.
  expect(await wishOf()).toEqual({
    [menuId]: { ...(asked[menuId] as object), channel: 'text' },
  });
});

test('a visitor is asked to log in, and who has been told reads when', async ({ page, shop }) => {
  const { menuId, dateId, customer } = await soldOutDate(shop);
  const title = await titleOf(shop, menuId, 'en');
  await openDate(page, 'en', dateId);
  const dish = page.getByRole('article').filter({ hasText: title }).getByRole('button').first();
  await dish.click();
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  const wish = { since: 1, wording: 'back-1', lang: 'en', channel: 'email' };
  await shop.store.write([
    {
      path: `${waitersCollection(dateId)}/${customer.uid}`,
      data: { at: 1, dishes: { [menuId]: { ...wish, state: 'told', told: Date.now() } } },
    },
  ]);
  await page.goto('about:blank');
  await openDate(page, 'en', dateId, customer);
  await dish.click();
  await expect(page.getByText(/^We told you on .* that it was back/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeHidden();
});
