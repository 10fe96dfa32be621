import type { Page, Route } from '@playwright/test';
import { expect, PASSWORD, type Shop, test } from '../support/browser/browser-shop.ts';
import { expectNotice } from '../support/browser/notices.ts';
import {
  chooseInDrawer,
  type Language,
  languagesFor,
  openDates,
  openDatesAs,
  openLogin,
  speaking,
  typeLogin,
} from '../support/browser/signed-up-account.ts';

const newEmail = () => `new-${crypto.randomUUID()}@example.com`;

async function openRegister(page: Page, language: Language): Promise<void> {
  const say = speaking(language);
  await openDates(page, language);
  await openLogin(page, language);
  await page.getByRole('radio', { name: say('처음이에요', 'I am new here') }).check();
}

/** Fills in the first step of the sign-up and sends it. */
async function typeAccount(
  page: Page,
  language: Language,
  email: string,
  password: string = PASSWORD,
): Promise<void> {
  const say = speaking(language);
  await page.getByLabel(say('이메일', 'Email')).fill(email);
  await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('다음', 'Next'), exact: true }).click();
}

/** The profile that a sign-up has stored, found by its e-mail address. */
async function profileOf(shop: Shop, email: string) {
  const users = Object.values(await shop.store.list('users'));
  return users.find((user) => user.email === email);
}

