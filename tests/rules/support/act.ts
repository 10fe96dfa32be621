import { deleteField, doc, FieldPath, runTransaction } from 'firebase/firestore';
import type { Actor } from './actors.ts';
import { type SdkClient, sdkClient } from './sdk-client.ts';

const clients = new Map<string, SdkClient>();
let acting: SdkClient | undefined;
let actor: Actor;

/** From now on the shop's own data modules act as this person. */
export function actAs(firestore: string, next: Actor): SdkClient {
  actor = next;
  const key = `${firestore} ${next?.sub}`;
  acting = clients.get(key) ?? sdkClient(firestore, next);
  clients.set(key, acting);
  return acting;
}

export async function endActing(): Promise<void> {
  for (const client of clients.values()) await client.close();
  clients.clear();
}

/** Takes the place of src/data/documents/load-sdk.ts. */
export async function loadFirestore() {
  if (!acting) throw new Error('nobody is acting');
  return { db: acting.db, deleteField, doc, FieldPath, runTransaction };
}

/** Who is acting, as far as the shop's data modules ask. */
export async function loadAuth() {
  return { auth: { currentUser: actor && { uid: actor.sub, email: actor.email } } };
}
