import { info, otherInfo } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  setsFields,
  writes,
} from '../../support/hostile/attack.ts';
import { addressReport, orderLog } from '../../support/hostile/reporting.ts';
import { customer, newcomer, staff } from '../../support/rules/actors.ts';
import { openId } from '../../support/rules/rules-shop.ts';

/** The shared documents do not exist yet. */
const untouched: Given = ({
  'users/users': _details,
  'errors/addressIssues': _reports,
  'errors/orderIssues': _logs,
  ...shop
}) => shop;

/** What must not be the first entry of a document. */
export const firsts: Attack[] = [
  setsFields(
    newcomer,
    'a newcomer creates their temporary card orders with text',
    'tempOrdersForCard/u9',
    [['junk'], 'x'.repeat(100_000)],
  ),
  ...inShop(untouched, [
    setsFields(customer, "the first details for staff are a neighbour's", 'users/users', [
      ['u3', 'deliveryInfo'],
      info,
    ]),
    setsFields(customer, "a neighbour's own details are the first for staff", 'users/users', [
      ['u3', 'deliveryInfo'],
      otherInfo,
    ]),
    setsFields(staff, 'staff add first details that the profile does not have', 'users/users', [
      ['u3', 'deliveryInfo'],
      info,
    ]),
    setsFields(
      customer,
      'the first details for staff are not those of the profile',
      'users/users',
      [['u1', 'deliveryInfo'], { ...info, note: '다른 곳' }],
    ),
    writes(customer, 'the first report is in the name of a neighbour', (shop) =>
      addressReport(shop, { uid: 'u3' }),
    ),
    writes(customer, 'the first log is of an order of a neighbour', (shop) =>
      orderLog(shop, { order: { dateId: openId, customerInfo: { uid: 'u3' } } }),
    ),
  ]),
];