for (const language of languagesFor('en')) {
  const say = speaking(language);
  const required = say('필수 정보예요', 'Field is required');

  test.describe(`in ${language}`, () => {
    test('sign-up names every invalid field, focuses the first, and stores the profile', async ({
      page,
      shop,
    }) => {
      const email = newEmail();
      await openRegister(page, language);
      const dialog = page.getByRole('dialog', { name: say('회원가입', 'Sign up') });
      const next = dialog.getByRole('button', { name: say('다음', 'Next'), exact: true });
      await next.click();
      await expect(dialog.getByText(required)).toHaveCount(2);
      const address = page.getByLabel(say('이메일', 'Email'));
      await expect(address).toBeFocused();
      await typeAccount(page, language, 'soonja@', '12345');
      const wrongEmail = say(
        '이메일 주소를 바르게 입력해 주세요.',
        'Please enter a valid email address.',
      );
      await expect(dialog.getByText(wrongEmail)).toBeVisible();
      const short = say('6자 이상 입력해 주세요', 'At least 6 Charactor');
      await expect(dialog.getByText(short, { exact: true })).toBeVisible();
      await expect(address).toBeFocused();
      await typeAccount(page, language, email);

      await dialog
        .getByLabel(say('요양 서비스를 이용하고 있어요', 'I am an aged-care client'))
        .check();
      const send = dialog.getByRole('button', { name: say('가입하기', 'Sign up'), exact: true });
      await send.click();
      await expect(dialog.getByText(required)).toHaveCount(2);
      const name = page.getByLabel(say('이름', 'Name'), { exact: true });
      await expect(name).toBeFocused();
      await name.fill('Soonja Kim');
      await page
        .getByLabel(say('요양 기관 이름', 'Name of your aged-care provider'))
        .fill('Pinewood Care');
      await send.click();
      await expectNotice(page, say('가입했어요', 'You are signed up'));
      await expect(page).toHaveURL(`/date-select/${language}`);

      const profile = await profileOf(shop, email);
      expect(profile).toMatchObject({
        email,
        name: 'Soonja Kim',
        lang: language,
        isAgedCare: true,
        acName: 'Pinewood Care',
      });
      const { uid, createdTime, listLoc, created } = profile ?? {};
      expect(created).toEqual(new Date(Number(createdTime)));
      expect(listLoc).toBe(String(createdTime).slice(0, 4));
      // The copy for staff, which nobody searches, is written later.
      const { searchWords: _, ...copied } = profile ?? {};
      const copy = async () => (await shop.store.read(`userList/${listLoc}`))?.[String(uid)];
      await expect.poll(copy).toEqual(copied);
    });

    test('sign-up with a registered e-mail says so at the field, and leads to log-in and password reset with it', async ({
      page,
      shop,
    }) => {
      const { email } = await shop.createCustomer();
      await openRegister(page, language);
      const address = page.getByLabel(say('이메일', 'Email'));
      await typeAccount(page, language, email);
      const known = say('이미 가입된 이메일이에요', 'This email is already registered');
      await expect(address).toHaveAccessibleDescription(known);
      await expect(address).toBeFocused();
      await address.fill(newEmail());
      await expect(page.getByText(known)).toBeHidden();
      await typeAccount(page, language, email);

      const dialog = page.getByRole('dialog', { name: say('회원가입', 'Sign up') });
      const forgot = say('비밀번호 찾기', 'Forgot password');
      await dialog.getByRole('button', { name: forgot }).click();
      const reset = page.getByRole('dialog', { name: forgot });
      await expect(reset.getByLabel(say('이메일', 'Email'))).toHaveValue(email);
      await page.goBack();
      await dialog.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click();
      // The address and the password are still there.
      const login = page.getByRole('dialog', { name: say('로그인', 'Log in') });
      await login.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click();
      await expectNotice(page, say('로그인했어요', 'You are logged in'));
    });

    test('sign-up that fails for another reason says so and keeps the input', async ({ page }) => {
      await page.route('**/accounts:signUp**', (route) =>
        route.fulfill({ status: 400, json: { error: { message: 'OPERATION_NOT_ALLOWED' } } }),
      );
      await openRegister(page, language);
      const email = newEmail();
      await typeAccount(page, language, email);
      await expectNotice(page, say('오류가 생겼어요', 'Error'));
      await expect(page.getByLabel(say('이메일', 'Email'))).toHaveValue(email);
    });

    test('log-in and log-out are confirmed, and a wrong password and an unknown user look the same', async ({
      page,
      shop,
    }) => {
      const { email } = await shop.createCustomer({ lang: language });
      const wrong = say(
        '이메일이나 비밀번호를 확인해 주세요',
        'Please check your Email or Password',
      );
      await openDates(page, language);
      await openLogin(page, language);
      await typeLogin(page, language, email, 'not-this-one');
      await expectNotice(page, wrong);
      await expect(page.getByText(wrong)).toBeHidden();
      await typeLogin(page, language, newEmail());
      await expectNotice(page, wrong);
      await typeLogin(page, language, email);
      await expectNotice(page, say('로그인했어요', 'You are logged in'));
      await chooseInDrawer(page, language, say('로그아웃', 'Log out'));
      await expectNotice(page, say('로그아웃했어요', 'You have been logged out'));
      await expect(
        page.getByRole('banner').getByRole('button', { name: say('로그인', 'Log in') }),
      ).toBeVisible();
    });

    test('log-in says that there is no network', async ({ page, shop }) => {
      const { email } = await shop.createCustomer();
      await openDates(page, language);
      await openLogin(page, language);
      await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
      await typeLogin(page, language, email);
      const failed = say('인터넷 연결에 실패했어요', 'Network connection failed');
      await expectNotice(page, failed);
      const call = page.getByRole('dialog').getByRole('link', { name: say('전화', 'Call') });
      await expect(call).toHaveAttribute('href', /^tel:/);
    });

    test('the profile refuses an empty change, a single password and a wrong one, and stores a change', async ({
      page,
      shop,
    }) => {
      const customer = await shop.createCustomer({ lang: language, name: 'Soonja Kim' });
      const { uid } = customer;
      await openDatesAs(page, language, customer);
      await chooseInDrawer(page, language, /Soonja Kim/);
      const dialog = page.getByRole('dialog', { name: say('내 정보', 'My details') });
      const save = dialog.getByRole('button', { name: say('저장', 'Save'), exact: true });
      await save.click();
      await expectNotice(page, say('바뀐 내용이 없어요', 'There is nothing to change'));

      const oldPassword = page.getByLabel(say('현재 비밀번호', 'Current password'));
      const newPassword = page.getByLabel(say('새 비밀번호', 'New password'));
      await newPassword.fill('hansang2');
      await save.click();
      const both = say('비밀번호를 둘 다 입력해 주세요', 'Please enter both passwords');
      await expect(dialog.getByText(both)).toBeVisible();
      await expect(oldPassword).toBeFocused();

      await oldPassword.fill('not-this-one');
      await save.click();
      const differs = say('현재 비밀번호와 달라요', 'That is different from your current password');
      await expect(dialog.getByText(differs)).toBeVisible();
      await expect(oldPassword).toBeFocused();

      await oldPassword.fill(PASSWORD);
      await page.getByLabel(say('이름', 'Name'), { exact: true }).fill('Soonhee Kim');
      await dialog
        .getByLabel(say('요양 서비스를 이용하고 있어요', 'I am an aged-care client'))
        .check();
      await page
        .getByLabel(say('요양 기관 이름', 'Name of your aged-care provider'))
        .fill('Pinewood Care');
      await save.click();
      await expectNotice(page, say('정보를 바꾸었어요', 'Your information has been changed'));
      const changed = { name: 'Soonhee Kim', isAgedCare: true, acName: 'Pinewood Care' };
      const profile = await shop.store.read(`users/${uid}`);
      expect(profile).toMatchObject(changed);
      const copy = async () => (await shop.store.read(`userList/${profile?.listLoc}`))?.[uid];
      await expect.poll(copy).toMatchObject(changed);

      await chooseInDrawer(page, language, say('로그아웃', 'Log out'));
      await openLogin(page, language);
      await typeLogin(page, language, customer.email, 'hansang2');
      await expectNotice(page, say('로그인했어요', 'You are logged in'));
    });

    test('a change of the password whose answer was lost is found made at the next tap, and the rest is saved', async ({
      page,
      shop,
    }) => {
      const customer = await shop.createCustomer({ lang: language, name: 'Soonja Kim' });
      await openDatesAs(page, language, customer);
      await chooseInDrawer(page, language, /Soonja Kim/);
      const dialog = page.getByRole('dialog', { name: say('내 정보', 'My details') });
      await dialog.getByLabel(say('이름', 'Name'), { exact: true }).fill('Soonhee Kim');
      await dialog.getByLabel(say('현재 비밀번호', 'Current password')).fill(PASSWORD);
      await dialog.getByLabel(say('새 비밀번호', 'New password')).fill('hansang2');
      const loseAnswer = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await page.route('**/accounts:update**', loseAnswer, { times: 1 });
      const save = dialog.getByRole('button', { name: say('저장', 'Save'), exact: true });
      await save.click();
      await expect(dialog.getByRole('link', { name: say('전화', 'Call') })).toBeVisible();
      await save.click();
      await expectNotice(page, say('정보를 바꾸었어요', 'Your information has been changed'));
      expect(await shop.store.read(`users/${customer.uid}`)).toMatchObject({ name: 'Soonhee Kim' });
    });

    test('the dialog leads from KakaoTalk’s browser, where Google log-in does not work, to another one', async ({
      browser,
    }) => {
      const context = await browser.newContext({
        userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36 KAKAOTALK 10.8',
      });
      const page = await context.newPage();
      await openDates(page, language);
      await openLogin(page, language);
      await page
        .getByRole('button', { name: say('Google로 계속하기', 'Continue with Google') })
        .click();
      const dialog = page.getByRole('dialog', {
        name: say('다른 브라우저에서 열어 주세요', 'Please use another browser'),
      });
      await expect(dialog).toBeVisible();
      const outside = dialog.getByRole('link', {
        name: say('다른 브라우저로 열기', 'Open in another browser'),
      });
      await expect(outside).toHaveAttribute(
        'href',
        `kakaotalk://web/openExternal?url=${encodeURIComponent(page.url())}`,
      );
      await context.close();
    });
  });
}

