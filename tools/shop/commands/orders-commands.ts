import type { Command } from 'commander';
import { readDateOrders } from '../../../functions/src/date-sheets.ts';
import { formatMoney, toCents } from '../../../src/domain/lib/money.ts';
import { parseMenus } from '../../../src/domain/menus/menu.ts';
import { amountDue, type Order } from '../../../src/domain/order/order.ts';
import { allPaymentMethods } from '../../../src/domain/order/payment-methods.ts';
import { ordersOfDate } from '../../../src/domain/order/stored/archived-orders.ts';
import { readableDateOrders } from '../../../src/domain/order/stored/readable-orders.ts';
import type { Ledger } from '../../../src/domain/points/points.ts';
import { cardMoneyKept, refundSums } from '../../../src/domain/refunds/payments/refund-sums.ts';
import { auditOrder, type Finding } from '../../../src/domain/staff/orders/audit.ts';
import { dateSums, ordersOf, packingList } from '../../../src/domain/staff/orders/date-orders.ts';
import {
  orderLinesCsv,
  ordersCsv,
  plainOrderWords,
} from '../../../src/domain/staff/orders/order-csv.ts';
import { marksCollection, type OrderMarks } from '../../../src/domain/staff/orders/order-marks.ts';
import { CommandError } from '../command-error.ts';
import { readData, type Shop } from '../connect.ts';
import { withProgress } from '../progress.ts';
import { findDate, readDate } from '../read-date.ts';
import { saveText } from '../save-text.ts';
import { say } from '../say.ts';
import { printTable } from '../table.ts';
import { auditBalances } from './audit-balances.ts';
import { checkoutsOfDate, moneyOf, refundsOf } from './refunds-commands.ts';

/** `shop orders`, `packing`, `export`, `audit`. */
export function addOrders(program: Command, shop: () => Shop): void {
  program
    .command('orders <dateId>')
    .description("List a date's orders")
    .action(async (dateId: string) => {
      const orders = await dateOrders(shop(), dateId);
      printTable(
        ['name', 'phone', 'address', 'items', 'total', 'points', 'due', 'paid'],
        orders.map((order) => [
          order.customerInfo.acName
            ? `${order.customerInfo.name} (${order.customerInfo.acName})`
            : order.customerInfo.name,
          order.customerInfo.phone,
          order.customerInfo.address,
          String(Object.values(order.menus).reduce((sum, line) => sum + line.q, 0)),
          formatMoney(toCents(order.totalPrice)),
          formatMoney(toCents(order.usedPoint)),
          formatMoney(amountDue(order)),
          order.paid ? order.paymentMethod : `${order.paymentMethod} to collect`,
        ]),
      );
      const sums = dateSums(orders);
      const byMethod = allPaymentMethods.map((method) => `${method} ${formatMoney(sums[method])}`);
      say(
        `${sums.orders} orders, ${formatMoney(sums.total)}: ${byMethod.join(', ')}, points ${formatMoney(sums.points)}`,
      );
      const refunds = await refundsOf(shop(), dateId);
      if (refunds.length === 0) return;
      const back = refundSums(refunds);
      say(
        `${refunds.length} refunds: to cards ${formatMoney(back.toCards)}, as points ${formatMoney(back.asPoints)}; card money kept ${formatMoney(cardMoneyKept(sums.card, refunds))}`,
      );
    });

  program
    .command('packing <dateId>')
    .description('Totals by menu; the staff screens print lists and labels')
    .action(async (dateId: string) => {
      printTable(
        ['menu', 'quantity'],
        packingList(await dateOrders(shop(), dateId)).map(({ title, q }) => [title, String(q)]),
      );
    });

  program
    .command('export <dateId>')
    .description("Write a date's orders as CSV, one row an order, and their lines as another file")
    .requiredOption('--csv <file>', 'where to write the orders')
    .option('--lines <file>', 'where to write their lines')
    .action(async (dateId: string, options: { csv: string; lines?: string }) => {
      const orders = await dateOrders(shop(), dateId);
      const [refunds, marks] = await Promise.all([
        refundsOf(shop(), dateId),
        marksOf(shop(), dateId),
      ]);
      saveText(options.csv, ordersCsv(orders, { refunds, marks }, plainOrderWords));
      if (options.lines !== undefined) {
        saveText(options.lines, orderLinesCsv(orders, plainOrderWords));
      }
    });

  program
    .command('audit [dateId]')
    .description(
      "Recompute every order of a date, or without one every customer's points, and list what does not add up; exit code 2 if anything",
    )
    .option('--repair', 'set the balances of points to what their ledgers say')
    .action(async (dateId: string | undefined, options: { repair?: boolean }) => {
      if (dateId === undefined) return auditBalances(shop(), options.repair ?? false);
      if (options.repair)
        throw new CommandError('Orders are repaired by hand; --repair is for points.');
      const { found, unreadable } = await auditDate(shop(), dateId);
      for (const { order, finding } of found) {
        const { code, ...details } = finding;
        const facts = Object.entries(details).map(
          ([key, value]) =>
            `${key} ${typeof value === 'number' ? formatMoneyOrCount(key, value) : value}`,
        );
        say(
          `${order.customerInfo.name}, ${order.customerInfo.address}: ${code} ${facts.join(', ')}`,
        );
      }
      const findings = found.length + unreadable.length;
      say(findings === 0 ? `${dateId}: every order adds up.` : `${findings} findings.`);
      if (findings > 0) process.exitCode = 2;
    });
}

