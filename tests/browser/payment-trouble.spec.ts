import { expect, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu, addOrder, shopper } from '../support/browser/order-form.ts';
import {
  expectNoOrder,
  expectOnePaidOrder,
  goToPayPage,
  openShopping,
  payButton,
  textsAbout,
} from '../support/browser/paying.ts';
import {
  chooseInDrawer,
  languagesFor,
  openDatesAs,
  speaking,
} from '../support/browser/signed-up-account.ts';

for (const language of languagesFor('en')) {
  const say = speaking(language);

  test(`a customer with a blacklisted phone cannot pay by card (${language})`, async ({
    page,
    shop,
  }) => {
    const purchase = await openShopping(page, shop, language);
    const phone = `04${String(Date.now()).slice(-8)}`;
    const masked = phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1-$2-$3');
    const { uid } = purchase.customer;
    await shop.store.write([{ path: `blacklist/${phone}`, data: { note: 'test' } }]);
    await shop.store.setField(`users/${uid}`, ['deliveryInfo', 'phone'], masked);
    await expect(page.getByRole('button', { name: say('메뉴 찾기', 'Find a dish') })).toBeVisible();
    const shopping = shopper(page, language);
    await shopping.add(purchase.title, 2);
    await shopping.basket.click();
    await expect(shopping.order).toContainText(masked);
    await page
      .getByRole('button', { name: say('카드로', 'by card') })
      .last()
      .click();
    await shopping.confirm.click();
    // One thing is said, with whom to call.
    const refusal = page.getByRole('alert').filter({ visible: true });
    await expect(refusal).toHaveCount(1);
    await expect(refusal).toContainText(say('시스템에 문제가 있어요', 'system problem'));
    await expect(refusal).not.toContainText(say('결제 중에 문제가', 'problem during payment'));
    await expect(refusal.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
    expect((await shop.store.read(`tempOrdersForCard/${uid}`))?.[purchase.dateId]).toBeUndefined();
    expect(
      Object.values(await shop.store.list('checkouts')).filter((one) => one.uid === uid),
    ).toEqual([]);
  });

  test(`a failure of the payment provider is shown and logged, and the button works again (${language})`, async ({
    page,
    shop,
  }) => {
    const purchase = await openShopping(page, shop, language);
    await page.route('**/app/create-checkout-session', (route) =>
      route.fulfill({ status: 502, json: { code: 'provider-failed' } }),
    );
    const shopping = shopper(page, language);
    await shopping.add(purchase.title, 2);
    await shopping.basket.click();
    const card = page.getByRole('button', { name: say('카드로', 'by card') }).last();
    await card.click();
    await shopping.confirm.click();
    await expect(shopping.order.getByRole('alert')).toContainText(
      say('결제 중에 문제가 생겼어요', 'There was a problem during payment'),
    );
    await expect
      .poll(async () => (await shop.store.read('errors/orderIssues'))?.[purchase.dateId])
      .toBeDefined();
    const issues = (await shop.store.read('errors/orderIssues'))?.[purchase.dateId];
    expect(Object.values(issues ?? {})).toEqual([
      expect.objectContaining({ issue: 'tryCardOrderErrorByClientSide' }),
    ]);
    await expect(card).not.toHaveAttribute('aria-busy', 'true');
    await page.unrouteAll();
    await page.getByRole('button', { name: say('다시 시도하기', 'Try again') }).click();
    await shopping.confirm.click();
    await expect(page).toHaveURL(/\/pay\/cs_test_/);
    await payButton(page, language, '$60.00 결제', 'Pay $60.00').click();
    await expect(shopping.done).toBeVisible();
    await expectOnePaidOrder(shop, purchase, '60.00');
  });

  test(`a customer is told that the order has changed during the payment (${language})`, async ({
    page,
    shop,
  }) => {
    const purchase = await openShopping(page, shop, language);
    const { customer, dateId, menuId } = purchase;
    await goToPayPage(page, language, purchase.title);
    const later = await addOrder(shop, customer, purchase, { [menuId]: 3 }, 'card');
    await payButton(page, language, '$60.00 결제', 'Pay $60.00').click();
    await expect(
      page.getByText(
        say('결제는 되었지만 주문을 확인해야 해요', 'You have paid, but we need to check'),
      ),
    ).toBeVisible();
    const own = (await shop.store.read(`ordersForCustomer/${customer.uid}`))?.[dateId];
    expect(own).toEqual({ [customer.orderKey]: JSON.parse(JSON.stringify(later)) });
    expect(await textsAbout(shop, customer)).toEqual([]);
    await page.getByRole('link', { name: say('메뉴로 돌아가기', 'Back to menu') }).click();
    const red = page.getByRole('button', {
      name: say('확인이 필요한 결제 1개', '1 payment that needs'),
    });
    await red.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('다시 결제하지 마시고', 'do not pay again'));
    await expect(dialog).not.toContainText(say('이어서 결제하거나', 'go on paying'));
    await dialog.getByRole('button', { name: say('확인했어요', 'I understand') }).click();
    await expect(red).toHaveCount(0);
    await chooseInDrawer(page, language, say('주문 내역', 'Order history'));
    const kept = dialog.getByRole('alert').filter({ hasText: '$60.00' });
    await expect(kept).toContainText(say('주문이 되지 않았어요', 'has not become an order'));
    await expect(kept.getByRole('link').first()).toBeVisible();
    const path = `paymentExceptions/${customer.uid}`;
    const [issue = ''] = Object.keys((await shop.store.read(path)) ?? {});
    await shop.store.setField(path, [issue, 'handled'], true);
    await expect(kept).toHaveCount(0);
  });

  test(`another customer's return link shows nothing and completes nothing (${language})`, async ({
    page,
    shop,
    browser,
  }) => {
    const purchase = await openShopping(page, shop, language);
    await goToPayPage(page, language, purchase.title);
    const { customer, dateId } = purchase;
    const link = `/date-detail/${language}/${dateId}/${encodeURIComponent(customer.orderKey)}/${customer.uid}`;
    const other = await browser.newPage({ baseURL: shop.addresses.web });
    await openDatesAs(other, language, await addCustomer(shop));
    const calls: string[] = [];
    other.on('request', (request) => {
      if (request.url().includes('/app/')) calls.push(request.url());
    });
    await other.goto(link);
    await expect(other.getByText(say('로그인이 필요해요', 'Please log in'))).toBeVisible();
    expect(calls).toEqual([]);
    await expect(other.getByText(customer.info.address)).toHaveCount(0);
    await expectNoOrder(shop, purchase);
    await other.close();
  });

  test(`a return link without a payment leads the customer to the shop (${language})`, async ({
    page,
    shop,
  }) => {
    const { dateId } = await addDate(shop, [await addMenu(shop)]);
    const customer = await addCustomer(shop);
    await openDatesAs(page, language, customer);
    await page.goto(`/date-detail/${language}/${dateId}/nothing-here/${customer.uid}`);
    await expect(page.getByText(say('저희에게 연락해 주세요', 'contact us'))).toBeVisible();
    await page.getByRole('link', { name: say('메뉴로 돌아가기', 'Back to menu') }).click();
    await expect(page).toHaveURL(new RegExp(`/date-detail/${language}/${dateId}$`));
  });
}
