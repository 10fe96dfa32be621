import type { Page } from '@playwright/test';
import { type Language, languages } from '../../src/domain/lib/language.ts';
import type { CustomerOrders } from '../../src/domain/order/order.ts';
import { firstContentId } from '../../src/ui/layout/first-content-id.ts';
import { expect, PASSWORD, type Shop, test } from '../support/browser/browser-shop.ts';
import { sampleAccounts } from '../support/sample.ts';

/** A customer who may pay cash and has delivery details, but is not logged in yet. */
function customerWithAddress(shop: Shop) {
  const info = sampleAccounts.find(({ user }) => user.uid === 'sample-cash')?.user.deliveryInfo;
  return shop.createCustomer({ isCashAvailable: true, ...(info && { deliveryInfo: info }) });
}

async function expectOneOrder(shop: Shop, uid: string, menuId: string, q: number): Promise<void> {
  const stored = (await shop.store.read(`ordersForCustomer/${uid}`)) as unknown as CustomerOrders;
  const orders = Object.values(stored ?? {}).flatMap((ofDate) => Object.values(ofDate));
  expect(orders).toHaveLength(1);
  expect(orders[0]?.menus[menuId]?.q).toBe(q);
}

/** Role and accessible name of the focused element, as a screen reader announces it. */
async function focused(page: Page): Promise<string> {
  const snapshot = await page.locator(':focus').ariaSnapshot();
  return snapshot.split('\n')[0] ?? '';
}

/** Picks the words, or the pattern of them, of one language. */
function inLanguage(language: Language): <T>(ko: T, en: T) => T {
  return (ko, en) => (language === 'ko' ? ko : en);
}

/** Presses Tab until the focused element has this name; its focus must be visible. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const somewhere = (await page.locator(':focus').count()) > 0;
    if (somewhere && name.test(await focused(page))) {
      const mark = await page.locator(':focus').evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        const around = getComputedStyle(element.parentElement ?? element);
        return outlineStyle !== 'none' || boxShadow !== 'none' || around.outlineStyle !== 'none';
      });
      expect(mark, `${name} shows that it has the focus`).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${name} is not reached by ${key}; last: ${await focused(page)}`);
}

/** Roles with names of what a screen reader finds on the page, and nothing that is behind a dialog. */
async function accessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`);
}

for (const language of languages) {
  const say = inLanguage(language);
  test(`a customer orders with the keyboard alone (${language})`, async ({ page, shop }) => {
    const { uid, email } = await customerWithAddress(shop);
    await page.goto('/');
    await tabTo(page, language === 'en' ? /link "?English/ : /link "?한국어/);
    await page.keyboard.press('Enter');

    await page.getByRole('timer').nth(1).waitFor();
    // A prerendered page takes no keys before its code is there, and its first cards are replaced by React's.
    await expect(page.locator('#root')).toHaveJSProperty('inert', false);
    await expect(page.locator(`#${firstContentId}`)).toHaveCount(0);
    await tabTo(page, say(/link .*화요일/, /link .*Tuesday/));
    await page.keyboard.press('Enter');

    await page.getByRole('article').first().waitFor();
    await tabTo(page, say(/button ".+ 하나 담기/, /button "Add one /));
    const title = (await focused(page)).match(say(/"(.+) 하나 담기"/, /"Add one (.+)"/))?.[1] ?? '';
    for (let count = 1; count <= 4; count += 1) await page.keyboard.press('Enter');
    // After the menus in tab order, so from the page's end.
    const basket = say(/button "장바구니 4/, /button "Basket 4/);
    await tabTo(page, basket, 'Shift+Tab');
    expect(await accessibilityTree(page)).toContainEqual(
      expect.stringMatching(withoutQuote(basket)),
    );
    await page.keyboard.press('Enter');

    await page.getByRole('dialog', { name: say('주문서', 'Your order') }).waitFor();
    const behind = await accessibilityTree(page);
    expect(behind).not.toContainEqual(expect.stringMatching(withoutQuote(basket)));
    expect(behind).not.toContainEqual(expect.stringMatching(/^(article|main|timer) /));
    await tabTo(page, say(/로그인하고 주문하기/, /Log in to order/));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: say('회원가입', 'Sign up') }).waitFor();
    await tabTo(page, say(/radio "처음이에요"/, /radio "I am new here"/));
    await page.keyboard.press('ArrowRight');
    const login = page.getByRole('dialog', { name: say('로그인', 'Log in') });
    await login.waitFor();
    await tabTo(page, say(/textbox "이메일"/, /textbox "Email"/));
    await page.keyboard.type(email);
    await tabTo(page, say(/textbox "비밀번호"/, /textbox "Password"/));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await login.waitFor({ state: 'hidden' });

    const cash = say(/현금으로 \$.+ 주문/, /Order \$.+ by cash/);
    await page.getByRole('button', { name: cash }).waitFor();
    await tabTo(page, cash);
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    const asked = await accessibilityTree(page);
    expect(asked.filter((node) => cash.test(node) && node.startsWith('button'))).toHaveLength(1);
    await tabTo(page, cash);
    await page.keyboard.press('Enter');

    const done = page.getByRole('dialog', {
      name: say('주문이 완료되었어요. 감사합니다!', 'All done! Thanks!'),
    });
    await expect(done.getByRole('table')).toContainText(title);
    await tabTo(page, say(/button "확인"/, /button "OK"/));
    await page.keyboard.press('Enter');
    await expect(done).toBeHidden();
    expect(await accessibilityTree(page)).toContainEqual(expect.stringMatching(/^main /));
    const stored = (await shop.store.read(`ordersForCustomer/${uid}`)) as unknown as CustomerOrders;
    const orders = Object.values(stored).flatMap((ofDate) => Object.values(ofDate));
    expect(orders.map(({ menus }) => Object.values(menus).map(({ q }) => q))).toEqual([[4]]);
  });
}

