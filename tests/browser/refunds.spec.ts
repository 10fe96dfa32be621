import type { Browser, Page } from '@playwright/test';
import type { Order } from '../../src/domain/order/order.ts';
import { chooseInDrawer } from '../support/browser/account.ts';
import { ordersOf, shopper } from '../support/browser/ordering.ts';
import { goToPayPage, openShopping, type Purchase, payButton } from '../support/browser/paying.ts';
import { expect, type Shop, test } from '../support/browser/shop.ts';
import { signInAsStaff } from '../support/browser/staff.ts';
import type { Refund } from '../support/payment-sandbox.ts';

/** A customer who has paid $60 for two of a menu, and a page for staff. */
async function paidCustomer(page: Page, browser: Browser, shop: Shop) {
  const purchase = await openShopping(page, shop, 'ko');
  await goToPayPage(page, 'ko', purchase.title);
  await payButton(page, 'ko', '$60.00 결제', 'Pay $60.00').click();
  const { done } = shopper(page, 'ko');
  await expect(done).toBeVisible();
  await page.keyboard.press('Escape');
  const staff = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await signInAsStaff(staff, shop);
  return { purchase, staff };
}

async function openHistory(page: Page) {
  await chooseInDrawer(page, 'ko', '주문 내역');
  return page.getByRole('dialog', { name: '주문 내역' });
}

async function orderOf(shop: Shop, { customer, dateId }: Purchase): Promise<Order | undefined> {
  return (await ordersOf(shop, customer.uid, dateId))[0];
}

async function refundsOf(shop: Shop, payment: string | undefined): Promise<Refund[]> {
  const all = (await (await fetch(`${shop.addresses.payments}/admin/refunds`)).json()) as Refund[];
  return all.filter(({ payment_intent }) => payment_intent === payment);
}

test('a customer asks for a smaller order, staff approve it, and the difference is refunded', async ({
  page,
  browser,
  shop,
}) => {
  const { purchase, staff } = await paidCustomer(page, browser, shop);
  const history = await openHistory(page);
  await history.getByRole('button', { name: '주문 변경' }).click();
  const { edit } = shopper(page, 'ko');
  await edit.getByRole('button', { name: `${purchase.title} 하나 빼기` }).click();
  await expect(edit.getByRole('alert')).toContainText(
    '취소하거나 줄이려면 저희에게 연락해 주세요.',
  );
  await edit.getByRole('button', { name: '가게에 물어보기' }).click();
  const ask = page.getByRole('dialog', { name: '가게에 물어보기' });
  await expect(ask).toContainText('2개 → 1개');
  await ask.getByRole('textbox', { name: '이유' }).fill('한 분이 못 와요');
  await ask.getByRole('button', { name: '이렇게 줄여 달라고 보내기' }).click();
  await expect(ask).toBeHidden();
  await expect(history).toContainText('가게의 답을 기다리고 있어요');
  const before = await orderOf(shop, purchase);
  expect(before).toMatchObject({ totalPrice: '60.00' });

  await staff.goto('/staff/inbox');
  const request = staff.getByRole('listitem').filter({ hasText: '한 분이 못 와요' });
  await expect(request.getByRole('link', { name: '이 손님' })).toHaveAttribute(
    'href',
    `/staff/customers/${purchase.customer.uid}`,
  );
  await request.getByRole('link', { name: '보고 답하기' }).click();
  await expect(staff.getByText('2개 → 1개')).toBeVisible();
  await staff.getByRole('textbox', { name: '이유 (손님이 읽어요)' }).fill('하나 뺐어요');
  await staff.getByRole('button', { name: '미리 보기' }).click();
  const preview = staff.getByRole('dialog');
  await expect(preview).toContainText('$60.00 → $30.00');
  await expect(preview).toContainText(String(before?.payment_intent).slice(-6));
  await preview.getByRole('button', { name: '$30.00 카드로 돌려주기' }).click();
  await expect(staff.getByRole('listitem').filter({ hasText: '하나 뺐어요' })).toContainText(
    '돌려줌',
  );

  await expect(history).toContainText('요청하신 대로 해 드렸어요');
  await expect(history).toContainText('하나 뺐어요');
  await expect(history).toContainText('$30.00: 결제하신 카드로 돌려드렸어요');
  expect(await orderOf(shop, purchase)).toMatchObject({ totalPrice: '30.00', paid: true });
  expect(await refundsOf(shop, before?.payment_intent)).toMatchObject([
    { amount: 3000, status: 'succeeded' },
  ]);
});

test('staff decline a cancellation with a message, and the order stays', async ({
  page,
  browser,
  shop,
}) => {
  const { purchase, staff } = await paidCustomer(page, browser, shop);
  const history = await openHistory(page);
  await history.getByRole('button', { name: '취소 요청' }).click();
  const ask = page.getByRole('dialog', { name: '가게에 물어보기' });
  await ask.getByRole('textbox', { name: '이유' }).fill(`여행을 가요 ${purchase.dateId}`);
  await ask.getByRole('button', { name: '취소해 달라고 보내기' }).click();
  await expect(history).toContainText('주문 취소를 요청하셨어요.');

  await staff.goto('/staff/inbox');
  const request = staff.getByRole('listitem').filter({ hasText: purchase.dateId });
  await request.getByRole('link', { name: '보고 답하기' }).click();
  await staff.getByRole('button', { name: '거절하기' }).click();
  const question = staff.getByRole('alertdialog');
  await question.getByRole('textbox').fill('벌써 만들고 있어요');
  await question.getByRole('button', { name: '거절하기' }).click();

  await expect(history).toContainText('요청하신 대로 해 드리지 못했어요');
  await expect(history).toContainText('벌써 만들고 있어요');
  expect(await orderOf(shop, purchase)).toMatchObject({ totalPrice: '60.00' });
});

test('a failed refund is shown to staff and customer, and staff repeat it', async ({
  page,
  browser,
  shop,
}) => {
  const { purchase, staff } = await paidCustomer(page, browser, shop);
  const payment = String((await orderOf(shop, purchase))?.payment_intent);
  const outcome = (name: string) =>
    fetch(`${shop.addresses.payments}/admin/refund-outcome?payment=${payment}&outcome=${name}`, {
      method: 'POST',
    });
  await outcome('fails-later');
  const { dateId, customer } = purchase;
  const place = `${dateId}/refund/${customer.uid}/${encodeURIComponent(customer.orderKey)}`;
  await staff.goto(`/staff/${place}`);
  await staff.getByRole('radio', { name: '금액' }).check({ force: true });
  await staff.getByRole('textbox', { name: '돌려줄 금액 ($)' }).fill('5');
  await staff.getByRole('textbox', { name: '이유 (손님이 읽어요)' }).fill('국이 샜어요');
  await staff.getByRole('button', { name: '미리 보기' }).click();
  await staff.getByRole('button', { name: '$5.00 카드로 돌려주기' }).click();
  const card = staff.getByRole('listitem').filter({ hasText: '손님의 카드가 받지 못했어요' });
  await expect(card).toContainText('실패');
  const history = await openHistory(page);
  await expect(history).toContainText('$5.00: 카드로 돌려드리지 못했어요');

  await outcome('succeeded');
  await card.getByRole('button', { name: '다시 돌려주기' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: '다시 돌려주기' }).click();
  await expect(history).toContainText('$5.00: 결제하신 카드로 돌려드렸어요');
  expect((await refundsOf(shop, payment)).map(({ status }) => status)).toEqual([
    'succeeded',
    'failed',
  ]);
});
