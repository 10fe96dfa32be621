import type { BrowserContext, Page } from '@playwright/test';
import { commitCall, type Fault } from '../faults/fault.ts';
import { doneDialogLoaded, orderWithFault, storesOf } from '../faults/ordering-round.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { goBackFromDialog } from '../support/browser/history-steps.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  changeDate,
  emptyNotice,
  openDate,
  openOwnDate,
  ordersOf,
  routeOrderCommits,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { SAMPLE_SEED, SOAK_ONLY, sampleOf } from '../support/browser/sample-of-tests.ts';
import { languagesFor, openDatesAs, speaking } from '../support/browser/signed-up-account.ts';

/** `node tests/faults/connections.ts` draws more of them at random. */
const faults: Fault[] = [
  { kind: 'call', call: 1, lost: 'request', lasting: true, healMs: 2500 },
  { kind: 'call', call: commitCall, lost: 'request', lasting: true, healMs: 14_000 },
  { kind: 'call', call: commitCall, lost: 'answer', lasting: true, healMs: 14_000 },
  { kind: 'call', call: commitCall, lost: 'answer', lasting: false, healMs: 700 },
  { kind: 'offline', afterMs: 20, healMs: 2500 },
  { kind: 'reload', afterMs: 30, healMs: 700 },
  { kind: 'close', afterMs: 60, healMs: 700 },
];

test.describe(`a connection that is cut between the tap and the response (seed ${SAMPLE_SEED})`, () => {
  for (const fault of sampleOf(faults, 1)) {
    test(`${JSON.stringify(fault)} leaves one whole order`, async ({ context, page, shop }) => {
      const customer = await addCustomer(shop);
      const menuId = await addMenu(shop);
      await context.clock.install();
      await openDatesAs(page, 'en', customer);
      await orderWithFault(shop, context, customer, menuId, fault);
    });
  }
});

test('the page confirms an order whose response arrives as the connection drops', async ({
  context,
  page,
  shop,
}) => {
  const { title, dateId, customer, shopping } = await openOwnDate(page, shop);
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.payByCash.click();
  await doneDialogLoaded(page);
  await routeOrderCommits(page, async (route) => {
    const response = await route.fetch();
    // The page retries a commit that failed because of another test's write.
    if (response.ok()) await context.setOffline(true);
    await route.fulfill({ response });
  });
  await shopping.confirm.click();
  await expect(shopping.done).toBeVisible();
  expect(await ordersOf(shop, customer.uid, dateId)).toHaveLength(1);
});

