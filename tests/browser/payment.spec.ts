import { expect, test } from '../support/browser/browser-shop.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { openOwnDate, shopper } from '../support/browser/order-form.ts';
import {
  expectNoOrder,
  expectOnePaidOrder,
  goToPayPage,
  openShopping,
  payButton,
  textsAbout,
} from '../support/browser/paying.ts';
import { languages, languagesFor, speaking } from '../support/browser/signed-up-account.ts';

/**
 * Tests every button of the provider's page and what is stored afterwards; in both languages because of
 * the SMS.
 */
for (const language of languages) {
  const say = speaking(language);

  test(`a card payment creates one order and one SMS (${language})`, async ({ page, shop }) => {
    const purchase = await openShopping(page, shop, language);
    await goToPayPage(page, language, purchase.title);
    await payButton(page, language, '$60.00 결제', 'Pay $60.00').click();
    const { done } = shopper(page, language);
    await expect(done).toContainText('$60.00');
    await expect(page).toHaveURL(new RegExp(`/date-detail/${language}/${purchase.dateId}\\?ts=`));
    const order = await expectOnePaidOrder(shop, purchase, '60.00');
    expect(order.orderLang).toBe(language);
    expect(order.smsMsgBody).toContain(say('$60.00 (카드 결제 완료)', '$60.00 (Paid by card)'));

    // A reload of the return address, in another tab, changes nothing.
    const again = await page.context().newPage();
    const { uid, orderKey } = purchase.customer;
    await again.goto(
      `/date-detail/${language}/${purchase.dateId}/${encodeURIComponent(orderKey)}/${uid}`,
    );
    await expect(again).toHaveURL(/\?ts=/);
    expect(await expectOnePaidOrder(shop, purchase, '60.00')).toEqual(order);
    await page.reload();
    await shopper(page, language).basket.click();
    await expect(
      page
        .getByText(say('장바구니가 비어 있어요', 'Your basket is empty'))
        .filter({ visible: true }),
    ).toBeVisible();
  });
}

