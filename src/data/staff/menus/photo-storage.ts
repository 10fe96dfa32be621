import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { AppError } from '../../../domain/lib/app-error.ts';
import type { Photo } from '../../../domain/menus/menu.ts';
import { env } from '../../env.ts';
import { firebaseApp } from '../../firebase/firebase-app.ts';
import { toAppError } from '../../firebase/to-app-error.ts';
import type { PhotoFiles } from './photo-files.ts';

/** How long a failing upload is retried, ms. */
const retryMs = 20_000;
const yearSeconds = 31_536_000;

const bucket =
  env.VITE_FIREBASE_STORAGE_BUCKET || `${env.VITE_FIREBASE_PROJECT_ID}.firebasestorage.app`;
const storage = getStorage(firebaseApp, `gs://${bucket}`);
storage.maxUploadRetryTime = retryMs;
storage.maxOperationRetryTime = retryMs;
if (env.VITE_STORAGE_URL) {
  const { hostname, port } = new URL(env.VITE_STORAGE_URL);
  connectStorageEmulator(storage, hostname, Number(port));
}

/**
 * Uploads both sizes of a menu's photo, each under a name of its own; under the same `name` again, what is stored already is
 * the photo. Throws AppError.
 */
export async function storePhoto(menuId: string, files: PhotoFiles, name?: string): Promise<Photo> {
  const unique = name ?? crypto.randomUUID();
  const objects = [files.large, files.small].map((blob, index) => ({
    blob,
    object: ref(storage, `menus/${menuId}/${unique}-${index === 0 ? 'large' : 'small'}`),
  }));
  try {
    const [downloadURL = '', smallURL = ''] = await Promise.all(
      objects.map(async ({ blob, object }) => {
        await uploadBytes(object, blob, {
          contentType: blob.type,
          cacheControl: `public, max-age=${yearSeconds}, immutable`,
        }).catch((error: unknown) => {
          // Photos are never replaced: it is stored already.
          if (name === undefined || codeOf(error) !== 'storage/unauthorized') throw error;
        });
        return getDownloadURL(object);
      }),
    );
    return { downloadURL, smallURL };
  } catch (error) {
    // One of the two may have been uploaded; no menu refers to it.
    for (const { object } of name === undefined ? objects : [])
      deleteObject(object).catch(() => {});
    throw storageError(error);
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

function storageError(error: unknown): AppError {
  const code = codeOf(error);
  if (code === 'storage/unauthorized') return new AppError('denied', error);
  if (code === 'storage/unauthenticated') return new AppError('signed-out', error);
  if (code === 'storage/retry-limit-exceeded') return new AppError('network', error);
  return toAppError(error);
}
