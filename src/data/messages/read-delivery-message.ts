import {
  type DeliveryMessage,
  deliveryMessagePath,
  deliveryMessageSchema,
} from '../../domain/messages/delivery-message.ts';
import { firestoreAddresses } from '../../domain/store/firestore-addresses.ts';
import { encodeFields } from '../../domain/store/firestore-json.ts';
import { serverNow } from '../device/server-clock.ts';
import { fetchDocuments } from '../documents/fetch-documents.ts';
import { env } from '../env.ts';
import { toAppError } from '../firebase/to-app-error.ts';

export type FoundMessage =
  | { state: 'found'; message: DeliveryMessage }
  | { state: 'unknown' }
  | { state: 'expired' };

/** Reads the message that a link names by one HTTP request, without any SDK. Throws when the store can't be reached. */
export async function readDeliveryMessage(
  dateId: string | undefined,
  msgId: string | undefined,
): Promise<FoundMessage> {
  const path = deliveryMessagePath(dateId, msgId);
  if (path === undefined) return { state: 'unknown' };
  const stored = await fetchDocuments([path]).catch((error) => {
    // The rules give it out until it expires.
    if (toAppError(error).code === 'denied') return 'expired' as const;
    throw error;
  });
  if (stored === 'expired') return { state: stored };
  const parsed = deliveryMessageSchema.safeParse(stored.get(path));
  if (!parsed.success) return { state: 'unknown' };
  if (parsed.data.openedAt === undefined) noteOpened(path);
  return { state: 'found', message: parsed.data };
}

/**
 * Records when a message was first opened, so that staff see that it was read. A failure does not matter to
 * the reader.
 */
function noteOpened(path: string): void {
  const { root, documents } = firestoreAddresses(env);
  const fields = encodeFields({ openedAt: serverNow() });
  const write = {
    update: { name: `${root}/${path}`, fields },
    updateMask: { fieldPaths: ['openedAt'] },
    currentDocument: { exists: true },
  };
  fetch(`${documents}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ writes: [write] }),
  }).catch((error: unknown) => console.error('an opened message was not noted', error));
}
