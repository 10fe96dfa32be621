/** Runs in the browser: makes the cases callable from the test. */
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { CASES } from './sdk-cases.ts';

/** Runs one case with a client of its own; returns the error's text, or null. */
async function runCase(name: string, port: number, longPolling: boolean): Promise<string | null> {
  const app = initializeApp(
    { projectId: 'demo-browser', apiKey: 'none' },
    `${name} ${longPolling}`,
  );
  const db = initializeFirestore(app, { experimentalForceLongPolling: longPolling });
  setLogLevel('silent');
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: 'owner' });
  try {
    await CASES[name]?.(db);
    return null;
  } catch (error) {
    return String(error);
  } finally {
    await terminate(db);
  }
}

Object.assign(globalThis, { runCase });
