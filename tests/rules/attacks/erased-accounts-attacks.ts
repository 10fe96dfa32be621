import { profileCopies } from '../../../src/domain/customer/profile-copies.ts';
import { newUser, type User } from '../../../src/domain/customer/user.ts';
import type { CustomerOrders } from '../../../src/domain/order/order.ts';
import { refOf } from '../../../src/domain/order/order-id.ts';
import { planCustomerCopies } from '../../../src/domain/order/stored/order-copies.ts';
import { planAction } from '../../../src/domain/staff/actions/plan-action.ts';
import { cancelOrder } from '../../../src/domain/staff/orders/cancel-order.ts';
import { info, orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  reads,
  setsFields,
  writes,
} from '../../support/hostile/attack.ts';
import { consented, readerOf, wish } from '../../support/hostile/busy-shop.ts';
import { tamperedInvoice } from '../../support/hostile/invoicing.ts';
import {
  addressReport,
  hasReported,
  orderLog,
  reportWrites,
} from '../../support/hostile/reporting.ts';
import { customer, invoiceUser, newcomer, staff } from '../../support/rules/actors.ts';
import { cancelWritesFor } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';
import { staffActor } from '../../support/rules/staff-commit.ts';

/** u9 has just been deleted, and has a token from before. */
const erased: Given = (shop) => ({
  ...shop,
  'endedLogIns/u9': { at: Math.floor(Date.now() / 1000) + 60, until: Date.now() + 3_600_000 },
});

/** What a deleted account tries with the token that it still has: a newcomer may do all of it. */
const ofErased: Attack[] = inShop(erased, [
  writes(newcomer, 'a deleted account makes a new profile, to order by cash', () => {
    const form = { uid: 'u9', email: 'new@example.com', name: '새 손님', lang: 'ko' as const };
    const user = newUser({ ...form, isAgedCare: true, acName: '', provider: '' }, Date.now());
    return [{ path: 'users/u9', replace: { ...user } }];
  }),
  setsFields(newcomer, 'a deleted account keeps recipients', 'preferences/u9', [
    ['recipients'],
    [JSON.stringify(info)],
  ]),
  writes(newcomer, 'a deleted account consents to reminders', () => [
    merge('consents/u9', [
      ['opening'],
      { ...consented, given: Date.now(), wording: 'opening-1', channel: 'text' },
    ]),
  ]),
  writes(newcomer, 'a deleted account waits for a dish', () => {
    const since = Date.now();
    return [
      merge(
        `waiting/${openId}/people/u9`,
        [['at'], since],
        [['dishes', 'gone'], { ...wish, since, channel: 'text' }],
      ),
    ];
  }),
  writes(newcomer, 'a deleted account reports an order with its name', (shop) => {
    const time = Date.now();
    const order = { dateId: openId, customerInfo: { uid: 'u9' } };
    const report = { name: '새 손님', issue: 'order2', order, error: 'x', time };
    const path = [openId, String(time)];
    return reportWrites(shop, { uid: 'u9', list: 'orderIssues', path, report });
  }),
]);

/** The deletion of u1 has begun, from another tab. */
const going: Given = (shop) => ({
  ...shop,
  'endedLogIns/u1': { at: Math.floor(Date.now() / 1000) + 60, until: Date.now() + 3_600_000 },
  'users/u1': { ...shop['users/u1'], deletedAs: 'deleted-1' },
});

const changed = { ...info, note: '뒷문으로' };

/** What another tab saves while the account is being deleted: it would stay, as what is stored has been looked at. */
const ofGoing: Attack[] = inShop(going, [
  setsFields(customer, 'an account that is being deleted changes its profile', 'users/u1', [
    ['deliveryInfo'],
    changed,
  ]),
  setsFields(customer, 'an account that is being deleted takes the deletion back', 'users/u1', [
    ['deletedAs'],
    'deleted-2',
  ]),
  ...['users/users', 'userList/1700'].map((path) =>
    writes(
      customer,
      `an account that is being deleted stores its copy in ${path} again`,
      (shop) => {
        const user = shop['users/u1'] as unknown as User;
        return profileCopies(user).filter(({ collection, id }) => `${collection}/${id}` === path);
      },
    ),
  ),
  writes(customer, 'an account that is being deleted cancels an order, which is kept', (shop) =>
    cancelWritesFor(readerOf(shop), 'u1', orderKey),
  ),
  writes(staff, 'staff cancel an order while its customer is being deleted', async (shop) => {
    const orders = shop['ordersForCustomer/u1'] as unknown as CustomerOrders;
    const placed = orders[openId]?.[orderKey];
    if (!placed) throw new Error('u1 has no order');
    const order = { dateId: openId, ...refOf(placed) };
    const actor = staffActor(staff);
    const plan = await planAction(cancelOrder, order, undefined, readerOf(shop), actor);
    return 'writes' in plan ? plan.writes : [];
  }),
  writes(
    customer,
    'an account that is being deleted copies an order by its address again',
    async (shop) => {
      const orders = shop['ordersForCustomer/u1'] as unknown as CustomerOrders;
      const order = orders[openId]?.[otherKey];
      return order ? planCustomerCopies(order, readerOf(shop)) : [];
    },
  ),
]);

/** The same of an account that has reported before. */
const ofReporters: Attack[] = inShop(
  (shop) => ({
    ...hasReported(shop),
    'endedLogIns/u1': { at: Math.floor(Date.now() / 1000) + 60, until: Date.now() + 3_600_000 },
  }),
  [
    writes(customer, 'an account that is being deleted reports an order once more', (shop) =>
      orderLog(shop),
    ),
    writes(customer, 'an account that is being deleted reports an address once more', (shop) =>
      addressReport(shop),
    ),
  ],
);

/** An account that issues invoices is being deleted. */
const ofIssuers: Attack[] = inShop(
  (shop) => ({ ...shop, 'users/u5': { ...shop['users/u5'], deletedAs: 'deleted-5' } }),
  [
    tamperedInvoice('an account that is being deleted issues an invoice', () => {}),
    reads(
      invoiceUser,
      'an account that is being deleted reads the invoices of a date',
      `invoices/${openId}`,
    ),
  ],
);

export const erasedAccounts: Attack[] = [...ofErased, ...ofGoing, ...ofReporters, ...ofIssuers];
