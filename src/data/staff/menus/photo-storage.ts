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

/** Uploads both sizes of a menu's photo, each under a unique name. Throws AppError. */
export async function storePhoto(menuId: string, files: PhotoFiles): Promise<Photo> {
  const name = crypto.randomUUID();
  const objects = [files.large, files.small].map((blob, index) => ({
    blob,
    object: ref(storage, `menus/${menuId}/${name}-${index === 0 ? 'large' : 'small'}`),
  }));
  try {
    const [downloadURL = '', smallURL = ''] = await Promise.all(
      objects.map(async ({ blob, object }) => {
        await uploadBytes(object, blob, {
          contentType: blob.type,
          cacheControl: `public, max-age=${yearSeconds}, immutable`,
        });
        return getDownloadURL(object);
      }),
    );
    return { downloadURL, smallURL };
  } catch (error) {
    // One of the two may have been uploaded; no menu refers to it.
    for (const { object } of objects) deleteObject(object).catch(() => {});
    throw storageError(error);
  }
}

function storageError(error: unknown): AppError {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'storage/unauthorized') return new AppError('denied', error);
  if (code === 'storage/unauthenticated') return new AppError('signed-out', error);
  if (code === 'storage/retry-limit-exceeded') return new AppError('network', error);
  return toAppError(error);
}
