import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { type Attack, type Given, inShop, writes } from '../../support/hostile/attack.ts';
import { readerOf, thirdInfo, thirdKey } from '../../support/hostile/busy-shop.ts';
import { without } from '../../support/hostile/forge.ts';
import { agedCare } from '../../support/rules/actors.ts';
import { orderWritesFor } from '../../support/rules/ordering.ts';
import { openId } from '../../support/rules/shop.ts';

/** u4 has ordered and then cancelled; the marks of that order are still there. */
const ordered: Given = (shop) => {
  const at = Date.now() - 60_000;
  const lastChange = { dateId: openId, orderKey: thirdKey, movedFrom: null, at: at + 1000 };
  return {
    ...shop,
    'pointBalances/u4': { balance: 0, lastChange: { ...lastChange, backup: 'x' } },
    'orderChecks/u4_date': { at, dateId: openId, orderKey: thirdKey, knownBy: '' },
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

/** Marks say which part of an order the rules check. Each is good for one commit. */
export const marks: Attack[] = inShop(ordered, [
  writes(agedCare, 'a customer orders with the marks of an order before', async (shop) =>
    without(await sameMoment(shop), 'orderChecks'),
  ),
  writes(agedCare, 'a customer orders before the moment of their last change', sameMoment),
]);
