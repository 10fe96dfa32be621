import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { type DocumentReference, FieldValue, Firestore } from '@google-cloud/firestore';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, expect, test } from 'vitest';
import { Random } from '../fuzz/random.ts';
import { startTarget } from '../support/target.ts';

// Nothing may depend on a lock that runs out: such a wait would hang.
const target = await startTarget({ lockWaitMs: 2 ** 31 - 1 });
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIRESTORE_EMULATOR_HOST = `${target.host}:${target.port}`;
const db = new Firestore({ projectId: 'demo-locks' });

afterAll(async () => {
  await db.terminate();
  await target.close();
});

let count = 0;
const fresh = () => db.collection(`c${Date.now()}-${count++}`);
const add = (ref: DocumentReference) =>
  db.runTransaction(
    async (transaction) => {
      const n: number = (await transaction.get(ref)).get('n') ?? 0;
      transaction.set(ref, { n: n + 1 });
    },
    { maxAttempts: 20 },
  );

test('a write to what a transaction has read waits for the transaction', async () => {
  const ref = fresh().doc('a');
  await ref.set({ n: 1 });
  let write: Promise<unknown> | undefined;
  await db.runTransaction(async (transaction) => {
    const n = (await transaction.get(ref)).get('n');
    write = ref.set({ n: 100 });
    await ref.parent.doc('b').set({});
    expect((await ref.get()).get('n')).toBe(1);
    transaction.set(ref, { n: n + 1, inTime: true });
  });
  await write;
  expect((await ref.get()).data()).toEqual({ n: 100 });
});

// firebase-tools 2452, 3969, 6758: on the official emulator these wait for 30 s, then fail with "Transaction lock
// timeout".
test('transactions that read and write the same document all commit', async () => {
  const [ref, created] = [fresh().doc('a'), fresh().doc('b')];
  await ref.set({ n: 0 });
  await Promise.all([add(ref), add(ref), add(ref), add(ref), add(created), add(created)]);
  expect([(await ref.get()).get('n'), (await created.get()).get('n')]).toEqual([4, 2]);
});

test('transactions that read several documents in different orders all commit', async () => {
  const [coll, random] = [fresh(), new Random(7)];
  const refs = ['a', 'b', 'c', 'd'].map((id) => coll.doc(id));
  const move = (from: DocumentReference, to: DocumentReference) =>
    db.runTransaction(
      async (transaction) => {
        const [x, y] = [await transaction.get(from), await transaction.get(to)];
        transaction.set(from, { n: (x.get('n') ?? 0) - 1 });
        transaction.set(to, { n: (y.get('n') ?? 0) + 1 });
      },
      { maxAttempts: 20 },
    );
  const moves = Array.from({ length: 12 }, () => {
    const from = random.pick(refs);
    return move(from, random.pick(refs.filter((ref) => ref !== from)));
  });
  const plain = refs.map((ref) => ref.set({ plain: FieldValue.increment(1) }, { merge: true }));
  await Promise.all([...moves, ...plain]);
  const all = await coll.get();
  expect(all.docs.reduce((sum, each) => sum + each.get('n'), 0)).toBe(0);
});

// firebase-tools 10518: there the rules' get() of a locked document runs into the lock's timeout and refuses.
test('rules read documents that a transaction has locked', async () => {
  const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/projects/{id}/{document=**} {
    allow write: if get(/databases/$(database)/documents/projects/$(id)).data.open == true;
  }
}`;
  const env = await initializeTestEnvironment({
    projectId: 'demo-locks',
    firestore: { host: target.host, port: target.port, rules },
  });
  const project = db.doc('projects/one');
  await project.set({ open: true });
  const client = env.authenticatedContext('ada').firestore();
  await db.runTransaction(async (transaction) => {
    await transaction.get(project);
    const writes = Array.from({ length: 10 }, (_, i) =>
      setDoc(doc(client, `projects/one/notes/${i}`), { i }),
    );
    await Promise.all(writes);
    transaction.update(project, { open: false });
  });
  expect((await project.collection('notes').get()).size).toBe(10);
  await env.cleanup();
});