/** A pattern of a snapshot for the same element in the tree, which quotes no names. */
const withoutQuote = ({ source }: RegExp) => new RegExp(source.replace('"', ''));

for (const language of languages) {
  const say = inLanguage(language);
  test(`a customer orders with nothing but what a screen reader announces (${language})`, async ({
    page,
    shop,
  }) => {
    const { uid, email } = await customerWithAddress(shop);
    await page.goto('/');
    await page.getByRole('link', { name: say('한국어', 'English') }).click();

    const dates = page.getByRole('main').getByRole('list').first();
    await dates
      .getByRole('link', { name: say('화요일', 'Tuesday') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('(화)', 'Tue'));
    await page.getByRole('button', { name: say('메뉴 찾기', 'Find a dish') }).click();
    const name = page.getByRole('searchbox', { name: say('메뉴 이름', 'Name of the dish') });
    await name.fill(say('김치찌개', 'kimchi stew'));
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    const found = page
      .getByRole('dialog')
      .getByRole('list', { name: say('찾은 메뉴', 'Dishes found') });
    const title = say(/김치찌개/, /Kimchi stew/);
    const stew = found.getByRole('group', { name: title });
    await stew.getByRole('button', { name: say(/하나 담기$/, /^Add one/) }).click();
    const quantity = say(/ 수량 \d+, 직접 입력$/, /^Quantity of .+: \d+, type a number$/);
    await stew.getByRole('button', { name: quantity }).click();
    const typing = page.getByRole('dialog', { name: title });
    await typing.getByRole('textbox', { name: say('몇 개 담을까요?', 'How many?') }).fill('4');
    await typing
      .getByRole('button', { name: say('이 수량으로 담기', 'Use this quantity') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('닫기', 'Close') })
      .click();

    await page.getByRole('button', { name: say(/^장바구니 4/, /^Basket 4/) }).click();
    const order = page.getByRole('dialog', { name: say('주문서', 'Your order') });
    await order
      .getByRole('button', { name: say('로그인하고 주문하기', 'Log in to order') })
      .click();
    await page.getByRole('radio', { name: say('이미 가입했어요', 'I have an account') }).check();
    const login = page.getByRole('dialog', { name: say('로그인', 'Log in') });
    await login.getByRole('textbox', { name: say('이메일', 'Email') }).fill(email);
    await login
      .getByRole('textbox', { name: say('비밀번호', 'Password'), exact: true })
      .fill(PASSWORD);
    await login.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click();
    await expect(login).toBeHidden();

    const cash = say(/^현금으로 \$.+ 주문$/, /^Order \$.+ by cash$/);
    const request = order.getByRole('textbox', { name: say('주문 요청 사항', 'Order request') });
    await request.fill(say('벨을 눌러 주세요', 'Please ring the bell'));
    await order.getByRole('button', { name: cash }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: cash }).click();
    const done = page.getByRole('dialog', {
      name: say('주문이 완료되었어요. 감사합니다!', 'All done! Thanks!'),
    });
    await expect(done.getByRole('row', { name: title })).toBeVisible();
    await done.getByRole('button', { name: say('확인', 'OK') }).click();
    await expectOneOrder(shop, uid, 'kimchi-jjigae', 4);
  });
}
