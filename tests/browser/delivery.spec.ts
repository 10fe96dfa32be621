import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/browser-shop.ts';
import { expectNotice } from '../support/browser/notices.ts';
import {
  chooseInDrawer,
  type Language,
  languagesFor,
  openDatesAs,
  speaking,
} from '../support/browser/signed-up-account.ts';

async function openForm(page: Page, language: Language): Promise<void> {
  const say = speaking(language);
  const enter = say('배송 정보 입력하기', 'Enter delivery details');
  const edit = say('배송 정보 고치기', 'Edit details');
  await chooseInDrawer(page, language, new RegExp(`^(${enter}|${edit})$`));
  await expect(
    page.getByRole('dialog', { name: say('배송 정보', 'Delivery details') }),
  ).toBeVisible();
}

/** Types into the address field and takes the first suggestion. */
async function chooseAddress(page: Page, language: Language, text: string): Promise<void> {
  const say = speaking(language);
  await page.getByRole('combobox', { name: say('주소', 'Address') }).fill(text);
  await page.getByRole('option').first().click();
}

for (const language of languagesFor('en')) {
  const say = speaking(language);
  const save = say('저장', 'Save');

  test.describe(`in ${language}`, () => {
    test('outlines missing fields in red, focuses the first, and stores three copies', async ({
      page,
      shop,
    }) => {
      const customer = await shop.createCustomer({ lang: language, name: 'Soonja Kim' });
      const { uid } = customer;
      await openDatesAs(page, language, customer);
      await openForm(page, language);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio').first()).toBeDisabled();

      await dialog.getByLabel(say('받는 분 이름', 'Name')).fill('');
      await dialog.getByRole('button', { name: save, exact: true }).click();
      const required = say('입력이 필요해요', 'Required');
      await expect(dialog.getByText(required, { exact: true })).toHaveCount(2);
      await expect(dialog.getByLabel(say('받는 분 이름', 'Name'))).toBeFocused();
      const noAddress = say('배송 주소를 입력해 주세요', 'Please Enter delivery Address');
      await expect(dialog.getByText(noAddress)).toBeVisible();
      const address = page.getByRole('combobox', { name: say('주소', 'Address') });
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expect(address).toHaveCSS('border-top-color', 'rgb(161, 42, 26)');

      await dialog.getByLabel(say('받는 분 이름', 'Name')).fill('Soonja Kim');
      const phone = dialog.getByLabel(say('전화번호', 'Phone number'));
      await phone.fill('041234567');
      await dialog.getByRole('button', { name: save, exact: true }).click();
      const check = say('전화번호를 다시 확인해 주세요', 'Check phone number again');
      await expect(dialog.getByText(check)).toBeVisible();
      const noTexts = say('문자를 받을 수 없는 번호예요', 'This number can’t receive texts');
      await phone.fill('');
      await phone.pressSequentially('+82 10-1234-5678');
      await expect(phone).toHaveValue('+82 10-1234-5678');
      const korean = say(
        '한국 번호로는 문자를 보내 드릴 수 없어요.',
        'Korean numbers can’t get our texts.',
      );
      await expect(dialog.getByText(korean)).toBeVisible();
      await phone.fill('');
      await phone.pressSequentially('0061 491 570 156');
      await expect(phone).toHaveValue('0491-570-156');
      await expect(dialog.getByText(korean)).toBeHidden();
      for (let key = 0; key < 4; key += 1) await phone.press('Backspace');
      await expect(phone).toHaveValue('0491-57');
      await phone.fill('0255501234');
      await expect(dialog.getByText(noTexts)).toBeVisible();
      await phone.fill('0491570156');
      await expect(phone).toHaveValue('0491-570-156');
      await expect(dialog.getByText(noTexts)).toBeHidden();
      await expect(phone).toHaveAttribute('inputmode', 'tel');
      await expect(phone).toHaveAttribute('autocomplete', 'tel-national');

      // Text that was not chosen from the list does not count as an address.
      await address.fill('persimmon');
      await expect(page.getByRole('option').first()).toBeVisible();
      await dialog.getByRole('button', { name: save, exact: true }).click();
      await expect(dialog.getByText(noAddress)).toBeVisible();

      await chooseAddress(page, language, '1 persimmon strathfield');
      await expect(address).toHaveValue('1 Persimmon Street, Strathfield');
      await expect(dialog.getByText(noAddress)).toBeHidden();
      // Clearing the text clears the address.
      await dialog.getByRole('button', { name: say('주소 지우기', 'Clear the address') }).click();
      await dialog.getByRole('button', { name: save, exact: true }).click();
      await expect(dialog.getByText(noAddress)).toBeVisible();

      await chooseAddress(page, language, '1 persimmon strathfield');
      await dialog.getByLabel(say('동·호수', 'Unit number')).fill('12');
      await dialog.getByLabel(say('배송 메모', 'Delivery note')).fill('Leave it at the door');
      await dialog.getByRole('button', { name: save, exact: true }).click();
      await expectNotice(page, say('저장했어요', 'Successfully saved'));

      const info = {
        orderDeliverType: 'deliver',
        name: 'Soonja Kim',
        phone: '0491-570-156',
        phone2: '0491570156',
        address: '12 / 1 Persimmon Street, Strathfield',
        addr_unit: '12',
        note: 'Leave it at the door',
      };
      const profile = await shop.store.read(`users/${uid}`);
      expect(profile?.deliveryInfo).toMatchObject(info);
      expect(profile?.deliveryInfo).toMatchObject({
        addressFull: { route: 'Persimmon Street', locality: 'Strathfield', postal_code: '2135' },
      });
      // The copies for staff are written later.
      const copies = async () => [
        (await shop.store.read('users/users'))?.[uid],
        (await shop.store.read(`userList/${profile?.listLoc}`))?.[uid],
      ];
      const { searchWords: _, ...copied } = profile ?? {};
      await expect.poll(copies).toEqual([{ deliveryInfo: copied.deliveryInfo }, copied]);
    });

    test('a customer types an address by hand that is not in the list', async ({ page, shop }) => {
      const customer = await shop.createCustomer({ lang: language });
      const { uid } = customer;
      await openDatesAs(page, language, customer);
      await openForm(page, language);
      await page.getByLabel(say('전화번호', 'Phone number')).fill('0491570156');
      await page
        .getByRole('combobox', { name: say('주소', 'Address') })
        .fill('1 Nowhere Boulevard');
      const nothing = say('찾은 주소가 없어요', 'No address was found');
      await expect(page.getByText(nothing)).toBeVisible();
      await page
        .getByRole('button', { name: say('아직도 문제가 있으신가요?', 'Still having problems?') })
        .click();
      await page
        .getByRole('button', { name: say('주소를 직접 입력하기', 'Type the address by hand') })
        .click();
      const part = (ko: string, en: string) =>
        page.getByRole('textbox', { name: say(ko, en), exact: true });
      // What was searched for is carried over.
      await expect(part('번지', 'Number')).toHaveValue('1');
      await expect(part('길 이름', 'Street')).toHaveValue('Nowhere Boulevard');
      await part('동네', 'Suburb').fill('우리 동네');
      await part('우편번호', 'Postcode').fill('3000');
      await page.getByRole('button', { name: save, exact: true }).click();
      await expect(page.getByText(say('영어로 써 주세요', 'in English letters'))).toBeVisible();
      await expect(
        page.getByText(say('배송이 안 되는 곳이에요', 'We don’t deliver there')),
      ).toBeVisible();
      await part('동네', 'Suburb').fill('Campsie');
      await part('우편번호', 'Postcode').fill('2194');
      await page.getByRole('button', { name: save, exact: true }).click();
      await expectNotice(page, say('저장했어요', 'Successfully saved'));
      const profile = await shop.store.read(`users/${uid}`);
      expect(profile?.deliveryInfo).toMatchObject({
        address: '1 Nowhere Boulevard, Campsie',
        addressFull: { locality: 'Campsie', postal_code: '2194', latitude: null },
        phone: '0491-570-156',
      });
    });

    test('a customer reports a problem with an address', async ({ page, shop }) => {
      const customer = await shop.createCustomer({ lang: language, name: 'Soonja Kim' });
      const { uid } = customer;
      await openDatesAs(page, language, customer);
      await openForm(page, language);
      await page
        .getByRole('button', { name: say('아직도 문제가 있으신가요?', 'Still having problems?') })
        .click();
      await page.getByRole('button', { name: say('저희에게 알리기', 'Tell us') }).click();
      const dialog = page.getByRole('dialog', {
        name: say('주소가 안 되시나요?', 'Trouble with the address?'),
      });
      await expect(dialog.getByText(say('입력이 필요해요', 'Required'))).toBeVisible();
      const issue = `A new block ${crypto.randomUUID()}`;
      await dialog.getByLabel(say('어떤 문제가 있나요?', 'What is the problem?')).fill(issue);
      await page.getByRole('button', { name: say('저희에게 알리기', 'Tell us') }).click();
      await expectNotice(page, say('접수되었어요', 'Reception is complete'));
      const issues = Object.entries((await shop.store.read('errors/addressIssues')) ?? {});
      const [key, entry] =
        issues.find(([, value]) => (value as { issue?: string }).issue === issue) ?? [];
      expect(entry).toEqual({ uid, name: 'Soonja Kim', issue });
      // Within the last hour; no test takes that long.
      expect(Math.abs(Date.now() - Number(key))).toBeLessThan(3_600_000);
    });
  });
}

