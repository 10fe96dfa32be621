import { textHash } from '../../../domain/lib/text-hash.ts';
import { doorPhotoId } from '../../../domain/order/door-photo.ts';
import { doorPhoto, photoChangeSchema } from '../../../domain/staff/delivery/change-door-photo.ts';
import { staffPhotosKey } from '../../device/count-unsent-marks.ts';
import { changeQueue } from '../common/change-queue.ts';
import { runAction } from '../common/run-action.ts';
import { outdateView } from '../orders/read-staff-view.ts';

/** So many photos wait at most: each takes up to 270 kB of the few megabytes that a phone gives the shop, marks included. */
export const maxPhotosWaiting = 6;

/** The photos of doors that drivers take, also without a connection: stairwells have none. */
export const photoQueue = changeQueue({
  storageKey: staffPhotosKey,
  schema: photoChangeSchema,
  stateSchema: photoChangeSchema.shape.seen,
  nameOf: doorPhotoId,
  placeOf: ({ dateId }) => dateId,
  wanted: ({ photo }) => ({ hash: textHash(photo) }),
  run: async ({ seen, ...input }) => {
    const outcome = await runAction(doorPhoto, input, seen);
    outdateView();
    return outcome;
  },
});
