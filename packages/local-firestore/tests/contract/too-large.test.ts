import { Firestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, expect, test } from 'vitest';
import { startTarget } from '../support/target.ts';

const target = await startTarget();
setLogLevel('silent');
const app = initializeApp({ projectId: 'demo-large', apiKey: 'none' });
const web = getFirestore(app);
connectFirestoreEmulator(web, target.host, target.port, { mockUserToken: 'owner' });
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.FIRESTORE_EMULATOR_HOST = `${target.host}:${target.port}`;
const admin = new Firestore({ projectId: 'demo-large' });
afterAll(async () => {
  await admin.terminate();
  await deleteApp(app);
  await target.close();
});

/** Twelve of these exceed the size limit of one request. */
const megabyte = { text: 'x'.repeat(1_000_000) };
const twelve = Array.from({ length: 12 }, (_, i) => `large/d${i}`);
const refusal = /Request payload size exceeds the limit: 11534336 bytes\./;

test('the web SDK reports a batch over the size limit and sends the next write', async () => {
  const batch = writeBatch(web);
  for (const path of twelve) batch.set(doc(web, path), megabyte);
  await expect(batch.commit()).rejects.toThrow(refusal);
  await setDoc(doc(web, 'large/next'), { n: 1 });
  expect((await getDoc(doc(web, 'large/next'))).data()).toEqual({ n: 1 });
});

test('the Admin SDK reports a batch over the size limit', async () => {
  const batch = admin.batch();
  for (const path of twelve) batch.set(admin.doc(path), megabyte);
  await expect(batch.commit()).rejects.toMatchObject({ code: 3, details: refusal });
});

test('a bulk writer settles when one of its batches is over the size limit', async () => {
  const writer = admin.bulkWriter();
  writer.onWriteError(() => false);
  const results = Promise.allSettled(twelve.map((path) => writer.set(admin.doc(path), megabyte)));
  await writer.close();
  expect((await results).filter(({ status }) => status === 'rejected')).toHaveLength(12);
});
