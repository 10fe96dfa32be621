import type { Order } from '../../../src/domain/order/order.ts';
import { ledgerWrites, type PointBalance } from '../../../src/domain/points/ledger-plan.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { type Attack, type Given, inShop, merge, writes } from '../../support/hostile/attack.ts';
import { readerOf, thirdInfo, thirdKey } from '../../support/hostile/busy-shop.ts';
import { countedFor, renamedBackup, without } from '../../support/hostile/forge.ts';
import { agedCare, neighbour } from '../../support/rules/actors.ts';
import { orderWritesFor } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';

/** u4 has ordered and then cancelled; the marks of that order are still there. */
const ordered: Given = (shop) => {
  const at = Date.now() - 60_000;
  const lastChange = { dateId: openId, orderKey: thirdKey, movedFrom: null, at: at + 1000 };
  return {
    ...shop,
    'pointBalances/u4': { balance: 0, lastChange: { ...lastChange, backup: 'x' } },
    'orderChecks/u4_date': { at, dateId: openId, alsoOpen: '', knownBy: '' },
    'orderChecks/u4_8': { at },
  };
};

/** An order of nine lines at the moment of the one before. */
function sameMoment(shop: Documents) {
  const now = shop['orderChecks/u4_date']?.at as number;
  const quantities = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`dish${10 + i}`, 1]));
  const forgotten = { ...shop, 'pointBalances/u4': { balance: 0 } };
  return orderWritesFor(readerOf(forgotten), 'u4', { info: thirdInfo, quantities, now });
}

/** u3 has cancelled the only order; its backup is still there, and this balance names it. */
const cancelled: Given = (shop) => {
  const { u3: _, ...others } = shop[`orders2/${openId}`] ?? {};
  return {
    ...shop,
    [`orders2/${openId}`]: others,
    'ordersForCustomer/u3': {},
    'points/u3': {},
  };
};

/** The order from the backup once more, without a backup of its own. */
function sameOrder(shop: Documents): DocumentWrite[] {
  const { balance, lastChange } = shop['pointBalances/u3'] as unknown as PointBalance;
  const order = shop[`ordersBackupByTime/${lastChange.backup}`] as unknown as Order;
  const now = Date.now();
  const ledger =
    ledgerWrites(order, undefined, {}, balance, now, countedFor(shop, 'u3', now)) ?? [];
  return [
    merge('ordersForCustomer/u3', [[openId, order.orderKey], order]) as DocumentWrite,
    merge(`orders2/${openId}`, [['u3', order.orderKey], order]) as DocumentWrite,
    ...renamedBackup(ledger, lastChange.backup),
  ];
}

/** Marks say which part of an order the rules check. Each is good for one commit. */
export const marks: Attack[] = inShop(ordered, [
  writes(agedCare, 'a customer orders with the marks of an order before', async (shop) =>
    without(await sameMoment(shop), 'orderChecks'),
  ),
  writes(agedCare, 'a customer orders before the moment of their last change', sameMoment),
]).concat(
  inShop(cancelled, [
    writes(
      neighbour,
      'a customer orders again what they cancelled, with the backup from then',
      sameOrder,
    ),
  ]),
);
