import type { Page } from '@playwright/test';
import { openDates, openLogin } from '../support/browser/account.ts';
import { mailsTo } from '../support/browser/mails.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { expect, PASSWORD, test } from '../support/browser/shop.ts';

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
  await openDates(page, 'ko');
  await openLogin(page, 'ko');
  await page.getByRole('button', { name: '처음이신가요? 회원가입' }).click();
  await askToConfirm(page);
  const dialog = page.getByRole('dialog', { name: '회원가입' });
  await dialog.getByLabel('이메일').fill(email);
  await dialog.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('이름', { exact: true }).fill('김순자');
  await dialog.getByRole('button', { name: '가입하기', exact: true }).click();

  await expect(dialog.getByText(`${email}로 메일을 보냈어요`)).toBeVisible();
  const finish = dialog.getByRole('button', { name: '확인했어요. 가입 마치기' });
  await finish.click();
  await expectNotice(page, '아직 확인되지 않았어요');
  await dialog.getByRole('button', { name: '메일 다시 보내기' }).click();
  await expectNotice(page, '메일을 다시 보냈어요');
  expect(await profiles()).toEqual([]);

  const mails = await mailsTo(shop, email);
  expect(mails).toHaveLength(2);
  await fetch(mails.at(-1)?.oobLink ?? '');
  await finish.click();
  await expectNotice(page, '가입했어요');
  expect(await profiles()).toMatchObject([{ email, name: '김순자' }]);
});
