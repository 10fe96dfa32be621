import { describe, expect, it } from 'vitest';
import { isOrderKey, orderKeyOf } from './order-key.ts';

describe('order key', () => {
  it.each([
    ['5 / 12 Smith St, Epping', '512SmithStEpping'],
    ['12 Smith St., Epping', '12SmithStEpping'],
    ["Unit_3-B (rear) #4 & O'Neil Ln, Ryde", 'Unit3Brear4ONeilLnRyde'],
    ['서울로 1 · 에핑', '서울로1에핑'],
    ['a.b[c]`d~e$f/g\\h*i\u00a0j\tk\nl', 'abcdefghijkl'],
    ['- / ,', ''],
  ])('%j is %j', (address, key) => {
    expect(orderKeyOf({ orderDeliverType: 'deliver', address }, 'u1')).toBe(key);
  });

  it('is the user id for self-pickup, whatever the address', () => {
    expect(orderKeyOf({ orderDeliverType: 'selfPickup', address: '9 King Rd' }, 'u1')).toBe(
      'u1_selfPickup',
    );
  });

  it('can stand in the store: 1 to 400 characters, none of them half a pair', () => {
    for (const key of ['a', '가'.repeat(400)]) expect(isOrderKey(key)).toBe(true);
    for (const key of ['', 'a'.repeat(401), 'a\ud800']) expect(isOrderKey(key)).toBe(false);
  });
});
