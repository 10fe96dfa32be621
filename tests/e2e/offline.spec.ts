import { chooseInDrawer, openDatesAs } from './support/account.ts';
import { addCustomer, addDate, addMenu, addOrder } from './support/ordering.ts';
import { expect, test } from './support/shop.ts';

// The shop's files have to be on the phone.
test.use({ serviceWorkers: 'allow' });

test('own orders that were seen open again without a connection, and say from when they are', async ({
  context,
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, await addDate(shop, [menuId]), { [menuId]: 3 }, 'cash');
  await openDatesAs(page, 'ko', customer);
  await chooseInDrawer(page, 'ko', '주문 내역');
  const order = page.getByRole('dialog', { name: '주문 내역' }).getByRole('listitem');
  await expect(order).toContainText('$90.00');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.goto('/date-select/ko');
  await expect(page.getByText('에 본 것이에요')).toBeVisible();
  await chooseInDrawer(page, 'ko', '주문 내역');
  await expect(order).toContainText('$90.00');
  await expect(order.getByRole('button', { name: '영수증 보기' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('인터넷이 끊겼어요.')).toBeHidden();
});