for (const language of languagesFor('en')) {
  const say = speaking(language);

  test(`a customer pays after the card was declined (${language})`, async ({ page, shop }) => {
    const purchase = await openShopping(page, shop, language);
    await goToPayPage(page, language, purchase.title);
    await payButton(page, language, '카드가 거절됨', 'Card declined').click();
    await expect(page.getByRole('alert')).toContainText(say('거절되었습니다', 'was declined'));
    await expectNoOrder(shop, purchase);
    await payButton(page, language, '$60.00 결제', 'Pay $60.00').click();
    await expect(shopper(page, language).done).toBeVisible();
    await expectOnePaidOrder(shop, purchase, '60.00');
  });

  test(`a cancelled payment shows a notice and keeps the basket, and the order can be finished (${language})`, async ({
    page,
    shop,
  }) => {
    const purchase = await openShopping(page, shop, language);
    await goToPayPage(page, language, purchase.title);
    await payButton(page, language, '결제하지 않고 돌아가기', 'Cancel and go back').click();
    await expectNotice(page, say('카드 결제가 취소되었어요', 'Card payment has been cancelled'));
    await expect(page).toHaveURL(/\?ts=/);
    await expectNoOrder(shop, purchase);
    await expect(shopper(page, language).basket).toContainText('2');
    await page
      .getByRole('button', { name: say('끝나지 않은 카드 주문 1개', '1 unfinished card order') })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '$60.00' }).click();
    await expect(page).toHaveURL(/\/pay\/cs_test_/);
    await payButton(page, language, '$60.00 결제', 'Pay $60.00').click();
    await expect(shopper(page, language).done).toBeVisible();
    await expectOnePaidOrder(shop, purchase, '60.00');
  });

  test(`who goes back from the payment page reads at once that nothing is ordered yet (${language})`, async ({
    page,
    shop,
  }) => {
    const purchase = await openShopping(page, shop, language);
    await goToPayPage(page, language, purchase.title);
    await page.goBack();
    const unfinished = page.getByRole('dialog', {
      name: say('끝나지 않은 카드 주문', 'Unfinished card orders'),
    });
    await expect(unfinished).toContainText('$60.00');
    await unfinished.getByRole('button', { name: say('닫기', 'Close') }).click();
    await expect(shopper(page, language).basket).toContainText('2');
    await expectNoOrder(shop, purchase);
    await page.reload();
    await page
      .getByRole('button', { name: say('끝나지 않은 카드 주문 1개', '1 unfinished card order') })
      .click();
    await unfinished.getByRole('button', { name: '$60.00' }).click();
    await payButton(page, language, '$60.00 결제', 'Pay $60.00').click();
    await expect(shopper(page, language).done).toBeVisible();
    await expectOnePaidOrder(shop, purchase, '60.00');
  });

  test(`an order is stored after the customer has paid and closed the tab (${language})`, async ({
    page,
    shop,
  }) => {
    const purchase = await openShopping(page, shop, language);
    await goToPayPage(page, language, purchase.title);
    await payButton(
      page,
      language,
      '결제하고 창 닫기 (상점으로 돌아가지 않음)',
      'Pay and close the tab (never return)',
    ).click();
    await expect.poll(() => textsAbout(shop, purchase.customer)).toHaveLength(1);
    await expectOnePaidOrder(shop, purchase, '60.00');
  });

  test(`an order is stored when the bank responds slowly (${language})`, async ({ page, shop }) => {
    const purchase = await openShopping(page, shop, language);
    await goToPayPage(page, language, purchase.title);
    await payButton(page, language, '은행이 느림 (6초)', 'Slow bank (6 s)').click();
    await expect(shopper(page, language).done).toBeVisible();
    await expectOnePaidOrder(shop, purchase, '60.00');
  });

  test(`a payment after the date has closed still creates an order, and staff get a warning (${language})`, async ({
    page,
    shop,
  }) => {
    const purchase = await openShopping(page, shop, language);
    await goToPayPage(page, language, purchase.title);
    await payButton(
      page,
      language,
      '주문 마감 뒤에 결제됨',
      'Paid after the date has closed',
    ).click();
    await expect(shopper(page, language).done).toBeVisible();
    await expectOnePaidOrder(shop, purchase, '60.00');
    const issues = (await shop.store.read('errors/orderIssues'))?.[purchase.dateId];
    expect(Object.values(issues ?? {})).toEqual([
      expect.objectContaining({ issue: 'cardPaymentRemarks', name: purchase.customer.info.name }),
    ]);
  });
}

test('an address that says a payment is done, which anybody can open, takes nothing off the basket', async ({
  page,
  shop,
}) => {
  const { title, dateId, shopping } = await openOwnDate(page, shop);
  await shopping.add(title, 2);
  await page.goto(`/date-detail/en/${dateId}/cardCompleted`);
  await expect(page).toHaveURL(new RegExp(`/date-detail/en/${dateId}(\\?|$)`));
  await shopping.basket.click();
  await expect(shopping.order).toContainText('$60.00');
});

test('who stops the payment page from loading can leave the question, and pays by another tap', async ({
  page,
  shop,
}) => {
  const payPage = /\/pay\/cs_test_/;
  await page.clock.install();
  const purchase = await openShopping(page, shop, 'en');
  const shopping = shopper(page, 'en');
  await shopping.add(purchase.title, 2);
  await shopping.basket.click();
  // As the browser's Stop: the page that it was to leave stays.
  await page.route(payPage, (route) => route.abort('aborted'));
  const asked = page.waitForEvent('requestfailed', (request) => payPage.test(request.url()));
  await shopping.payByCard.click();
  await shopping.confirm.click();
  await asked;
  const question = page.getByRole('alertdialog');
  const back = question.getByRole('button', { name: 'Go back' });
  await expect(back).toBeDisabled();
  await page.clock.fastForward(31_000);
  await back.click();
  await expect(question).toBeHidden();
  await page.unroute(payPage);
  await shopping.payByCard.click();
  await shopping.confirm.click();
  await payButton(page, 'en', '$60.00 결제', 'Pay $60.00').click();
  await expect(shopping.done).toBeVisible();
  await expectOnePaidOrder(shop, purchase, '60.00');
});
