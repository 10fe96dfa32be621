import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from '../support/browser/browser-shop.ts';
import { mailsTo } from '../support/browser/mails.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { openDates, openLogin } from '../support/browser/signed-up-account.ts';

/**
 * Makes only this page see that the shop requires confirmed e-mail addresses: the setting is global, and other tests
 * sign up meanwhile. The tests of the rules check that the rules require it.
 */
async function askToConfirm(page: Page): Promise<void> {
  const now = new Date().toISOString();
  await page.route(/documents:(batchGet|commit)/, async (route) => {
    const asked = route.request().postData() ?? '';
    const name = /projects\/[^"]*\/common\/registration/.exec(asked)?.[0];
    if (!name) return route.fallback();
    const fields = { confirmedEmail: { booleanValue: true } };
    const found = { name, fields, createTime: now, updateTime: now };
    const isRead = route.request().url().includes(':batchGet');
    await route.fulfill({
      json: isRead ? [{ found, readTime: now }] : { writeResults: [{}], commitTime: now },
    });
  });
}

test('sign-up asks to confirm the e-mail address, says while it is unconfirmed, and completes afterwards', async ({
  page,
  shop,
}) => {
  const email = `confirm-${crypto.randomUUID()}@example.com`;
  const profiles = async () =>
    Object.values(await shop.store.list('users')).filter((user) => user.email === email);
  await openDates(page, 'en');
  await openLogin(page, 'en');
  await page.getByRole('radio', { name: 'I am new here' }).check();
  await askToConfirm(page);
  const dialog = page.getByRole('dialog', { name: 'Sign up' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Soonja Kim');
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click();

  await expect(dialog.getByText(`We have sent an email to ${email}`)).toBeVisible();
  const finish = dialog.getByRole('button', { name: 'I have confirmed it. Finish signing up' });
  await finish.click();
  await expectNotice(page, 'Your email is not confirmed yet');
  await dialog.getByRole('button', { name: 'Send the email again' }).click();
  await expectNotice(page, 'We have sent the email again');
  expect(await profiles()).toEqual([]);

  const mails = await mailsTo(shop, email);
  expect(mails).toHaveLength(2);
  await fetch(mails.at(-1)?.oobLink ?? '');
  await finish.click();
  await expectNotice(page, 'You are signed up');
  expect(await profiles()).toMatchObject([{ email, name: 'Soonja Kim' }]);
});
