import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import {
  type Attack,
  inShop,
  merge,
  reads,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import {
  addressReport,
  hasFourReports,
  hasReported,
  orderLog,
  reportedAt,
  reportWrites,
} from '../../support/hostile/reporting.ts';
import { type Actor, customer, neighbour, newcomer, visitor } from '../../support/rules/actors.ts';
import { closedId, openId } from '../../support/rules/rules-shop.ts';

/** A changed report of an address. */
const reports = (title: string, more: Record<string, unknown>, key?: () => string): Attack =>
  writes(customer, title, (shop) => addressReport(shop, more, key?.()));

/** A changed log of a failed order. */
const logs = (
  title: string,
  more: Record<string, unknown>,
  names: { day?: string; key?: string } = {},
): Attack => writes(customer, title, (shop) => orderLog(shop, more, names));

type Fields = DocumentWrite['fields'];

interface Change {
  share?: Fields;
  list?: Fields;
}

/** u1's legal report of an address, with other or more fields in the share or the list. */
const tampered = (
  title: string,
  change: (shop: Documents, name: string) => Change,
  legal: (shop: Documents) => [DocumentWrite, DocumentWrite] = (shop) => addressReport(shop),
): Attack =>
  writes(customer, title, (shop) => {
    const [share, list] = legal(shop);
    const changed = change(shop, list.fields[0]?.path.join('/') ?? '');
    return [withFields(share, changed.share), withFields(list, changed.list)];
  });

function withFields(write: DocumentWrite, fields: Fields = []): DocumentWrite {
  const named = new Set(fields.map(({ path }) => path.join('/')));
  const kept = write.fields.filter(({ path }) => !named.has(path.join('/')));
  return { ...write, fields: [...kept, ...fields] };
}

const addresses = 'errors/addressIssues/shares';

/** u2 with a confirmed e-mail address: a new account reports less. */
const reporter: Actor = { sub: 'u2', email: 'card@example.com', email_verified: true };

export const reportsOfTrouble: Attack[] = [
  reports('a customer reports in the name of a neighbour', { uid: 'u3' }),
  reports('a customer sends a report that is too long', { issue: 'x'.repeat(2001) }),
  reports('a customer sends a report that is one byte too long', {
    name: 'x'.repeat(1500),
    issue: 'x',
  }),
  reports('a customer sends an empty report', { issue: '' }),
  reports('a customer sends a map as a report', { issue: { a: 1 } }),
  reports('a customer reports under a name that is too long', { name: 'x'.repeat(1501) }),
  reports('a customer sends a report with an additional field', { vip: true }),
  reports('a customer sends a report dated an hour ago', {}, () => String(Date.now() - 3_600_000)),
  reports('a customer sends a report dated in an hour', {}, () => String(Date.now() + 3_600_000)),
  reports('a customer sends a report without a time', {}, () => 'a.`b`'),
  reports("a customer writes over a neighbour's report", {}, () => '1000'),
  writes(visitor, 'a visitor reports an address', () => [
    merge('errors/addressIssues', [[String(Date.now())], { uid: '', name: '', issue: 'x' }]),
  ]),
  writes(newcomer, 'an account without a profile logs an order', (shop) =>
    orderLog(shop, {}, { uid: 'u9' }),
  ),
  writes(
    { sub: 'u9', email: 'new@example.com', email_verified: true },
    'an account with a confirmed address and without a profile reports an address',
    (shop) => addressReport(shop, {}, String(Date.now()), 'u9'),
  ),
  tampered('a customer sends two reports at once', () => ({
    list: [{ path: [String(Date.now() + 1)], set: { uid: 'u1', name: '김하늘', issue: '주소' } }],
  })),
  tampered("a customer takes a neighbour's report away beside an own one", () => ({
    list: [{ path: ['1000'], remove: true }],
  })),
  writes(customer, "a customer takes a neighbour's report away", () => [
    unset('errors/addressIssues', ['1000']),
  ]),
  writes(customer, 'a customer replaces all reports', (shop) => {
    const [share] = addressReport(shop);
    return [share, { path: 'errors/addressIssues', replace: { [Date.now()]: { uid: 'u1' } } }];
  }),
  writes(customer, 'a customer deletes all reports', () => [
    { path: 'errors/addressIssues', delete: true },
  ]),
  logs('a customer logs an order of a neighbour', {
    order: { dateId: openId, customerInfo: { uid: 'u3' } },
  }),
  logs('a customer logs an order whose customer has an additional field', {
    order: { dateId: openId, customerInfo: { uid: 'u1', junk: 'x' } },
  }),
  logs('a customer logs an order whose customer has a name that is too long', {
    order: { dateId: openId, customerInfo: { uid: 'u1', name: 'x'.repeat(601) } },
  }),
  logs('a customer logs an order of another date', {
    order: { dateId: 'x', customerInfo: { uid: 'u1' } },
  }),
  logs('a customer hides a map in the order of a log', {
    order: { dateId: openId, customerInfo: { uid: 'u1' }, junk: { a: 'x' } },
  }),
  reports('a customer reports a number', { issue: 5 }),
  reports('a customer reports under a number as their name', { name: 5 }),
  logs('a customer logs a number as an error', { error: 5 }),
  logs('a customer logs an order under a number as their name', { name: 5 }),
  ...['orderKey', 'attemptId', 'totalPrice', 'items'].map((field) =>
    logs(`a customer logs an order with a number as ${field}`, {
      order: { dateId: openId, customerInfo: { uid: 'u1' }, [field]: 5 },
    }),
  ),
  ...['name', 'phone', 'address'].map((field) =>
    logs(`a customer logs an order whose customer has a number as ${field}`, {
      order: { dateId: openId, customerInfo: { uid: 'u1', [field]: 5 } },
    }),
  ),
  reports('a customer says in words how often they have reported', { times: '3' }),
  logs('a customer says in words how often a log was made', { times: '3' }),
  logs('a customer logs an unknown kind of failure', { issue: 'hacked' }),
  logs('a customer logs an error that is too long', { error: 'x'.repeat(2001) }),
  logs('a customer logs an order under a name that is too long', { name: 'x'.repeat(1501) }),
  logs('a customer logs an order with an additional field', { vip: true }),
  logs('a customer logs an order of too many fields', {
    order: {
      dateId: openId,
      ...Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`f${i}`, 1])),
    },
  }),
  logs('a customer logs an order with a time in an hour', { time: Date.now() + 3_600_000 }),
  logs('a customer logs an order with a time a year ago', {
    time: Date.now() - 365 * 24 * 3_600_000,
  }),
  logs('a customer logs an order under another time', {}, { key: String(Date.now() - 5) }),
  logs(
    'a customer logs an order under another date',
    { order: { dateId: openId, customerInfo: { uid: 'u1' } } },
    { day: closedId },
  ),
  logs('a customer logs an order of a date that does not exist', {}, { day: '20260101_1' }),
  writes(customer, "a customer writes over a neighbour's log", () => [
    merge('errors/orderIssues', [
      [openId, '1000'],
      { name: 'x', issue: 'order2', order: { dateId: openId }, error: 'x', time: 1000 },
    ]),
  ]),
  tampered(
    'a customer logs two orders at once',
    () => ({ list: [{ path: [openId, String(Date.now() + 1)], set: { name: 'x' } }] }),
    (shop) => orderLog(shop),
  ),
  writes(customer, 'a customer replaces the log of a date', (shop) => {
    const [share, list] = orderLog(shop);
    const fields = list.fields.flatMap((one) =>
      'set' in one ? [{ path: [openId], set: { [String(one.path[1])]: one.set } }] : [],
    );
    return [share, { ...list, fields }];
  }),
  tampered(
    "a customer takes a neighbour's log away beside their own entry",
    () => ({ list: [{ path: [openId], remove: true }] }),
    (shop) => orderLog(shop, {}, { day: closedId }),
  ),
  writes(customer, 'a customer replaces the whole log', () => [
    { path: 'errors/orderIssues', replace: {} },
  ]),
  writes(visitor, 'a visitor logs an order', () => {
    const time = Date.now();
    const entry = { name: '', issue: 'order2', order: { dateId: openId }, error: '', time };
    return [merge('errors/orderIssues', [[openId, String(time)], entry])];
  }),
  setsFields(customer, 'a customer records an SMS that was not sent', 'errors/smsUnsent', [
    ['1'],
    { uid: 'u1' },
  ]),
  writes(neighbour, 'a customer deletes the record of unsent SMS', () => [
    { path: 'errors/smsUnsent', delete: true },
  ]),
  setsFields(customer, 'a customer starts another list of errors', 'errors/mine', [['1'], {}]),

  // The customer's own share of a list.
  writes(customer, 'a customer reports an address without counting it', (shop) =>
    addressReport(shop).slice(1),
  ),
  writes(customer, 'a customer logs a failed order without counting it', (shop) =>
    orderLog(shop).slice(1),
  ),
  writes(customer, 'a customer counts a report that they do not send', (shop) =>
    addressReport(shop).slice(0, 1),
  ),
  writes(customer, 'a customer counts a log that they do not send', (shop) =>
    orderLog(shop).slice(0, 1),
  ),
  writes(customer, "a customer counts a neighbour's report as their own", (shop) =>
    addressReport(shop, {}, '1000').slice(0, 1),
  ),
  writes(customer, "a customer counts a neighbour's log as their own", (shop) =>
    orderLog(shop, {}, { key: '1000' }).slice(0, 1),
  ),
  tampered('a customer starts counting at minus a hundred reports', () => ({
    share: [{ path: ['count'], set: -100 }],
  })),
  tampered('a customer starts counting in a future year', () => ({
    share: [{ path: ['since'], set: Date.now() + 9e10 }],
  })),
  tampered('a customer adds a field to the count of reports', () => ({
    share: [{ path: ['junk'], set: 'x' }],
  })),
  tampered('a customer keeps long words of what a report is about', (_, name) => ({
    share: [{ path: ['about'], set: { [name]: 'x'.repeat(201) } }],
  })),
  tampered(
    'a customer lengthens the name of a log in their count',
    (_, name) => ({
      share: [
        { path: ['entries'], set: [`${name}/${'x'.repeat(100_000)}`] },
        { path: ['about'], set: {} },
      ],
    }),
    (shop) => orderLog(shop),
  ),
  tampered('a customer keeps what reports are about that there are not', (_, name) => ({
    share: [{ path: ['about'], set: { [name]: 'x', junk: 'x' } }],
  })),
  ...inShop(hasReported, [
    tampered('a customer makes room in the count and keeps the report', (_, name) => ({
      share: [{ path: ['entries'], set: [name] }],
    })),
    tampered(
      "a customer takes a neighbour's report for their own one that is replaced",
      (_, name) => ({
        share: [{ path: ['entries'], set: [name] }],
        list: [{ path: ['1000'], remove: true }],
      }),
    ),
    tampered('a customer names a report twice', (shop, name) => ({
      share: [{ path: ['entries'], set: [String(reportedAt(shop)), name, name] }],
    })),
    tampered('a customer counts two reports as one', () => ({
      share: [{ path: ['count'], set: 1 }],
    })),
    tampered('a customer counts a report from an earlier day', (shop) => ({
      share: [{ path: ['since'], set: reportedAt(shop) - 1 }],
    })),
    writes(customer, 'a customer changes the report that they have sent', (shop) => [
      merge('errors/addressIssues', [[String(reportedAt(shop)), 'issue'], '다른 말']),
    ]),
    writes(customer, 'a customer changes the log that they have sent', (shop) => [
      merge('errors/orderIssues', [[openId, String(reportedAt(shop)), 'error'], '다른 말']),
    ]),
    writes(neighbour, "a customer counts their report in a neighbour's share as well", (shop) => {
      const path = [String(Date.now())];
      const report = { uid: 'u3', name: '손님 u3', issue: '주소' };
      const own = reportWrites(shop, { uid: 'u3', list: 'addressIssues', path, report });
      const [another] = reportWrites(shop, { uid: 'u1', list: 'addressIssues', path, report });
      return [...own, another];
    }),
    writes(neighbour, "a customer counts a neighbour's second report", (shop) =>
      addressReport(shop),
    ),
  ]),
  ...inShop(hasFourReports, [
    writes(customer, 'a customer keeps a fifth report in a list', (shop) => {
      const [share, list] = addressReport(shop);
      return [share, { ...list, fields: list.fields.slice(0, 1) }];
    }),
    writes(customer, 'a customer keeps a fifth log', (shop) => {
      const [share, list] = orderLog(shop);
      return [share, { ...list, fields: list.fields.slice(0, 1) }];
    }),
    writes(
      customer,
      "a customer takes a neighbour's log away with their own oldest one",
      (shop) => {
        const [share, list] = orderLog(shop);
        const fields = [...list.fields.slice(0, 1), { path: [closedId], remove: true as const }];
        return [share, { ...list, fields }];
      },
    ),
    tampered('a customer makes room for two reports with one', (_, name) => ({
      share: [{ path: ['entries'], set: ['3', '4', name] }],
    })),
    tampered('a customer puts a new report before others', (_, name) => ({
      share: [{ path: ['entries'], set: [name, '2', '3', '4'] }],
    })),
    writes(customer, 'a customer keeps a fifth report, in the count as well', (shop) => {
      const [share, list] = addressReport(shop);
      const kept = (shop[`${addresses}/u1`]?.entries ?? []) as string[];
      const name = list.fields[0]?.path.join('/') ?? '';
      return [
        withFields(share, [{ path: ['entries'], set: [...kept, name] }]),
        { ...list, fields: list.fields.slice(0, 1) },
      ];
    }),
  ]),
  ...([1, 5] as const).map((count) =>
    writes(reporter, `a customer counts a fifth report of a month as number ${count}`, (shop) =>
      fifth(shop, { count }),
    ),
  ),
  writes(reporter, 'a customer restarts counting too early', (shop) =>
    fifth(shop, { count: 1, since: Date.now() }),
  ),
  writes(reporter, 'a customer counts from a future day', (shop) =>
    fifth(shop, { count: 1, since: Date.now() + 9e9 }),
  ),
  reads(neighbour, "a customer looks up a neighbour's reports", `${addresses}/u2`),
  writes(customer, "a customer begins to count a neighbour's reports", (shop) => {
    const [share, list] = addressReport(shop);
    return [share, { ...share, id: 'u3' }, list];
  }),
  writes(customer, "a customer goes on counting a neighbour's reports", (shop) => {
    const [share, list] = addressReport(shop);
    const names = (list.fields[0]?.path ?? []) as string[];
    const replace = {
      since: shop[`${addresses}/u2`]?.since,
      count: 4,
      entries: ['2', '3', '4', ...names],
    };
    return [share, { path: `${addresses}/u5`, replace }, list];
  }),
];

/** u2, who has sent four reports this month, sends another and counts it so. */
function fifth(shop: Documents, count: Record<string, unknown>): DocumentWrite[] {
  const path = `${addresses}/u2`;
  const before = shop[path] ?? {};
  const report = { uid: 'u2', name: '손님 u2', issue: '주소' };
  const asOld = { ...shop, [path]: { ...before, since: 0 } };
  const name = [String(Date.now())];
  const [share, list] = reportWrites(asOld, {
    uid: 'u2',
    list: 'addressIssues',
    path: name,
    report,
  });
  const counted = Object.entries({ since: before.since, ...count });
  return [
    withFields(
      share,
      counted.map(([key, set]) => ({ path: [key], set })),
    ),
    list,
  ];
}
