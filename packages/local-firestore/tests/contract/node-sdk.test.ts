import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore';
import { afterAll, describe, test } from 'vitest';
import { startTarget } from '../support/target.ts';
import { CASES } from './sdk-cases.ts';

const target = await startTarget();
const app = initializeApp({ projectId: 'demo-node', apiKey: 'none' });
const db = getFirestore(app);
// Some cases expect errors, and the SDK would print each of them.
setLogLevel('silent');
connectFirestoreEmulator(db, target.host, target.port, { mockUserToken: 'owner' });

afterAll(async () => {
  await deleteApp(app);
  await target.close();
});

describe('web SDK in Node, over gRPC', () => {
  test.each(Object.entries(CASES))('%s', (_name, run) => run(db));
});
