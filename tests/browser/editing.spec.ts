import { expect, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  ordersOf,
  shopper,
  titleOf,
} from '../support/browser/order-form.ts';
import { languagesFor, openDatesAs, speaking } from '../support/browser/signed-up-account.ts';

for (const language of languagesFor('en')) {
  const say = speaking(language);

  test(`an edit keeps its quantities and request while the customer chooses more dishes (${language})`, async ({
    page,
    shop,
  }) => {
    const [dear, cheap] = await Promise.all([addMenu(shop), addMenu(shop, { price: 10 })]);
    const title = (menuId: string) => titleOf(shop, menuId, language);
    const [dearTitle, cheapTitle] = [await title(dear), await title(cheap)];
    const made = await addDate(shop, [dear, cheap]);
    const customer = await addCustomer(shop, { isCashAvailable: false });
    await addOrder(shop, customer, made, { [dear]: 3 }, 'card');
    await openDatesAs(page, language, customer);
    await page.goto(`/date-detail/${language}/${made.dateId}`);
    await page.getByRole('button', { name: say('메뉴 열기', 'Open the menu') }).click();
    await page.getByRole('button', { name: say('주문 내역', 'Order history') }).click();
    await page.getByRole('button', { name: say('주문 변경', 'Change the order') }).click();
    const shopping = shopper(page, language);
    const { edit } = shopping;
    await edit
      .getByRole('button', { name: say(`${dearTitle} 하나 빼기`, `Take one ${dearTitle} out`) })
      .click();
    const request = edit.getByRole('textbox', { name: say('주문 요청 사항', 'Order request') });
    await request.fill('Less spicy, please');
    await edit.getByRole('button', { name: say('다른 메뉴 더 담기', 'Add other dishes') }).click();
    await expect(edit).toBeHidden();
    await shopping.add(cheapTitle, 3);
    await page
      .getByRole('button', { name: say('주문 변경 계속하기', 'Go on changing the order') })
      .filter({ visible: true })
      .click();
    await expect(request).toHaveValue('Less spicy, please');
    await edit
      .getByRole('button', {
        name: say('카드 주문 고치기 · 추가 결제 없음', 'Edit card order · nothing more to pay'),
      })
      .click();
    await shopping.comparison
      .getByRole('button')
      .filter({ hasText: say('이대로', 'Save') })
      .click();
    await expect(shopping.done).toBeVisible();
    const [order] = await ordersOf(shop, customer.uid, made.dateId);
    expect(order).toMatchObject({
      totalPrice: '90.00',
      orderRequest: 'Less spicy, please',
      paid: true,
      menus: { [dear]: { q: 2 }, [cheap]: { q: 3 } },
    });
  });
}
