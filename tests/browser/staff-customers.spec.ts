import { readFileSync } from 'node:fs';
import { listLocOf } from '../../src/domain/customer/user.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  grantPoints,
} from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, replaceTheirs, signInAsStaff, tapOffline } from '../support/browser/staff-pages.ts';

/** A customer with a unique name, by which staff find them. */
async function addNamed(shop: Shop, name: string) {
  const createdTime = Date.now();
  const listLoc = listLocOf(createdTime);
  const customer = await addCustomer(shop, { name, createdTime, listLoc });
  const stored = (await shop.store.read(`users/${customer.uid}`)) ?? {};
  await shop.store.setField(`userList/${listLoc}`, [customer.uid], stored);
  shop.added.push({ path: `userList/${listLoc}`, field: [customer.uid] });
  return { ...customer, listLoc, user: () => shop.store.read(`users/${customer.uid}`) };
}

test('staff find a customer and see their orders, receipts and points', async ({ page, shop }) => {
  const customer = await addNamed(shop, '탁하늘빛');
  const menuId = await addMenu(shop);
  await addOrder(shop, customer, await addDate(shop, [menuId]), { [menuId]: 2 }, 'cash');
  await grantPoints(shop, customer.uid, 1250);
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto('/staff/customers');
  const find = page.getByRole('searchbox', { name: 'Find the customer' });
  const found = page.getByRole('link', { name: /탁하늘빛/ });
  for (const words of ['ㅌㅎㄴ', customer.info.phone, customer.email, '탁하ㄴ']) {
    await find.fill(words);
    await expect(found).toHaveCount(1);
  }
  await find.fill('nobody');
  await expect(page.getByText('No such customer')).toBeVisible();
  await find.fill('ㅌㅎㄴㅂ');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === 'ㅌㅎㄴㅂ');
  await page.reload();
  await expect(find).toHaveValue('ㅌㅎㄴㅂ');
  await found.click();
  await expect(page.getByRole('heading', { name: '탁하늘빛' })).toBeVisible();
  await page.getByRole('link', { name: /\$60\.00/ }).click();
  await expect(page.getByText(`Test soup ${menuId}`)).toBeVisible();
  await page.getByRole('link', { name: '탁하늘빛' }).click();
  await page.getByRole('link', { name: 'Points 12.50' }).click();
  await expect(page.getByText('Given by the shop')).toBeVisible();

  await page.getByRole('link', { name: '탁하늘빛' }).click();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Find the customer' }).click();
  await expect(page.getByText('The customers could not be loaded.')).toBeVisible();
  await find.fill('ㅌㅎㄴㅂ');
  await expect(page).toHaveURL(/[?&]q=/);
  await page.context().setOffline(false);
  await expect(found).toHaveCount(1);
});

test(
  'staff change a customer’s rights, and are asked when somebody else changed them first',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const customer = await addNamed(shop, 'Right Taker');
    await signInAsStaff(page, shop);
    await readEnglish(page);
    await page.goto(`/staff/customers/${customer.uid}/rights`);
    const save = page.getByRole('button', { name: 'Save' });
    const rate = page.getByLabel('Point rate of this customer');
    await page.getByLabel('May order by cash', { exact: true }).uncheck();
    await page.getByLabel('May issue invoices').check();
    await page.getByLabel('Type of invoice').selectOption('comm15');
    await rate.fill('101');
    await expect(page.getByText('Enter a number from 0 to 100')).toBeVisible();
    await page.getByLabel('Is in aged care').check();
    await rate.fill('3.5');
    await save.click();
    await expect(page.getByText('Enter the name of the provider')).toBeVisible();
    expect(await customer.user()).toMatchObject({ isCashAvailable: true });

    // Meanwhile somebody else changes the same customer.
    await shop.store.setField(`users/${customer.uid}`, ['customPointRate'], 9);
    await page.getByLabel('Aged-care provider').fill('Pinewood Care');
    await tapOffline(page, save);
    await save.click();
    await replaceTheirs(page, '9% points');
    await expect(page.getByRole('heading', { name: 'Right Taker' })).toBeVisible();

    const rights = {
      isCashAvailable: false,
      invoiceAuth: true,
      invoiceAuthType: 'comm15',
      customPointRate: 3.5,
      isAgedCare: true,
      acName: 'Pinewood Care',
    };
    expect(await customer.user()).toMatchObject(rights);
    // The copy for staff is written after the profile.
    await expect
      .poll(async () => (await shop.store.read(`userList/${customer.listLoc}`))?.[customer.uid])
      .toMatchObject(rights);
    expect(await logOf(shop, { uid: customer.uid })).toEqual([
      expect.stringMatching(/^customer .*comm15/),
    ]);
  },
);

