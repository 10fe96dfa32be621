import { deleteApp, initializeApp } from 'firebase/app';
import * as F from 'firebase/firestore';
import { afterAll, expect, test } from 'vitest';
import { OFFICIAL, startTarget } from '../support/target.ts';

const target = await startTarget({ trackedMs: 0 });
F.setLogLevel('silent');
const clients = ['listening', 'writing'].map((name) => {
  const app = initializeApp({ projectId: 'demo-filter', apiKey: 'none' }, name);
  const db = F.getFirestore(app);
  F.connectFirestoreEmulator(db, target.host, target.port, { mockUserToken: 'owner' });
  return { app, db };
});
afterAll(async () => {
  for (const { app } of clients) await deleteApp(app);
  await target.close();
});

/**
 * What the SDK reports, through a hook for its own tests, when an existence filter does not match its cache.
 */
interface Mismatch {
  readonly localCacheCount: number;
  readonly existenceFilterCount: number;
  readonly bloomFilter?: { readonly applied: boolean; mightContain(path: string): boolean };
}
const hooks = F as unknown as {
  _TestingHooks: { onExistenceFilterMismatch(take: (mismatch: Mismatch) => void): () => void };
};

test.skipIf(OFFICIAL)(
  'the web SDK learns from the filter which documents were deleted while it was offline',
  async () => {
    const [listening, writing] = clients.map(({ db }) => db) as [F.Firestore, F.Firestore];
    const mismatches: Mismatch[] = [];
    const unhook = hooks._TestingHooks.onExistenceFilterMismatch((one) => mismatches.push(one));
    const ids = Array.from({ length: 40 }, (_, i) => `d${i}`);
    for (const id of ids) await F.setDoc(F.doc(writing, 'c', id), { n: 1 });
    let seen: string[] = [];
    const stop = F.onSnapshot(
      F.query(F.collection(listening, 'c'), F.where('n', '==', 1)),
      (snapshot) => {
        if (!snapshot.metadata.fromCache) seen = snapshot.docs.map(({ id }) => id);
      },
    );
    await expect.poll(() => seen.length).toBe(40);

    await F.disableNetwork(listening);
    await F.deleteDoc(F.doc(writing, 'c/d0'));
    await F.updateDoc(F.doc(writing, 'c/d1'), { n: 2 });
    await F.enableNetwork(listening);

    await expect.poll(() => seen.toSorted()).toEqual(ids.slice(2).toSorted());
    stop();
    unhook();
    expect(mismatches).toMatchObject([
      { localCacheCount: 40, existenceFilterCount: 38, bloomFilter: { applied: true } },
    ]);
    const name = (id: string) => `projects/demo-filter/databases/(default)/documents/c/${id}`;
    const contained = ids.filter((id) => mismatches[0]?.bloomFilter?.mightContain(name(id)));
    expect(contained).toEqual(ids.slice(2));
  },
);