test('log-in fails when the profile does not load within 10 s', async ({ page, shop }) => {
  const { email } = await shop.createCustomer();
  await openDates(page, 'en');
  await openLogin(page, 'en');
  // The code that listens may still be loading: then the profile is asked for by itself.
  await page.route(/\.Firestore\/Listen\/|documents:batchGet/, (route) => route.abort());
  await typeLogin(page, 'en', email);
  await expectNotice(page, 'Network connection failed');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('the language in use is saved to the profile', async ({ page, shop }) => {
  const customer = await shop.createCustomer({ lang: 'ko' });
  const { uid } = customer;
  await openDatesAs(page, 'en', customer);
  await page.goto('/date-select/en');
  await expect.poll(async () => (await shop.store.read(`users/${uid}`))?.lang).toBe('en');
});

test('a customer whose sign-up was interrupted is asked to complete it, also after a reload', async ({
  page,
  shop,
}) => {
  const { uid, email } = await shop.createCustomer();
  await shop.store.remove(`users/${uid}`);
  await openDates(page, 'en');
  await openLogin(page, 'en');
  await typeLogin(page, 'en', email);
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await expect(dialog.getByText('Step 2 of 2')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('Step 2 of 2')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Soonja Kim');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expectNotice(page, 'You are signed up');
  expect(await shop.store.read(`users/${uid}`)).toMatchObject({ uid, email, name: 'Soonja Kim' });
});

/** Paths of the documents that the phone keeps for the Firestore SDK. */
function keptDocuments(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase | undefined>((resolve) => {
        const request = indexedDB.open(name);
        // Deleted since it was listed: opening it would create an empty one, which the SDK cannot use.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(undefined);
      });
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const kept: unknown[] = [];
    for (const name of names.filter((one) => one.startsWith('firestore/'))) {
      const database = await open(name);
      if (!database) continue;
      const store = [...database.objectStoreNames].find((one) => one.startsWith('remoteDocuments'));
      if (store !== undefined) {
        const request = database.transaction(store).objectStore(store).getAllKeys();
        await new Promise((resolve) => {
          request.onsuccess = resolve;
        });
        kept.push(request.result);
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

test('logging out removes the customer’s documents from the phone', async ({ page, shop }) => {
  const customer = await shop.createCustomer({ lang: 'ko' });
  const { uid } = customer;
  await openDatesAs(page, 'en', customer);
  await expect.poll(() => keptDocuments(page)).toContain(uid);
  await chooseInDrawer(page, 'en', 'Log out');
  await expectNotice(page, 'You have been logged out');
  await page.reload();
  await page.getByRole('timer').first().waitFor();
  // The SDK loads once the page is idle, and clears its store before filling it again.
  await expect.poll(() => keptDocuments(page)).not.toContain(uid);
  await expect.poll(() => keptDocuments(page)).toContain('activeDates');
  expect(await keptDocuments(page)).not.toContain(uid);
});

test('logging out in one tab removes the customer’s data from another tab', async ({
  context,
  page,
  shop,
}) => {
  const customer = await shop.createCustomer({ lang: 'ko' });
  await openDatesAs(page, 'en', customer);
  const other = await context.newPage();
  await openDates(other, 'en');
  await chooseInDrawer(other, 'en', 'Order history');
  await expect(other.getByRole('dialog', { name: 'Order history' })).toBeVisible();
  await chooseInDrawer(page, 'en', 'Log out');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});
