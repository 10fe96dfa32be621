import type { Page } from '@playwright/test';
import type { PayLink } from '../../src/domain/card/pay-link.ts';
import type { PayPage } from '../../src/domain/card/pay-page.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { leaveDialogsBehind, stepBackAfterReplace } from '../support/browser/history-steps.ts';
import { addDate, addMenu, newInfo, titleOf } from '../support/browser/order-form.ts';
import { payButton } from '../support/browser/paying.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { logOf, signInAsStaff, Taps, takePhoneOrder } from '../support/browser/staff-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

const linkOf = async (shop: Shop, dateId: string) => {
  const links = Object.entries(await shop.store.list('payLinks'));
  const [id = '', link] = links.find(([, one]) => one.dateId === dateId) ?? [];
  return { id, link: link as unknown as PayLink };
};

/** Opens the link as whoever has it, without a log-in. */
async function openLink(page: Page, address: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: new URL(address).origin,
  });
  const phone = await context.newPage();
  await phone.goto(address);
  return phone;
}

test('staff take a card order by phone, its customer pays it by the link, and it is an order', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const title = await titleOf(shop, menuId, 'en');
  const name = `Card Choi ${day.dateId}`;
  const { phone, phone2 } = newInfo();
  const texts = async () => {
    const outbox = await fetch(`${shop.addresses.sms}/outbox?to=61${phone2.slice(1)}`);
    return ((await outbox.json()) as { text: string }[]).map(({ text }) => text);
  };
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}`);

  await test.step('a new customer who pays by card: ten taps', async () => {
    const caller = { name, phone2, address: '78 Phone St, Ryde' };
    const taps = await takePhoneOrder(page, caller, { title, q: 2 });
    await taps.tap(page.getByRole('radio', { name: 'Card (link)' }));
    await taps.tap(page.getByRole('button', { name: 'Send link to pay $60.00 by card' }));
    await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();
    expect(taps.count).toBe(10);
  });
  await expect(page.getByText(`A text went to ${phone}.`)).toBeVisible();
  const { id } = await linkOf(shop, day.dateId);
  const address = `${shop.addresses.web}/pay/${id}`;
  await expect(page.getByText(address)).toBeVisible();
  expect(await texts()).toEqual([expect.stringContaining(address)]);

  await test.step('it is shown apart from the orders that are cooked', async () => {
    await page.getByRole('link', { name: 'Orders' }).first().click();
    const waiting = page.getByRole('listitem').filter({ hasText: name });
    await expect(page.getByText('1 order is not paid yet')).toBeVisible();
    await expect(waiting).toContainText('$60.00');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await waiting.getByRole('link').click();
  });

  const customer = await openLink(page, address);
  await test.step('the page shows no address and no phone; two taps pay', async () => {
    await expect(customer.getByRole('heading', { name: 'Hansang' })).toBeVisible();
    await expect(customer.getByText(`${title} ×2`)).toBeVisible();
    const shown = await customer.locator('main').textContent();
    for (const own of [name, 'Phone St', phone]) expect(shown).not.toContain(own);
    await customer.getByRole('button', { name: '한국어' }).click();
    await expect(customer.getByText('아직 결제하지 않으셨어요', { exact: false })).toBeVisible();
    await customer.getByRole('button', { name: 'English' }).click();
    const taps = new Taps();
    await taps.tap(customer.getByRole('button', { name: 'Pay $60.00 by card' }));
    await expect(customer.locator('.amount')).toHaveText('$60.00');
    await taps.tap(payButton(customer, 'en', '$60.00 결제', 'Pay $60.00'));
    await expect(customer.getByText('Paid, thank you!')).toBeVisible();
    await expect(customer.getByText('$60.00').first()).toBeVisible();
    expect(taps.count).toBe(2);
  });

  await test.step('a paid order can’t be paid again', async () => {
    await customer.goto(address);
    await expect(customer.getByText('Paid, thank you!')).toBeVisible();
    await expect(customer.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    await customer.context().close();
  });

  await expect(page.getByText('It is among the orders, paid by card.')).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  const card = page.getByRole('listitem').filter({ hasText: '78 Phone St, Ryde' });
  await expect(card).toContainText(`${title} ×2`);
  await expect(card).toContainText('Paid');
  await expect(page.getByText('not paid yet')).toHaveCount(0);
  await expect.poll(async () => (await texts()).length).toBe(2);
  expect((await texts()).join('\n')).toContain('$60.00 (Paid by card)');
  expect(await logOf(shop, { dateId: day.dateId })).toEqual([
    expect.stringMatching(/^pay-link null → .*"due":6000/),
  ]);
});

test('staff change and cancel an order that is not paid, and the page says so', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const title = await titleOf(shop, menuId, 'en');
  const { phone2 } = newInfo();
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}`);
  const caller = { name: 'Mina Card', phone2, address: '79 Phone St, Ryde' };
  await takePhoneOrder(page, caller, { title, q: 2 });
  await page.getByRole('radio', { name: 'Card (link)' }).click();
  await page.getByRole('button', { name: 'Send link to pay $60.00 by card' }).click();
  await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();
  const { id } = await linkOf(shop, day.dateId);
  const customer = await openLink(page, `${shop.addresses.web}/pay/${id}`);
  await customer.getByRole('button', { name: 'Pay $60.00 by card' }).click();
  await expect(customer.locator('.amount')).toHaveText('$60.00');

  await page.getByRole('link', { name: 'Change the order' }).click();
  await page.getByRole('button', { name: `Add one ${title}` }).click();
  await page.getByRole('button', { name: 'Send link to pay $90.00 by card' }).click();
  await expect(page.getByText('$90.00').first()).toBeVisible();
  await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();

  // The pay page of the order as it was takes nothing any more, and the link shows the new one.
  await customer.goBack();
  await expect(customer.getByRole('button', { name: 'Pay $90.00 by card' })).toBeVisible();

  await test.step('the listener closes the question before the answer comes, and the board says it', async () => {
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.route('**/app/function-action', async (route) => {
      const response = await route.fetch();
      await question.waitFor({ state: 'detached' });
      await route.fulfill({ response });
    });
    await stepBackAfterReplace(page);
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('Order of Mina Card cancelled')).toBeVisible();
    await leaveDialogsBehind(page);
    await expect(page).toHaveURL(`/staff/${day.dateId}`);
    await expect(page.getByText('Order of Mina Card cancelled')).toBeVisible();
  });
  await expect(page.getByText('not paid yet')).toHaveCount(0);
  // It was open on the customer's phone.
  await customer.getByRole('button', { name: 'Pay $90.00 by card' }).click();
  await expect(customer.getByText('This order was cancelled')).toBeVisible();
  await expect(customer.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  await customer.context().close();
  expect((await linkOf(shop, day.dateId)).link.state).toBe('cancelled');
});

