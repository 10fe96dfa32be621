import type { Page } from '@playwright/test';
import type { InvoiceType } from '../../src/domain/customer/user.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import { expectNotice } from '../support/browser/notices.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  ordersOf,
  type TestCustomer,
  type TestDate,
} from '../support/browser/order-form.ts';
import { print } from '../support/browser/print.ts';
import { SOAK_ONLY, sampleOf } from '../support/browser/sample-of-tests.ts';
import {
  chooseInDrawer,
  type Language,
  languagesFor,
  openDatesAs,
  readEnglish,
  speaking,
} from '../support/browser/signed-up-account.ts';
import { requirePdfTools } from '../support/chromium-for-tests.ts';

/** An invoice user with one order of $90. */
async function withOrder(
  shop: Shop,
  language: Language,
  invoiceAuthType: InvoiceType = 'normal',
): Promise<{ customer: TestCustomer; date: TestDate; menuId: string }> {
  const menuId = await addMenu(shop);
  const customer = await addCustomer(shop, { lang: language, invoiceAuth: true, invoiceAuthType });
  const date = await addDate(shop, [menuId]);
  await addOrder(shop, customer, date, { [menuId]: 3 }, 'cash');
  return { customer, date, menuId };
}

async function openInvoice(page: Page, language: Language): Promise<void> {
  const say = speaking(language);
  await chooseInDrawer(page, language, say('주문 내역', 'Order history'));
  await page.getByRole('button', { name: say('영수증 보기', 'See the receipt') }).click();
  await page.getByRole('button', { name: say('인보이스', 'Invoice'), exact: true }).click();
}

/** Issues the open invoice; returns its number as it is printed. */
async function issue(page: Page, language: Language): Promise<string> {
  const say = speaking(language);
  await page.getByRole('button', { name: say('인보이스 발행하기', 'Issue the invoice') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('발행하기', 'Issue it') })
    .click();
  await expectNotice(page, say('인보이스를 발행했어요', 'The invoice has been issued'));
  const dialog = page.getByRole('dialog', { name: say('인보이스', 'Invoice'), exact: true });
  return (await dialog.getByText(/^\d{6}$/).textContent()) ?? '';
}

test.beforeAll(() => requirePdfTools());

for (const language of languagesFor('en')) {
  const say = speaking(language);
  test(`an invoice shows ****** for its number until it is issued, then stays unchanged on one A4 sheet (${language})`, async ({
    page,
    shop,
  }, info) => {
    const { customer, date, menuId } = await withOrder(shop, language);
    const { dateId } = date;
    await openDatesAs(page, language, customer);
    await openInvoice(page, language);
    const dialog = page.getByRole('dialog', { name: say('인보이스', 'Invoice'), exact: true });
    await expect(dialog.getByText('******', { exact: true })).toBeVisible();
    await expect(dialog).toContainText(say('발행 전', 'Not issued yet'));
    const before = (await shop.store.read('common/invoice'))?.currentNo;
    await page.getByRole('button', { name: say('인보이스 발행하기', 'Issue the invoice') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('다시 볼게요', 'Look again') })
      .click();
    await expect(dialog.getByText('******', { exact: true })).toBeVisible();
    const number = await issue(page, language);
    expect(Number(number)).toBeGreaterThan(Number(before));

    const [order] = await ordersOf(shop, customer.uid, dateId);
    expect(order).toMatchObject({ invoice: Number(number), invoiceType: 'normal' });
    const all = await shop.store.read(`invoices/${dateId}`);
    expect(all).toEqual({ [Number(number)]: order });

    // A later change of the order does not change the invoice.
    await addOrder(shop, customer, date, { [menuId]: 4 }, 'cash');
    const popup = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: say('인쇄하거나 저장하기', 'Print or save') }).click();
    const sheet = await popup;
    expect(new URL(sheet.url()).pathname).toBe(
      `/view-invoice/${dateId}/${customer.uid}/${Number(number)}`,
    );
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(say('인보이스', 'Invoice'));
    await expect(sheet.getByRole('button', { name: say('인쇄하기', 'Print') })).toBeVisible();
    const changed = say('발행한 뒤에 주문이 바뀌었어요', 'The order has changed since');
    await expect(sheet.getByText(changed)).toBeVisible();

    const { facts, text: printed } = await print(sheet, info.outputPath('invoice.pdf'));
    expect(facts).toMatch(/Pages:\s+1\n/);
    expect(facts).toContain('(A4)');
    const expected = [number, 'Hansang Sample Kitchen', customer.info.address];
    for (const text of [...expected, '$90.00', say('지불하실 금액', 'Total due')]) {
      expect(printed).toContain(text);
    }
    expect(printed).not.toContain(say('인쇄하기', 'Print'));
    expect(printed).not.toContain(changed);
    // The local shop has no ABN, so none is made up.
    expect(printed).not.toContain('ABN');
  });
}

const sums: [InvoiceType, string[]][] = [
  ['cashBalance', ['Subtotal$90.00', 'Cash balance-$10.00', 'Total due$80.00']],
  ['comm15', ['Subtotal$90.00', 'Commission fee 15%-$13.50', 'Total due$76.50']],
  ['comm20', ['Subtotal$90.00', 'Commission fee 20%-$18.00', 'Total due$72.00']],
  ['comm25', ['Subtotal$90.00', 'Commission fee 25%-$22.50', 'Total due$67.50']],
];
for (const [type, texts] of sampleOf(sums, 1)) {
  test(`an invoice of type ${type} deducts the right amount`, SOAK_ONLY, async ({ page, shop }) => {
    const { customer } = await withOrder(shop, 'en', type);
    await openDatesAs(page, 'en', customer);
    await openInvoice(page, 'en');
    const dialog = page.getByRole('dialog', { name: 'Invoice', exact: true });
    for (const text of texts) await expect(dialog).toContainText(text);
  });
}

test(
  'customers who may not issue invoices have no invoice button',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const menuId = await addMenu(shop);
    const customer = await addCustomer(shop);
    await addOrder(shop, customer, await addDate(shop, [menuId]), { [menuId]: 3 }, 'cash');
    await openDatesAs(page, 'en', customer);
    await chooseInDrawer(page, 'en', 'Order history');
    await page.getByRole('button', { name: 'See the receipt' }).click();
    await expect(page.getByRole('dialog', { name: 'Receipt', exact: true })).toContainText(
      '$90.00',
    );
    await expect(page.getByRole('button', { name: 'Invoice', exact: true })).toHaveCount(0);
  },
);

test(
  'only its customer can open an invoice by its address',
  SOAK_ONLY,
  async ({ page, shop, browser }) => {
    const { customer, date } = await withOrder(shop, 'en');
    await openDatesAs(page, 'en', customer);
    await openInvoice(page, 'en');
    const number = await issue(page, 'en');
    const address = `/view-invoice/${date.dateId}/${customer.uid}/${number}`;
    await page.goto(address);
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    // Another date or customer in the address names another invoice.
    await page.goto(`/view-invoice/20200101_1/${customer.uid}/${number}`);
    await expect(page.getByText('This invoice can’t be shown')).toBeVisible();

    const context = await browser.newContext({ baseURL: shop.addresses.web });
    const stranger = await context.newPage();
    await readEnglish(stranger);
    await stranger.goto(address);
    await expect(stranger.getByText('Log in to see the invoice')).toBeVisible();
    await (await shop.createCustomer()).signIn(stranger);
    await stranger.goto(address);
    await expect(stranger.getByText('This invoice can’t be shown')).toBeVisible();
    await expect(stranger.getByText('Hansang Sample Kitchen')).toHaveCount(0);
    await context.close();
  },
);
