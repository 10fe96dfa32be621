import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { mailsTo } from '../support/browser/mails.ts';
import { expectNotice } from '../support/browser/notices.ts';
import {
  type Language,
  languagesFor,
  openDates,
  openLogin,
  speaking,
} from '../support/browser/signed-up-account.ts';
import { PROJECT_ID } from '../support/stack.ts';

// Enumeration protection is a setting of the whole Auth emulator; only these tests depend on it, so they run
// in turn.
test.describe.configure({ mode: 'serial' });

async function protectAddresses(shop: Shop, on: boolean): Promise<void> {
  const url = `http://${shop.addresses.auth}/emulator/v1/projects/${PROJECT_ID}/config`;
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The dialog that asks for the address; that of log-in, which has such a field too, stays open below it. */
const forgotten = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: speaking(language)('비밀번호 찾기', 'Forgot password') });

async function askForMail(page: Page, language: Language, email: string): Promise<void> {
  const say = speaking(language);
  await openDates(page, language);
  await openLogin(page, language);
  await page
    .getByRole('button', { name: say('비밀번호를 잊으셨나요?', 'Forgot your password?') })
    .click();
  await forgotten(page, language).getByLabel(say('이메일', 'Email')).fill(email);
  await page.getByRole('button', { name: say('메일 보내기', 'Send the email') }).click();
}

test.afterEach(async ({ shop }) => protectAddresses(shop, false));

for (const language of languagesFor('en')) {
  const say = speaking(language);
  const sent = say('등록된 이메일이라면 메일을 보내 드렸어요', 'If that email is registered');
  const notFound = say('등록된 이메일을 찾지 못했어요', 'That email was not found');

  test(`a customer learns that an e-mail address is unknown when enumeration protection is off (${language})`, async ({
    page,
    shop,
  }) => {
    await askForMail(page, language, `nobody-${crypto.randomUUID()}@example.com`);
    await expectNotice(page, notFound);
    const { email } = await shop.createCustomer();
    await forgotten(page, language).getByLabel(say('이메일', 'Email')).fill(email);
    await page.getByRole('button', { name: say('메일 보내기', 'Send the email') }).click();
    await expectNotice(page, sent);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test(`neither password reset nor log-in reveals unknown addresses when enumeration protection is on (${language})`, async ({
    page,
    shop,
  }) => {
    await protectAddresses(shop, true);
    const nobody = `nobody-${crypto.randomUUID()}@example.com`;
    await askForMail(page, language, nobody);
    await expectNotice(page, sent);
    expect(await mailsTo(shop, nobody)).toHaveLength(0);

    // Log-in is still open below.
    await expect(forgotten(page, language)).toBeHidden();
    await page.getByLabel(say('이메일', 'Email')).fill(nobody);
    await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill('hansang1');
    await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).press('Enter');
    const wrong = say('이메일이나 비밀번호를 확인해 주세요', 'Please check your Email or Password');
    await expectNotice(page, wrong);
  });
}

test('the password reset takes over the e-mail typed at log-in, and does not send an invalid one', async ({
  page,
}) => {
  await openDates(page, 'en');
  await openLogin(page, 'en');
  await page.getByLabel('Email').fill('soonja@');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(forgotten(page, 'en').getByLabel('Email')).toHaveValue('soonja@');
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
});
