import { readText, writeText } from '../device/storage.ts';
import { withLock } from '../device/with-lock.ts';

/** Storage key: `asked`, or `failed` after an attempt; missing when there is nothing to delete. */
const key = 'forget-documents';

/**
 * Marks the SDK's cached documents for deletion, so that the phone's next user does not find them; the mark stays until
 * that is done, by whatever page of the phone comes first.
 */
export function forgetDocumentsLater(): void {
  writeText(key, 'asked');
}

/** Whether documents of somebody who has left may still be on the phone. */
export const areDocumentsToForget = () => readText(key) !== null;

/**
 * Calls `clear` if somebody has left since, in one tab of the phone; when it fails because another tab keeps the documents
 * open, the next load tries again.
 */
export async function forgetDocumentsIfAsked(clear: () => Promise<void>): Promise<void> {
  if (!areDocumentsToForget()) return;
  await withLock(key, async () => {
    if (!areDocumentsToForget()) return;
    try {
      await clear();
      writeText(key, null);
    } catch (error) {
      writeText(key, 'failed');
      console.warn('documents of an earlier customer are still kept', error);
    }
  });
}

/** Calls `closed` when another tab has deleted the documents that this one had open too, or has tried to. */
export function onDocumentsClosed(closed: () => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key && event.newValue !== 'asked') closed();
  });
}
