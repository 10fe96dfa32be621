import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { goBackFromDialog } from '../support/browser/history-steps.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  changeDate,
  grantPoints,
  ordersOf,
  titleOf,
} from '../support/browser/order-form.ts';
import { print } from '../support/browser/print.ts';
import { SOAK_ONLY } from '../support/browser/sample-of-tests.ts';
import {
  chooseInDrawer,
  languagesFor,
  openDatesAs,
  speaking,
} from '../support/browser/signed-up-account.ts';
import { requirePdfTools } from '../support/chromium-for-tests.ts';

for (const language of languagesFor('en')) {
  const say = speaking(language);
  const history = say('주문 내역', 'Order history');

  test.describe(`in ${language}`, () => {
    test('lists old and new orders by delivery date, and shows each as a receipt', async ({
      page,
      shop,
    }) => {
      const menuId = await addMenu(shop);
      const title = await titleOf(shop, menuId, language);
      const customer = await addCustomer(shop, { lang: language });
      const date = await addDate(shop, [menuId]);
      const order = await addOrder(shop, customer, date, { [menuId]: 3 }, 'cash');
      // Two orders that staff have moved to the backup, before and after the day when a label changed.
      const old = JSON.parse(JSON.stringify(order)) as PlainMap;
      const before = { ...old, orderRequest: 'Less spicy', paymentMethod: 'card', paid: true };
      const after = { ...old, orderRequest: 'At the door', usedPoint: 4.5 };
      await shop.store.write([
        {
          path: `ordersForCustomerBackup/${customer.uid}`,
          data: {
            '20210910_1': { [customer.orderKey]: before },
            '20210911_1': { [customer.orderKey]: after },
          },
        },
      ]);
      await openDatesAs(page, language, customer);
      await chooseInDrawer(page, language, history);
      const dialog = page.getByRole('dialog', { name: history });
      const cards = dialog.getByRole('listitem');
      await expect(cards).toHaveCount(3);
      await expect(cards.nth(0)).toContainText(say('변경·취소 가능', 'Can be changed'));
      await expect(cards.nth(0)).toContainText(`${title} × 3`);
      await expect(cards.nth(0)).toContainText('$90.00');
      await expect(cards.nth(1)).toContainText(say('9월 11일', '11 Sept'));
      await expect(cards.nth(1)).toContainText(say('배송 완료', 'Delivered'));
      await expect(cards.nth(2)).toContainText(say('9월 10일', '10 Sept'));
      await expect(cards.nth(2)).toContainText(say('카드 결제 완료', 'Paid by card'));
      for (const name of [say('주문 변경', 'Change the order'), say('주문 취소', 'Cancel order')]) {
        await expect(cards.nth(0).getByRole('button', { name })).toBeVisible();
        await expect(cards.nth(1).getByRole('button', { name })).toHaveCount(0);
      }

      const receipt = page.getByRole('dialog', { name: say('영수증', 'Receipt') });
      const see = say('영수증 보기', 'See the receipt');
      await cards.nth(1).getByRole('button', { name: see }).click();
      await expect(receipt).toContainText(
        `${say('배송 요청 사항', 'Delivery request')}At the door`,
      );
      await expect(receipt).toContainText('-$4.50');
      await expect(receipt).toContainText('$85.50');
      await expect(receipt).toContainText(customer.info.address);
      await goBackFromDialog(page, 2);
      await cards.nth(2).getByRole('button', { name: see }).click();
      await expect(receipt).toContainText(`${say('주문 요청 사항', 'Order request')}Less spicy`);
      await goBackFromDialog(page, 2);
      await goBackFromDialog(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('a receipt is printed by itself on one A4 sheet', async ({ page, shop }, info) => {
      requirePdfTools();
      const menuIds = ['kimchi-jjigae', 'japchae', 'bulgogi', 'kimbap', 'sikhye'];
      const customer = await addCustomer(shop, { lang: language });
      const date = await addDate(shop, menuIds);
      const quantities = Object.fromEntries(menuIds.map((menuId) => [menuId, 2]));
      const order = await addOrder(shop, customer, date, quantities, 'cash');
      await openDatesAs(page, language, customer);
      await chooseInDrawer(page, language, history);
      await page.getByRole('button', { name: say('영수증 보기', 'See the receipt') }).click();
      const title = say('영수증', 'Receipt');
      const button = page
        .getByRole('dialog', { name: title })
        .getByRole('button', { name: say('인쇄하기', 'Print') });
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await button.click();
      await expect(page.locator('body')).toHaveAttribute('data-printed');
      const { facts, text } = await print(page, info.outputPath('receipt.pdf'));
      expect(facts).toMatch(/Pages:\s+1\n/);
      expect(facts).toContain('(A4)');
      for (const words of [title, customer.info.address, `$${order.totalPrice}`]) {
        expect(text).toContain(words);
      }
      for (const words of [
        history,
        say('인쇄하기', 'Print'),
        say('언제 받으실까요', 'When would'),
      ]) {
        expect(text).not.toContain(words);
      }
    });

    test('a cash order can be cancelled until staff close its date', async ({ page, shop }) => {
      const menuId = await addMenu(shop);
      const customer = await addCustomer(shop, { lang: language });
      const date = await addDate(shop, [menuId]);
      const later = await addDate(shop, [menuId]);
      await grantPoints(shop, customer.uid, 500);
      await addOrder(shop, customer, date, { [menuId]: 2 }, 'cash');
      await addOrder(shop, customer, later, { [menuId]: 2 }, 'card');
      await openDatesAs(page, language, customer);
      await chooseInDrawer(page, language, history);
      const dialog = page.getByRole('dialog', { name: history });
      const cancel = dialog.getByRole('button', { name: say('주문 취소', 'Cancel order') });
      // The card order has no such button: only the shop cancels it.
      await expect(cancel).toHaveCount(1);
      await cancel.click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('$60.00');
      await question
        .getByRole('button', { name: say('주문 그대로 두기', 'Keep the order') })
        .click();
      expect(await ordersOf(shop, customer.uid, date.dateId)).toHaveLength(1);
      await cancel.click();
      await question
        .getByRole('button', { name: say('주문 취소하기', 'Cancel the order') })
        .click();
      await expect(dialog.getByRole('status')).toContainText(
        say('주문 $60.00를 취소했어요', '$60.00, is cancelled'),
      );
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      expect(await ordersOf(shop, customer.uid, date.dateId)).toEqual([]);

      await changeDate(shop, later.dateId, ['orderDone'], true);
      await expect(
        dialog.getByRole('button', { name: say('주문 변경', 'Change the order') }),
      ).toHaveCount(0);
      await expect(dialog.getByRole('listitem')).toContainText(say('주문 완료', 'Ordered'));
    });

    test(
      'a cancellation after the date has closed is refused with an explanation',
      SOAK_ONLY,
      async ({ page, shop }) => {
        const menuId = await addMenu(shop);
        const customer = await addCustomer(shop, { lang: language });
        const date = await addDate(shop, [menuId]);
        await addOrder(shop, customer, date, { [menuId]: 2 }, 'cash');
        await openDatesAs(page, language, customer);
        await chooseInDrawer(page, language, history);
        await page
          .getByRole('button', { name: say('주문 취소', 'Cancel order') })
          .first()
          .click();
        await changeDate(shop, date.dateId, ['orderDone'], true);
        const sure = page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('주문 취소하기', 'Cancel the order') });
        await sure.click();
        await expect(page.getByRole('alertdialog')).toContainText(
          say('주문이 마감되었어요. 감사합니다!', 'The order is closed. Thanks!'),
        );
        expect(await ordersOf(shop, customer.uid, date.dateId)).toHaveLength(1);
      },
    );

    test('"order again" names what the chosen date does not sell and fills the basket with the rest', async ({
      page,
      shop,
    }) => {
      const kept = await addMenu(shop);
      const limited = await addMenu(shop);
      const gone = await addMenu(shop);
      const title = (menuId: string) => titleOf(shop, menuId, language);
      const customer = await addCustomer(shop, { lang: language });
      const past = await addDate(shop, [kept, limited, gone]);
      await addOrder(shop, customer, past, { [kept]: 2, [limited]: 3, [gone]: 1 }, 'cash');
      await changeDate(shop, past.dateId, ['orderDone'], true);
      const next = await addDate(shop, [kept, limited], { menuLimitForPerson: { [limited]: 1 } });
      await openDatesAs(page, language, customer);
      await chooseInDrawer(page, language, history);
      await page.getByRole('button', { name: say('다시 담기', 'Order again') }).click();
      const dialog = page.getByRole('dialog', {
        name: say('어느 날짜에 담을까요?', 'Which date is it for?'),
      });
      // Other tests have their own dates; this date sells what was ordered.
      const choice = dialog
        .locator('div')
        .filter({ hasText: await title(gone) })
        .filter({
          has: page.getByRole('button', { name: say('담고 메뉴 보기', 'Add and see the menu') }),
        })
        .last();
      await expect(choice).toContainText(
        say('이 날짜에는 없는 메뉴', 'Not available on this date'),
      );
      await expect(choice).toContainText(
        `${await title(limited)}: ${say('1개까지만 담을 수 있어요', 'only 1 can be added')}`,
      );
      await choice
        .getByRole('button', { name: say('담고 메뉴 보기', 'Add and see the menu') })
        .click();
      await expect(page).toHaveURL(`/date-detail/${language}/${next.dateId}`);
      const basket = await page.evaluate(
        (dateId) => JSON.parse(localStorage.getItem(`basket-${dateId}`) ?? '{}'),
        next.dateId,
      );
      expect(basket).toEqual({ [kept]: 2, [limited]: 1 });
    });

    test('the point history lists points given, used, earned and to be earned, with the running balance', async ({
      page,
      shop,
    }) => {
      const customer = await addCustomer(shop, { lang: language });
      const entry = (changes: PlainMap): PlainMap => ({
        orderTotal: '50.00',
        dateId: '20261124_1',
        orderKey: 'k',
        point: 0,
        usedPoint: 0,
        type: 'add-order-cash',
        confirmed: true,
        time: '',
        nowTime: 0,
        ...changes,
      });
      const data = {
        gift: entry({ type: 'add-by-admin', point: 10, nowTime: 1_700_000_000_000 }),
        'a--k': entry({ type: 'use-order-cash', usedPoint: 4.5, nowTime: 1_710_000_000_000 }),
        'a--k-a': entry({ point: 0.9, confirmed: false, nowTime: 1_710_000_000_000 }),
        'b--k-a': entry({
          type: 'add-order-card',
          point: 1.25,
          confirmed: false,
          nowTime: 1_720_000_000_000,
        }),
      };
      const lastChange = { dateId: '', orderKey: '', movedFrom: null, at: 1 };
      await shop.store.write([
        { path: `points/${customer.uid}`, data },
        { path: `pointBalances/${customer.uid}`, data: { balance: 675, lastChange } },
      ]);
      await openDatesAs(page, language, customer);
      await chooseInDrawer(page, language, new RegExp(`^${say('포인트', 'Points')}`));
      const dialog = page.getByRole('dialog', { name: say('포인트 내역', 'Point history') });
      await expect(dialog).toContainText(`${say('쓸 수 있는 포인트', 'Points you can use')}6.75`);
      const rows = dialog.getByRole('listitem');
      const balance = (points: string) => `${say('잔액', 'Balance')} ${points}`;
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(0)).toContainText(say('적립', 'Earned'));
      await expect(rows.nth(0)).toContainText(`+1.25${balance('6.75')}`);
      await expect(rows.nth(1)).toContainText(say('적립 예정', 'To be earned'));
      await expect(rows.nth(1)).toContainText(`+0.90${balance('5.50')}`);
      await expect(rows.nth(2)).toContainText(say('사용', 'Used'));
      await expect(rows.nth(2)).toContainText(`−4.50${balance('5.50')}`);
      await expect(rows.nth(3)).toContainText(say('가게가 드림', 'Given by the shop'));
      await expect(rows.nth(3)).toContainText(`+10.00${balance('10.00')}`);
    });
  });
}

