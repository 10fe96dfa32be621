import type { Locator, Page } from '@playwright/test';
import { expect, PASSWORD, type Shop, test } from '../support/browser/browser-shop.ts';
import { signInAtGoogle, withGoogleScript } from '../support/browser/google-sign-in.ts';
import { addDate, addMenu, openDate, shopper, titleOf } from '../support/browser/order-form.ts';
import { languagesFor, speaking } from '../support/browser/signed-up-account.ts';

/**
 * Counts from now on, on whatever pages follow, each touch of the screen and each field that is typed into. What the phone's
 * own keyboard takes is not counted.
 */
async function countTaps(page: Page): Promise<() => { taps: number; fields: number }> {
  let taps = 0;
  const fields = new Set<string>();
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.exposeFunction('countField', (label: string) => {
    fields.add(label);
  });
  const listen = () => {
    const { countTap, countField } = window as unknown as Record<string, (label?: string) => void>;
    addEventListener('pointerdown', () => countTap?.(), true);
    const typed = ({ target }: Event) => {
      const { type, labels } = target as HTMLInputElement;
      if (type !== 'checkbox') countField?.(labels?.[0]?.textContent ?? '');
    };
    addEventListener('input', typed, true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => ({ taps, fields: fields.size });
}

/** Opens the order sheet as a visitor with a basket, on a date of its own. */
async function openOrder(page: Page, shop: Shop): Promise<Locator> {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  await openDate(page, 'en', dateId);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  return shopping.order;
}

const newEmail = () => `new-${crypto.randomUUID()}@example.com`;
const step = (page: Page, count: string) => page.getByRole('dialog').filter({ hasText: count });

async function profileOf(shop: Shop, email: string) {
  const users = Object.values(await shop.store.list('users'));
  return users.find((user) => user.email === email);
}

/**
 * A newcomer's first order from the start screen until it is stored: language, date, a dish twice for the minimum of $50, basket,
 * log-in; e-mail, password, next; phone, the aged-care box without which an account that nobody knows pays no cash, next; the
 * suggested address, save; cash, confirm. Name, aged-care provider and address are typed where the cursor already is.
 */
for (const language of languagesFor('en')) {
  test(`a newcomer's first order by cash takes 16 taps and 6 fields, signing up in one sheet (${language})`, async ({
    page,
    shop,
  }) => {
    const email = newEmail();
    const say = speaking(language);
    const menuId = await addMenu(shop);
    const title = await titleOf(shop, menuId, language);
    const { dateId } = await addDate(shop, [menuId]);
    const shopping = shopper(page, language);
    await page.goto('/');
    const counted = await countTaps(page);
    await page.getByRole('link', { name: say('한국어', 'English') }).click();
    await page.locator(`a[href="/date-detail/${language}/${dateId}"]`).click();
    await shopping.add(title, 2);
    await shopping.basket.click();
    await shopping.order
      .getByRole('button', { name: say('로그인하고 주문하기', 'Log in to order') })
      .click();

    const next = say('다음', 'Next');
    const stepOf = (at: number) =>
      step(page, language === 'ko' ? `3단계 중 ${at}단계` : `Step ${at} of 3`);
    const account = stepOf(1);
    const [google, submit] = [
      account.getByRole('button', { name: say('Google로 계속하기', 'Continue with Google') }),
      account.getByRole('button', { name: next }),
    ];
    expect((await google.boundingBox())?.y).toBeLessThan((await submit.boundingBox())?.y ?? 0);
    const address = account.getByLabel(say('이메일', 'Email'));
    await expect(address).toHaveAttribute('autocomplete', 'email');
    await expect(address).toHaveAttribute('inputmode', 'email');
    await address.click();
    await page.keyboard.type(email);
    const password = account.getByLabel(say('비밀번호', 'Password'), { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await password.click();
    await page.keyboard.type(PASSWORD);
    await submit.click();

    const person = stepOf(2);
    const name = person.getByLabel(say('이름', 'Name'), { exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('autocomplete', 'name');
    await page.keyboard.type('Mary Park');
    const phone = person.getByLabel(say('전화번호', 'Phone number'));
    await expect(phone).toHaveAttribute('inputmode', 'tel');
    await expect(phone).toHaveAttribute('autocomplete', 'tel-national');
    await phone.click();
    await page.keyboard.type('0491570156');
    await person
      .getByText(say('요양 서비스를 이용하고 있어요', 'I am an aged-care client'), { exact: true })
      .click();
    await expect(
      person.getByLabel(say('요양 기관 이름', 'Name of your aged-care provider')),
    ).toBeFocused();
    await page.keyboard.type('Sunny Garden');
    await person.getByRole('button', { name: next }).click();

    const place = stepOf(3);
    const street = place.getByRole('combobox', { name: say('주소', 'Address') });
    await expect(street).toBeFocused();
    await expect(street).toHaveAttribute('autocomplete', 'address-line1');
    await page.keyboard.type('1 persimmon strathfield');
    await page.getByRole('option').first().click();
    await place
      .getByRole('button', { name: say('저장하고 주문 계속하기', 'Save and go on with the order') })
      .click();

    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(shopping.order).toContainText('1 Persimmon Street, Strathfield');
    await shopping.payByCash.click();
    await shopping.confirm.click();
    await expect(shopping.done).toContainText('1 Persimmon Street, Strathfield');
    await expect.poll(counted).toEqual({ taps: 16, fields: 6 });
    expect(await profileOf(shop, email)).toMatchObject({
      email,
      name: 'Mary Park',
      isAgedCare: true,
      acName: 'Sunny Garden',
      deliveryInfo: {
        name: 'Mary Park',
        phone: '0491-570-156',
        address: '1 Persimmon Street, Strathfield',
      },
    });
  });
}

test('a visitor with a Google account orders after 5 taps and 2 fields', async ({ page, shop }) => {
  const email = `google-${crypto.randomUUID()}@example.com`;
  await withGoogleScript(page.context());
  const order = await openOrder(page, shop);
  const counted = await countTaps(page);
  await order.getByRole('button', { name: 'Log in to order' }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAtGoogle(await popup, email, 'Soonja Kim');
  const person = step(page, 'Step 2 of 3');
  await expect(person.getByLabel('Name', { exact: true })).toHaveValue('Soonja Kim');
  await expect(person.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type('0491570156');
  await person.getByRole('button', { name: 'Next' }).click();
  const place = step(page, 'Step 3 of 3');
  await expect(place.getByRole('combobox', { name: 'Address' })).toBeFocused();
  await page.keyboard.type('1 persimmon strathfield');
  await page.getByRole('option').first().click();
  await place.getByRole('button', { name: 'Save and go on with the order' }).click();
  await expect(order).toContainText('1 Persimmon Street, Strathfield');
  await expect.poll(counted).toEqual({ taps: 5, fields: 2 });
});

test('Back goes a step back, and what was typed survives it, a closed sheet and a reload, but for the password', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  const order = await openOrder(page, shop);
  await order.getByRole('button', { name: 'Log in to order' }).click();
  const account = step(page, 'Step 1 of 3');
  await account.getByLabel('Email').fill(email);
  // The key that says "next" goes on to the empty field, and sends nothing.
  await account.getByLabel('Email').press('Enter');
  await expect(account.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(account.getByText('Field is required')).toHaveCount(0);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  const person = step(page, 'Step 2 of 3');
  const name = person.getByLabel('Name', { exact: true });
  const phone = person.getByLabel('Phone number');
  await name.fill('Mary Park');
  await phone.fill('0491');
  await person.getByRole('button', { name: 'Next' }).click();
  await expect(phone).toHaveAccessibleDescription(/^Check phone number again/);
  await page.goBack();
  await expect(account.getByText(`You are signing up as ${email}.`)).toBeVisible();
  await account.getByRole('button', { name: 'Next' }).click();
  await expect(phone).toHaveValue('0491');

  // A reload closes the sheet; a sign-up that is not finished opens it again at its step.
  await page.reload();
  await expect(phone).toHaveValue('0491');
  await expect(name).toHaveValue('Mary Park');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD);

  // Closing it signs the account out, which has no profile yet.
  await person.getByRole('button', { name: 'Close' }).click();
  await shopper(page, 'en').basket.click();
  await order.getByRole('button', { name: 'Log in to order' }).click();
  await expect(account.getByRole('radio', { name: 'I have an account' })).toBeChecked();
  await expect(account.getByLabel('Email')).toHaveValue(email);
  await expect(account.getByText(`You have started signing up as ${email}`)).toBeVisible();
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(phone).toHaveValue('0491');
  await phone.fill('0491570156');
  await person.getByRole('button', { name: 'Next' }).click();

  const place = step(page, 'Step 3 of 3');
  const street = place.getByRole('combobox', { name: 'Address' });
  await street.fill('1 persim');
  await place.getByLabel('Delivery note').fill('The bell is broken');
  await place.getByRole('button', { name: 'Back' }).click();
  await expect(phone).toHaveValue('0491-570-156');
  await person.getByRole('button', { name: 'Next' }).click();
  await expect(street).toHaveValue('1 persim');

  await page.reload();
  await shopper(page, 'en').basket.click();
  await order.getByRole('button', { name: 'Enter delivery details' }).click();
  // Whoever comes back later has no steps before it.
  const details = page.getByRole('dialog', { name: 'Delivery details' });
  await expect(details).toContainText('Please enter your information');
  const again = details.getByRole('combobox', { name: 'Address' });
  await expect(again).toHaveValue('1 persim');
  await expect(details.getByLabel('Delivery note')).toHaveValue('The bell is broken');
  await again.fill('1 persimmon strathfield');
  await page.getByRole('option').first().click();
  await details.getByRole('button', { name: 'Save and go on with the order' }).click();
  await expect(order).toContainText('1 Persimmon Street, Strathfield');
});

test('name and phone are not asked again of whoever reloads before the address', async ({
  page,
  shop,
}) => {
  const order = await openOrder(page, shop);
  await order.getByRole('button', { name: 'Log in to order' }).click();
  const account = step(page, 'Step 1 of 3');
  await account.getByLabel('Email').fill(newEmail());
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByRole('button', { name: 'Next' }).click();
  const person = step(page, 'Step 2 of 3');
  await person.getByLabel('Name', { exact: true }).fill('Mary Park');
  await person.getByLabel('Phone number').fill('0491570156');
  await person.getByRole('button', { name: 'Next' }).click();
  await expect(step(page, 'Step 3 of 3')).toBeVisible();
  await page.reload();
  await shopper(page, 'en').basket.click();
  await order.getByRole('button', { name: 'Enter delivery details' }).click();
  const details = page.getByRole('dialog', { name: 'Delivery details' });
  await expect(details.getByLabel('Name', { exact: true })).toHaveValue('Mary Park');
  await expect(details.getByLabel('Phone number')).toHaveValue('0491-570-156');
});

test('whoever signs up with the wrong account takes another one, above the same order', async ({
  page,
  shop,
}) => {
  const order = await openOrder(page, shop);
  await order.getByRole('textbox').fill('Leave it at the door');
  await order.getByRole('button', { name: 'Log in to order' }).click();
  const account = step(page, 'Step 1 of 3');
  await account.getByLabel('Email').fill(newEmail());
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByRole('button', { name: 'Next' }).click();
  const person = step(page, 'Step 2 of 3');
  await person.getByLabel('Name', { exact: true }).fill('Mary Park');
  await person.getByRole('button', { name: 'Back' }).click();
  await account.getByRole('button', { name: 'Use another account' }).click();
  const email = newEmail();
  await account.getByLabel('Email').fill(email);
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByRole('button', { name: 'Next' }).click();
  await expect(person.getByLabel('Name', { exact: true })).toHaveValue('Mary Park');
  await person.getByLabel('Phone number').fill('0491570156');
  await person.getByRole('button', { name: 'Next' }).click();
  await expect(step(page, 'Step 3 of 3')).toBeVisible();
  expect(await profileOf(shop, email)).toMatchObject({ name: 'Mary Park' });
  await step(page, 'Step 3 of 3').getByRole('button', { name: 'Close' }).click();
  await expect(order.getByRole('textbox')).toHaveValue('Leave it at the door');
});

test('an account whose answer was lost is this visitor’s: the next tap goes on with it', async ({
  page,
  shop,
}) => {
  const order = await openOrder(page, shop);
  await order.getByRole('button', { name: 'Log in to order' }).click();
  const account = step(page, 'Step 1 of 3');
  await account.getByLabel('Email').fill(newEmail());
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.route(
    /accounts:signUp/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const next = account.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByText('Network connection failed').first()).toBeVisible();
  await next.click();
  await expect(step(page, 'Step 2 of 3')).toBeVisible();
});

test('a visitor who stops signing up is signed out, also before the phone has heard that there is no profile', async ({
  page,
  shop,
}) => {
  const order = await openOrder(page, shop);
  const logIn = order.getByRole('button', { name: 'Log in to order' });
  await logIn.click();
  await page.route(/\/Listen\/channel/, () => {});
  const account = step(page, 'Step 1 of 3');
  await account.getByLabel('Email', { exact: true }).fill(newEmail());
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByRole('button', { name: 'Next' }).click();
  await step(page, 'Step 2 of 3').getByRole('button', { name: 'Close' }).click();
  await page.unrouteAll();
  await logIn.click();
  await expect(step(page, 'Step 1 of 3')).toBeVisible();
});

test('who logs in after somebody has stopped signing up gets nothing of what was typed', async ({
  page,
  shop,
}) => {
  const next = await shop.createCustomer({ lang: 'en', name: 'Younghee Kim' });
  const order = await openOrder(page, shop);
  const logIn = order.getByRole('button', { name: 'Log in to order' });
  const account = step(page, 'Step 1 of 3');
  const person = step(page, 'Step 2 of 3');
  const phone = person.getByLabel('Phone number');
  await logIn.click();
  await account.getByLabel('Email').fill(newEmail());
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByRole('button', { name: 'Next' }).click();
  await person.getByLabel('Name', { exact: true }).fill('Mary Park');
  await phone.fill('0491570156');
  for (const box of await person.getByRole('checkbox').all()) await box.check();
  await person.getByRole('button', { name: 'Close' }).click();

  await logIn.click();
  await account.getByRole('radio', { name: 'I have an account' }).check();
  await account.getByLabel('Email').fill(next.email);
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(phone).toHaveValue('');
  await expect(person).not.toContainText('Mary Park');
  await expect(person.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue(
    'Mary Park',
  );
  await expect(person.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

for (const { who, reloads, isNew } of [
  { who: 'a customer after a reload', reloads: true, isNew: false },
  { who: 'a newcomer after a reload', reloads: true, isNew: true },
  { who: 'a customer in the same sheet', reloads: false, isNew: false },
]) {
  test(`"Use another account" gives nothing of what was typed to ${who}`, async ({
    page,
    shop,
  }) => {
    const customer = await shop.createCustomer({ lang: 'en', name: 'Younghee Kim' });
    const order = await openOrder(page, shop);
    const account = step(page, 'Step 1 of 3');
    const person = step(page, 'Step 2 of 3');
    const name = person.getByRole('textbox', { name: 'Name', exact: true });
    const phone = person.getByLabel('Phone number');
    await order.getByRole('button', { name: 'Log in to order' }).click();
    await account.getByLabel('Email').fill(newEmail());
    await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await account.getByRole('button', { name: 'Next' }).click();
    for (const box of await person.getByRole('checkbox').all()) await box.check();
    await person.getByLabel('Name', { exact: true }).fill('Mary Park');
    await phone.fill('0491570156');
    if (reloads) await page.reload();
    await expect(phone).toHaveValue(/^0491/);
    await person.getByRole('button', { name: 'Back' }).click();
    await account.getByRole('button', { name: 'Use another account' }).click();

    if (!isNew) await account.getByRole('radio', { name: 'I have an account' }).check();
    await account.getByLabel('Email').fill(isNew ? newEmail() : customer.email);
    await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await account.getByRole('button', { name: isNew ? 'Next' : 'Log in', exact: true }).click();
    await expect(phone).toHaveValue('');
    await expect(name).toHaveValue(isNew ? '' : 'Younghee Kim');
    await expect(person.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
}
