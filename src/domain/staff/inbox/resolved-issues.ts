import { type Issue, issuesOf } from '../../issues/issues.ts';
import { errorLists, type ReportShare, reportShares } from '../../issues/reports.ts';
import { uidShape } from '../../order/id-shapes.ts';
import { type DocumentWrite, type FieldWrite, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { type HandledIssues, markOf } from './handled-issue.ts';

/** How long an issue stays in its list after staff have resolved it, ms. */
export const resolvedStaysMs = 90 * 24 * 3_600_000;

/** Most issues that leave in one commit: each may change its customer's share of the list as well. */
export const mostLeaving = 50;

const lists = ['orderIssues', 'smsUnsent', 'addressIssues'] as const;
type List = (typeof lists)[number];
type Data = Record<string, unknown>;

/**
 * Removes what staff resolved 90 days ago from the lists of `errors`, with its mark, in one commit. By then a payment is older
 * than those that the inbox compares with the orders (`paymentLookBackMs`), so nothing comes back; `waiting` are the issues
 * of checkouts that are not settled, which stay.
 */
export async function planResolvedLeave(
  read: ReadDocument,
  waiting: ReadonlySet<string>,
  now: number,
): Promise<{ writes: DocumentWrite[]; left: string[] }> {
  const handledPath = `${stores.staffInbox}/handled`;
  const handled = ((await read(handledPath)) ?? {}) as HandledIssues;
  const stored = await Promise.all(lists.map((list) => read(`${stores.errors}/${list}`)));
  const leaving = lists
    .flatMap((list, at) => entriesIn(list, stored[at] ?? {}))
    .filter(({ issue }) => !waiting.has(issue.id))
    .filter(({ issue }) => (markOf(handled, issue)?.at ?? now) < now - resolvedStaysMs)
    .slice(0, mostLeaving);
  if (leaving.length === 0) return { writes: [], left: [] };
  const left = leaving.map(({ issue }) => issue.id);
  const removals = (list: List) =>
    withoutEmptyMaps(
      leaving.filter((one) => one.list === list).map(({ path }) => path),
      stored[lists.indexOf(list)] ?? {},
    );
  const writes = [
    ...lists.map((list) => ({ collection: stores.errors, id: list, fields: removals(list) })),
    {
      collection: stores.staffInbox,
      id: 'handled',
      fields: left.map((id) => ({ path: [id], remove: true as const })),
    },
    ...(await shareWrites(read, leaving)),
  ];
  return { writes: writes.filter(({ fields }) => fields.length > 0), left };
}

interface ListedEntry {
  list: List;
  /** Of its field in the list. */
  path: string[];
  issue: Issue;
}

function entriesIn(list: List, data: Data): ListedEntry[] {
  const paths =
    list === 'orderIssues'
      ? Object.entries(data).flatMap(([dateId, ofDate]) =>
          Object.keys(ofDate ?? {}).map((key) => [dateId, key]),
        )
      : Object.keys(data).map((key) => [key]);
  return paths.flatMap((path) => {
    const [issue] = issuesOf({ ...none, [list]: only(data, path) });
    return issue ? [{ list, path, issue }] : [];
  });
}

const none = { orderIssues: {}, smsUnsent: {}, addressIssues: {}, checkouts: {} };

/** The data with nothing but the entry at this path. */
function only(data: Data, [key = '', inner]: string[]): Data {
  const value = data[key];
  return { [key]: inner === undefined ? value : { [inner]: (value as Data)[inner] } };
}

/** Removes fields, and the map of a date with the last of its entries. */
function withoutEmptyMaps(paths: readonly string[][], data: Data): FieldWrite[] {
  const removed = new Set(
    paths.map((path) => {
      const [first = ''] = path;
      const ofFirst = paths.filter(([other]) => other === first).length;
      const isLast = path.length > 1 && Object.keys(data[first] as Data).length === ofFirst;
      return JSON.stringify(isLast ? [first] : path);
    }),
  );
  return [...removed].map((path) => ({ path: JSON.parse(path) as string[], remove: true }));
}

/** The shares of customers name their own entries; those that leave are named no more. */
async function shareWrites(
  read: ReadDocument,
  leaving: readonly ListedEntry[],
): Promise<DocumentWrite[]> {
  const writes: DocumentWrite[] = [];
  for (const list of errorLists) {
    const ofList = leaving.filter((one) => one.list === list);
    const gone = new Set(ofList.map(({ path }) => path.join('/')));
    for (const uid of new Set(ofList.map(({ issue }) => issue.uid))) {
      if (!uidShape.safeParse(uid).success) continue;
      const share = (await read(`${reportShares(list)}/${uid}`)) as ReportShare | undefined;
      const entries = share?.entries.filter((name) => !gone.has(name));
      if (!entries || entries.length === share?.entries.length) continue;
      const unnamed = Object.keys(share?.about ?? {}).filter((name) => gone.has(name));
      writes.push({
        collection: reportShares(list),
        id: uid,
        fields: [
          { path: ['entries'], set: entries },
          ...unnamed.map((name) => ({ path: ['about', name], remove: true as const })),
        ],
      });
    }
  }
  return writes;
}
