import {
  type DoorPhoto,
  doorPhotoPath,
  maxPhotoText,
} from '../../../src/domain/order/door-photo.ts';
import { otherKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, queries, reads, writes } from '../../support/hostile/attack.ts';
import { firstOrder } from '../../support/hostile/busy-shop.ts';
import {
  type Actor,
  books,
  cardCustomer,
  customer,
  neighbour,
  staff,
  visitor,
} from '../../support/rules/actors.ts';
import { openId } from '../../support/rules/rules-shop.ts';
import { logged } from '../../support/rules/staff-commit.ts';

const stored = doorPhotoPath(firstOrder);
const other = { dateId: openId, uid: 'u3', orderId: otherKey };

/** A photo of u3's door, as the rules accept it from an owner. */
const photo = (changes: object = {}): DoorPhoto => ({
  ...other,
  ...{ at: Date.now(), jpeg: '/9j/AAAA' },
  ...changes,
});

/** An owner stores something else than a photo of u3's door. */
const forged = (title: string, changes: object, path = doorPhotoPath(other)): Attack =>
  writes(staff, title, () => logged(staff, [{ path, replace: { ...photo(changes) } }]));

const stores = (by: Actor, title: string): Attack =>
  writes(by, title, () => logged(by, [{ path: doorPhotoPath(other), replace: { ...photo() } }]));

/** Photos of doors: seen by whose door it is and by owners, stored by owners alone. */
export const doorPhotos: Attack[] = [
  reads(neighbour, 'a customer looks at the photo of a neighbour’s door', stored),
  reads(visitor, 'a visitor looks at the photo of a customer’s door', stored),
  reads(visitor, 'a visitor asks whether there is a photo', doorPhotoPath(other)),
  reads(books, 'staff for the books look at the photo of a door', stored),
  queries(customer, 'a customer lists the photos of all doors', { collection: 'doorPhotos' }),
  queries(books, 'staff for the books list the photos of all doors', { collection: 'doorPhotos' }),
  stores(neighbour, 'a customer stores a photo of their own door'),
  stores(cardCustomer, 'a customer stores a photo of somebody else’s door'),
  stores(books, 'staff for the books store a photo of a door'),
  writes(staff, 'staff store a photo without an entry in the log', () => [
    { path: doorPhotoPath(other), replace: { ...photo() } },
  ]),
  writes(staff, 'staff remove a photo without an entry in the log', () => [
    { path: stored, delete: true },
  ]),
  writes(customer, 'a customer removes the photo of their door', () => [
    { path: stored, delete: true },
  ]),
  forged('staff store a photo of more than 200 kB', {
    jpeg: `/9j/${'A'.repeat(maxPhotoText - 3)}`,
  }),
  forged('staff store a picture that is no JPEG', { jpeg: 'iVBORw0KGgo=' }),
  forged('staff store a photo that is no text', { jpeg: ['/9j/'] }),
  forged('staff store a photo with who took it', { by: 'boss@example.com' }),
  forged('staff store a photo as of last year', { at: Date.now() - 31_536_000_000 }),
  forged('staff store a photo with a note of their own', { note: 'x' }),
  forged('staff store a photo under the id of another order', {}, stored),
  forged('staff store a photo of somebody else under the id of an order', { uid: 'u2' }),
];
