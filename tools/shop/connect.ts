import { readFileSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { runPlanIn } from '../../functions/src/run-plan.ts';
import type { DocumentWrite } from '../../src/domain/document-write.ts';
import type { ReadDocument } from '../../src/domain/transaction.ts';
import { CommandError } from './command-error.ts';

/** What a command works on. */
export interface Shop {
  db: Firestore;
  auth: Auth;
  /** Where the shop's pages are, without a slash at the end. */
  web: string;
  /** "the local shop" or the project's name, for messages. */
  name: string;
}

/** The options before a command. */
export interface ConnectOptions {
  data: string;
  project?: string;
  web?: string;
}

/**
 * Connects to the running local shop (its stack.json), or with `project` to a real Firebase project by
 * the credentials of the environment (GOOGLE_APPLICATION_CREDENTIALS). Throws CommandError when there
 * is neither.
 */
export function connect(options: ConnectOptions): Shop {
  if (options.project) {
    const app = initializeApp({ projectId: options.project });
    const web = options.web ?? `https://${options.project}.web.app`;
    return { db: getFirestore(app), auth: getAuth(app), web, name: options.project };
  }
  const stack = readStack(`${options.data}/stack.json`);
  process.env.FIRESTORE_EMULATOR_HOST = stack.firestore;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = stack.auth;
  // A local shop has no cloud around it to ask for credentials.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  // A name of its own for each local shop, so that tests can have several.
  const app = initializeApp({ projectId: stack.projectId }, stack.firestore);
  const web = options.web ?? stack.web;
  return { db: getFirestore(app), auth: getAuth(app), web, name: 'the local shop' };
}

interface Stack {
  projectId: string;
  firestore: string;
  auth: string;
  web: string;
}

function readStack(file: string): Stack {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stack;
  } catch (error) {
    const hint = 'start it with "npm start", or name a real project with --project';
    throw new CommandError(`No local shop is running (${file} is not there): ${hint}.`, error);
  }
}

/** Reads a document's data; undefined when it is missing. */
export async function readData(
  shop: Shop,
  path: string,
): Promise<Record<string, unknown> | undefined> {
  return (await shop.db.doc(path).get()).data();
}

/** Reads, plans and writes in one transaction. Returns how many documents were written. */
export async function transact(
  shop: Shop,
  plan: (read: ReadDocument) => Promise<DocumentWrite[]>,
): Promise<number> {
  const { writes } = await runPlanIn(shop.db)(async (read) => ({ writes: await plan(read) }));
  return writes.length;
}
