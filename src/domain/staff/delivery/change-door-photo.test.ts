import { describe, expect, it } from 'vitest';
import { textHash } from '../../lib/text-hash.ts';
import { doorPhotoPath, maxPhotoText } from '../../order/door-photo.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { markActions } from '../orders/order-marks.ts';
import { doorPhoto } from './change-door-photo.ts';

const { delivered } = markActions;
const order = { dateId: '20261124_1', uid: 'u1', orderId: 'HomeSt' };
const marks = `orderMarks/${order.dateId}/orders/u1_HomeSt`;
const photo = '/9j/AAAA';
const marked = {
  [marks]: { uid: 'u1', delivered: { version: '1', at: 1, by: 'x' } },
};
const photographed = () => storeAfterAction(doorPhoto, { ...order, photo }, marked);

describe('a photo of a door', () => {
  it('is stored beside the order, whose mark says that there is one', async () => {
    const store = await photographed();
    expect(store[doorPhotoPath(order)]).toMatchObject({ ...order, jpeg: photo });
    expect(store[marks]).toMatchObject({ photo: { hash: textHash(photo) }, delivered: {} });
  });

  it('is removed, with its mark', async () => {
    const store = await storeAfterAction(
      doorPhoto,
      { ...order, photo: null },
      await photographed(),
    );
    expect(store[doorPhotoPath(order)]).toBeUndefined();
    expect(store[marks]).not.toHaveProperty('photo');
    expect(store[marks]).toHaveProperty('delivered');
  });

  it('goes with the mark that the order is delivered, and stays when that is made again', async () => {
    const before = await photographed();
    const gone = await storeAfterAction(delivered, { ...order, mark: null }, before);
    expect(gone[doorPhotoPath(order)]).toBeUndefined();
    expect(gone[marks]).toEqual({ uid: 'u1' });
    const again = await storeAfterAction(delivered, { ...order, mark: { version: '2' } }, before);
    expect(again[doorPhotoPath(order)]).toBeDefined();
  });

  it('is never in the log', async () => {
    const outcome = await outcomeOf(doorPhoto, { ...order, photo }, marked);
    if (outcome.kind !== 'write') throw new Error(outcome.kind);
    const logged = outcome.writes.filter(({ collection }) => collection.startsWith('staffLog'));
    expect(JSON.stringify(logged)).not.toContain(photo);
  });

  it.each([
    ['no JPEG', 'iVBORw0KGgo='],
    ['no base64', '/9j/<script>'],
    ['too large', `/9j/${'A'.repeat(maxPhotoText)}`],
  ])('is refused if it is %s', async (_, wrong) => {
    expect(await outcomeOf(doorPhoto, { ...order, photo: wrong }, marked)).toMatchObject({
      kind: 'refused',
    });
  });
});