test(
  'a customer without orders and points is shown how to get the first',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const customer = await shop.createCustomer();
    await openDatesAs(page, 'en', customer);
    await chooseInDrawer(page, 'en', 'Order history');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await page.getByRole('button', { name: 'See delivery dates' }).click();
    await expect(page).toHaveURL('/date-select/en');
    await chooseInDrawer(page, 'en', /^Points/);
    await expect(page.getByText('No points yet')).toBeVisible();
  },
);

test('an old order and an old ledger entry that nobody can read hide no other', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const title = await titleOf(shop, menuId, 'en');
  const customer = await addCustomer(shop, { lang: 'en' });
  const date = await addDate(shop, [menuId]);
  await addOrder(shop, customer, date, { [menuId]: 3 }, 'cash');
  await grantPoints(shop, customer.uid, 675);
  const broken = { menus: 'kimchi', customerInfo: null };
  await shop.store.write([
    {
      path: `ordersForCustomerBackup/${customer.uid}`,
      data: { '20190910_1': { [customer.orderKey]: broken }, '20190911_1': 'moved' },
    },
  ]);
  await shop.store.setField(`points/${customer.uid}`, ['20190910_1--x'], 'moved');
  await openDatesAs(page, 'en', customer);
  await chooseInDrawer(page, 'en', 'Order history');
  const dialog = page.getByRole('dialog', { name: 'Order history' });
  await expect(dialog.getByRole('listitem').first()).toContainText(`${title} × 3`);
  await goBackFromDialog(page);
  await chooseInDrawer(page, 'en', /^Points/);
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('6.75');
});

