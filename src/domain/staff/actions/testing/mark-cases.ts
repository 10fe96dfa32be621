import * as fc from 'fast-check';
import { textHash } from '../../../lib/text-hash.ts';
import { doorPhotoPath } from '../../../order/door-photo.ts';
import { isStep } from '../../../order/order-status.ts';
import { dateId } from '../../../testing/fixtures.ts';
import { cashOrder } from '../../../testing/staff-actors.ts';
import { type MarkKind, markKinds } from '../../orders/mark-table.ts';
import { markOf } from '../../orders/order-marks.ts';
import type { ActionCase } from './action-case.ts';

const path = `orderMarks/${dateId}/orders/u1_HomeSt`;
const status = `orderStatus/${dateId}/orders/u1_HomeSt`;
const target = { dateId, uid: 'u1', orderId: 'HomeSt' };

/** Marks of a kind for two versions of one order, stored and wanted. */
function casesOf(kind: MarkKind): ActionCase {
  const versions = ['1', '2'].map((attemptId) => cashOrder({ attemptId }));
  const mark = fc.option(
    fc.constantFrom(...versions.map((order, index) => markOf(order, kind, 5000 + index))),
  );
  return {
    store: mark.map((content) => ({
      [path]: {
        uid: 'u1',
        ...(content && { [kind]: { ...content, at: 1, by: 'boss@example.com' } }),
      },
      ...(content && isStep(kind) && { [status]: { uid: 'u1', [kind]: 1 } }),
    })),
    input: mark.map((wanted) => ({ ...target, mark: wanted })),
    // Who makes a mark again does so under their own name.
    keptByUndo: [...['at', 'by'].map((field) => `${path}#${kind}#${field}`), `${status}#${kind}`],
  };
}

const photos = ['/9j/AAAA', '/9j/BBBB=='];

/** An order with a photo of its door, or none; wanted another one, the same or none. */
const photoCase = {
  store: fc.option(fc.constantFrom(...photos)).map((jpeg) => ({
    [path]: {
      uid: 'u1',
      ...(jpeg && { photo: { hash: textHash(jpeg), at: 1, by: 'boss@example.com' } }),
    },
    ...(jpeg && {
      [doorPhotoPath(target)]: { ...target, at: 1, jpeg },
    }),
  })),
  input: fc.option(fc.constantFrom(...photos)).map((photo) => ({ ...target, photo })),
};

export const markCases = {
  'door-photo': photoCase,
  ...(Object.fromEntries(markKinds.map((kind) => [kind, casesOf(kind)])) as Record<
    MarkKind,
    ActionCase
  >),
} satisfies Record<string, ActionCase>;
