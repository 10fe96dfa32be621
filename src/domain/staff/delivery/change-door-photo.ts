import * as z from 'zod/mini';
import { textHash } from '../../lib/text-hash.ts';
import {
  type DoorPhoto,
  doorPhotoId,
  doorPhotoPath,
  maxPhotoText,
} from '../../order/door-photo.ts';
import { orderIdOf } from '../../order/order-id.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { markedOrder, marksCollection, type OrderMarks } from '../orders/order-marks.ts';
import { mayMark } from '../role-dates.ts';

/** The base64 text of every JPEG begins so. */
const jpegShape = /^\/9j\/[A-Za-z0-9+/]+={0,2}$/;

const photo = z.string().check(z.maxLength(maxPhotoText), z.regex(jpegShape));

/** A photo to store; `seen`: what the screen showed. */
export const photoChangeSchema = z.object({
  ...markedOrder,
  photo,
  seen: z.nullable(z.object({ hash: z.string() })),
});

/**
 * Stores the photo of an order's door, or (`photo` null) removes it. The mark of the order says that there is one. The log
 * keeps no photo, so nothing brings a removed one back.
 */
export const doorPhoto = plannedAction({
  name: 'door-photo',
  allowedRoles: ['owner', 'driver'],
  isFor: (role, { dateId }, now) => mayMark(role, dateId, now),
  input: z.object({ ...markedOrder, photo: z.nullable(photo) }),
  logSubject: ({ dateId, uid, orderId }) => ({ dateId, uid, orderId }),
  plan: async (read, { photo, ...order }, actor) => {
    const collection = marksCollection(order.dateId);
    const id = orderIdOf(order);
    const marks = (await read(`${collection}/${id}`)) as OrderMarks | undefined;
    const before = marks?.photo ? { hash: marks.photo.hash } : null;
    const owner = { path: ['uid'], set: order.uid };
    if (photo === null) {
      const writes = [
        { collection, id, fields: [{ path: ['photo'], remove: true as const }, owner] },
      ];
      return { before, after: null, writes, deletes: [doorPhotoPath(order)] };
    }
    const after = { hash: textHash(photo) };
    const made = { at: actor.now, by: actor.name };
    const stored: DoorPhoto = { ...order, at: actor.now, jpeg: photo };
    return {
      before,
      after,
      writes: [
        { collection, id, fields: [{ path: ['photo'], set: { ...after, ...made } }, owner] },
        {
          collection: stores.doorPhotos,
          id: doorPhotoId(order),
          fields: Object.entries(stored).map(([key, set]) => ({ path: [key], set })),
        },
      ],
    };
  },
  undo: 'photo-not-kept',
});
