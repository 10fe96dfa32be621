import { expect, it } from 'vitest';
import { info, user } from '../testing/fixtures.ts';
import { profileCopies } from './profile-copies.ts';

it('copies a profile that names no list only to the delivery details', () => {
  const { listLoc: _, ...older } = { ...user, deliveryInfo: info };
  const copies = profileCopies(older as typeof user);
  expect(copies.map(({ collection, id }) => `${collection}/${id}`)).toEqual(['users/users']);
});
