/**
 * What applications must see through the web SDK, according to its documentation. The same cases run in Node
 * (gRPC) and in Chromium (WebChannel), so they use no API of either platform and no test library.
 */
import * as F from 'firebase/firestore';

export type Case = (db: F.Firestore) => Promise<void>;

let nextId = 0;
/** A new collection for each case. */
const fresh = (db: F.Firestore): F.CollectionReference =>
  F.collection(db, `c${Date.now()}-${Math.random().toString(36).slice(2)}-${nextId++}`);

function equal(actual: unknown, expected: unknown): void {
  const [a, b] = [canonical(actual), canonical(expected)];
  if (a !== b) throw new Error(`expected ${b}, got ${a}`);
}

/** JSON with sorted keys, in which NaN, the infinities and minus zero are distinct. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'number' && (!Number.isFinite(inner) || Object.is(inner, -0))) {
      return `number ${Object.is(inner, -0) ? '-0' : inner}`;
    }
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

async function failsWith(code: string, promise: Promise<unknown>): Promise<void> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  equal(error instanceof Error && 'code' in error ? error.code : error, code);
}

/** Listens to a query and collects the document ids of each snapshot that comes from the server. */
function watch(query: F.Query) {
  const seen: string[][] = [];
  let wake = (): void => {};
  const stop = F.onSnapshot(query, { includeMetadataChanges: true }, (snapshot) => {
    if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
    seen.push(snapshot.docs.map((doc) => doc.id));
    wake();
  });
  return {
    stop,
    until: async (ids: string[]): Promise<void> => {
      const deadline = Date.now() + 90_000;
      while (canonical(seen.at(-1)) !== canonical(ids)) {
        if (Date.now() > deadline) throw new Error(`never ${canonical(ids)}: ${canonical(seen)}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 200);
        });
      }
    },
  };
}

const ids = (snapshot: F.QuerySnapshot): string[] => snapshot.docs.map((doc) => doc.id);

/** Writes documents a, b, c … with the given data, in one batch. */
async function put(coll: F.CollectionReference, ...data: F.DocumentData[]): Promise<void> {
  const batch = F.writeBatch(coll.firestore);
  data.forEach((fields, i) => {
    batch.set(F.doc(coll, String.fromCharCode(97 + i)), fields);
  });
  await batch.commit();
}

export const CASES: Readonly<Record<string, Case>> = {
  'every type of value comes back as it was': async (db) => {
    const ref = F.doc(fresh(db));
    const data = {
      null: null,
      yes: true,
      int: 9007199254740991,
      double: 1.5,
      minusZero: -0,
      nan: Number.NaN,
      infinity: Number.NEGATIVE_INFINITY,
      text: '한상 😀 \u0000',
      time: new F.Timestamp(1_795_252_473, 123_456_000),
      bytes: F.Bytes.fromBase64String('AAH/'),
      point: new F.GeoPoint(-33.8, 151.2),
      ref: F.doc(db, 'a/b'),
      list: [1, 'x', { y: [] }, null],
      map: { '한 글.x`y\\': { deep: true }, constructor: 1 },
    };
    await F.setDoc(ref, data);
    const found = (await F.getDocFromServer(ref)).data();
    equal({ ...found, ref: found?.ref.path }, { ...data, ref: 'a/b' });
  },

  'a field path may hold any characters, and only what it names is changed': async (db) => {
    const ref = F.doc(fresh(db));
    await F.setDoc(ref, { 'a.b': 1, a: { b: 2, c: 3 }, '주문 #1': { n: 1 } });
    await F.updateDoc(
      ref,
      new F.FieldPath('a.b'),
      10,
      'a.b',
      20,
      new F.FieldPath('주문 #1', 'n'),
      30,
    );
    await F.updateDoc(ref, { 'a.c': F.deleteField() });
    equal((await F.getDoc(ref)).data(), { 'a.b': 10, a: { b: 20 }, '주문 #1': { n: 30 } });
  },

  'set with merge keeps the rest, without replaces all': async (db) => {
    const ref = F.doc(fresh(db));
    await F.setDoc(ref, { a: { x: 1 }, b: 1 });
    await F.setDoc(ref, { a: { y: 2 } }, { merge: true });
    equal((await F.getDoc(ref)).data(), { a: { x: 1, y: 2 }, b: 1 });
    await F.setDoc(ref, { a: { z: 3 }, b: 9 }, { mergeFields: ['a'] });
    equal((await F.getDoc(ref)).data(), { a: { z: 3 }, b: 1 });
    await F.setDoc(ref, { c: 1 });
    equal((await F.getDoc(ref)).data(), { c: 1 });
  },

  'server time, increment and array transforms': async (db) => {
    const ref = F.doc(fresh(db));
    await F.setDoc(ref, { n: 1, list: [1, 2], text: 'x' });
    await F.updateDoc(ref, {
      n: F.increment(1.5),
      m: F.increment(2),
      text: F.increment(3),
      list: F.arrayUnion(2, 3),
      other: F.arrayRemove(1),
      at: F.serverTimestamp(),
    });
    const { at, ...rest } = (await F.getDocFromServer(ref)).data() ?? {};
    equal(rest, { n: 2.5, m: 2, text: 3, list: [1, 2, 3], other: [] });
    equal(Math.abs(at.toMillis() - Date.now()) < 60_000, true);
  },

  'update needs a document, delete does not': async (db) => {
    const ref = F.doc(fresh(db));
    await failsWith('not-found', F.updateDoc(ref, { a: 1 }));
    await F.deleteDoc(ref);
    equal((await F.getDoc(ref)).exists(), false);
  },

  'a batch is all or nothing': async (db) => {
    const coll = fresh(db);
    const batch = F.writeBatch(db);
    batch.set(F.doc(coll, 'a'), { n: 1 });
    batch.update(F.doc(coll, 'missing'), { n: 1 });
    await failsWith('not-found', batch.commit());
    equal((await F.getDocsFromServer(coll)).size, 0);
  },

  'transactions that run into each other are tried again until all count': async (db) => {
    const ref = F.doc(fresh(db));
    await F.setDoc(ref, { n: 0 });
    const add = (): Promise<void> =>
      F.runTransaction(db, async (transaction) => {
        const doc = await transaction.get(ref);
        transaction.update(ref, { n: doc.get('n') + 1 });
      });
    await Promise.all([add(), add(), add()]);
    equal((await F.getDocFromServer(ref)).get('n'), 3);
  },

  'a transaction that only read a document notices when it changes': async (db) => {
    const coll = fresh(db);
    const [read, written] = [F.doc(coll, 'read'), F.doc(coll, 'written')];
    await F.setDoc(read, { n: 1 });
    let tries = 0;
    await F.runTransaction(db, async (transaction) => {
      tries += 1;
      const n = (await transaction.get(read)).get('n');
      if (tries === 1) await F.setDoc(read, { n: 2 });
      transaction.set(written, { n });
    });
    equal([tries, (await F.getDoc(written)).get('n')], [2, 2]);
  },

  'a transaction refuses what it may not do': async (db) => {
    const ref = F.doc(fresh(db));
    const attempt = F.runTransaction(db, async (transaction) => {
      await transaction.get(ref);
      transaction.update(ref, { a: 1 });
    });
    await failsWith('invalid-argument', attempt);
  },

  'filters of every kind': async (db) => {
    const coll = fresh(db);
    await put(
      coll,
      { n: 1, l: [1, 2] },
      { n: 2, l: [2] },
      { n: '2', s: 'x' },
      { n: null },
      { n: Number.NaN },
    );
    const find = async (...parts: F.QueryConstraint[]): Promise<string> =>
      ids(await F.getDocsFromServer(F.query(coll, ...parts))).join('');
    equal(await find(F.where('n', '==', 2)), 'b');
    equal(await find(F.where('n', '!=', 2)), 'eac');
    equal(await find(F.where('n', '>=', 1)), 'ab');
    equal(await find(F.where('n', '<', 'z')), 'c');
    equal(await find(F.where('n', '==', null)), 'd');
    equal(await find(F.where('n', '==', Number.NaN)), 'e');
    equal(await find(F.where('n', 'in', [1, '2', 7])), 'ac');
    equal(await find(F.where('n', 'not-in', [1, '2'])), 'eb');
    equal(await find(F.where('l', 'array-contains', 2)), 'ab');
    equal(await find(F.where('l', 'array-contains-any', [1, 9])), 'a');
    equal(await find(F.where(F.documentId(), '>=', 'd')), 'de');
  },

  'and, or, orders and cursors': async (db) => {
    const coll = fresh(db);
    await put(
      coll,
      { n: 1, k: 'x' },
      { n: 2, k: 'y' },
      { n: 3, k: 'x' },
      { n: 4, k: 'z' },
      { k: 'x' },
    );
    const find = async (query: F.Query): Promise<string> =>
      ids(await F.getDocsFromServer(query)).join('');
    const either = F.or(
      F.where('k', '==', 'y'),
      F.and(F.where('k', '==', 'x'), F.where('n', '>', 1)),
    );
    equal(await find(F.query(coll, either)), 'bc');
    equal(await find(F.query(coll, F.orderBy('n', 'desc'))), 'dcba');
    equal(await find(F.query(coll, F.orderBy('k'), F.orderBy('n', 'desc'))), 'cabd');
    equal(await find(F.query(coll, F.orderBy('n'), F.startAfter(1), F.endAt(3))), 'bc');
    equal(await find(F.query(coll, F.orderBy('n'), F.startAt(2), F.endBefore(4))), 'bc');
    equal(await find(F.query(coll, F.orderBy('n'), F.limit(2))), 'ab');
    equal(await find(F.query(coll, F.orderBy('n'), F.limitToLast(2))), 'cd');
    const second = await F.getDoc(F.doc(coll, 'b'));
    equal(await find(F.query(coll, F.orderBy('n'), F.startAfter(second))), 'cd');
  },

  'values of different types have one order': async (db) => {
    const coll = fresh(db);
    const ordered = [
      null,
      false,
      true,
      Number.NaN,
      Number.NEGATIVE_INFINITY,
      -1,
      0.5,
      1,
      new F.Timestamp(1, 0),
      '',
      'a',
      'é',
      '한',
      '😀',
      F.Bytes.fromUint8Array(new Uint8Array([1])),
      F.doc(db, 'a/b'),
      new F.GeoPoint(0, 0),
      [],
      [1],
      [1, 2],
      {},
      { a: 1 },
      { a: 2 },
      { b: 0 },
    ];
    await put(coll, ...[...ordered.entries()].reverse().map(([i, v]) => ({ v, i })));
    const found = await F.getDocsFromServer(F.query(coll, F.orderBy('v')));
    equal(
      found.docs.map((doc) => doc.get('i')),
      [...ordered.keys()],
    );
  },

  'a collection group spans parents': async (db) => {
    const root = fresh(db);
    const group = `g${root.id}`;
    await F.setDoc(F.doc(root, 'a', group, 'x'), { n: 1 });
    await F.setDoc(F.doc(root, 'b', group, 'y'), { n: 2 });
    await F.setDoc(F.doc(root, 'b', `${group}2`, 'z'), { n: 2 });
    const found = await F.getDocsFromServer(
      F.query(F.collectionGroup(db, group), F.where('n', '>', 0)),
    );
    equal(ids(found), ['x', 'y']);
  },

  'counts, sums and averages': async (db) => {
    const coll = fresh(db);
    await put(coll, { n: 1 }, { n: 2.5 }, { n: 'x' });
    const found = await F.getAggregateFromServer(coll, {
      count: F.count(),
      sum: F.sum('n'),
      average: F.average('n'),
    });
    equal(found.data(), { count: 3, sum: 3.5, average: 1.75 });
  },

  'a listener sees what comes, changes and goes, and a limit refills': async (db) => {
    const coll = fresh(db);
    await put(coll, { n: 1 }, { n: 2 }, { n: 3 });
    const { until, stop } = watch(F.query(coll, F.orderBy('n'), F.limit(2)));
    await until(['a', 'b']);
    await F.deleteDoc(F.doc(coll, 'a'));
    await until(['b', 'c']);
    await F.setDoc(F.doc(coll, 'd'), { n: 0 });
    await until(['d', 'b']);
    await F.updateDoc(F.doc(coll, 'd'), { n: 9 });
    await until(['b', 'c']);
    stop();
  },

  'a listener on a document that is not there yet': async (db) => {
    const ref = F.doc(fresh(db));
    const seen: unknown[] = [];
    const stop = F.onSnapshot(ref, { includeMetadataChanges: true }, (doc) => {
      const { fromCache, hasPendingWrites } = doc.metadata;
      if (!fromCache && !hasPendingWrites) seen.push(doc.data() ?? null);
    });
    const until = async (count: number): Promise<void> => {
      for (let i = 0; seen.length < count && i < 1800; i++)
        await new Promise((r) => setTimeout(r, 50));
    };
    await until(1);
    await F.setDoc(ref, { n: 1 });
    await until(2);
    await F.deleteDoc(ref);
    for (let i = 0; seen.at(-1) !== null && i < 1800; i++)
      await new Promise((r) => setTimeout(r, 50));
    stop();
    equal([seen.at(0), seen.at(1), seen.at(-1)], [null, { n: 1 }, null]);
  },

  'a listener that was away catches up': async (db) => {
    const coll = fresh(db);
    await put(coll, { n: 1 }, { n: 2 });
    const { until, stop } = watch(F.query(coll, F.where('n', '>', 0)));
    await until(['a', 'b']);
    await F.disableNetwork(db);
    const pending = F.setDoc(F.doc(coll, 'c'), { n: 3 });
    await F.enableNetwork(db);
    await pending;
    await until(['a', 'b', 'c']);
    stop();
  },

  'both documents of a batch appear in the same snapshot': async (db) => {
    const coll = fresh(db);
    await put(coll, { n: 0 }, { n: 0 });
    const halves: unknown[] = [];
    const stop = F.onSnapshot(coll, (snapshot) => {
      const values = new Set(snapshot.docs.map((doc) => doc.get('n')));
      if (values.size > 1) halves.push([...values]);
    });
    for (let n = 1; n <= 10; n++) await put(coll, { n }, { n });
    stop();
    equal(halves, []);
  },

  'a document over 1 MiB is refused': async (db) => {
    const ref = F.doc(fresh(db));
    await failsWith('invalid-argument', F.setDoc(ref, { text: 'x'.repeat(1_048_576) }));
    await F.setDoc(ref, { text: 'x'.repeat(1_000_000) });
  },
};