test('staff add a dish to a paid order, its customer pays the difference, and it is one order', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const title = await titleOf(shop, menuId, 'en');
  const { phone2 } = newInfo();
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}`);
  const caller = { name: 'Mina More', phone2, address: '83 Phone St, Ryde' };
  await takePhoneOrder(page, caller, { title, q: 2 });
  await page.getByRole('radio', { name: 'Card (link)' }).click();
  await page.getByRole('button', { name: 'Send link to pay $60.00 by card' }).click();
  await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();
  const { id: firstId } = await linkOf(shop, day.dateId);
  const customer = await openLink(page, `${shop.addresses.web}/pay/${firstId}`);
  await customer.getByRole('button', { name: 'Pay $60.00 by card' }).click();
  await payButton(customer, 'en', '$60.00 결제', 'Pay $60.00').click();
  await expect(customer.getByText('Paid, thank you!')).toBeVisible();

  await page.getByRole('link', { name: 'Orders' }).first().click();
  const card = page.getByRole('listitem').filter({ hasText: '83 Phone St, Ryde' });
  await card.getByText('Mina More').click();
  await card.getByRole('link', { name: 'Change' }).click();
  await page.getByRole('link', { name: 'Add dishes (payment link)' }).click();
  await page.getByRole('button', { name: `Add one ${title}` }).click();
  await expect(page.getByText('paid $60.00 · to pay $30.00')).toBeVisible();
  await page.getByRole('button', { name: 'Send link to pay $30.00 by card' }).click();
  await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  expect(id).not.toBe(firstId);

  // Until it is paid the order stands as it was.
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(card).toContainText(`${title} ×2`);
  await expect(page.getByText(`added: ${title} ×1`)).toBeVisible();

  await customer.goto(`${shop.addresses.web}/pay/${id}`);
  await expect(customer.getByText('Paid before')).toBeVisible();
  await customer.getByRole('button', { name: 'Pay $30.00 by card' }).click();
  await payButton(customer, 'en', '$30.00 결제', 'Pay $30.00').click();
  await expect(customer.getByText('The added dishes are in your order.')).toBeVisible();
  await customer.context().close();
  await expect(card).toContainText(`${title} ×3`);
  await expect(page.getByText('not paid yet')).toHaveCount(0);
});

test('a change beyond the limit of an order that is not paid asks for the reason, and is saved with it', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId], { menuLimitForPerson: { [menuId]: 2 } });
  const title = await titleOf(shop, menuId, 'en');
  const { phone2 } = newInfo();
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}`);
  const caller = { name: 'Mina Limit', phone2, address: '81 Phone St, Ryde' };
  await takePhoneOrder(page, caller, { title, q: 2 });
  await page.getByRole('radio', { name: 'Card (link)' }).click();
  await page.getByRole('button', { name: 'Send link to pay $60.00 by card' }).click();
  await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Change the order' }).click();
  await page.getByRole('button', { name: `Add one ${title}` }).click();
  await page.getByRole('button', { name: 'Send link to pay $90.00 by card' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill('Regular customer');
  await question.getByRole('button', { name: 'Take it anyway' }).click();
  await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();
  await expect(page.getByText('$90.00').first()).toBeVisible();
  expect((await linkOf(shop, day.dateId)).link).toMatchObject({ state: 'open', amount: 9000 });
});

