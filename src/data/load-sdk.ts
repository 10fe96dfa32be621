import { forgetDocumentsIfAsked } from './forget-documents.ts';

let firestore: Promise<typeof import('./firestore.ts')> | undefined;
let loaded = false;

/** The Firestore SDK, loaded once when a screen first listens or writes. Throws when it can't be loaded; asked again, tries again. */
export function loadFirestore(): Promise<typeof import('./firestore.ts')> {
  firestore ??= import('./firestore.ts').then(
    async (sdk) => {
      await forgetDocumentsIfAsked(sdk.clearDocuments);
      loaded = true;
      return sdk;
    },
    (error: unknown) => {
      firestore = undefined;
      throw error;
    },
  );
  return firestore;
}

/** Whether the Firestore SDK is there: then a plain read beside it saves nothing. */
export function firestoreLoaded(): boolean {
  return loaded;
}

/** The Auth SDK, loaded once after the first screen is drawn. */
export const loadAuth = () => import('./auth.ts');
