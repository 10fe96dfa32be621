import { maxPhotoText } from '../../../domain/order/door-photo.ts';
import { readPicture } from '../menus/photo-files.ts';

/** Longest side of a photo of a door, pixels. */
const longestSide = 1280;
const qualities = [0.75, 0.6, 0.45, 0.3];

/**
 * A photo from the camera as a small JPEG in base64, drawn anew, so that nothing but the picture is left: no place, no
 * time, no phone. Undefined for a file that the browser can't decode.
 */
export async function doorPicture(file: Blob): Promise<string | undefined> {
  const picture = await readPicture(file);
  if (!picture) return undefined;
  for (let side = longestSide; side > 100; side = Math.round(side * 0.7)) {
    const canvas = drawn(picture, side);
    for (const quality of qualities) {
      const text = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
      if (text.length <= maxPhotoText) return text;
    }
  }
  return undefined;
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