test('older orders than those of the first sheet come when they are asked for, and have receipts', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const customer = await addCustomer(shop, { lang: 'en' });
  const date = await addDate(shop, [menuId]);
  const order = await addOrder(shop, customer, date, { [menuId]: 3 }, 'cash');
  const stored = JSON.parse(JSON.stringify(order)) as PlainMap;
  const sheets = { '': '20230910_1', '~3': '20220910_1', '~2': '20210910_1' };
  await shop.store.write(
    Object.entries(sheets).map(([sheet, dateId]) => ({
      path: `ordersForCustomerBackup/${customer.uid}${sheet}`,
      data: { [dateId]: { [customer.orderKey]: { ...stored, dateId, orderRequest: dateId } } },
    })),
  );
  await shop.store.setField(`users/${customer.uid}`, ['archiveSheets'], 3);
  await openDatesAs(page, 'en', customer);
  await chooseInDrawer(page, 'en', 'Order history');
  const cards = page.getByRole('dialog', { name: 'Order history' }).getByRole('listitem');
  const more = page.getByRole('button', { name: 'Show earlier orders' });
  await expect(cards).toHaveCount(2);
  await more.click();
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(2)).toContainText('10 Sept 2022');
  await more.click();
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(3)).toContainText('10 Sept 2021');
  await expect(more).toHaveCount(0);
  await cards.nth(3).getByRole('button', { name: 'See the receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toContainText('20210910_1');
});
