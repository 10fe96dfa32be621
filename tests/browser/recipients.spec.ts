import { smsRecipient, unbrokenPhone } from '../../src/domain/customer/phone.ts';
import { storedRecipients } from '../../src/domain/customer/recipients.ts';
import { orderKeyOf } from '../../src/domain/order/order-key.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { newInfo, openOwnDate, ordersOf } from '../support/browser/order-form.ts';
import { Taps } from '../support/browser/staff-pages.ts';

test('a customer chooses a saved recipient in two taps and the order gets their address and note', async ({
  page,
  shop,
}) => {
  const { title, dateId, customer, shopping } = await openOwnDate(page, shop);
  const parent = { ...newInfo('Sunja Oh'), note: 'Ring the bell' };
  await shop.store.write([
    {
      path: `preferences/${customer.uid}`,
      data: { without: [], recipients: storedRecipients([parent]) },
    },
  ]);
  await shopping.add(title, 2);
  await shopping.basket.click();
  await expect(shopping.order).toContainText(customer.info.address);

  const sheet = page.getByRole('dialog', { name: 'Choose who receives it' });
  const taps = new Taps();
  await taps.tap(shopping.order.getByRole('button', { name: 'Send to somebody else' }));
  await taps.tap(sheet.getByRole('button', { name: new RegExp(`^Sunja Oh.*${parent.address}`) }));
  await expect(sheet).toBeHidden();
  await expect(shopping.order).toContainText(parent.address);
  expect(taps.count).toBe(2);
  await expect(shopping.order).toContainText('Note: Ring the bell');
  // The text goes to her phone, and on one tap to the customer's too.
  await shopping.order.getByRole('checkbox', { name: 'Text a copy to my phone too' }).check();
  await shopping.payByCash.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    `Confirmation text to Sunja Oh, ${unbrokenPhone(parent.phone)}`,
  );
  await expect(question).toContainText(`A copy to my phone: ${unbrokenPhone(customer.info.phone)}`);
  await shopping.confirm.click();
  await expect(shopping.done).toContainText(parent.address);
  const orders = await ordersOf(shop, customer.uid, dateId);
  const { phone2: _, ...details } = parent;
  expect(orders).toEqual([
    expect.objectContaining({
      orderKey: orderKeyOf(parent, customer.uid),
      customerInfo: expect.objectContaining(details),
    }),
  ]);
  for (const { phone } of [parent, customer.info]) {
    const outbox = `${shop.addresses.sms}/outbox?to=${smsRecipient(phone)}`;
    await expect
      .poll(async () => (await (await fetch(outbox)).json()) as unknown[])
      .toHaveLength(1);
  }
  const profile = await shop.store.read(`users/${customer.uid}`);
  expect(profile?.deliveryInfo).toMatchObject({ name: customer.info.name });

  // The form adds a recipient to the list, and a removed one disappears from it.
  await shopping.done.getByRole('button', { name: 'OK', exact: true }).click();
  await shopping.add(title, 2);
  await shopping.basket.click();
  await expect(shopping.order).toContainText(customer.info.address);
  await shopping.order.getByRole('button', { name: 'Send to somebody else' }).click();
  await sheet.getByRole('button', { name: 'Save my delivery details in this list too' }).click();
  await expect(sheet.getByRole('button', { name: `Remove ${customer.info.name}` })).toBeVisible();
  await sheet.getByRole('button', { name: 'Remove Sunja Oh' }).click();
  await page.getByRole('button', { name: 'Remove from the list' }).click();
  await expect
    .poll(() => shop.store.read(`preferences/${customer.uid}`))
    .toMatchObject({ without: [], recipients: storedRecipients([customer.info]) });
  await expect(sheet.getByText(parent.address)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Add a recipient' }).click();
  const form = page.getByRole('dialog', { name: 'Add a recipient' });
  await form.getByLabel('Name').fill('Jiyoung Park');
  await form.getByLabel('Phone number').fill('0412345678');
  await form.getByRole('combobox', { name: 'Address' }).pressSequentially('street');
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  // Who was added is chosen at once.
  await expect(sheet).toBeHidden();
  await expect(shopping.order).toContainText('Jiyoung Park');

  // The same by keyboard: Esc changes nothing, Enter chooses, and the focus returns.
  const change = shopping.order.getByRole('button', { name: 'Change the recipient' });
  await change.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(change).toBeFocused();
  await expect(shopping.order).toContainText('Jiyoung Park');
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: /^My delivery details/ }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(shopping.order).toContainText(customer.info.address);
});

test('a saved recipient is corrected in place, and an existing order moves to them', async ({
  page,
  shop,
}) => {
  const { title, dateId, customer, shopping } = await openOwnDate(page, shop);
  const parent = newInfo('Sunja Oh');
  const friend = newInfo('Jiyoung Park');
  await shop.store.write([
    {
      path: `preferences/${customer.uid}`,
      data: { recipients: storedRecipients([parent, friend]) },
    },
  ]);
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.order.getByRole('button', { name: 'Send to somebody else' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose who receives it' });
  await sheet.getByRole('button', { name: /^Sunja Oh/ }).click();
  await expect(shopping.order).toContainText(parent.address);

  // A correction of the chosen recipient is taken for the order.
  await shopping.order.getByRole('button', { name: 'Change the recipient' }).click();
  await sheet.getByRole('button', { name: 'Correct Sunja Oh' }).click();
  const form = page.getByRole('dialog', { name: 'Correct the recipient' });
  await expect(form.getByLabel('Name')).toHaveValue('Sunja Oh');
  await form.getByLabel('Name').fill('Soonja Oh');
  await form.getByLabel('Phone number').fill('0412345678');
  await form.getByLabel('Delivery note').fill('Ring the bell');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  const corrected = {
    ...parent,
    name: 'Soonja Oh',
    phone: '0412-345-678',
    phone2: '0412345678',
    note: 'Ring the bell',
  };
  expect(await shop.store.read(`preferences/${customer.uid}`)).toMatchObject({
    recipients: storedRecipients([corrected, friend]),
  });
  await page.keyboard.press('Escape');
  await expect(shopping.order).toContainText('Soonja Oh · 0412-345-678');
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect(shopping.done).toContainText(parent.address);

  // Her order moves to the friend.
  await shopping.done.getByRole('button', { name: 'Order history' }).click();
  await page.getByRole('button', { name: 'Change the order' }).click();
  await shopping.edit.getByRole('button', { name: 'Send to somebody else' }).click();
  await sheet.getByRole('button', { name: /^Jiyoung Park/ }).click();
  await expect(shopping.edit.getByRole('radio', { name: friend.address })).toBeChecked();
  await shopping.editCash.click();
  await expect(shopping.comparison).toContainText(friend.address);
  await shopping.comparison.getByRole('button', { name: /by cash/ }).click();
  await expect(shopping.done).toContainText(friend.address);
  const { phone2: _, ...details } = friend;
  expect(await ordersOf(shop, customer.uid, dateId)).toEqual([
    expect.objectContaining({
      orderKey: orderKeyOf(friend, customer.uid),
      customerInfo: expect.objectContaining(details),
    }),
  ]);
});
