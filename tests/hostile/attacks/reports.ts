import { customer, neighbour, visitor } from '../../rules/support/actors.ts';
import { closedId, openId } from '../../rules/support/shop.ts';
import { type Attack, merge, setsFields, unset, writes } from '../support/attack.ts';

/** The first report of a customer, as it is counted. */
const counted = (about: string) =>
  merge('reports/u1', [['since'], Date.now()], [['count'], 1], [['about'], about]);

/** A report of an address, changed. */
const reports = (title: string, more: Record<string, unknown>, key?: () => string): Attack =>
  writes(customer, title, () => {
    const time = key?.() ?? String(Date.now());
    const entry = { uid: 'u1', name: '김하늘', issue: '주소', ...more };
    return [counted(time), merge('errors/addressIssues', [[time], entry])];
  });

/** A log of a failed order, changed. */
const logs = (
  title: string,
  more: Record<string, unknown>,
  { day = openId, key }: { day?: string; key?: string } = {},
): Attack =>
  writes(customer, title, () => {
    const time = Date.now();
    const order = { dateId: openId, customerInfo: { uid: 'u1' } };
    const entry = { name: '김하늘', issue: 'order2', order, error: 'x', time, ...more };
    const name = key ?? String(entry.time);
    return [counted(name), merge('errors/orderIssues', [[day, name], entry])];
  });

export const reportsOfTrouble: Attack[] = [
  reports('a customer reports in the name of a neighbour', { uid: 'u3' }),
  reports('a customer reports without end', { issue: 'x'.repeat(2001) }),
  reports('a customer reports nothing', { issue: '' }),
  reports('a customer reports a map', { issue: { a: 1 } }),
  reports('a customer reports under a name without end', { name: 'x'.repeat(1501) }),
  reports('a customer reports more than is asked', { vip: true }),
  reports('a customer reports an hour ago', {}, () => String(Date.now() - 3_600_000)),
  reports('a customer reports in an hour', {}, () => String(Date.now() + 3_600_000)),
  reports('a customer reports at no time', {}, () => 'a.`b`'),
  reports("a customer writes over a neighbour's report", {}, () => '1000'),
  writes(visitor, 'a visitor reports an address', () => [
    merge('errors/addressIssues', [[String(Date.now())], { uid: '', name: '', issue: 'x' }]),
  ]),
  writes(customer, 'a customer reports twice at once', () => {
    const entry = { uid: 'u1', name: '김하늘', issue: '주소' };
    const time = Date.now();
    return [
      counted(String(time)),
      merge('errors/addressIssues', [[String(time)], entry], [[String(time + 1)], entry]),
    ];
  }),
  writes(customer, "a customer takes a neighbour's report away", () => [
    unset('errors/addressIssues', ['1000']),
  ]),
  writes(customer, 'a customer replaces all reports', () => [
    {
      path: 'errors/addressIssues',
      replace: { [String(Date.now())]: { uid: 'u1', name: 'x', issue: 'x' } },
    },
  ]),
  writes(customer, 'a customer ends all reports', () => [
    { path: 'errors/addressIssues', delete: true },
  ]),
  logs('a customer logs an order of a neighbour', {
    order: { dateId: openId, customerInfo: { uid: 'u3' } },
  }),
  logs('a customer logs an order whose customer has more than is asked', {
    order: { dateId: openId, customerInfo: { uid: 'u1', junk: 'x' } },
  }),
  logs('a customer logs an order whose customer has a name without end', {
    order: { dateId: openId, customerInfo: { uid: 'u1', name: 'x'.repeat(601) } },
  }),
  logs('a customer logs an order of another date', {
    order: { dateId: 'x', customerInfo: { uid: 'u1' } },
  }),
  logs('a customer logs trouble of another kind', { issue: 'hacked' }),
  logs('a customer logs an error without end', { error: 'x'.repeat(2001) }),
  logs('a customer logs under a name without end', { name: 'x'.repeat(1501) }),
  logs('a customer logs more than is asked', { vip: true }),
  logs('a customer logs an order of very many fields', {
    order: {
      dateId: openId,
      ...Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}`, 1])),
    },
  }),
  logs('a customer logs what will happen in an hour', { time: Date.now() + 3_600_000 }),
  logs('a customer logs what happened a year ago', { time: Date.now() - 365 * 24 * 3_600_000 }),
  logs('a customer logs under another moment', {}, { key: String(Date.now() - 5) }),
  logs('a customer logs under another date', {}, { day: '20300101_1' }),
  logs(
    'a customer logs under a date without end',
    { order: { dateId: '1'.repeat(31) } },
    { day: '1'.repeat(31) },
  ),
  writes(customer, "a customer writes over a neighbour's log", () => [
    merge('errors/orderIssues', [
      [openId, '1000'],
      { name: 'x', issue: 'order2', order: { dateId: openId }, error: 'x', time: 1000 },
    ]),
  ]),
  writes(customer, 'a customer logs twice at once', () => {
    const time = Date.now();
    const entry = { name: 'x', issue: 'order2', order: { dateId: openId }, error: 'x' };
    return [
      counted(String(time)),
      merge(
        'errors/orderIssues',
        [[openId, String(time)], { ...entry, time }],
        [[openId, String(time + 1)], { ...entry, time: time + 1 }],
      ),
    ];
  }),
  writes(customer, 'a customer replaces the log of a date', () => {
    const time = Date.now();
    const entry = {
      name: 'x',
      issue: 'order2',
      order: { dateId: openId, customerInfo: { uid: 'u1' } },
      error: 'x',
      time,
    };
    return [
      counted(String(time)),
      merge('errors/orderIssues', [[openId], { [String(time)]: entry }]),
    ];
  }),
  writes(customer, "a customer takes a neighbour's log away beside an entry of his own", () => {
    const time = Date.now();
    const entry = {
      name: 'x',
      issue: 'order2',
      order: { dateId: closedId, customerInfo: { uid: 'u1' } },
      error: 'x',
      time,
    };
    const fields = [
      { path: [closedId, String(time)], set: entry },
      { path: [openId], remove: true as const },
    ];
    return [counted(String(time)), { collection: 'errors', id: 'orderIssues', fields }];
  }),
  writes(customer, 'a customer replaces the whole log', () => [
    { path: 'errors/orderIssues', replace: {} },
  ]),
  writes(visitor, 'a visitor logs an order', () => {
    const time = Date.now();
    const entry = { name: '', issue: 'order2', order: { dateId: openId }, error: '', time };
    return [merge('errors/orderIssues', [[openId, String(time)], entry])];
  }),
  setsFields(customer, 'a customer notes a text that was not sent', 'errors/smsUnsent', [
    ['1'],
    { uid: 'u1' },
  ]),
  writes(neighbour, 'a customer takes away what was not sent', () => [
    { path: 'errors/smsUnsent', delete: true },
  ]),
  setsFields(customer, 'a customer starts another list of errors', 'errors/mine', [['1'], {}]),
];
