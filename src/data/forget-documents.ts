const key = 'forget-documents';

/**
 * Lets the phone forget what it keeps of a customer's documents, for whoever uses it next. Firestore
 * empties its store only while nothing reads from it, so it is done when the SDK is next loaded.
 */
export function forgetDocumentsLater(): void {
  localStorage.setItem(key, 'true');
}

/** Calls `clear` if somebody has signed out since; when it fails (another tab reads), the next time tries again. */
export async function forgetDocumentsIfAsked(clear: () => Promise<void>): Promise<void> {
  if (localStorage.getItem(key) === null) return;
  try {
    await clear();
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('documents of an earlier customer are still kept', error);
  }
}
