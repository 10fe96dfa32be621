import { describe, expect, it } from 'vitest';
import { applyWrites, type Documents } from '../testing/apply-writes.ts';
import { copiesToMove, copySheet, isProfileId, planCopySheet } from './copy-sheets.ts';

const note = 'x'.repeat(60_000);
const copy = { deliveryInfo: { note } };

const afterMove = async (store: Documents, sheet: string) => {
  const read = async (path: string) => store[path];
  const { writes, moved } = await planCopySheet(read, 'users', 'users', sheet);
  return { after: applyWrites(store, writes), moved };
};

describe('copySheet', () => {
  it('names a sheet by the last letter of the uid', () => {
    expect(copySheet('users', 'abC')).toBe('users~C');
    expect(copySheet('userList/1700', 'ab7')).toBe('userList/1700~7');
  });
});

describe('isProfileId', () => {
  it.each([
    ['u1', true],
    ['users1', true],
    ['users', false],
    ['users~1', false],
  ])('says of %s: %s', (id, isProfile) => {
    expect(isProfileId(id)).toBe(isProfile);
  });
});

describe('copiesToMove', () => {
  it('moves nothing while the list has room', () => {
    expect(copiesToMove('users', { u1: copy }, new Map())).toEqual([]);
  });

  it('moves everything out of a full list, but for what no sheet can be named after', () => {
    const copies = { u1: copy, u2: copy, 'u/': copy, 'u\ud800': copy };
    expect(copiesToMove('users', copies, new Map())).toEqual(['u1', 'u2']);
  });

  it('moves a copy to where an older one of the same customer is', () => {
    const sheets = new Map([['users~1', { a1: copy }]]);
    expect(copiesToMove('users', { u1: {}, a1: {}, a2: {} }, sheets)).toEqual(['a1']);
  });
});

describe('planCopySheet', () => {
  it('moves the copies of one sheet, which replace older ones there', async () => {
    const old = { a1: {}, z1: { deliveryInfo: {} } };
    const store = { 'users/users': { a1: copy, b2: copy, c1: copy }, 'users/users~1': old };
    const { after, moved } = await afterMove(store, 'users~1');
    expect(moved).toBe(2);
    expect(after['users/users']).toEqual({ b2: copy });
    expect(after['users/users~1']).toEqual({ a1: copy, c1: copy, z1: { deliveryInfo: {} } });
  });

  it('writes nothing once there is room', async () => {
    const store = { 'users/users': { a1: copy } };
    expect(await afterMove(store, 'users~1')).toEqual({ after: store, moved: 0 });
  });
});
