import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/browser-shop.ts';
import { signInAtGoogle, withGoogleScript } from '../support/browser/google-sign-in.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import {
  type Language,
  languagesFor,
  openDates,
  openLogin,
  speaking,
} from '../support/browser/signed-up-account.ts';

async function openGoogle(page: Page, language: Language): Promise<Page> {
  const say = speaking(language);
  await withGoogleScript(page.context());
  await openDates(page, language);
  await openLogin(page, language);
  const popup = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: say('Google로 계속하기', 'Continue with Google') })
    .click();
  return popup;
}

for (const language of languagesFor('en')) {
  const say = speaking(language);

  test(`a new Google user signs up with the details from Google (${language})`, async ({
    page,
    shop,
  }) => {
    const email = `google-${crypto.randomUUID()}@example.com`;
    await signInAtGoogle(await openGoogle(page, language), email, 'Soonja Kim');
    const dialog = page.getByRole('dialog', { name: say('회원가입', 'Sign up') });
    await expect(dialog.getByLabel(say('이름', 'Name'), { exact: true })).toHaveValue('Soonja Kim');
    await dialog.getByRole('button', { name: say('가입하기', 'Sign up') }).click();
    await expectNotice(page, say('가입했어요', 'You are signed up'));
    const users = Object.values(await shop.store.list('users'));
    const profile = users.find((user) => user.email === email);
    expect(profile).toMatchObject({ name: 'Soonja Kim', provider: 'google', lang: language });
  });
}

test(
  'closing the sign-up signs the Google user out again and stores nothing',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const email = `google-${crypto.randomUUID()}@example.com`;
    await signInAtGoogle(await openGoogle(page, 'en'), email, 'Soonja Kim');
    const dialog = page.getByRole('dialog', { name: 'Sign up' });
    await expect(dialog.getByText('Step 2 of 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    const users = Object.values(await shop.store.list('users'));
    expect(users.some((user) => user.email === email)).toBe(false);
  },
);

test(
  'closing the Google popup closes the dialog without an error message',
  SOAK_ONLY,
  async ({ page }) => {
    const popup = await openGoogle(page, 'en');
    await popup.waitForLoadState();
    await popup.close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => window.shownNotices)).toEqual([]);
  },
);