test('staff take the same order in cash after all: the form says that its link ends, and nobody can pay it any more', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const title = await titleOf(shop, menuId, 'en');
  const name = `Cash Choi ${day.dateId}`;
  const { phone2 } = newInfo();
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}`);
  await takePhoneOrder(page, { name, phone2, address: '80 Phone St, Ryde' }, { title, q: 2 });
  await page.getByRole('radio', { name: 'Card (link)' }).click();
  await page.getByRole('button', { name: 'Send link to pay $60.00 by card' }).click();
  await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible();
  const { id } = await linkOf(shop, day.dateId);
  const customer = await openLink(page, `${shop.addresses.web}/pay/${id}`);
  await customer.getByRole('button', { name: 'Pay $60.00 by card' }).click();
  await expect(customer.locator('.amount')).toHaveText('$60.00');

  await page.getByRole('link', { name: 'Orders' }).first().click();
  await page.getByRole('button', { name: 'Close orders' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 order with a payment link is not paid yet.');
  await expect(question).toContainText('can still be paid until their time is over');
  await question.getByRole('button', { name: 'Leave it' }).click();

  await page.getByRole('link', { name: 'Phone order' }).click();
  await page.getByRole('searchbox', { name: 'Find the customer' }).fill(name);
  await page.getByRole('button', { name }).click();
  await expect(page.getByText('An order for this address is not paid yet ($60.00)')).toBeVisible();
  await expect(page.getByText('Saving ends its link', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: 'Card (link)' }).click();
  await expect(
    page.getByText('An address can have one link only.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Cash at the door' }).click();
  for (let n = 0; n < 2; n += 1) {
    await page.getByRole('button', { name: `Add one ${title}` }).click();
  }
  await page.getByRole('button', { name: 'Save order, $60.00 cash' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '80 Phone St, Ryde' })).toBeVisible();
  await expect(page.getByText('not paid yet')).toHaveCount(0);
  await expect.poll(async () => (await linkOf(shop, day.dateId)).link.state).toBe('replaced');

  // The pay page that was open takes nothing any more.
  await customer.goBack();
  await expect(customer.getByText('Another order has taken its place')).toBeVisible();
  await expect(customer.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  await customer.context().close();
});

test('a connection that is lost at the tap leaves the order in view, in the words of its language', async ({
  page,
}) => {
  const order: PayPage = {
    state: 'open',
    language: 'en',
    dateId: '20301124_1764000000000',
    lines: [
      {
        menuKey: 'soup',
        menuTitle: '시험 국',
        menuTitleEn: 'Beef short rib soup (serves 2)',
        q: 2,
        sum: 6000,
      },
    ],
    amount: 6000,
    until: Date.now() + 3_600_000,
    version: 'v1',
  };
  await page.route('**/app/pay/p1', (route) => route.fulfill({ json: order }));
  await page.goto('/pay/p1');
  const pay = page.getByRole('button', { name: 'Pay $60.00 by card' });
  await expect(pay).toBeVisible();
  // Where a row takes two lines, its dots lead to the price.
  const price = page.getByRole('definition').first();
  const dots = page.locator('dl > div').first().locator('[aria-hidden]');
  const [dotsAt, priceAt] = await Promise.all([dots.boundingBox(), price.boundingBox()]);
  expect(dotsAt?.y).toBeGreaterThan(priceAt?.y ?? Number.NaN);
  await page.context().setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(notice).toBeVisible({ timeout: 5000 });
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('You will not pay twice.');
  await expect(page.getByText('Beef short rib soup (serves 2) ×2')).toBeVisible();
  await expect(pay).toBeEnabled();
  await page.context().setOffline(false);
});
