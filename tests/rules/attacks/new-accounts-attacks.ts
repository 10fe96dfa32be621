import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { grant, orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  setsFields,
  writes,
} from '../../support/hostile/attack.ts';
import { readerOf, thirdInfo } from '../../support/hostile/busy-shop.ts';
import { legalSteps } from '../../support/hostile/forge.ts';
import { reportWrites } from '../../support/hostile/reporting.ts';
import { newcomer, unconfirmed } from '../../support/rules/actors.ts';
import { orderWritesFor } from '../../support/rules/customers-ordering.ts';
import { closedId, openId } from '../../support/rules/rules-shop.ts';

const DAY = 86_400_000;
/** Of a delivery day that many days from now, by eastern standard time as in the rules. */
const dateIdIn = (days: number) => {
  const day = new Date(Date.now() + 10 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
  return `${day.replaceAll('-', '')}_1`;
};
const yesterday = dateIdIn(-1);

/** u4's e-mail address is unconfirmed, and it has an order of that date. */
const ordered =
  (dateId = openId): Given =>
  (shop) => {
    const ofNeighbour = shop['ordersForCustomer/u3']?.[openId] as Record<string, object>;
    const order = { ...ofNeighbour[otherKey], dateId, orderKey };
    return {
      ...shop,
      'ordersForCustomer/u4': { [dateId]: { [orderKey]: order } },
      [`orders2/${dateId}`]: { ...shop[`orders2/${dateId}`], u4: { [orderKey]: order } },
      'orderChecks/u4_date': { at: 1, dateId, alsoOpen: '', knownBy: '' },
    };
  };

/** It has that order, and these documents are different. */
const orderedWith =
  (change: (shop: Documents) => Documents): Given =>
  (shop) => ({ ...ordered()(shop), ...change(shop) });

/** It has an order of today. */
const orderedToday: Given = (shop) => ordered(dateIdIn(0))(shop);

/** It has orders of both dates, and the one that staff had closed takes orders. */
const orderedTwice: Given = (shop) => {
  const first = ordered(closedId)(shop);
  const second = ordered(openId)(first);
  return {
    ...second,
    ...withTwoDates(shop),
    'ordersForCustomer/u4': { ...first['ordersForCustomer/u4'], ...second['ordersForCustomer/u4'] },
    'orderChecks/u4_date': { at: 1, dateId: openId, alsoOpen: closedId, knownBy: '' },
  };
};

/** It has orders of today and of the date that staff had closed; the mark names both. */
const orderedForTwoOthers: Given = (shop) => {
  const first = ordered(dateIdIn(0))(shop);
  const second = ordered(closedId)(first);
  return {
    ...second,
    'ordersForCustomer/u4': { ...first['ordersForCustomer/u4'], ...second['ordersForCustomer/u4'] },
    'orderChecks/u4_date': { at: 1, dateId: closedId, alsoOpen: dateIdIn(0), knownBy: '' },
  };
};

/** Its ledger has an entry that proves nothing. */
const withEntry = (type: string, confirmed: boolean) =>
  orderedWith(() => ({
    'points/u4': { entry: { ...grant(0), type, confirmed } },
    'pointBalances/u4': { balance: 0 },
  }));

/** The mark of the date with other fields. */
function marked(step: DocumentWrite, more: Record<string, unknown>): DocumentWrite {
  if (step.id !== 'u4_date') return step;
  const kept = step.fields.filter(({ path }) => !(String(path[0]) in more));
  return { ...step, fields: [...kept, ...fieldsOf(more)] };
}
const fieldsOf = (data: Record<string, unknown>) =>
  Object.entries(data).map(([key, set]) => ({ path: [key], set }));

/** An order at another address, with a ledger entry by which the shop should know the account. */
const second = (title: string, knownBy = ''): Attack => another(title, { knownBy });
const another = (title: string, more: Record<string, unknown>): Attack =>
  writes(unconfirmed, title, async (shop) =>
    (await legalSteps(shop, 'u4')).map((step) => marked(step, more)),
  );

const addresses = 'errors/addressIssues/shares';
function report(shop: Documents, uid: string, more: Record<string, unknown> = {}): DocumentWrite[] {
  const path = [String(Date.now())];
  const content = { uid, name: '손님', issue: '주소' };
  const [share, list] = reportWrites(shop, { uid, list: 'addressIssues', path, report: content });
  return [{ ...share, fields: [...share.fields, ...fieldsOf(more)] }, list];
}
const reportedOnce: Given = (shop) => ({
  ...shop,
  [`${addresses}/u4`]: { since: Date.now() - 1000, count: 1, entries: ['1'] },
});

/** Edits of the order that change which dates the mark names. */
const editsWithMark = (who: string) =>
  (['dateId', 'alsoOpen', 'knownBy'] as const).map((field) =>
    writes(unconfirmed, `${who} edits its order and marks another ${field}`, async (shop) => {
      const edit = await orderWritesFor(readerOf(shop), 'u4', { quantities: { soup: 4 } });
      return edit.map((step) => marked(step, { [field]: yesterday }));
    }),
  );

/** What an account must not do while its address is unconfirmed and the shop does not know it. */
export const newAccounts: Attack[] = [
  ...inShop(ordered(), [
    second('a new account places a second order of a date'),
    second('a new account places a second order of a date, known by nothing', 'nothing'),
    another('a new account places a second order of a date, which it says is open besides', {
      alsoOpen: openId,
    }),
    ...editsWithMark('a new account'),
    writes(unconfirmed, 'a new account marks no order as open', () => [
      { path: 'orderChecks/u4_date', replace: { at: 1 } },
    ]),
    writes(unconfirmed, 'a new account deletes the mark of its order', () => [
      { path: 'orderChecks/u4_date', delete: true },
    ]),
    setsFields(unconfirmed, 'a new account says that it is trusted', 'users/u4', [
      ['isTrusted'],
      true,
    ]),
    setsFields(unconfirmed, 'a new account lifts the limits of all', 'common/registration', [
      ['limitNewAccounts'],
      false,
    ]),
  ]),
  ...inShop(orderedToday, [
    another('a new account orders for a second date and leaves the first out of its mark', {
      alsoOpen: '',
    }),
    another('a new account orders for a second date and marks another as open besides', {
      alsoOpen: yesterday,
    }),
  ]),
  ...inShop(orderedForTwoOthers, [
    ...Object.entries({
      'the first': dateIdIn(0),
      'the second': closedId,
      'no other': '',
      'one that is over': yesterday,
    }).map(([named, alsoOpen]) =>
      another(`a new account orders for a third date and names ${named} as open`, { alsoOpen }),
    ),
  ]),
  ...inShop(orderedTwice, [
    another('a new account with orders of two dates places another one of the second', {
      alsoOpen: closedId,
    }),
    ...editsWithMark('a new account with two orders'),
    writes(unconfirmed, 'a new account with two orders orders another time for the first', (shop) =>
      orderWritesFor(readerOf(shop), 'u4', { info: thirdInfo, dateId: closedId }),
    ),
  ]),
  ...inShop(
    orderedWith(() => ({ 'common/registration': { limitNewAccounts: true } })),
    [second('a new account places a second order in a shop that says that it limits them')],
  ),
  ...inShop(withEntry('add-order-cash', false), [
    second('a new account places a second order, known by one that is not delivered', 'entry'),
  ]),
  ...inShop(withEntry('add-by-admin', true), [
    second('a new account places a second order, known by points that staff gave', 'entry'),
  ]),
  ...inShop(withEntry('use-order-cash', true), [
    second('a new account places a second order, known by points that it used', 'entry'),
  ]),
  ...inShop(
    orderedWith((shop) => ({
      'points/u3': { ...shop['points/u3'], paid: { ...grant(0), type: 'add-order-card' } },
    })),
    [second("a new account places a second order, known by a neighbour's payment", 'paid')],
  ),
  ...inShop(reportedOnce, [
    writes(unconfirmed, 'a new account reports a second address in a month', (shop) =>
      report(shop, 'u4'),
    ),
    writes(unconfirmed, 'a new account reports a second address, known by nothing', (shop) =>
      report(shop, 'u4', { knownBy: 'nothing' }),
    ),
  ]),
  writes(newcomer, 'an account without a profile reports an address', (shop) => report(shop, 'u9')),
  writes(unconfirmed, 'an account keeps a long text with its reports', (shop) =>
    report(shop, 'u4', { knownBy: 'x'.repeat(501) }),
  ),
  writes(unconfirmed, 'an account keeps a long text with the mark of its order', async (shop) =>
    (await legalSteps(shop, 'u4')).map((step) => marked(step, { knownBy: 'x'.repeat(501) })),
  ),
];

/** The date that staff have closed takes orders. */
function withTwoDates(shop: Documents): Documents {
  const { [closedId]: closed, ...dates } = shop['dates/activeDates'] ?? {};
  const open = { ...(closed as object), orderDone: false };
  return { 'dates/activeDates': { ...dates, [closedId]: open } };
}
