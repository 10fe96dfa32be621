import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, onAuthStateChanged } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteField,
  doc,
  FieldPath,
  getFirestore,
  onSnapshot,
  runTransaction,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import type { DeliveryInfo } from '../../../../src/domain/customer/delivery-info.ts';
import {
  type OrderPlan,
  type OrderRequest,
  planOrder,
} from '../../../../src/domain/order/plan/order-plan.ts';
import { readOrderSnapshot } from '../../../../src/domain/order/plan/order-snapshot.ts';
import { mergeData } from '../../../../src/domain/store/document-write.ts';

const app = initializeApp({
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
});
const auth = getAuth(app);
connectAuthEmulator(auth, import.meta.env.VITE_AUTH_URL, { disableWarnings: true });
const db = getFirestore(app);
const firestore = new URL(`http://${import.meta.env.VITE_FIRESTORE_HOST}`);
connectFirestoreEmulator(db, firestore.hostname, Number(firestore.port));

export function useUid(): string | undefined {
  const [uid, setUid] = useState<string>();
  useEffect(() => onAuthStateChanged(auth, (user) => setUid(user?.uid)), []);
  return uid;
}

/** A document as it is now; undefined until it has come. */
export function useDocument<T extends object>(path: string | undefined): T | undefined {
  const [data, setData] = useState<T>();
  useEffect(
    () =>
      path
        ? onSnapshot(doc(db, path), (found) => setData((found.data() ?? {}) as T), console.error)
        : undefined,
    [path],
  );
  return data;
}

/** Stores a cash order in one transaction, by the shop's own plan: the rules take no other. */
export function storeOrder(
  uid: string,
  request: OrderRequest,
  info: DeliveryInfo,
): Promise<OrderPlan> {
  return runTransaction(db, async (transaction) => {
    const snapshot = await readOrderSnapshot(
      async (path) => (await transaction.get(doc(db, path))).data(),
      { uid, dateId: request.dateId, now: Date.now(), info },
    );
    const plan = planOrder(request, snapshot);
    for (const write of plan.kind === 'write' ? plan.writes : []) {
      transaction.set(doc(db, write.collection, write.id), mergeData(write, deleteField), {
        mergeFields: write.fields.map(({ path }) => new FieldPath(...path)),
      });
    }
    return plan;
  });
}
