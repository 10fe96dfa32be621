import { describe, expect, it } from 'vitest';
import { postcodeCentre } from './postcodes.ts';

describe('postcodeCentre', () => {
  it.each([
    ['2135', 'Strathfield', -33.88, 151.08],
    ['2250', 'Gosford', -33.41, 151.3],
    ['2500', 'Wollongong', -34.42, 150.88],
    ['2600', 'Canberra', -35.31, 149.13],
  ])('knows %s, %s', (postcode, _, lat, lng) => {
    expect(postcodeCentre(postcode)).toEqual({ lat, lng });
  });

  it.each(['3000', '2480', '9999', '0000', '2001', '213', '', '3388', '.{4}'])(
    'knows no home near the shop with the postcode %j',
    (postcode) => {
      expect(postcodeCentre(postcode)).toBeUndefined();
    },
  );
});
