import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stores } from '../../src/domain/store/document-write.ts';
import { expiries } from '../../src/domain/store/expiries.ts';
import { cashOrder } from '../../src/domain/testing/planned-orders.ts';
import { dataModel } from '../support/rules/data-model.ts';

const repository = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(repository, path), 'utf8');

interface Indexes {
  indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
}
const { firestore } = JSON.parse(read('firebase.json')) as { firestore: { indexes: string } };
const { indexes, fieldOverrides } = JSON.parse(read(firestore.indexes)) as Indexes;

/** Collections whose documents hold one record each: Firestore's automatic indexes suit them. */
const indexed = [
  'pointBalances',
  'orderChecks',
  'ordersBackupByTime',
  'messages',
  'invoiceCopies',
  'blacklist',
  'pointCodes',
  'checkouts',
  'payLinks',
  'smsSent',
  'consents',
  'reminderRuns',
  'remindersSent',
  'reminderNumbers',
  'waiting',
  'doorPhotos',
  'people',
  'refunds',
  'disputes',
  'refundRequests',
  'staffLog',
  'staffLogHeads',
  'endedLogIns',
  'personalDataCalls',
  'refusedAttempts',
  'orders',
  'stops',
];
const exempt = fieldOverrides
  .filter(({ fieldPath, indexes }) => fieldPath === '*' && indexes.length === 0)
  .map(({ collectionGroup }) => collectionGroup);

/** The collection that a document's path is indexed by: the last one. */
const groupOf = (path: string) => path.split('/').at(-2) ?? '';

interface Query {
  file: string;
  group: string;
  conditions: { field: string; equal: boolean }[];
}

/** Queries found in the source text: conditions belong to the collection named last. */
function queries(): Query[] {
  const files = ['src', 'functions/src', 'tools/shop'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: repository }),
  );
  const words =
    /collection(?:Group)?\((?:\w+, )?(?:stores\.(\w+)|['`]([^'`]+)['`])?|\b(?:where|orderBy)\(\s*(?:'([\w.]+)'(?:, '([^']+)')?)?/g;
  const expiring = expiries.map(({ collection, from }) => ({
    file: 'src/domain/store/expiries.ts',
    group: collection,
    conditions: [{ field: 'field' in from ? from.field : '__name__', equal: false }],
  }));
  const inText = files
    // Its queries are the table of expiries.
    .filter((file) => !file.includes('.test.') && file !== 'functions/src/remove-expired.ts')
    .flatMap((file) => {
      const found: Query[] = [];
      for (const [text, store, path, field, operator] of read(file).matchAll(words)) {
        if (text.startsWith('collection')) {
          const group = store
            ? stores[store as keyof typeof stores]
            : (path?.split('/').at(-1) ?? '');
          found.push({ file, group, conditions: [] });
        } else if (field) {
          const query = found.at(-1) ?? { file, group: '', conditions: [] };
          query.conditions.push({ field, equal: operator === '==' || operator === 'in' });
          if (found.length === 0) found.push(query);
        } else throw new Error(`${file}: this test cannot read ${text}`);
      }
      // Ids are indexed whatever the collection.
      const byIds = ({ group, conditions }: Query) =>
        group === '' && conditions.every(({ field: name }) => name === '__name__');
      return found.filter((one) => one.conditions.length > 0 && !byIds(one));
    });
  return [...expiring, ...inText];
}

/** How many index entries a document of a collection has, but for those of composite indexes. */
function entriesOf(group: string, document: object): number {
  const indexesOf = (path: string): number => {
    const found = fieldOverrides.find(
      ({ collectionGroup, fieldPath }) => collectionGroup === group && fieldPath === path,
    );
    if (found) return found.indexes.length;
    if (path === '*') return 2;
    return indexesOf(path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '*');
  };
  const count = (data: object, above: string): number =>
    Object.entries(data).reduce((sum, [name, value]) => {
      const path = above + name;
      const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
      return sum + indexesOf(path) + (isMap ? count(value, `${path}.`) : 0);
    }, 0);
  return count(document, '');
}

describe('firestore.indexes.json', () => {
  it.each([
    ['ordersBackupByTime', 40],
    ['invoiceCopies', 40],
    ['cardPaymentIntent', 0],
    ['checkouts', 10],
    ['payLinks', 10],
  ])('indexes neither lines nor recipient of an order in %s', (group, most) => {
    const lines = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [`menu${at}`, cashOrder.menus.soup]),
    );
    const order = { ...cashOrder, menus: lines };
    const within = group === 'checkouts' || group === 'payLinks';
    const portions = Object.fromEntries(Object.keys(lines).map((menuKey) => [menuKey, 1]));
    const around = {
      ...{ uid: 'u1', dateId: order.dateId, state: 'open', amount: 1, order },
      ...(group === 'payLinks' && {
        otherPortions: portions,
        addsTo: { version: 'try-1', quantities: portions },
      }),
    };
    expect(entriesOf(group, within ? around : order)).toBeLessThanOrEqual(most);
  });

  it('exempts every collection of the data model or lists it as holding single records', () => {
    const groups = new Set(dataModel().map(({ path }) => groupOf(path)));
    expect([...exempt, ...indexed].sort()).toEqual([...groups].sort());
  });

  it('keeps an index for every field that the code queries', () => {
    const all = queries();
    expect(all.map(({ group }) => group)).toEqual(
      expect.arrayContaining(['users', 'checkouts', 'smsSent']),
    );
    for (const { file, group, conditions } of all) {
      const kept = fieldOverrides
        .filter(({ collectionGroup, indexes }) => collectionGroup === group && indexes.length > 0)
        .map(({ fieldPath }) => fieldPath);
      const missing = exempt.includes(group)
        ? conditions.filter(({ field }) => field !== '__name__' && !kept.includes(field))
        : [];
      expect(missing, `${file}, ${group}`).toEqual([]);
      expect([...exempt, ...indexed], `${file}: a collection that the test can name`).toContain(
        group,
      );
    }
  });

  it('has a composite index for every query that needs one', () => {
    for (const { file, group, conditions } of queries()) {
      // Every index has the document's name as its last part.
      const isServed = conditions.every(({ field, equal }) => equal || field === '__name__');
      if (conditions.length < 2 || isServed) continue;
      const fields = conditions.map(({ field }) => field).sort();
      const composite = indexes.some(
        (index) =>
          index.collectionGroup === group &&
          fields.join() ===
            index.fields
              .map(({ fieldPath }) => fieldPath)
              .sort()
              .join(),
      );
      expect(composite, `${file}: ${group} by ${fields.join()}`).toBe(true);
    }
  });
});
