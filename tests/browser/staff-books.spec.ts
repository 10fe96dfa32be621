import { readFile } from 'node:fs/promises';
import { csvParse } from 'd3-dsv';
import { expect, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu, addOrder } from '../support/browser/order-form.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { addStaff, signInAsStaff } from '../support/browser/staff-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the books save a month for Xero and for MYOB, which add up as the screen does', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop);
  const day = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  const order = await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  // A month of its own, in which no other test delivers.
  const dateId = '20220518_1651800000000';
  const stored = JSON.parse(JSON.stringify({ ...order, dateId }));
  const refund = {
    decision: 'd-2021',
    kind: 'goodwill',
    state: 'succeeded',
    to: 'card',
    amount: 1000,
  };
  // Of another order an invoice was issued, and staff took a dish off it afterwards.
  const one = { ...stored.menus[menuId], q: 1, subTotal: 30 };
  const invoiced = {
    ...{ ...stored, orderKey: 'Invoiced', orderId: 'invoiced', invoice: 20220518 },
    ...{ menus: { [menuId]: one }, totalPrice: '30.00' },
  };
  const laterAt = Date.parse('2022-06-02T01:00:00Z');
  const invoiceOf = (invoice: number) => ({ invoice, invoiceDate: laterAt });
  await shop.store.write([
    {
      path: 'creditNotes/20220518',
      data: { uid: customer.uid, notes: { 2021: { number: 2021, lines: { [menuId]: one } } } },
    },
    {
      path: 'refunds/of-invoice',
      data: {
        ...{
          ...refund,
          decision: 'd-invoice',
          kind: 'reduction',
          amount: 3000,
          priceReduction: 3000,
        },
        ...{ uid: customer.uid, dateId, orderId: 'invoiced', reason: 'no soup' },
        ...{ creditNote: 2021, invoice: 20220518, at: Date.parse('2022-05-19T01:00:00Z') },
      },
    },
    {
      path: 'refunds/of-2021',
      data: {
        ...refund,
        ...{ uid: customer.uid, dateId, orderId: order.orderId ?? '', reason: 'cold' },
        at: Date.parse('2022-05-20T01:00:00Z'),
      },
    },
    // After the month the invoice of the first order was issued, its dish was ticked, and an order changed.
    {
      path: `orders2/${dateId}`,
      data: {
        [customer.uid]: {
          [customer.orderKey]: { ...stored, ...invoiceOf(20220601), invoiceType: 'comm15' },
          Invoiced: invoiced,
        },
      },
    },
    {
      path: 'invoiceCopies/20220601',
      data: { ...stored, ...invoiceOf(20220601), invoiceType: 'comm15' },
    },
    {
      path: 'staffLog/gst-2022',
      data: {
        ...{ action: 'menu', at: laterAt, subject: menuId, actor: 'boss', actorName: 'boss' },
        ...{ before: { gstFree: true }, after: { gstFree: null } },
      },
    },
    {
      path: 'staffLog/order-2022',
      data: {
        ...{ action: 'order', at: laterAt, dateId, actor: 'boss', actorName: 'boss' },
        ...{ before: null, after: null },
      },
    },
  ]);
  await signInAsStaff(page, shop, await addStaff(shop, 'books'));
  await readEnglish(page);
  await page.goto('/staff/books?month=2022-05');
  const figure = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
  await expect(figure('Sales')).toHaveText('$120.00');
  await expect(figure('Credit note')).toHaveText('-$40.00');
  await expect(figure('Total')).toHaveText('$80.00');

  // They changed after the month: the number of the sale stays, and what the file can't have is said.
  await expect(page.getByText(/Orders of this month were changed.*18 May/)).toBeVisible();
  const fileFor = async (program: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save the file for ${program}` }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  await page.getByText('Accounts and tax codes').click();
  await page.getByLabel('Account for sales').fill('205');
  const rows = csvParse(await fileFor('Xero'));
  const { name } = customer.info;
  const papers = rows.map((row) => [
    row['*InvoiceNumber'],
    row['*ContactName'],
    row['*UnitAmount'],
    row['*AccountCode'],
  ]);
  expect(papers).toEqual([
    ['20220518', name, '30', '205'],
    ['20220518', name, '30', '205'],
    [expect.stringMatching(/^220518-/), name, '60', '205'],
    ['CN-002021', name, '-30', '205'],
    [expect.stringMatching(/^C220520/), name, '-10', '205'],
  ]);
  await page.goto('/staff/books?month=2022-06');
  await expect(figure('Taken off')).toHaveText('-$9.00');
  await page.goto('/staff/books?month=2022-05');
  await page.getByText('Accounts and tax codes').click();
  await expect(page.getByLabel('Account for sales')).toHaveValue('205');

  await page.getByRole('radio', { name: 'MYOB' }).check();
  const lines = (await fileFor('MYOB')).split('\r\n');
  expect(lines[0]).toContain('Co./Last Name\t');
  expect(lines[1]).toContain('Web sales\tX\t20220518');
  expect(lines[3]).toBe('');
  expect(lines[4]).toContain('Web sales\tX\t220518-');

  const columns =
    'created_utc,currency,gross,fee,net,reporting_category,description,payment_intent_id';
  const payouts = (...rows: string[]) => ({
    name: 'payouts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([columns, ...rows].join('\n')),
  });
  const file = page.getByLabel(/Choose a file|payouts.csv/);
  await file.setInputFiles([{ ...payouts(), buffer: Buffer.from('a,b\n1,2') }]);
  await expect(page.getByRole('alert')).toContainText('These columns are missing');
  await shop.store.write([
    {
      path: 'checkouts/cs_2021',
      data: {
        payment_intent: 'pi_2021',
        amount: 6000,
        createdAt: Date.parse('2022-05-16T01:00:00Z'),
        dateId,
        orderKey: 'k',
        uid: customer.uid,
      },
    },
  ]);
  await file.setInputFiles([
    payouts(
      '2022-05-16 01:01:00,aud,60.00,1.32,58.68,charge,order,pi_2021',
      '2022-05-17 01:01:00,aud,7.50,0.43,7.07,charge,by hand,pi_other',
    ),
  ]);
  await expect(page.getByText('It differs by $7.50')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Only in the file' })).toContainText('pi_other');
  await expect(page.getByText('1 payment or refund agrees to the cent.')).toBeVisible();
});
