import {
  type DeliveryMessage,
  deliveryMessagePath,
  deliveryMessageSchema,
  hasExpired,
} from '../domain/delivery-message.ts';
import { fetchDocuments } from './documents/fetch-documents.ts';
import { serverNow } from './server-clock.ts';

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
  const stored = (await fetchDocuments([path])).get(path);
  const parsed = deliveryMessageSchema.safeParse(stored);
  if (!parsed.success) return { state: 'unknown' };
  return hasExpired(parsed.data, serverNow())
    ? { state: 'expired' }
    : { state: 'found', message: parsed.data };
}
