import type { Page, TestInfo } from '@playwright/test';
import type { Order } from '../../src/domain/order/order.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { expect, type Shop, test } from '../support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  type TestCustomer,
} from '../support/browser/order-form.ts';
import { print } from '../support/browser/print.ts';
import {
  chooseInDrawer,
  inBothLanguages,
  openDatesAs,
  readEnglish,
} from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';
import { requirePdfTools } from '../support/chromium-for-tests.ts';

test.beforeAll(() => requirePdfTools());

/** As many lines as an order can have are 32; orders and kitchen lists of other days can be longer. */
const lengths = [1, 12, 32, 70];

/** The texts of a PDF's sheets. */
async function sheetsOf(page: Page, info: TestInfo, name: string): Promise<string[]> {
  const { text, facts } = await print(page, info.outputPath(`${name}.pdf`));
  expect(facts).toContain('(A4)');
  return text.split('\f').slice(0, -1);
}

/** Each sheet says whose it is and its number. */
function expectNumbered(sheets: readonly string[], paper: string): void {
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet).toContain(`${paper} · ${at + 1} of ${sheets.length}`);
  }
}

/** Where a text stands: the numbers of the sheets, from 0, one for each time. */
const placesOf = (sheets: readonly string[], text: string) =>
  sheets.flatMap((sheet, at) =>
    sheet
      .split(text)
      .slice(1)
      .map(() => at),
  );

/** The customer's order as an order of so many lines of $10.00, each of its own dish. */
function withLines(order: Order, count: number): PlainMap {
  const [line] = Object.values(order.menus);
  const menus = Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const name = `Dish-${String(at + 1).padStart(2, '0')}.`;
      const menuKey = `paper-${at}`;
      return [
        menuKey,
        { ...line, menuKey, menuTitle: name, menuTitleEn: name, price: 10, q: 1, subTotal: 10 },
      ];
    }),
  );
  const totalPrice = (count * 10).toFixed(2);
  return JSON.parse(JSON.stringify({ ...order, menus, totalPrice })) as PlainMap;
}

async function withOrder(shop: Shop): Promise<{ customer: TestCustomer; order: Order }> {
  const menuId = await addMenu(shop);
  const customer = await addCustomer(shop, { lang: 'en', invoiceAuth: true });
  const date = await addDate(shop, [menuId]);
  return { customer, order: await addOrder(shop, customer, date, { [menuId]: 3 }, 'cash') };
}

/** All lines once, the sum once and below the last of them. */
function expectLinesAndSum(sheets: readonly string[], count: number, sum: string): void {
  const lines = Array.from(
    { length: count },
    (_, at) => `Dish-${String(at + 1).padStart(2, '0')}.`,
  );
  const found = lines.map((line) => placesOf(sheets, line));
  expect(found.map(({ length }) => length)).toEqual(lines.map(() => 1));
  const last = found.at(-1) ?? [];
  expect(placesOf(sheets, sum)).toEqual(last);
  // The heads of the columns stand on each sheet that has lines.
  expect(placesOf(sheets, 'Amount')).toEqual([...new Set(found.flat())]);
}

test('an invoice sums up once, at its end, and each sheet says its number', async ({
  page,
  shop,
}, info) => {
  const { customer, order } = await withOrder(shop);
  // The address of an invoice names no language.
  await readEnglish(page);
  await openDatesAs(page, 'en', customer);
  for (const count of lengths) {
    await test.step(`${count} lines`, async () => {
      const number = 700_000 + count * 1000 + Math.floor(Math.random() * 1000);
      const stamp = { invoice: number, invoiceDate: Date.now(), invoiceType: 'comm15' };
      const data = { ...withLines(order, count), ...stamp, issuedBy: customer.uid };
      await shop.store.write([{ path: `invoiceCopies/${number}`, data }]);
      await page.goto(`/view-invoice/${order.dateId}/${customer.uid}/${number}`);
      await expect(page.getByText('Dish-01.')).toBeVisible();
      const sheets = await sheetsOf(page, info, `invoice-${count}`);
      expectNumbered(sheets, `Invoice ${number}`);
      expectLinesAndSum(sheets, count, 'Total due');
      // Also where the browser prints no foot: once in its facts, and at the head of each sheet's lines.
      const named = sheets.map((sheet) => sheet.split(`Invoice ${number}`).length - 1);
      expect(Math.min(...named)).toBeGreaterThan(1);
    });
  }
});

test('a receipt sums up once, at its end, and each sheet says whose it is', async ({
  page,
  shop,
}, info) => {
  const { customer, order } = await withOrder(shop);
  const days = lengths.map((count, at) => ({ count, dateId: `2023101${at}_1` }));
  await shop.store.write([
    {
      path: `ordersForCustomerBackup/${customer.uid}`,
      data: Object.fromEntries(
        days.map(({ count, dateId }) => [
          dateId,
          { [customer.orderKey]: { ...withLines(order, count), dateId } },
        ]),
      ),
    },
  ]);
  for (const { count, dateId } of days) {
    await test.step(`${count} lines`, async () => {
      await openDatesAs(page, 'en', customer);
      await chooseInDrawer(page, 'en', 'Order history');
      const sum = `$${count * 10}.00`;
      const card = page.getByRole('dialog').getByRole('listitem').filter({ hasText: sum });
      await card.getByRole('button', { name: 'See the receipt' }).click();
      await expect(page.getByRole('dialog', { name: 'Receipt' })).toContainText('Dish-01.');
      const sheets = await sheetsOf(page, info, `receipt-${count}`);
      const day = Number(dateId.slice(6, 8));
      expect(sheets[0]).toMatch(new RegExp(`Receipt · .*${day} .* · 1 of ${sheets.length}`));
      for (const [at, sheet] of sheets.entries()) {
        expect(sheet).toContain(`· ${at + 1} of ${sheets.length}`);
      }
      expectLinesAndSum(sheets, count, 'Total');
    });
  }
});

test('staff’s lists number their sheets and part no line', async ({ page, shop }, info) => {
  await readEnglish(page);
  await signInAsStaff(page, shop);
  for (const count of inBothLanguages ? lengths : [32]) {
    await test.step(`${count} orders`, async () => {
      const menuIds = await Promise.all(
        Array.from({ length: Math.min(count, 32) }, () => addMenu(shop)),
      );
      const day = await addDate(shop, menuIds);
      for (let at = 0; at < count; at += 1) {
        const customer = await addCustomer(shop);
        const name = `Name-${String(at + 1).padStart(2, '0')}.`;
        const named = { ...customer, info: { ...customer.info, name } };
        const few = at === 0 ? menuIds : menuIds.slice(0, 2);
        await addOrder(shop, named, day, Object.fromEntries(few.map((id) => [id, 2])), 'cash');
      }
      for (const [kind, text] of [
        ['packing', 'Name-01.'],
        ['picking', menuIds[0] ?? ''],
        ['production', menuIds[0] ?? ''],
        ['run', 'Name-01.'],
      ] as const) {
        await page.goto(`/staff/${day.dateId}/print/${kind}`);
        await expect(page.getByRole('group').getByText(text).first()).toBeAttached();
        const title = await page.getByRole('group').getByRole('heading').first().textContent();
        const sheets = await sheetsOf(page, info, `${kind}-${count}`);
        expectNumbered(sheets, title ?? '');
      }
    });
  }
});
