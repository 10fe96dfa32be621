import { readFile } from 'node:fs/promises';
import { expect, PASSWORD, test } from '../support/browser/browser-shop.ts';
import { expectNotice } from '../support/browser/notices.ts';
import {
  chooseInDrawer,
  languagesFor,
  openDatesAs,
  speaking,
} from '../support/browser/signed-up-account.ts';

for (const language of languagesFor('ko')) {
  const say = speaking(language);

  test(`a customer sees what is stored, gets it as a file, and deletes the account, also after a lost answer (${language})`, async ({
    page,
    shop,
  }) => {
    const customer = await shop.createCustomer({ lang: language });
    await openDatesAs(page, language, customer);
    await chooseInDrawer(page, language, say('내 정보 보기', 'View my details'));
    await page
      .getByRole('button', { name: say('가게에 저장된 내 정보', 'What the shop stores about me') })
      .click();
    const stored = page.getByRole('dialog', {
      name: say('가게에 저장된 내 정보', 'What the shop stores about me'),
    });
    await expect(stored.getByText(customer.email)).toBeVisible();
    const download = page.waitForEvent('download');
    await stored
      .getByRole('button', { name: say('모든 정보를 파일로 받기', 'File of everything stored') })
      .click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object;
    expect(file).toMatchObject({
      documents: expect.arrayContaining([
        expect.objectContaining({ path: `users/${customer.uid}` }),
      ]) as unknown,
    });
    await page.keyboard.press('Escape');
    await expect(stored).toBeHidden();

    const remove = say('계정 지우기', 'Delete my account');
    await page.getByRole('button', { name: remove }).click();
    const dialog = page.getByRole('dialog', { name: remove });
    const password = dialog.getByLabel(say('현재 비밀번호', 'Current password'));
    await password.fill('wrong-one');
    await dialog.getByRole('button', { name: remove }).click();
    await expect(
      dialog.getByText(say('현재 비밀번호와 달라요', 'different from your current password')),
    ).toBeVisible();
    expect(await shop.store.read(`users/${customer.uid}`)).toMatchObject({ uid: customer.uid });

    // The functions delete the account, and their answer is lost.
    await page.route('**/app/personal/delete-account', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: remove }).click();
    await expect(password).toBeHidden();
    await expect(dialog.getByRole('button', { name: remove })).toBeEnabled();
    await page.unroute('**/app/personal/delete-account');
    await dialog.getByRole('button', { name: remove }).click();
    await expectNotice(page, say('계정을 지웠어요', 'Your account is deleted'));
    await expect(page).toHaveURL('/');
    expect(await shop.store.read(`users/${customer.uid}`)).toBeUndefined();
    expect(JSON.stringify(await shop.store.list('userList'))).not.toContain(customer.uid);
  });
}
