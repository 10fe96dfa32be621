import { readText, writeText } from './storage.ts';

const key = 'forget-documents';

/**
 * Lets the phone forget what it keeps of a customer's documents, for whoever uses it next. Firestore
 * empties its store only while nothing reads from it, so it is done when the SDK is next loaded.
 */
export function forgetDocumentsLater(): void {
  writeText(key, 'true');
}

/** Calls `clear` if somebody has signed out since; when it fails (another tab reads), the next time tries again. */
export async function forgetDocumentsIfAsked(clear: () => Promise<void>): Promise<void> {
  if (readText(key) === null) return;
  try {
    await clear();
    writeText(key, null);
  } catch (error) {
    console.warn('documents of an earlier customer are still kept', error);
  }
}
