import { expect, it } from 'vitest';
import { isPostBox } from './post-box.ts';

it.each([
  ['PO Box 12, Eastwood', true],
  ['P.O. Box 12', true],
  ['p o box 12', true],
  ['GPO Box 4', true],
  ['Post Office Box 9', true],
  ['Locked Bag 3', true],
  ['Parcel Locker 10012 34567', true],
  ['사서함 12호', true],
  ['12 Box Rd, Sylvania', false],
  ['12 Post Office Lane, Eastwood', false],
])('%j is a post box: %s', (text, expected) => {
  expect(isPostBox(text)).toBe(expected);
});
