import type { Browser, Page } from '@playwright/test';
import type { Order } from '../../src/domain/order/order.ts';
import { refOf } from '../../src/domain/order/order-id.ts';
import { staffPaths } from '../../src/domain/staff/staff-paths.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { ordersOf, shopper } from '../support/browser/order-form.ts';
import { goToPayPage, openShopping, type Purchase, payButton } from '../support/browser/paying.ts';
import { chooseInDrawer, readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';
import type { Refund } from '../support/payment-sandbox.ts';

/** A customer who has paid $60 for two of a menu, and a page for staff. */
async function paidCustomer(page: Page, browser: Browser, shop: Shop) {
  const purchase = await openShopping(page, shop, 'en');
  await goToPayPage(page, 'en', purchase.title);
  await payButton(page, 'en', '$60.00 결제', 'Pay $60.00').click();
  const { done } = shopper(page, 'en');
  await expect(done).toBeVisible();
  await page.keyboard.press('Escape');
  const staff = await (await browser.newContext()).newPage();
  await signInAsStaff(staff, shop);
  await readEnglish(staff);
  return { purchase, staff };
}

async function openHistory(page: Page) {
  await chooseInDrawer(page, 'en', 'Order history');
  return page.getByRole('dialog', { name: 'Order history' });
}

async function orderOf(shop: Shop, { customer, dateId }: Purchase): Promise<Order | undefined> {
  return (await ordersOf(shop, customer.uid, dateId))[0];
}

async function refundsOf(shop: Shop, payment: string | undefined): Promise<Refund[]> {
  const all = (await (await fetch(`${shop.addresses.payments}/admin/refunds`)).json()) as Refund[];
  return all.filter(({ payment_intent }) => payment_intent === payment);
}

test('a customer asks for a smaller order, staff approve it, and the difference is refunded', async ({
  page,
  browser,
  shop,
}) => {
  const { purchase, staff } = await paidCustomer(page, browser, shop);
  const history = await openHistory(page);
  await history.getByRole('button', { name: 'Change the order' }).click();
  const { edit } = shopper(page, 'en');
  await edit.getByRole('button', { name: `Take one ${purchase.title} out` }).click();
  await expect(edit.getByRole('alert')).toContainText('Please contact us to cancel or reduce it.');
  await edit.getByRole('button', { name: 'Ask the shop' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask the shop' });
  await expect(ask).toContainText('2 → 1');
  await ask.getByRole('textbox', { name: 'Reason' }).fill('One guest cannot come');
  await ask.getByRole('button', { name: 'Ask for this smaller order' }).click();
  await expect(ask).toBeHidden();
  await expect(history).toContainText('Waiting for the shop’s answer');
  const before = await orderOf(shop, purchase);
  expect(before).toMatchObject({ totalPrice: '60.00' });

  await staff.goto('/staff/inbox');
  const request = staff.getByRole('listitem').filter({ hasText: 'One guest cannot come' });
  await expect(request.getByRole('link', { name: 'This customer' })).toHaveAttribute(
    'href',
    `/staff/customers/${purchase.customer.uid}`,
  );
  await request.getByRole('link', { name: 'Look and answer' }).click();
  await expect(staff.getByText('2 → 1')).toBeVisible();
  await staff.getByRole('button', { name: 'Agree' }).click();
  const preview = staff.getByRole('dialog');
  await expect(preview).toContainText('$60.00 → $30.00');
  await expect(preview).toContainText(String(before?.payment_intent).slice(-6));
  await preview.getByRole('button', { name: 'Refund $30.00 to the card' }).click();
  await expect(staff.getByRole('listitem').filter({ hasText: 'As you asked.' })).toContainText(
    'Refunded',
  );

  await expect(history).toContainText('Done as you asked');
  await expect(history).toContainText('As you asked.');
  await expect(history).toContainText('$30.00: Refunded to the card that paid');
  expect(await orderOf(shop, purchase)).toMatchObject({ totalPrice: '30.00', paid: true });
  expect(await refundsOf(shop, before?.payment_intent)).toMatchObject([
    { amount: 3000, status: 'succeeded' },
  ]);
});

test('staff take a dish out of a paid order from its own screen, and read what goes back before they ask', async ({
  page,
  browser,
  shop,
}) => {
  const { purchase, staff } = await paidCustomer(page, browser, shop);
  const before = await orderOf(shop, purchase);
  if (!before) throw new Error('no order');
  await staff.goto(staffPaths.order(purchase.dateId, refOf(before)));
  await staff.getByRole('link', { name: 'Take dishes out (refund)' }).click();
  await staff.getByRole('button', { name: `Refund one ${purchase.title} more` }).click();
  await expect(staff.getByText('Back to the card: $30.00')).toBeVisible();
  await staff
    .getByRole('textbox', { name: 'Reason (the customer reads it)' })
    .fill('One was missing');
  await staff.getByRole('button', { name: 'Preview' }).click();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: 'Refund $30.00 to the card' })
    .click();
  await expect(staff.getByRole('listitem').filter({ hasText: 'One was missing' })).toContainText(
    'Refunded',
  );
  const after = await orderOf(shop, purchase);
  expect(after).toMatchObject({ totalPrice: '30.00', paid: true });
  expect(Object.values(after?.menus ?? {})).toMatchObject([{ q: 1 }]);
  expect(await refundsOf(shop, before.payment_intent)).toMatchObject([{ amount: 3000 }]);
  await staff.goto(staffPaths.order(purchase.dateId, refOf(before)));
  await expect(staff.getByText(`${purchase.title} ×1`)).toBeVisible();
});

test('staff decline a cancellation with a message, and the order stays', async ({
  page,
  browser,
  shop,
}) => {
  const { purchase, staff } = await paidCustomer(page, browser, shop);
  const history = await openHistory(page);
  await history.getByRole('button', { name: 'Ask to cancel' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask the shop' });
  await ask.getByRole('textbox', { name: 'Reason' }).fill(`We go on a trip ${purchase.dateId}`);
  await ask.getByRole('button', { name: 'Ask to cancel the order' }).click();
  await expect(history).toContainText('You asked to cancel the order.');

  await staff.goto('/staff/inbox');
  const request = staff.getByRole('listitem').filter({ hasText: purchase.dateId });
  await request.getByRole('link', { name: 'Look and answer' }).click();
  await staff.getByRole('button', { name: 'Decline' }).click();
  const question = staff.getByRole('alertdialog');
  await question.getByRole('textbox').fill('It is being cooked already');
  await question.getByRole('button', { name: 'Decline' }).click();

  await expect(history).toContainText('We could not do what you asked for');
  await expect(history).toContainText('It is being cooked already');
  expect(await orderOf(shop, purchase)).toMatchObject({ totalPrice: '60.00' });
});

/** Staff give $5 back for a leaked soup; the bank refuses it later. Returns the card of the failed refund. */
async function failRefund(staff: Page, shop: Shop, purchase: Purchase, payment: string) {
  await setOutcome(shop, payment, 'fails-later');
  await openRefund(staff, shop, purchase);
  await refundOrder(staff, '5');
  await staff.getByRole('button', { name: 'Refund $5.00 to the card' }).click();
  const card = staff
    .getByRole('listitem')
    .filter({ hasText: 'The customer’s card did not take it' });
  await expect(card).toContainText('Failed');
  return card;
}

const setOutcome = (shop: Shop, payment: string, name: string) =>
  fetch(`${shop.addresses.payments}/admin/refund-outcome?payment=${payment}&outcome=${name}`, {
    method: 'POST',
  });

async function openRefund(staff: Page, shop: Shop, purchase: Purchase): Promise<void> {
  const order = await orderOf(shop, purchase);
  if (!order) throw new Error('no order');
  await staff.goto(staffPaths.refund(purchase.dateId, refOf(order)));
}

/** Fills in an amount and previews it. */
async function refundOrder(staff: Page, amount: string): Promise<void> {
  await staff.getByRole('radio', { name: 'Amount' }).check({ force: true });
  await staff.getByRole('textbox', { name: 'Amount to refund ($)' }).fill(amount);
  await staff
    .getByRole('textbox', { name: 'Reason (the customer reads it)' })
    .fill('The soup leaked');
  await staff.getByRole('button', { name: 'Preview' }).click();
}

test('a failed refund is shown to staff and customer, and staff repeat it', async ({
  page,
  browser,
  shop,
}) => {
  const { purchase, staff } = await paidCustomer(page, browser, shop);
  const payment = String((await orderOf(shop, purchase))?.payment_intent);
  const card = await failRefund(staff, shop, purchase, payment);
  const history = await openHistory(page);
  await expect(history).toContainText('$5.00: It did not reach your card');

  await setOutcome(shop, payment, 'succeeded');
  await card.getByRole('button', { name: 'Refund again' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Refund again' }).click();
  await expect(history).toContainText('$5.00: Refunded to the card that paid');
  expect((await refundsOf(shop, payment)).map(({ status }) => status)).toEqual([
    'succeeded',
    'failed',
  ]);
});

test('a failed refund that staff pay back by bank transfer leaves the inbox, and the customer reads how', async ({
  page,
  browser,
  shop,
}) => {
  const { purchase, staff } = await paidCustomer(page, browser, shop);
  const payment = String((await orderOf(shop, purchase))?.payment_intent);
  await failRefund(staff, shop, purchase, payment);
  await staff.goto('/staff/inbox');
  const entry = staff
    .getByRole('listitem')
    .filter({ hasText: 'Refund of $5.00 failed' })
    .filter({ has: staff.locator(`a[href*="${purchase.customer.uid}"]`) });
  await entry.getByRole('button', { name: 'Paid back otherwise' }).click();
  const question = staff.getByRole('alertdialog');
  await expect(question.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await question.getByRole('textbox').fill('BSB 062-000');
  await question.getByRole('button', { name: 'Record it' }).click();
  await expect(question).toBeHidden();
  await expect(entry).toHaveCount(0);
  await expect(await openHistory(page)).toContainText('$5.00: Paid back to you by bank transfer.');
  await openRefund(staff, shop, purchase);
  const settled = staff.getByRole('listitem').filter({ hasText: 'Paid back by bank transfer' });
  await expect(settled.getByRole('button')).toHaveCount(0);
});

test('a disputed payment is in the inbox with its deadline, is not refunded, and is in the history once it is lost', async ({
  page,
  browser,
  shop,
}) => {
  const { purchase, staff } = await paidCustomer(page, browser, shop);
  const payment = String((await orderOf(shop, purchase))?.payment_intent);
  const admin = async (query: string) => {
    const response = await fetch(`${shop.addresses.payments}/admin/${query}`, { method: 'POST' });
    return (await response.json()) as { id: string };
  };
  const { id } = await admin(`dispute?payment=${payment}&status=needs_response`);
  await staff.goto('/staff/inbox');
  const entry = (words: string) =>
    staff
      .getByRole('listitem')
      .filter({ hasText: words })
      .filter({ has: staff.locator(`a[href*="${purchase.customer.uid}"]`) });
  const open = entry('The customer’s bank disputes a payment');
  await expect(open).toContainText('$60.00');
  await expect(open).toContainText('says the food did not come');
  await expect(open).toContainText('Evidence until');

  await openRefund(staff, shop, purchase);
  await refundOrder(staff, '5');
  await expect(staff.getByText('The customer’s bank disputes $60.00 of this order.')).toBeVisible();
  expect(await refundsOf(shop, payment)).toEqual([]);

  await admin(`disputes?dispute=${id}&status=lost`);
  await expect(staff.getByText('Taken back by the bank')).toBeVisible();
  await staff.goto('/staff/inbox');
  await expect(entry('A dispute was lost')).toContainText('$60.00');
  await expect(await openHistory(page)).toContainText('$60.00: Your bank has paid it back to you.');
});
