import { writeText } from '../../../src/data/device/storage.ts';
import { accountKey } from '../../../src/data/device/storage-keys.ts';
import type { Actor } from './actors.ts';
import { type LiteClient, liteClient } from './lite-client.ts';

const clients = new Map<string, LiteClient>();
let acting: LiteClient | undefined;
let actor: Actor;

/** Makes the shop's own data modules act as this person from now on. */
export function actAs(firestore: string, next: Actor): void {
  actor = next;
  const key = `${firestore} ${JSON.stringify(next)}`;
  acting = clients.get(key) ?? liteClient(firestore, next);
  clients.set(key, acting);
  // A phone keeps what is to be sent of whoever is signed in on it.
  writeText(accountKey, next?.sub ?? null);
}

export async function endActing(): Promise<void> {
  for (const client of clients.values()) await client.close();
  clients.clear();
}

/** Replaces src/data/documents/load-sdk.ts. */
export async function loadTransactions() {
  if (!acting) throw new Error('nobody is acting');
  return acting;
}

/** The acting user, as the shop's data modules read it. */
export async function loadAuth() {
  if (!actor) return { auth: { currentUser: null } };
  const { sub: uid, email, email_verified: emailVerified = false } = actor;
  const getIdTokenResult = async () => ({ claims: { email_verified: emailVerified } });
  const reload = async () => {};
  return { auth: { currentUser: { uid, email, emailVerified, getIdTokenResult, reload } } };
}
