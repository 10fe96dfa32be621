import { readText, writeText } from '../device/storage.ts';

const key = 'forget-documents';

/**
 * Marks the SDK's cached documents for deletion, so that the phone's next user does not find them. Firestore
 * can clear its cache only before it has read anything, so this happens when the SDK is next loaded.
 */
export function forgetDocumentsLater(): void {
  writeText(key, 'true');
}

/**
 * Calls `clear` if somebody has signed out since; when it fails because another tab reads, the next load
 * tries again.
 */
export async function forgetDocumentsIfAsked(clear: () => Promise<void>): Promise<void> {
  if (readText(key) === null) return;
  try {
    await clear();
    writeText(key, null);
  } catch (error) {
    console.warn('documents of an earlier customer are still kept', error);
  }
}
