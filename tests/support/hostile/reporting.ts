import { planReport, reportShares } from '../../../src/domain/issues/reports.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { closedId, openId } from '../rules/rules-shop.ts';
import type { Given } from './attack.ts';

type Report = Omit<Parameters<typeof planReport>[0], 'about'> & { about?: string };

const MONTH_AND_DAY = 31 * 24 * 3_600_000;

/** What the shop's page writes to send a report: the customer's share of the list, and the list. */
export function reportWrites(shop: Documents, report: Report): [DocumentWrite, DocumentWrite] {
  const stored = shop[`${reportShares(report.list)}/${report.uid}`];
  const writes = planReport({ about: report.path.join('/'), ...report }, stored, Date.now());
  if (writes?.length !== 2) throw new Error('this customer has sent enough reports');
  return writes as [DocumentWrite, DocumentWrite];
}

/** A report of an address at this moment, by u1 unless somebody else is named, with other fields. */
export function addressReport(
  shop: Documents,
  more: Record<string, unknown> = {},
  key = String(Date.now()),
  uid = 'u1',
): [DocumentWrite, DocumentWrite] {
  const report = { uid, name: '김하늘', issue: '주소', ...more };
  return reportWrites(shop, { uid, list: 'addressIssues', path: [key], report });
}

/** A log of a failed order at this moment, by u1 unless somebody else is named, with other fields. */
export function orderLog(
  shop: Documents,
  more: Record<string, unknown> = {},
  { day = openId, key, uid = 'u1' }: { day?: string; key?: string; uid?: string } = {},
): [DocumentWrite, DocumentWrite] {
  const time = Date.now();
  const order = { dateId: day, customerInfo: { uid } };
  const entry = { name: '김하늘', issue: 'order2', order, error: 'x', time, ...more };
  const path = [day, key ?? String(entry.time)];
  return reportWrites(shop, { uid, list: 'orderIssues', path, report: entry });
}

/** When u1 sent the report before this one. */
export const reportedAt = (shop: Documents): number =>
  Number(shop[`${reportShares('addressIssues')}/u1`]?.since);

/** u1 has just sent a report of an address and a log. */
export const hasReported: Given = (shop) => {
  const now = Date.now() - 1000;
  return {
    ...shop,
    ...sharesOf({ since: now, count: 1 }, [String(now)], [`${openId}/${now}`]),
    'errors/addressIssues': {
      ...shop['errors/addressIssues'],
      [now]: { uid: 'u1', name: '김하늘', issue: '주소' },
    },
    'errors/orderIssues': { [openId]: { ...ofDate(shop, openId), [now]: logged(openId, now) } },
  };
};

/** u1 has as many reports in each list as a customer may have, of the last month; the oldest log is of another date. */
export const hasFourReports: Given = (shop) => {
  const since = Date.now() - MONTH_AND_DAY;
  const first = String(since);
  const others = ['2', '3', '4'];
  return {
    ...shop,
    ...sharesOf(
      { since, count: 4 },
      [first, ...others],
      [`${closedId}/${first}`, ...others.map((key) => `${openId}/${key}`)],
    ),
    'errors/addressIssues': { ...shop['errors/addressIssues'], [first]: { uid: 'u1' } },
    'errors/orderIssues': {
      ...shop['errors/orderIssues'],
      [closedId]: { [first]: logged(closedId, since), '1000': { name: '손님 u3' } },
    },
  };
};

function sharesOf(count: { since: number; count: number }, addresses: string[], logs: string[]) {
  return {
    [`${reportShares('addressIssues')}/u1`]: { ...count, entries: addresses },
    [`${reportShares('orderIssues')}/u1`]: { ...count, entries: logs },
  };
}

function logged(dateId: string, time: number) {
  const order = { dateId, customerInfo: { uid: 'u1' } };
  return { name: '김하늘', issue: 'order2', order, error: 'x', time };
}

const ofDate = (shop: Documents, dateId: string) =>
  shop['errors/orderIssues']?.[dateId] as Record<string, unknown>;