const counted = new Set(['ordered', 'limit']);

function formatMoneyOrCount(key: string, value: number): string {
  return counted.has(key) ? String(value) : formatMoney(value);
}

async function dateOrders(shop: Shop, dateId: string): Promise<Order[]> {
  return (await readOrders(shop, dateId)).orders;
}

/** A date's orders, and where others can't be read, which it says. */
async function readOrders(shop: Shop, dateId: string) {
  const stored = await readDateOrders(shop.db, dateId);
  const { unreadable } = readableDateOrders(stored);
  for (const place of unreadable) say(`orders2/${dateId}: ${place} can't be read.`);
  const orders = ordersOf(stored);
  // Throws for a date that there is not.
  if (orders.length === 0) await readDate(shop, dateId);
  return { orders, unreadable };
}

async function auditDate(
  shop: Shop,
  dateId: string,
): Promise<{ found: { order: Order; finding: Finding }[]; unreadable: string[] }> {
  const { orders, unreadable } = await readOrders(shop, dateId);
  const menus = parseMenus((await readData(shop, 'manages/menus')) ?? {});
  const date = await findDate(shop, dateId);
  const refunds = await refundsOf(shop, dateId);
  const checkouts = await checkoutsOfDate(shop, dateId);
  const found: { order: Order; finding: Finding }[] = [];
  await withProgress('orders', orders, async (order) => {
    const { uid } = order.customerInfo;
    const ledger = ((await readData(shop, `points/${uid}`)) ?? {}) as Ledger;
    const own = await ordersOfDate((path) => readData(shop, path), uid, dateId);
    const ordered: Record<string, number> = {};
    for (const other of orders.filter(({ customerInfo }) => customerInfo.uid === uid)) {
      for (const line of Object.values(other.menus)) {
        ordered[line.menuKey] = (ordered[line.menuKey] ?? 0) + line.q;
      }
    }
    const findings = auditOrder(order, {
      menus,
      menuLimitForPerson: date?.menuLimitForPerson ?? {},
      ledger,
      customerCopy: own[order.orderKey],
      ordered,
      ...moneyOf(order, refunds, checkouts),
    });
    found.push(...findings.map((finding) => ({ order, finding })));
  });
  return { found, unreadable };
}

async function marksOf({ db }: Shop, dateId: string): Promise<Map<string, OrderMarks>> {
  const { docs } = await db.collection(marksCollection(dateId)).get();
  return new Map(docs.map((document) => [document.id, document.data() as OrderMarks]));
}
