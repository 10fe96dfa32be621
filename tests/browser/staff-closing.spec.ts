import type { Order } from '../../src/domain/order/order.ts';
import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  changeDate,
} from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { addStaff, signInAsStaff, Taps } from '../support/browser/staff-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an owner closes the cash of a day, which stays as it was counted and is corrected by a further entry', async ({
  page,
  browser,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const { dateId } = day;
  const [paid, late] = [await addCustomer(shop), await addCustomer(shop)];
  const first = await addOrder(shop, paid, day, { [menuId]: 2 }, 'cash');
  const second = await addOrder(shop, late, day, { [menuId]: 3 }, 'cash');
  await changeDate(shop, dateId, ['orderDone'], true);
  const driver = 'driver@example.com';
  const mark = (order: Order, marks: object) =>
    shop.store.write([
      {
        path: `orderMarks/${dateId}/orders/${orderIdOf(refOf(order))}`,
        data: {
          uid: order.customerInfo.uid,
          delivered: { version: 'v', at: 1, by: driver },
          ...marks,
        },
      },
    ]);
  const cash = (amount: number) => ({ 'cash-taken': { version: 'v', amount, at: 1, by: driver } });
  await mark(first, cash(6000));
  await mark(second, {});
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${dateId}`);
  const taps = new Taps();
  const ofDriver = page.getByRole('group', { name: driver });
  const open = page.getByRole('list', { name: 'Still to collect' });
  const counted = ofDriver.getByLabel('Counted (dollars)');

  await test.step('two taps lead to what each has marked, and to who has not paid', async () => {
    await taps.tap(page.getByRole('link', { name: 'More' }));
    await taps.tap(page.getByRole('link', { name: 'The day’s cash' }));
    await expect(ofDriver).toContainText('$60.00');
    await expect(open).toContainText(late.info.name);
    await expect(open).toContainText('Delivered, unpaid');
    await expect(open).toContainText('$90.00');
  });

  await test.step('a difference is named at once, and asks for its reason', async () => {
    await counted.fill('55');
    await expect(ofDriver).toContainText('$5.00 short');
    await page.getByRole('button', { name: 'Close this day’s cash' }).click();
    await expect(ofDriver).toContainText('Please say why');
    await page.reload();
    await expect(counted).toHaveValue('55');
    await ofDriver.getByLabel('Why does it differ?').fill('no change');
    await page.getByRole('button', { name: 'Close this day’s cash' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Still to collect: $90.00');
    await question.getByRole('button', { name: 'Close with $55.00' }).click();
    await expect(page.getByText('Reason: no change')).toBeVisible();
    expect(await shop.store.read(`dayClosings/${dateId}`)).toMatchObject({
      number: 1,
      by: 'staff@example.com',
      counts: [{ by: driver, counted: 5500, why: 'no change' }],
    });
  });

  await test.step('what is marked afterwards changes no figure, and is named beside them', async () => {
    await mark(second, cash(9000));
    const change = page.getByRole('listitem').filter({ hasText: `${late.info.name}:` });
    await expect(change).toContainText('left $90.00 → taken $90.00');
    await expect(open).toContainText('$90.00');
  });

  await test.step('the books see it and change nothing', async () => {
    const other = await (await browser.newContext()).newPage();
    await signInAsStaff(other, shop, await addStaff(shop, 'books'));
    await readEnglish(other);
    await other.goto(`/staff/${dateId}/closing`);
    await expect(other.getByText('Reason: no change')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Correct it' })).toHaveCount(0);
    await other.context().close();
  });

  await test.step('the numbers of the date say what was short', async () => {
    await page.goto(`/staff/${dateId}/numbers`);
    const cash = page.getByRole('table', { name: 'Cash counted − cash marked' });
    await expect(cash.getByRole('row').last()).toContainText('-$5.00');
    await page.goto(`/staff/${dateId}/closing`);
  });

  await test.step('a correction is a further entry beside the first', async () => {
    await page.getByRole('button', { name: 'Correct it' }).click();
    await expect(counted).toHaveValue('55');
    await counted.fill('150');
    await expect(ofDriver).toContainText('Agrees to the cent');
    await page.getByRole('button', { name: 'Close with the corrected figures' }).click();
    await page.getByRole('button', { name: 'Close with $150.00' }).click();
    await expect(page.getByText('with a correction')).toBeVisible();
    await expect(page.getByText('Something has changed since')).toHaveCount(0);
    await page.getByText('Closing 1').click();
    await expect(page.getByText('Reason: no change')).toBeVisible();
    expect(await shop.store.read(`dayClosings/${dateId}`)).toMatchObject({ number: 1 });
    expect(await shop.store.read(`dayClosings/${dateId}~2`)).toMatchObject({ number: 2 });
  });
});
