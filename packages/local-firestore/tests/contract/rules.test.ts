import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTarget, type Target } from '../support/target.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function member(team) {
      return exists(/databases/$(database)/documents/teams/$(team)/members/$(request.auth.uid));
    }
    match /notes/{id} {
      allow create: if request.resource.data.owner == request.auth.uid
        && request.resource.data.at == request.time
        && request.resource.data.keys().hasOnly(['owner', 'at', 'text']);
      allow read, delete: if resource.data.owner == request.auth.uid;
      allow update: if resource.data.owner == request.auth.uid
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text']);
    }
    match /teams/{team} {
      allow get: if member(team);
      match /members/{uid} { allow write: if request.auth.token.admin == true; }
    }
    match /stock/{id} {
      allow read: if true;
      allow write: if getAfter(/databases/$(database)/documents/sales/$(id)).data.sold
        == request.resource.data.sold;
    }
    match /sales/{id} { allow write: if request.auth != null; }
  }
}`;

let target: Target;
let env: RulesTestEnvironment;
setLogLevel('silent');

beforeAll(async () => {
  target = await startTarget();
  const { host, port } = target;
  env = await initializeTestEnvironment({
    projectId: 'demo-rules-contract',
    firestore: { host, port, rules: RULES },
  });
});
beforeEach(() => env.clearFirestore());
afterAll(async () => {
  await env.cleanup();
  await target.close();
});

const as = (uid: string, token = {}) => env.authenticatedContext(uid, token).firestore();
const note = (owner: string) => ({ owner, text: 'x', at: serverTimestamp() });

test('create rules see the new document, with the server time in it', async () => {
  const db = as('ada');
  await assertSucceeds(setDoc(doc(db, 'notes/a'), note('ada')));
  await assertFails(setDoc(doc(db, 'notes/b'), note('bob')));
  await assertFails(setDoc(doc(db, 'notes/b'), { ...note('ada'), more: 1 }));
  await assertFails(setDoc(doc(db, 'notes/b'), { ...note('ada'), at: new Date(0) }));
  await assertFails(setDoc(doc(env.unauthenticatedContext().firestore(), 'notes/b'), note('ada')));
});

test('an update may change only the allowed fields', async () => {
  const ref = doc(as('ada'), 'notes/a');
  await setDoc(ref, note('ada'));
  await assertSucceeds(updateDoc(ref, { text: 'y' }));
  await assertFails(updateDoc(ref, { owner: 'bob' }));
  await assertFails(deleteDoc(doc(as('bob'), 'notes/a')));
  await assertSucceeds(deleteDoc(ref));
});

test('a query must ask only for documents that it may read', async () => {
  const db = as('ada');
  await setDoc(doc(db, 'notes/a'), note('ada'));
  await assertFails(getDocs(collection(db, 'notes')));
  const own = query(collection(db, 'notes'), where('owner', '==', 'ada'));
  expect((await assertSucceeds(getDocs(own))).size).toBe(1);
  await assertFails(getDocs(query(collection(db, 'notes'), where('owner', 'in', ['ada', 'bob']))));
});

test('the documents of one batch or transaction are checked together', async () => {
  const db = as('ada');
  const write = (sold: number, stock: number) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'sales/a'), { sold });
    batch.set(doc(db, 'stock/a'), { sold: stock });
    return batch.commit();
  };
  await assertFails(write(1, 2));
  await assertSucceeds(write(1, 1));
  await assertFails(setDoc(doc(db, 'stock/a'), { sold: 5 }));
  const both = runTransaction(db, async (transaction) => {
    const sold = (await transaction.get(doc(db, 'stock/a'))).get('sold') + 1;
    transaction.set(doc(db, 'sales/a'), { sold }).set(doc(db, 'stock/a'), { sold });
  });
  await assertSucceeds(both);
});

test('claims of the token, and documents that the rules look at', async () => {
  const team = doc(as('ada'), 'teams/t');
  await assertFails(getDoc(team));
  await assertFails(setDoc(doc(as('ada'), 'teams/t/members/ada'), {}));
  await assertSucceeds(setDoc(doc(as('boss', { admin: true }), 'teams/t/members/ada'), {}));
  await assertSucceeds(getDoc(team));
});

test('a listener ends when its reader may no longer read the document', async () => {
  await setDoc(doc(as('ada'), 'notes/a'), note('ada'));
  const events: string[] = [];
  const stop = onSnapshot(
    doc(as('ada'), 'notes/a'),
    (snapshot) => events.push(snapshot.get('owner')),
    (error) => events.push(error.code),
  );
  await expect.poll(() => events.at(-1)).toBe('ada');
  await env.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'notes/a'), { owner: 'bob' });
  });
  await expect.poll(() => events.at(-1)).toBe('permission-denied');
  stop();
});

test('rules with a mistake are refused', async () => {
  const { host, port } = target;
  const rules = RULES.replace('allow get: if', 'allow get if');
  const attempt = initializeTestEnvironment({
    projectId: 'demo-rules-mistake',
    firestore: { host, port, rules },
  });
  await expect(attempt).rejects.toThrow('16:17');
});
