import { AppError } from '../../../domain/lib/app-error.ts';
import type { Photo } from '../../../domain/menus/menu.ts';
import { wholePicture } from '../../../domain/staff/menus/photo-crop.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { asStaff } from '../common/use-staff.ts';
import { photoFiles, readPicture } from './photo-files.ts';
import { storePhoto } from './photo-storage.ts';

/**
 * Fetches a picture of another shop by way of the functions and stores it as a menu's photo, under a name that follows from its
 * address: again, it is the same photo. Throws AppError; `not-found` if there is no picture.
 */
export async function storeForeignPhoto(menuId: string, address: string): Promise<Photo> {
  const { type, base64 } = await asStaff(() =>
    callFunction<{ type: string; base64: string }>('/app/fetch-picture', {
      form: { url: address },
    }),
  );
  const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const picture = await readPicture(new Blob([bytes], { type }));
  if (!picture) throw new AppError('not-found');
  return storePhoto(menuId, await photoFiles(picture, wholePicture), await nameOf(address));
}

/** The beginning of an address's SHA-256, in hexadecimal digits. */
async function nameOf(address: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return [...new Uint8Array(hash).slice(0, 16)]
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('');
}
