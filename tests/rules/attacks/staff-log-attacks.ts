import { type LoggedChange, logWrites } from '../../../src/domain/staff/staff-log.ts';
import type { FieldWrite } from '../../../src/domain/store/document-write.ts';
import { orderKey } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  reads,
  setsFields,
  writes,
} from '../../support/hostile/attack.ts';
import { firstOrder, readerOf } from '../../support/hostile/busy-shop.ts';
import { customer, staff } from '../../support/rules/actors.ts';
import { cancelWritesFor } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';
import { logged, staffActor } from '../../support/rules/staff-commit.ts';
import type { Step } from '../../support/stack.ts';

const closing = merge('dates/activeDates', [[openId, 'orderDone'], true]);
const long = (size: number) => 'x'.repeat(size);

/** Staff close a date with other fields in the log entry. */
const withEntry = (title: string, change: Record<string, unknown>): Attack =>
  writes(staff, title, () => [
    closing,
    ...logWrites(staffActor(staff), {
      action: 'date',
      before: 'open',
      after: 'closed',
    }).map((step) =>
      step.collection === 'staffLog' ? { ...step, fields: changed(step.fields, change) } : step,
    ),
  ]);

function changed(fields: FieldWrite[], change: Record<string, unknown>): FieldWrite[] {
  const kept = fields.filter(({ path: [name = ''] }) => !(name in change));
  return [...kept, ...Object.entries(change).map(([name, set]) => ({ path: [name], set }))];
}

/** Somebody with staff rights writes with a log entry of this id. */
const withId = (entryId: string, steps: readonly Step[] = []): Step[] => {
  const change: LoggedChange = { action: 'date', before: 'open', after: 'closed' };
  return [closing, ...steps, ...logWrites({ ...staffActor(staff), entryId }, change)];
};

const history = `ordersBackupByKey/${openId}_${orderKey}`;
const byPhone = { dateId: openId, orderKey, madeByUser: false };
const byUser = { ...byPhone, madeByUser: true };

/** The log has an earlier entry of staff. */
const withHead: Given = (shop) => ({ ...shop, 'staffLogHeads/boss': { entry: 'entry-1' } });

/** Writes by staff without a log entry or with a wrong one. */
export const staffLog: Attack[] = [
  withEntry('staff write a log entry with an additional field', { junk: 1 }),
  withEntry('staff log a change as somebody else', { actor: 'other' }),
  withEntry('staff log a change under the name of somebody else', {
    actorName: 'other@example.com',
  }),
  withEntry('staff log an action that is too long', { action: long(41) }),
  withEntry('staff log a state before that is too long', { before: long(501) }),
  withEntry('staff log a state after that is too long', { after: long(501) }),
  withEntry('staff log more written paths than an entry keeps', {
    paths: Array.from({ length: 61 }, (_, index) => `dates/activeDates#${index}`),
  }),
  withEntry('staff log a date that is too long', { dateId: long(41) }),
  withEntry('staff log an order id that is too long', { orderId: long(401) }),
  withEntry('staff log a customer that is too long', { uid: long(129) }),
  withEntry('staff log a subject that is too long', { subject: long(2001) }),
  withEntry('staff log a reason that is too long', { reason: long(501) }),
  writes(staff, 'staff close a date and name an entry that they do not write', () => [
    closing,
    merge('staffLogHeads/boss', [['entry'], 'entry-2']),
  ]),
  ...inShop(withHead, [
    writes(staff, 'staff close a date by the entry of their last change', () => [closing]),
  ]),
  writes(staff, 'staff write two entries for one change', () =>
    withId('entry-2', [
      merge(
        'staffLog/entry-3',
        [['at'], Date.now()],
        [['actor'], 'boss'],
        [['actorName'], 'boss@example.com'],
        [['action'], 'date'],
        [['before'], ''],
        [['after'], ''],
      ),
    ]),
  ),
  writes(staff, 'staff write the head of a colleague', () =>
    withId('entry-2', [merge('staffLogHeads/other', [['entry'], 'entry-2'])]),
  ),
  writes(staff, 'staff hide a book in their head', () =>
    withId('entry-2').map((step) =>
      'fields' in step && step.collection === 'staffLogHeads'
        ? { ...step, fields: [...step.fields, { path: ['junk'], set: long(100_000) }] }
        : step,
    ),
  ),
  writes(staff, 'staff name an entry that is too long', () => withId(long(101))),
  setsFields(customer, 'a customer creates a head', 'staffLogHeads/u1', [['entry'], 'entry-1']),
  reads(customer, 'a customer reads the head of a member of staff', 'staffLogHeads/other'),
  reads(customer, 'a customer reads their own mark', 'orderChecks/u1_8'),
  reads(
    customer,
    'a customer reads the delivery status of a delivery-time SMS',
    `deliverySends/${openId}/stops/u1_${firstOrder.orderId}`,
  ),
  writes(staff, 'staff store an order by time as if its customer had made it', () =>
    logged(staff, [{ path: 'ordersBackupByTime/20260101000000000_u1', replace: byUser }]),
  ),
  writes(staff, 'staff store a cancellation that did not take place', () =>
    logged(staff, [
      { path: 'ordersBackupByTime/20260101000000000_u1', replace: { ...byUser, cancelledAt: 1 } },
    ]),
  ),
  writes(staff, 'staff cancel an order without an entry in the log', async (shop) =>
    cancelWritesFor(readerOf(shop), 'u1', orderKey),
  ),
  writes(customer, 'a customer stores an order by time as if taken by phone', () => [
    { path: 'ordersBackupByTime/20260101000000000_u1', replace: byPhone },
  ]),
  writes(staff, 'staff create the copies of an address with an order of its customer', () =>
    logged(staff, [{ path: `${history}2`, replace: { '1': byUser } }]),
  ),
  writes(staff, 'staff add an order of its customer to the copies of an address', () =>
    logged(staff, [merge(history, [['1'], byUser])]),
  ),
  writes(staff, 'staff create the copies of an address with two orders', () =>
    logged(staff, [{ path: `${history}2`, replace: { '1': byPhone, '2': byPhone } }]),
  ),
  writes(staff, 'staff replace the copies of an address', () =>
    logged(staff, [{ path: history, replace: { '1': byPhone } }]),
  ),
  writes(customer, 'a customer creates the copies of an address as if by phone', () => [
    { path: `${history}2`, replace: { '1': byPhone } },
  ]),
  writes(customer, 'a customer adds an order to the copies of an address as if by phone', () => [
    merge(history, [['1'], byPhone]),
  ]),
];
