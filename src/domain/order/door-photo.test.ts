import { expect, it } from 'vitest';
import { sydneyTime } from '../dates/sydney-time.ts';
import { doorPhotoPath, maxPhotoText, mayHavePhoto } from './door-photo.ts';

it.each([
  ['2026-11-24T09:00', true],
  ['2026-12-24T12:00', true],
  ['2026-12-25T12:00', false],
])('an order of 24 November may have a photo at %s: %s', (clock, may) => {
  expect(mayHavePhoto({ dateId: '20261124_1' }, sydneyTime(clock))).toBe(may);
});

it('is named by date, customer and order, and is 200 kB at most', () => {
  expect(doorPhotoPath({ dateId: '20261124_1', uid: 'u1', orderId: 'HomeSt' })).toBe(
    'doorPhotos/20261124_1_u1_HomeSt',
  );
  expect((maxPhotoText / 4) * 3).toBeLessThanOrEqual(204_801);
});
