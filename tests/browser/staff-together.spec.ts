import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  openDate,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import {
  addStaff,
  listenedTargets,
  setHidden,
  signInAsStaff,
} from '../support/browser/staff-pages.ts';

test('two members of staff and a customer see what each other does', async ({
  page,
  browser,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const customer = await addCustomer(shop);
  const [cooks, drivers] = [await browser.newContext(), await browser.newContext()];
  const [cook, driver] = [await cooks.newPage(), await drivers.newPage()];
  const cookEmail = await addStaff(shop);
  await signInAsStaff(cook, shop, cookEmail);
  await signInAsStaff(driver, shop, await addStaff(shop));
  for (const staff of [cook, driver]) {
    await readEnglish(staff);
    await staff.goto(`${shop.addresses.web}/staff/${dateId}`);
    await expect(staff.getByText('No orders yet')).toBeVisible();
  }
  const cardOf = (staff: typeof cook) =>
    staff.getByRole('listitem').filter({ hasText: customer.info.address });
  const packedOf = (staff: typeof cook) =>
    cardOf(staff).getByRole('button', { name: /: (Packed|Pack again)$/ });

  await test.step('an order appears on both boards without a tap', async () => {
    await openDate(page, 'en', dateId, customer);
    const shopping = shopper(page, 'en');
    await shopping.add(title, 2);
    await shopping.basket.click();
    await shopping.payByCash.click();
    await shopping.confirm.click();
    await expect(shopping.done).toBeVisible();
    await expect(cardOf(cook)).toContainText('New');
    await expect(cardOf(driver)).toContainText('New');
  });

  await test.step('a mark appears on the other board', async () => {
    await packedOf(cook).click();
    await expect(packedOf(driver)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a dish that sells out is sold out on the customer’s screen', async () => {
    await openDate(page, 'en', dateId);
    const dish = page.getByRole('article').filter({ hasText: title });
    const soldOut = cook.getByRole('button', { name: `${title} sold out` });
    await cook.getByText(/\d dish/).click();
    await soldOut.click();
    await expect(dish).toContainText('Early sold out');
    // The customer's page may show it before the cook's own does.
    await expect(soldOut).toHaveAttribute('aria-pressed', 'true');
    await soldOut.click();
    await expect(dish).not.toContainText('Early sold out');
  });

  await test.step('a mark made offline waits, and the later of two members of staff is asked', async () => {
    await drivers.setOffline(true);
    await expect(driver.getByText('No connection since')).toBeVisible();
    // Meanwhile the customer orders one more, and the cook packs the order again.
    const order = await addOrder(shop, customer, day, { [menuId]: 3 }, 'cash');
    await expect(cardOf(cook)).toContainText('Changed after it was packed');
    await packedOf(cook).click();
    await expect(cardOf(cook)).not.toContainText('Changed after it was packed');
    const marks = `orderMarks/${dateId}/orders/${orderIdOf(refOf(order))}`;
    const actions = async () =>
      Object.values(await shop.store.list('staffLog')).filter((entry) => entry.dateId === dateId);
    // Packed, sold out and back, packed again.
    await expect.poll(async () => (await actions()).length).toBe(4);

    await packedOf(driver).click();
    await expect(packedOf(driver)).toHaveAttribute('aria-pressed', 'false');
    await expect(driver.getByText('1 mark will be sent when there is a connection.')).toBeVisible();
    await expect(
      driver.getByText('You are offline. The shop will carry on when you are back online.'),
    ).toBeVisible();
    // The notice covers neither of these.
    for (const target of [
      driver.getByRole('button', { name: 'Undo' }),
      driver.getByRole('link', { name: 'More' }),
    ]) {
      await target.click({ trial: true });
    }
    expect((await shop.store.read(marks))?.packed).toBeTruthy();
    await drivers.setOffline(false);
    const question = driver.getByRole('alertdialog');
    await expect(question).toContainText(`${cookEmail} · `);
    await question.getByRole('button', { name: 'Change it anyway' }).click();
    await expect(packedOf(cook)).toHaveAttribute('aria-pressed', 'false');
    await expect(driver.getByText('No connection since')).toBeHidden();
    expect((await shop.store.read(marks))?.packed).toBeUndefined();
  });

  await test.step('a date that staff close is closed for the customer and on the other board', async () => {
    await cook.getByRole('button', { name: 'Close orders', exact: true }).click();
    await cook.getByRole('alertdialog').getByRole('button', { name: 'Close orders' }).click();
    await expect(page.getByText('The order is closed. Thanks!').first()).toBeVisible();
    await expect(driver.getByText('Closed', { exact: true })).toBeVisible();
  });
  await cooks.close();
  await drivers.close();
});

test(
  'a hidden board stops its listeners and catches up when it is visible again',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const menuId = await addMenu(shop);
    const day = await addDate(shop, [menuId]);
    const [first, second] = [await addCustomer(shop), await addCustomer(shop)];
    await addOrder(shop, first, day, { [menuId]: 2 }, 'cash');
    const targets = listenedTargets(page);
    const wholeReads: string[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith(':runQuery') ? (request.postData() ?? '') : '';
      if (body.includes(`orders2/${day.dateId}"`)) wholeReads.push(body);
    });
    await signInAsStaff(page, shop);
    await page.goto(`/staff/${day.dateId}`);
    // Its address is behind the name.
    await expect(page.getByText(first.info.address)).toBeAttached();
    await expect.poll(() => targets.size).toBeGreaterThan(0);

    await setHidden(page, true);
    await expect.poll(() => [...targets.values()]).toEqual([]);
    await addOrder(shop, second, day, { [menuId]: 2 }, 'cash');
    const lastChange = {
      dateId: day.dateId,
      orderKey: second.orderKey,
      movedFrom: null,
      at: Date.now(),
    };
    await shop.store.write([
      { path: `pointBalances/${second.uid}`, data: { balance: 0, lastChange } },
    ]);

    await setHidden(page, false);
    await expect(page.getByText(second.info.address)).toBeAttached();
    expect(wholeReads).toHaveLength(1);
  },
);
