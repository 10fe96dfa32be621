import { type Area, type Crop, cropArea } from '../../../domain/staff/menus/photo-crop.ts';

/** Widths of a photo in pixels: for the menu's dialog, and for cards. */
const widths = { large: 1200, small: 400 } as const;
/** Largest size of a file, bytes; the same limit as in storage.rules. */
const maxBytes = 150_000;
const qualities = [0.82, 0.7, 0.6, 0.5, 0.4];

export interface PhotoFiles {
  large: Blob;
  small: Blob;
}

/**
 * Decodes an image file, with its orientation applied; undefined for a file that the browser can't decode.
 */
export async function readPicture(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/** The cropped part of an image in both sizes: WebP, or JPEG where the browser can't encode WebP (Safari). */
export async function photoFiles(picture: ImageBitmap, crop: Crop): Promise<PhotoFiles> {
  const area = cropArea(picture, crop);
  const [large, small] = await Promise.all([
    encode(picture, area, widths.large),
    encode(picture, area, widths.small),
  ]);
  return { large, small };
}

async function encode(picture: ImageBitmap, area: Area, width: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = (width * 3) / 4;
  const { left, top, width: from, height } = area;
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, from, height, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const blob = await blobOf(canvas, quality);
    if (blob && blob.size <= maxBytes) return blob;
  }
  // Still too large, as with very noisy images: use fewer pixels.
  return encode(picture, area, Math.round(width * 0.7));
}

async function blobOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const as = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const webp = await as('image/webp');
  return webp?.type === 'image/webp' ? webp : as('image/jpeg');
}
