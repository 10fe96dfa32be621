import { expect, it } from 'vitest';
import { cropArea, dragCrop, wholePicture } from './photo-crop.ts';

it.each([
  ['a wide picture', { width: 2000, height: 900 }, { left: 400, top: 0, width: 1200, height: 900 }],
  [
    'a tall picture',
    { width: 1200, height: 2000 },
    { left: 0, top: 550, width: 1200, height: 900 },
  ],
])('shows the middle of %s in 4:3', (_, size, area) => {
  expect(cropArea(size, wholePicture)).toEqual(area);
});

it('shows a smaller part when zoomed in', () => {
  expect(cropArea({ width: 1200, height: 900 }, { zoom: 2, x: 1, y: 0 })).toEqual({
    left: 600,
    top: 0,
    width: 600,
    height: 450,
  });
});

it('follows a drag, and stops at the edges', () => {
  const size = { width: 2000, height: 900 };
  expect(dragCrop(size, wholePicture, 0.25, 0.5)).toEqual({ zoom: 1, x: 0.125, y: 0.5 });
  expect(dragCrop(size, wholePicture, -9, 0)).toEqual({ zoom: 1, x: 1, y: 0.5 });
});
