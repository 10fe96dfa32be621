/**
 * Checks the table of docs/deploy.md against the code: how much of each shared document one account can
 * use.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { maxReports, reportBytes } from '../../src/domain/issues/reports.ts';
import { smsLimits } from '../../src/domain/messages/sms-limits.ts';
import { maxQuotaBytes } from '../../src/domain/order/stored/order-quota.ts';
import { documentBytes, maxDocumentBytes } from '../../src/domain/store/document-size.ts';
import { dataModel } from '../support/rules/data-model.ts';

const uid = 'u'.repeat(28);

/** The longest delivery details that the rules accept (`isDeliveryInfo`, `isValidAddress`). */
const deliveryInfo = {
  orderDeliverType: 'selfPickup',
  phone2: '0'.repeat(20),
  ...{ name: 'x'.repeat(2000), phone: '', address: '', addr_unit: '', note: '' },
  addressFull: {
    street_number: 'x'.repeat(300),
    ...{
      route: '',
      locality: '',
      administrative_area_level_1: '',
      administrative_area_level_2: '',
    },
    ...{ country: '', postal_code: '', latitude: 90, longitude: 180 },
  },
};

/** The longest profile, in four-byte characters where the rules count characters. */
const profile = {
  ...{ uid, email: 'x'.repeat(254), name: '😀'.repeat(80), created: 0, createdTime: 0, lang: 'ko' },
  ...{
    listLoc: '1795',
    isAgedCare: true,
    acName: '😀'.repeat(80),
    provider: 'google',
    deliveryInfo,
  },
  ...{
    isCashAvailable: true,
    invoiceAuth: true,
    invoiceAuthType: 'cashBalance',
    customPointRate: 0,
  },
};

/** The longest reports that the rules accept (`isReport`, `isEntry`). */
const customerInfo = { uid, name: 'x'.repeat(600 - uid.length), phone: '', address: '' };
const order = {
  ...{ dateId: '20261124_1795000000000', orderKey: '', attemptId: '', totalPrice: '', items: '' },
  customerInfo,
};
const log = {
  name: 'x'.repeat(900),
  issue: 'tryCardOrderErrorByClientSide',
  order,
  error: '',
  time: 1,
};
const reports = [
  { '20261124_1795000000000': { '1795000000000': log } },
  { '1795000000000': { uid: 'u'.repeat(128), name: 'x'.repeat(1500), issue: '' } },
];

const phones = Array.from({ length: smsLimits.known.customer }, (_, i) => [
  `614${10_000_000 + i}`,
  1,
]);

/** Maximum bytes that one account can use of each shared document. */
const shares: Record<string, number> = {
  'orders2/{dateId~n}': maxQuotaBytes,
  'ordersBackupByKey/{dateId_orderKey}': maxQuotaBytes,
  'invoices/{dateId}': maxQuotaBytes,
  'users/users': documentBytes({ [uid]: { deliveryInfo } }),
  'userList/{listLoc}': documentBytes({ [uid]: profile }),
  'errors/orderIssues': maxQuotaBytes,
  'errors/addressIssues': maxReports * reportBytes,
  'errors/smsUnsent': maxQuotaBytes,
  'smsSent/day-{yyyymmdd}': documentBytes(Object.fromEntries(phones)),
};

/** The table's rows: document → the last cell. */
function table(): Map<string, string> {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return [cells[1]?.replaceAll('`', '') ?? '', cells[4] ?? ''];
    }),
  );
}

test.each(Object.entries(shares))('one account uses at most a hundredth of %s', (path, bytes) => {
  expect(bytes).toBeLessThan(maxDocumentBytes / 100);
  expect(table().get(path)).toMatch(new RegExp(`^${(bytes / 1000).toFixed(1)} kB`));
});

test('the table marks every other document as an account’s own or written by staff', () => {
  const others = [...table()].filter(([path]) => !(path in shares)).map(([, share]) => share);
  expect(
    others.every((share) => /^(their own|none: (staff|the functions) write it)$/.test(share)),
  ).toBe(true);
});

test('every document that is not written by staff alone is in the table, or belongs to one account', () => {
  const written = dataModel().filter(({ writtenBy }) =>
    writtenBy.some((name) => name !== 'owners'),
  );
  const shared = written
    .map(({ path }) => path)
    .filter((path) => !ownOf.test(path) && !counters.includes(path));
  expect(shared.filter((path) => !table().has(path))).toEqual([]);
});

/** Documents named by an account, an order, a payment, a message or an invoice. */
const ownOf =
  /\{(uid|uid_orderId|uid_part|sessionId|payment_intent|Sydney timestamp_uid|msgId|invoiceNo|id|dateId_kind|dateId_kind_uid|dateId_uid_orderId)\}$|\{uid\}_\{part\}$/;
/** Documents of which customers change one number only. */
const counters = [
  'common/invoice',
  'common/creditNote',
  'orderSheets/{dateId}',
  'pointCodes/{code}',
];

test('the longest reports take no more bytes than estimated', () => {
  for (const report of reports) expect(documentBytes(report)).toBeLessThan(reportBytes);
});
