import * as fc from 'fast-check';
import { textHash } from '../../../lib/text-hash.ts';
import { doorPhotoPath } from '../../../order/door-photo.ts';
import { dateId } from '../../../testing/fixtures.ts';
import type { MarkContent, MarkKind } from '../../orders/order-marks.ts';
import type { ActionCase } from './action-case.ts';

const path = `orderMarks/${dateId}/orders/u1_HomeSt`;
const status = `orderStatus/${dateId}/orders/u1_HomeSt`;
const target = { dateId, uid: 'u1', orderId: 'HomeSt' };

/** Marks of a kind for two versions of one order, stored and wanted. */
function casesOf(kind: MarkKind, contents: readonly [MarkContent, MarkContent]) {
  const mark = fc.option(fc.constantFrom(...contents));
  return {
    store: mark.map((content) => ({
      [path]: {
        uid: 'u1',
        ...(content && { [kind]: { ...content, at: 1, by: 'boss@example.com' } }),
      },
      ...(content && { [status]: { uid: 'u1', [kind]: 1 } }),
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
  packed: casesOf('packed', [
    { version: '1', lines: { soup: 3 }, address: '12 Smith St' },
    { version: '2', lines: { soup: 2 }, address: '12 Smith St' },
  ]),
  delivered: casesOf('delivered', [{ version: '1' }, { version: '2' }]),
  'cash-taken': casesOf('cash-taken', [
    { version: '1', amount: 6000 },
    { version: '2', amount: 5000 },
  ]),
} satisfies Record<string, ActionCase>;
