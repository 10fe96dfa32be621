import { deleteField, doc, FieldPath, runTransaction } from 'firebase/firestore';
import type { Actor } from './actors.ts';
import { type SdkClient, sdkClient } from './sdk-client.ts';

const clients = new Map<string, SdkClient>();
let acting: SdkClient | undefined;
let actor: Actor;

/** Makes the shop's own data modules act as this person from now on. */
export function actAs(firestore: string, next: Actor): SdkClient {
  actor = next;
  const key = `${firestore} ${JSON.stringify(next)}`;
  acting = clients.get(key) ?? sdkClient(firestore, next);
  clients.set(key, acting);
  return acting;
}

export async function endActing(): Promise<void> {
  for (const client of clients.values()) await client.close();
  clients.clear();
}

/** Replaces src/data/documents/load-sdk.ts. */
export async function loadFirestore() {
  if (!acting) throw new Error('nobody is acting');
  return { db: acting.db, deleteField, doc, FieldPath, runTransaction };
}

/** The acting user, as the shop's data modules read it. */
export async function loadAuth() {
  if (!actor) return { auth: { currentUser: null } };
  const { sub: uid, email, email_verified: emailVerified = false } = actor;
  const getIdTokenResult = async () => ({ claims: { email_verified: emailVerified } });
  const reload = async () => {};
  return { auth: { currentUser: { uid, email, emailVerified, getIdTokenResult, reload } } };
}
