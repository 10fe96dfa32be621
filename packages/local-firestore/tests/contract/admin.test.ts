import { FieldPath, FieldValue, Firestore, Timestamp } from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { startTarget } from '../support/target.ts';

const target = await startTarget();
// Keeps the SDK from looking for Google Cloud's metadata server to get credentials.
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIRESTORE_EMULATOR_HOST = `${target.host}:${target.port}`;
const db = new Firestore({ projectId: 'demo-admin' });

afterAll(async () => {
  await db.terminate();
  await target.close();
});

let count = 0;
const fresh = () => db.collection(`c${Date.now()}-${count++}`);

test('create refuses an existing document, and the error has its code', async () => {
  const ref = fresh().doc('a');
  await ref.create({ n: 1 });
  await expect(ref.create({ n: 2 })).rejects.toMatchObject({ code: 6 });
  expect((await ref.get()).data()).toEqual({ n: 1 });
});

test('update and delete with an outdated version are refused', async () => {
  const ref = fresh().doc('a');
  const { writeTime } = await ref.set({ n: 1 });
  await ref.update({ n: 2 }, { lastUpdateTime: writeTime }).then((result) => {
    expect(result.writeTime.valueOf() > writeTime.valueOf()).toBe(true);
  });
  await expect(ref.update({ n: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({
    code: 9,
  });
  await expect(ref.delete({ lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
  await expect(ref.delete({ exists: true })).resolves.toBeTruthy();
  await expect(ref.delete({ exists: true })).rejects.toMatchObject({ code: 5 });
});

test('a snapshot knows when it was created, changed and read', async () => {
  const ref = fresh().doc('a');
  const first = await ref.set({ n: 1 });
  const second = await ref.set({ n: 2 });
  const snapshot = await ref.get();
  expect(snapshot.createTime?.isEqual(first.writeTime)).toBe(true);
  expect(snapshot.updateTime?.isEqual(second.writeTime)).toBe(true);
  expect(snapshot.readTime.valueOf() >= second.writeTime.valueOf()).toBe(true);
});

test('what a transaction read by a query changes only after it', async () => {
  const coll = fresh();
  let write: Promise<unknown> | undefined;
  await db.runTransaction(async (transaction) => {
    const { size } = await transaction.get(coll.where('open', '==', true));
    write ??= coll.doc('other').set({ open: true });
    transaction.set(coll.doc('count'), { size });
  });
  await write;
  expect((await coll.doc('count').get()).get('size')).toBe(0);
  expect((await coll.where('open', '==', true).get()).size).toBe(1);
});

test('a read-only transaction sees one moment', async () => {
  const coll = fresh();
  await coll.doc('a').set({ n: 1 });
  const seen = await db.runTransaction(
    async (transaction) => {
      const before = (await transaction.get(coll.doc('a'))).get('n');
      await coll.doc('a').set({ n: 2 });
      await coll.doc('b').set({ n: 2 });
      const { docs } = await transaction.get(coll);
      return [before, ...docs.map((doc) => doc.get('n'))];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([1, 1]);
});

test('getAll, select, offset, limit and listing', async () => {
  const coll = fresh();
  for (const n of [1, 2, 3, 4]) await coll.doc(`d${n}`).set({ n, other: true });
  const [first, missing] = await db.getAll(coll.doc('d1'), coll.doc('none'), { fieldMask: ['n'] });
  expect([first?.data(), missing?.exists]).toEqual([{ n: 1 }, false]);
  const page = await coll.orderBy('n', 'desc').select('n').offset(1).limit(2).get();
  expect(page.docs.map((doc) => doc.data())).toEqual([{ n: 3 }, { n: 2 }]);
  await coll.doc('d1').collection('sub').doc('x').set({});
  expect((await coll.doc('d1').listCollections()).map(({ id }) => id)).toEqual(['sub']);
  expect((await coll.listDocuments()).map(({ id }) => id)).toEqual(['d1', 'd2', 'd3', 'd4']);
});

test('field paths with any characters, merges and transforms', async () => {
  const ref = fresh().doc('a');
  await ref.set({ '주문.1': { n: 1, keep: true }, list: [1] });
  await ref.update(
    new FieldPath('주문.1', 'n'),
    FieldValue.increment(4),
    'list',
    FieldValue.arrayUnion(1, 2),
  );
  await ref.set({ at: FieldValue.serverTimestamp(), gone: FieldValue.delete() }, { merge: true });
  const { at, ...rest } = (await ref.get()).data() ?? {};
  expect(rest).toEqual({ '주문.1': { n: 5, keep: true }, list: [1, 2] });
  expect(at).toBeInstanceOf(Timestamp);
});

test('a bulk writer commits each write by itself', async () => {
  const coll = fresh();
  await coll.doc('taken').set({});
  const writer = db.bulkWriter();
  writer.onWriteError(() => false);
  const results = await Promise.allSettled([
    ...Array.from({ length: 50 }, (_, i) => writer.set(coll.doc(`d${i}`), { i })),
    writer.create(coll.doc('taken'), {}),
    writer.close(),
  ]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect((await coll.count().get()).data().count).toBe(51);
});

test('recursive delete removes everything below a document', async () => {
  const coll = fresh();
  await coll.doc('a').set({});
  await coll.doc('a').collection('b').doc('c').set({});
  await coll.doc('keep').set({});
  await db.recursiveDelete(coll.doc('a'));
  expect((await coll.doc('a').collection('b').get()).size).toBe(0);
  expect((await coll.get()).docs.map(({ id }) => id)).toEqual(['keep']);
});

test('listeners on documents and queries', async () => {
  const coll = fresh();
  const seen: string[][] = [];
  const stop = coll.orderBy('n').onSnapshot((snapshot) => {
    seen.push(snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`));
  });
  await expect.poll(() => seen.length).toBe(1);
  const batch = db.batch();
  batch.set(coll.doc('a'), { n: 2 });
  batch.set(coll.doc('b'), { n: 1 });
  await batch.commit();
  await expect.poll(() => seen.length).toBe(2);
  await coll.doc('a').delete();
  await expect.poll(() => seen.length).toBe(3);
  stop();
  expect(seen).toEqual([[], ['added b', 'added a'], ['removed a']]);
});