test('the input survives a reload, a closed dialog and a failed save', async ({ page, shop }) => {
  const customer = await shop.createCustomer();
  await openDatesAs(page, 'en', customer);
  await openForm(page, 'en');
  const dialog = page.getByRole('dialog', { name: 'Delivery details' });
  await dialog.getByLabel('Phone number').fill('0491570156');
  await dialog.getByLabel('Delivery note').fill('The bell is broken');
  await page.getByRole('combobox', { name: 'Address' }).fill('117 juj');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const expectKept = async () => {
    await expect(dialog.getByLabel('Phone number')).toHaveValue('0491-570-156');
    await expect(dialog.getByLabel('Delivery note')).toHaveValue('The bell is broken');
  };
  await openForm(page, 'en');
  await expectKept();
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('117 juj');
  await page.reload();
  await openForm(page, 'en');
  await expectKept();

  await chooseAddress(page, 'en', 'jujube eastwood');
  await page.route('**/documents:commit**', (route) => route.abort());
  await page.route('**/documents:batchGet**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const lost = dialog.getByText('This could not be saved. What you typed is still here.');
  await expect(lost).toBeVisible();
  await expectKept();
  await page.unroute('**/documents:commit**');
  await page.unroute('**/documents:batchGet**');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Successfully saved');
  await openForm(page, 'en');
  await expectKept();
});

test('the delivery form leads back to the order', async ({ page, shop }) => {
  const dates = (await shop.store.read('dates/activeDates')) ?? {};
  const [dateId] = Object.keys(dates);
  await page.goto(`/inputAddr/en/${dateId}`);
  await expect(page.getByText('Log in to save your delivery details')).toBeVisible();
  const customer = await shop.createCustomer();
  await openDatesAs(page, 'en', customer);
  await page.goto(`/inputAddr/en/${dateId}`);
  await page.getByLabel('Phone number').fill('0491570156');
  await chooseAddress(page, 'en', 'jujube eastwood');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Return to your order' }).click();
  await expect(page).toHaveURL(`/date-detail/en/${dateId}`);
});