test(
  'an edit confirmed by the listener before its response stays confirmed, and back leads to the menus',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const menuId = await addMenu(shop);
    const title = await titleOf(shop, menuId, 'en');
    const made = await addDate(shop, [menuId]);
    const { dateId } = made;
    const customer = await addCustomer(shop);
    await addOrder(shop, customer, made, { [menuId]: 2 }, 'cash');
    await page.clock.install();
    await openDate(page, 'en', dateId, customer);
    const shopping = shopper(page, 'en');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Order history' }).click();
    await page.getByRole('button', { name: 'Change the order' }).click();
    await shopping.edit.getByRole('button', { name: `Add one ${title}` }).click();
    await shopping.editCash.click();
    let lost = false;
    await routeOrderCommits(page, async (route) => {
      if (lost) return route.continue();
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ response });
      lost = true;
      await route.abort();
    });
    // The retry uses the same idempotency key, so it finds the order stored.
    let told = false;
    await page.route(/documents:batchGet/, async (route) => {
      if (lost && !told) await shopping.done.waitFor();
      await route.continue();
    });
    await shopping.comparison.getByRole('button', { name: /by cash/ }).click();
    await expect(shopping.done).toBeVisible();
    told = true;
    await expect(shopping.edit).toBeHidden();
    await page.clock.runFor(1500);
    await expect(shopping.done).toContainText('$90.00');
    await goBackFromDialog(page, 2);
    await expect(shopping.done).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Order history' })).toBeVisible();
    await goBackFromDialog(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/date-detail/en/${dateId}$`));
  },
);

/** A customer with one basket in two tabs, both with the confirmation of a cash order open. */
async function twoTabsAtTheQuestion(context: BrowserContext, page: Page, shop: Shop) {
  const own = await openOwnDate(page, shop);
  await own.shopping.add(own.title, 2);
  const other = await context.newPage();
  await openDate(other, 'en', own.dateId);
  for (const tab of [page, other]) {
    await shopper(tab, 'en').basket.click();
    await shopper(tab, 'en').payByCash.click();
    await expect(shopper(tab, 'en').confirm).toBeVisible();
  }
  return { ...own, other };
}

const alreadyOrdered = (tab: Page) =>
  tab.getByRole('dialog', { name: 'You have already ordered this' });

test('two tabs that order the same basket create one order', async ({ context, page, shop }) => {
  const { menuId, dateId, customer, other } = await twoTabsAtTheQuestion(context, page, shop);
  const tabs = [page, other];
  // A plain click waits until its tab is idle; by then the other tab may have taken the button away.
  const buttons = await Promise.all(
    tabs.map((tab) => shopper(tab, 'en').confirm.evaluateHandle((button) => button as HTMLElement)),
  );
  await Promise.all(buttons.map((button) => button.evaluate((element) => element.click())));
  await expect
    .poll(() => storesOf(shop, customer.uid, dateId))
    .toEqual({
      orders: 1,
      staffOrders: 1,
      backups: 1,
      ledgerKeys: 1,
    });
  for (const tab of tabs) {
    await expect(shopper(tab, 'en').done.or(alreadyOrdered(tab))).toBeVisible();
  }
  const done = await Promise.all(tabs.map((tab) => shopper(tab, 'en').done.isVisible()));
  expect(done).toContain(true);
  const [order] = await ordersOf(shop, customer.uid, dateId);
  expect(order?.menus[menuId]?.q).toBe(2);
});

test('a tab with an open confirmation says that another tab has ordered the basket', async ({
  context,
  page,
  shop,
}) => {
  const { dateId, customer, other } = await twoTabsAtTheQuestion(context, page, shop);
  await shopper(page, 'en').confirm.click();
  await expect(shopper(page, 'en').done).toBeVisible();
  const already = alreadyOrdered(other);
  await expect(already).toContainText('$60.00');
  await already.getByRole('button', { name: 'OK' }).click();
  await expect(other.getByRole('alertdialog')).toBeHidden();
  await shopper(other, 'en').basket.click();
  await expect(emptyNotice(other, 'en')).toBeVisible();
  expect((await ordersOf(shop, customer.uid, dateId)).map(({ totalPrice }) => totalPrice)).toEqual([
    '60.00',
  ]);
});

for (const language of languagesFor('en')) {
  const say = speaking(language);
  test(`refuses an order whose price, menu or date has just changed, says why and keeps the basket (${language})`, async ({
    page,
    shop,
  }) => {
    const [soup, rice] = await Promise.all([addMenu(shop), addMenu(shop)]);
    const title = (menuId: string) => titleOf(shop, menuId, language);
    const { dateId } = await addDate(shop, [soup, rice]);
    const customer = await addCustomer(shop);
    await openDate(page, language, dateId, customer);
    const shopping = shopper(page, language);
    await shopping.add(await title(soup), 2);
    await shopping.add(await title(rice));
    await shopping.basket.click();

    /** Makes a change after the tap, just before the page reads Firestore. */
    const meanwhile = (change: () => Promise<void>) =>
      page.route(
        /documents:batchGet/,
        async (route) => {
          await change();
          await route.continue();
        },
        { times: 1 },
      );
    // Scrolls to the end of the order, where its buttons are.
    await shopping.order
      .getByText(say('쌓일 포인트', 'Points to be earned'))
      .scrollIntoViewIfNeeded();
    await shopping.payByCash.click();
    await meanwhile(() => shop.store.setField('manages/menus', [soup, 'price'], 31));
    await shopping.confirm.click();
    const refusal = shopping.order.getByRole('alert');
    await expect(refusal).toContainText(say('합계가 $92.00예요', 'the total is now $92.00'));
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await expect(shopping.order).toContainText('$62.00');
    expect(await ordersOf(shop, customer.uid, dateId)).toEqual([]);

    await shopping.payByCash.click();
    await meanwhile(() => changeDate(shop, dateId, ['menus', rice], false));
    await shopping.confirm.click();
    const soldOut = shopping.order.getByRole('alert').filter({ hasText: await title(rice) });
    await expect(soldOut.first()).toContainText(say('이미 품절되었어요', 'has already sold out'));
    expect(await ordersOf(shop, customer.uid, dateId)).toEqual([]);
    await soldOut
      .first()
      .getByRole('button', { name: say('빼기', 'Take it out'), exact: true })
      .click();

    await shopping.payByCash.click();
    await meanwhile(() => changeDate(shop, dateId, ['orderDone'], true));
    await shopping.confirm.click();
    const closed = say('주문이 마감되었어요. 감사합니다!', 'The order is closed. Thanks!');
    await expect(page.getByRole('alertdialog', { name: closed })).toBeVisible();
    await expect(shopping.order).toBeHidden();
    expect(await ordersOf(shop, customer.uid, dateId)).toEqual([]);
    const kept = await page.evaluate((key) => localStorage.getItem(key), `basket-${dateId}`);
    expect(JSON.parse(kept ?? '{}')).toEqual({ [soup]: 2 });
  });
}

for (const language of languagesFor('en')) {
  const say = speaking(language);
  test(`shows a slow order in its dialog, and a missing response beside the buttons (${language})`, async ({
    page,
    shop,
  }) => {
    const menuId = await addMenu(shop);
    const title = await titleOf(shop, menuId, language);
    const made = await addDate(shop, [menuId]);
    const customer = await addCustomer(shop);
    // A new order asks for confirmation, an edit shows what changes.
    const edits = language === 'en';
    if (edits) await addOrder(shop, customer, made, { [menuId]: 2 }, 'cash');
    await page.clock.install();
    await openDate(page, language, made.dateId, customer);
    const shopping = shopper(page, language);
    await shopping.add(title, 2);
    await shopping.basket.click();
    await shopping.order
      .getByText(say('쌓일 포인트', 'Points to be earned'))
      .scrollIntoViewIfNeeded();
    await (edits ? shopping.editCash : shopping.payByCash).click();
    const { promise: patient, resolve: answer } = Promise.withResolvers<void>();
    let sent = false;
    await routeOrderCommits(page, async (route) => {
      sent = true;
      await patient;
      await route.continue();
    });
    const sending = say('주문을 보내고 있어요', 'Sending your order');
    const slow = say(
      '인터넷이 느려요. 조금만 더 기다려 주세요. 두 번 주문되지 않아요.',
      'The network is slow. Please wait a little longer; you will not order twice.',
    );
    const asking = edits ? shopping.comparison : page.getByRole('alertdialog');
    // Ahead of the page's clock, but within the ten minutes by which the rules allow a phone's clock to be
    // off.
    await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, 300_000));
    await asking.getByRole('button', { name: say('현금으로', 'by cash') }).click();
    while (!sent) await page.clock.runFor(5);
    for (const [ms, words] of [
      [3000, sending],
      [10_000, slow],
    ] as const) {
      await page.clock.runFor(ms);
      const wait = asking.getByRole('status').filter({ hasText: words });
      await expect(wait).toBeInViewport({ ratio: 1 });
    }
    await page.clock.runFor(20_000);
    await page.clock.resume();
    await expect(asking).toBeHidden();
    const unanswered = shopping.order.getByRole('status');
    await expect(unanswered).toContainText(say('답이 아직 오지 않았어요', 'No answer yet'));
    await expect(unanswered).toBeInViewport({ ratio: 1 });
    answer();
    await expect(shopping.done).toBeVisible();
  });
}

test('logs an order that could not be stored once Firestore can be reached again', async ({
  context,
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const { dateId } = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await openDate(page, 'en', dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.payByCash.click();
  await context.setOffline(true);
  await shopping.confirm.click();
  await expect(page.getByText('Your order was not placed')).toBeInViewport({ ratio: 1 });
  const entries = async () => {
    const issues = await shop.store.read('errors/orderIssues');
    return Object.values((issues?.[dateId] ?? {}) as Record<string, unknown>);
  };
  expect(await entries()).toEqual([]);
  await context.setOffline(false);
  await expect.poll(entries).toEqual([
    expect.objectContaining({
      name: customer.info.name,
      issue: 'order2',
      order: expect.objectContaining({ dateId, orderKey: customer.orderKey, totalPrice: '60.00' }),
      error: expect.stringContaining('network'),
      time: expect.any(Number),
    }),
  ]);
  expect(await ordersOf(shop, customer.uid, dateId)).toEqual([]);
});

test('a phone that is ten minutes wrong, and whose first request failed, places an order', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const ahead = 10 * 60_000;
    const real = Date.now.bind(Date);
    window.Date = class extends Date {
      constructor(...given: [] | [string | number | Date]) {
        super(given.length === 0 ? real() + ahead : given[0]);
      }
      static override now = () => real() + ahead;
    } as DateConstructor;
  });
  await page.route(/:batchGet/, (route) => route.abort(), { times: 1 });
  const { title, dateId, customer, shopping } = await openOwnDate(page, shop);
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.payByCash.click();
  await shopping.confirm.click();
  await expect(shopping.done).toBeVisible();
  const [order] = await ordersOf(shop, customer.uid, dateId);
  expect(Math.abs((order?.orderDate as number) - Date.now())).toBeLessThan(5 * 60_000);
});
