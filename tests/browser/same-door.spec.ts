import { randomInt } from 'node:crypto';
import { typedAddressFull } from '../../src/domain/customer/tidy-address.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  newInfo,
  openDate,
  ordersOf,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';

/** Delivery details at an address that was typed by hand. */
function typedInfo(number: string, route: string) {
  const addressFull = typedAddressFull({
    street_number: number,
    route,
    locality: 'Eastwood',
    postal_code: '2122',
  });
  return { ...newInfo(), address: `${number} ${route}, Eastwood`, addressFull };
}

test('a basket for the same door in another spelling joins the order there', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'ko');
  const day = await addDate(shop, [menuId]);
  const number = String(randomInt(1, 9999));
  const customer = await addCustomer(shop, { deliveryInfo: typedInfo(number, 'Wattlebird Ln') });
  const first = await addOrder(
    shop,
    { ...customer, info: typedInfo(number, 'Wattlebird Lane') },
    day,
    { [menuId]: 2 },
    'cash',
  );
  await openDate(page, 'ko', day.dateId, customer);
  const shopping = shopper(page, 'ko');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.payByCash.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('이미 주문하신 집과 같은 곳인가요?');
  await expect(question).toContainText(`${number} Wattlebird Lane, Eastwood ($60.00)`);
  await expect(question).toContainText(`${number} Wattlebird Ln, Eastwood`);
  await question.getByRole('button', { name: '같은 곳이에요, 그 주문에 합치기' }).click();
  await expect(
    page.getByText('이 주소로 이미 주문이 있어요. 담으신 메뉴를 그 주문에 합쳐요.'),
  ).toBeVisible();
  await shopping.editCash.click();
  await shopping.comparison.getByRole('button', { name: '현금으로 $120.00 주문' }).click();
  await expect(shopping.done).toBeVisible();
  const orders = await ordersOf(shop, customer.uid, day.dateId);
  expect(orders).toMatchObject([{ orderKey: first.orderKey, menus: { [menuId]: { q: 4 } } }]);
});

test('who wants two orders at one door keeps both, and is asked once', async ({ page, shop }) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const day = await addDate(shop, [menuId]);
  const number = String(randomInt(1, 9999));
  const customer = await addCustomer(shop, { deliveryInfo: typedInfo(number, 'barley ct') });
  const other = { ...customer, info: typedInfo(number, 'Barley Court') };
  await addOrder(shop, other, day, { [menuId]: 2 }, 'cash');
  await openDate(page, 'en', day.dateId, customer);
  const shopping = shopper(page, 'en');
  await shopping.add(title, 2);
  await shopping.basket.click();
  await shopping.payByCash.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Is this the same door as your other order?');
  await question.getByRole('button', { name: 'Order separately' }).click();
  await expect(question).not.toContainText('Is this the same door');
  await question.getByRole('button', { name: 'Go back' }).click();
  await shopping.payByCash.click();
  await expect(question).not.toContainText('Is this the same door');
  await shopping.confirm.click();
  await expect(shopping.done).toBeVisible();
  expect(await ordersOf(shop, customer.uid, day.dateId)).toHaveLength(2);
});
