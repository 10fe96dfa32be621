import { dayNumber } from '../dates/date-id.ts';
import { sydneyStamp } from '../dates/sydney-time.ts';
import { stores } from '../store/document-write.ts';
import { orderIdOf } from './order-id.ts';

/** doorPhotos/{dateId_orderIdOf}: where an order was left. */
export interface DoorPhoto {
  dateId: string;
  uid: string;
  orderId: string;
  /** When it was stored, epoch ms. By whom says its mark, which customers don't read. */
  at: number;
  /** A JPEG as base64. */
  jpeg: string;
}

/** Most characters of a photo: 200 kB as base64. The rules hold it to the same. */
export const maxPhotoText = 273_068;

/** A photo is removed after so many days. */
export const photoDays = 30;

export type PhotographedOrder = Pick<DoorPhoto, 'dateId' | 'uid' | 'orderId'>;

export function doorPhotoId({ dateId, ...order }: PhotographedOrder): string {
  return `${dateId}_${orderIdOf(order)}`;
}

/** The document of an order's photo. */
export function doorPhotoPath(order: PhotographedOrder): string {
  return `${stores.doorPhotos}/${doorPhotoId(order)}`;
}

/** Whether a photo of an order would still be kept at `now`, epoch ms, if it was taken on the day of delivery. */
export function mayHavePhoto({ dateId }: Pick<PhotographedOrder, 'dateId'>, now: number): boolean {
  const first = sydneyStamp(now - photoDays * 86_400_000).slice(0, 8);
  return dayNumber(dateId) >= Number(first);
}