test('staff correct a customer’s details, which orders already placed keep', async ({
  page,
  shop,
}) => {
  const customer = await addNamed(shop, 'Moved Away');
  const menuId = await addMenu(shop);
  const date = await addDate(shop, [menuId]);
  await addOrder(shop, customer, date, { [menuId]: 2 }, 'cash');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/customers/${customer.uid}`);
  await page.getByRole('link', { name: 'Correct details' }).click();
  await expect(page.getByText('Orders already placed stay as they are')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save' });
  const phone = page.getByLabel('Phone number');
  await phone.fill('0412 345');
  await expect(page.getByText('Enter the whole phone number.')).toBeVisible();
  await expect(save).toBeDisabled();
  await phone.fill('0412 999 888');
  await page.getByLabel('Address').fill('7 King Road, Ryde 2121');
  await save.click();
  await page.getByRole('button', { name: 'Ryde 2112' }).click();

  // Meanwhile the customer changes the note.
  await shop.store.setField(`users/${customer.uid}`, ['deliveryInfo', 'note'], 'At the back door');
  await tapOffline(page, save);
  await save.click();
  await replaceTheirs(page, 'At the back door');
  await expect(page.getByText('7 King Road, Ryde 2112')).toBeVisible();
  const info = { phone: '0412-999-888', address: expect.stringContaining('7 King Road, Ryde') };
  expect(await customer.user()).toMatchObject({ name: 'Moved Away', deliveryInfo: info });
  // The copies follow by the queue.
  await expect
    .poll(async () => (await shop.store.read('users/users'))?.[customer.uid])
    .toMatchObject({ deliveryInfo: info });
  await expect
    .poll(async () => (await shop.store.read(`userList/${customer.listLoc}`))?.[customer.uid])
    .toMatchObject({ deliveryInfo: info });
  const orders = await shop.store.read(`ordersForCustomer/${customer.uid}`);
  expect(Object.values(orders?.[date.dateId] as object)).toMatchObject([
    { customerInfo: { address: customer.info.address, phone: customer.info.phone } },
  ]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  expect(await customer.user()).toMatchObject({ deliveryInfo: { note: 'At the back door' } });
  expect(await logOf(shop, { uid: customer.uid })).toEqual([
    expect.stringMatching(/^customer-details .*back door.* → .*King Road/),
    expect.stringMatching(/^customer-details .*King Road.* → .*back door/),
  ]);
});

test('staff give points once with a reason, and block and unblock a phone number', async ({
  page,
  shop,
}) => {
  const customer = await addNamed(shop, 'Point Receiver');
  const digits = customer.info.phone.replaceAll('-', '');
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/customers/${customer.uid}/points`);
  const give = page.getByRole('button', { name: 'Give points' });
  const amount = page.getByLabel('Points to give');
  const reason = page.getByLabel('Reason');
  await amount.fill('-5');
  await give.click();
  await expect(page.getByText('Enter a number from 0.01 to 99999.99')).toBeVisible();
  await expect(page.getByText('Please say why. It is kept in the log.')).toBeVisible();
  await amount.fill('5.50');
  await reason.fill('Late delivery');
  await page.reload();
  await expect(amount).toHaveValue('5.50');
  await expect(reason).toHaveValue('Late delivery');
  await tapOffline(page, give);
  expect(await shop.store.read(`pointBalances/${customer.uid}`)).toBeUndefined();
  await give.click();
  await expect(page.getByText('Given by the shop')).toBeVisible();
  // The ledger can show the grant before the form has heard of it.
  await expect(reason).toHaveValue('');
  await reason.fill('Late delivery');
  await expect(page.getByText(/Points were given for this reason already/)).toBeVisible();
  expect(await shop.store.read(`pointBalances/${customer.uid}`)).toMatchObject({ balance: 550 });

  await page.goto(`/staff/customers/${customer.uid}`);
  await page.getByRole('button', { name: 'Block card orders' }).click();
  const question = page.getByRole('alertdialog', { name: /card orders/ });
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(question.getByText('Please say why. It is kept in the log.')).toBeVisible();
  await question.getByLabel('Reason').fill('Two chargebacks');
  await tapOffline(page, question.getByRole('button', { name: 'Block' }));
  expect(await shop.store.read(`blacklist/${digits}`)).toBeUndefined();
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('This phone may not order by card')).toBeVisible();
  expect(await shop.store.read(`blacklist/${digits}`)).toMatchObject({ note: 'Two chargebacks' });
  await page.getByRole('button', { name: 'Take card orders again' }).click();
  await question.getByRole('button', { name: 'Take them again' }).click();
  await expect(page.getByRole('button', { name: 'Block card orders' })).toBeVisible();
  expect(await shop.store.read(`blacklist/${digits}`)).toBeUndefined();
  expect(await logOf(shop, { uid: customer.uid })).toEqual([
    'points null → 550',
    expect.stringMatching(/^blocked-phone null → {.*"note":"Two chargebacks"/),
    expect.stringMatching(/^blocked-phone {.*} → null$/),
  ]);
});

test(
  'staff export all data of a customer to a file, and delete it together with the account',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const customer = await addNamed(shop, 'Gone Soon');
    await grantPoints(shop, customer.uid, 100);
    await signInAsStaff(page, shop);
    await readEnglish(page);
    await page.goto(`/staff/customers/${customer.uid}`);
    const save = page.getByRole('button', { name: 'File of everything stored' });
    await expect(save).toBeVisible();
    await tapOffline(page, save);
    const waiting = page.waitForEvent('download');
    await save.click();
    const file = readFileSync(await (await waiting).path(), 'utf8');
    for (const word of [customer.email, customer.info.address, `points/${customer.uid}`]) {
      expect(file).toContain(word);
    }

    await page.getByRole('button', { name: 'Delete this customer’s data' }).click();
    const question = page.getByRole('alertdialog');
    const remove = question.getByRole('button', { name: 'Delete the data' });
    await question.getByLabel(/customer’s name/).fill('Somebody Else');
    await remove.click();
    await expect(question.getByText(/The name differs/)).toBeVisible();
    await question.getByLabel(/customer’s name/).fill('Gone Soon');
    await page.context().setOffline(true);
    await remove.click();
    const failed = page.getByRole('alertdialog', { name: 'Not saved' });
    await expect(failed).toContainText('Please check your internet connection');
    await page.context().setOffline(false);
    // The server deletes the data, but its response is lost.
    await page.route(
      /\/app\/personal\/function-action$/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await failed.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByRole('searchbox', { name: 'Find the customer' })).toBeVisible();
    expect(await customer.user()).toBeUndefined();
    expect((await shop.store.read(`userList/${customer.listLoc}`))?.[customer.uid]).toBeUndefined();
    await expect(customer.signIn(page)).rejects.toThrow();
  },
);
