import { storedRecipients } from '../../src/domain/customer/recipients.ts';
import { orderKeyOf } from '../../src/domain/order/order.ts';
import { newInfo, openOwnDate, ordersOf } from '../support/browser/ordering.ts';
import { expect, test } from '../support/browser/shop.ts';
import { Taps } from '../support/browser/staff.ts';

test('a customer chooses a saved recipient in two taps and the order gets their address and note', async ({
  page,
  shop,
}) => {
  const { title, dateId, customer, shopping } = await openOwnDate(page, shop);
  const parent = { ...newInfo('오부모'), note: '벨을 눌러 주세요' };
  await shop.store.write([
    {
      path: `preferences/${customer.uid}`,
      data: { without: [], recipients: storedRecipients([parent]) },
    },
  ]);
  await shopping.add(title, 2);
  await shopping.basket.click();
  await expect(shopping.order).toContainText(customer.info.address);

  const sheet = page.getByRole('dialog', { name: '받는 분 고르기' });
  const taps = new Taps();
  await taps.tap(shopping.order.getByRole('button', { name: '다른 분께 보내기' }));
  await taps.tap(sheet.getByRole('button', { name: new RegExp(`^오부모.*${parent.address}`) }));
  await expect(sheet).toBeHidden();
  await expect(shopping.order).toContainText(parent.address);
  expect(taps.count).toBe(2);
  await expect(shopping.order).toContainText('메모: 벨을 눌러 주세요');
  await shopping.payByCash.click();
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
  const profile = await shop.store.read(`users/${customer.uid}`);
  expect(profile?.deliveryInfo).toMatchObject({ name: customer.info.name });

  // The form adds a recipient to the list, and a removed one disappears from it.
  await shopping.done.getByRole('button', { name: '확인', exact: true }).click();
  await shopping.add(title, 2);
  await shopping.basket.click();
  await expect(shopping.order).toContainText(customer.info.address);
  await shopping.order.getByRole('button', { name: '다른 분께 보내기' }).click();
  await sheet.getByRole('button', { name: '내 배송 정보도 이 목록에 저장' }).click();
  await expect(
    sheet.getByRole('button', { name: `${customer.info.name} 님 지우기` }),
  ).toBeVisible();
  await sheet.getByRole('button', { name: '오부모 님 지우기' }).click();
  await page.getByRole('button', { name: '목록에서 지우기' }).click();
  await expect
    .poll(() => shop.store.read(`preferences/${customer.uid}`))
    .toMatchObject({ without: [], recipients: storedRecipients([customer.info]) });
  await expect(sheet.getByText(parent.address)).toHaveCount(0);
  await sheet.getByRole('button', { name: '받는 분 추가' }).click();
  const form = page.getByRole('dialog', { name: '받는 분 추가' });
  await form.getByLabel('받는 분 이름').fill('박이모');
  await form.getByLabel('전화번호').fill('0412345678');
  await form.getByRole('combobox', { name: '주소' }).pressSequentially('street');
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(sheet.getByRole('button', { name: /^박이모/ })).toHaveCount(2);

  // The same by keyboard: Esc changes nothing, Enter chooses, and the focus returns.
  const others = shopping.order.getByRole('button', { name: '다른 분께 보내기' });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(others).toBeFocused();
  await expect(shopping.order).toContainText(customer.info.address);
  await page.keyboard.press('Enter');
  await sheet
    .getByRole('button', { name: /^박이모/ })
    .first()
    .press('Enter');
  await expect(sheet).toBeHidden();
  await expect(shopping.order).toContainText('박이모');
});
