import { describe, expect, it } from 'vitest';
import type { User } from '../../customer/user.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { info, user } from '../../testing/fixtures.ts';
import { otherActor } from '../../testing/staff-actors.ts';
import { type CustomerDetails, customerDetails, customerDetailsOf } from './customer-details.ts';

const stored: User = { ...user, deliveryInfo: info, searchWords: ['sky'] };
const storeOf = (profile: User = stored) => ({
  'users/u1': { ...profile },
  'users/users': { u1: { deliveryInfo: profile.deliveryInfo }, u2: { deliveryInfo: info } },
});
const typed = { street_number: '9', route: 'King Rd', locality: 'Ryde', postal_code: '2112' };
const noPosition = { latitude: null, longitude: null };
const moved = {
  ...info,
  address: '9 King Rd, Ryde',
  addr_unit: '',
  addressFull: { ...info.addressFull, ...typed, ...noPosition } as NonNullable<
    typeof info.addressFull
  >,
};
const corrected = (changes: Partial<CustomerDetails>): CustomerDetails => ({
  ...customerDetailsOf(stored),
  ...changes,
});
const outcome = (changes: Partial<CustomerDetails>, profile?: User) =>
  outcomeOf(customerDetails, { uid: 'u1', details: corrected(changes) }, storeOf(profile));

describe('customerDetails', () => {
  it('corrects the profile and how staff find it, with a log entry, and makes room for the copy that follows', async () => {
    const details = corrected({ name: '김하는', info: { ...moved, phone: '0400-000-009' } });
    const after = await storeAfterAction(customerDetails, { uid: 'u1', details }, storeOf());
    expect(after['users/u1']).toMatchObject({ name: '김하는', deliveryInfo: details.info });
    expect(after['users/u1']?.searchWords).toEqual(expect.arrayContaining(['김하ㄴ', 'king']));
    expect(after['users/users']).toEqual({ u2: { deliveryInfo: info } });
    expect(after['staffLog/entry-1']).toMatchObject({
      ...{ action: 'customer-details', uid: 'u1' },
      before: { name: '김하늘', info },
      after: { name: '김하는', info: details.info },
      undo: { uid: 'u1', details: customerDetailsOf(stored) },
    });
  });

  it('takes off a copy that the nightly step has moved to a sheet too', async () => {
    const sheet = { u1: { deliveryInfo: info }, x1: { deliveryInfo: info } };
    const store = { ...storeOf(), 'users/users': {}, 'users/users~1': sheet };
    const input = { uid: 'u1', details: corrected({ info: null }) };
    const after = await storeAfterAction(customerDetails, input, store);
    expect(after['users/users~1']).toEqual({ x1: { deliveryInfo: info } });
  });

  it('writes nothing of the details that stay', async () => {
    const written = await outcome({ name: '김하는' });
    if (written.kind !== 'write') throw new Error(written.kind);
    const [profile, ...others] = written.writes;
    expect(profile?.fields.map(({ path }) => path[0])).toEqual(['name', 'searchWords']);
    expect(others.map(({ collection }) => collection)).toEqual(['staffLog', 'staffLogHeads']);
  });

  it('puts back by its undo what was stored, though the form of today would not take it', async () => {
    const old = { ...stored, name: '', deliveryInfo: { ...info, phone: '12', phone2: '12' } };
    const input = { uid: 'u1', details: corrected({}) };
    const after = await storeAfterAction(customerDetails, input, storeOf(old));
    expect(after['users/u1']).toMatchObject({ deliveryInfo: info });
    const { undo } = after['staffLog/entry-1'] as { undo: typeof input };
    const undone = await storeAfterAction(customerDetails, undo, after, { actor: otherActor });
    expect(undone['users/u1']).toMatchObject({ name: '', deliveryInfo: { phone: '12' } });
    // Typed, it is refused as ever.
    expect(
      await outcomeOf(customerDetails, { ...undo, restores: undefined }, after, {
        actor: otherActor,
      }),
    ).toMatchObject({
      kind: 'refused',
      problem: { code: 'invalid' },
    });
  });

  it('asks when the customer has changed them meanwhile', async () => {
    const theirs = { ...stored, deliveryInfo: { ...info, note: '뒷문' } };
    const details = corrected({ info: { ...info, phone: '0400-000-009' } });
    const call = outcomeOf(customerDetails, { uid: 'u1', details }, storeOf(theirs), {
      seen: customerDetailsOf(stored),
    });
    expect(await call).toMatchObject({ kind: 'conflict', now: { info: { note: '뒷문' } } });
  });

  it('names no care provider of a customer who is not in aged care', async () => {
    const input = { uid: 'u1', details: corrected({ acName: 'Pinewood', name: '김하는' }) };
    const after = await storeAfterAction(customerDetails, input, storeOf());
    expect(after['users/u1']).not.toHaveProperty('acName');
  });

  it('gives details to a customer who has saved none, and takes them away again', async () => {
    const { deliveryInfo: _, ...profile } = stored;
    const first = { 'users/u1': { ...profile }, 'users/users': {} };
    const input = { uid: 'u1', details: corrected({}) };
    const after = await storeAfterAction(customerDetails, input, first);
    expect(after['users/u1']?.deliveryInfo).toEqual(info);
    const back = { uid: 'u1', details: corrected({ info: null }) };
    const copied = { ...after, 'users/users': { u1: { deliveryInfo: info } } };
    const undone = await storeAfterAction(customerDetails, back, copied);
    expect(undone['users/u1']).not.toHaveProperty('deliveryInfo');
    expect(undone['users/users']).toEqual({});
  });

  it.each<[string, Partial<CustomerDetails>]>([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['info.name', { info: { ...info, name: '' } }],
    ['info.phone', { info: { ...info, phone: '0412-345' } }],
    ['info.phone', { info: { ...info, phone: '010-1234-5678' } }],
    ['info.note', { info: { ...info, note: 'x'.repeat(301) } }],
    ['info.addr_unit', { info: { ...info, addr_unit: 'x'.repeat(21) } }],
    ['info.addressFull', { info: { ...info, address: '', addr_unit: '', addressFull: null } }],
    [
      'info.typed',
      { info: { ...moved, addressFull: { ...moved.addressFull, route: 'PO Box 3' } } },
    ],
    [
      'info.typed',
      { info: { ...moved, addressFull: { ...moved.addressFull, postal_code: '6000' } } },
    ],
  ])('names %s as what the customer’s own form would not take', async (field, changes) => {
    expect(await outcome(changes)).toEqual({
      kind: 'refused',
      problem: { code: 'invalid', field },
    });
  });

  it('asks nothing about what stays as it is stored', async () => {
    const older = { ...info, phone: '12345', phone2: '12345', address: '12 Smith', addr_unit: '' };
    const profile = { ...stored, deliveryInfo: { ...older, addressFull: null } };
    const details = { info: { ...profile.deliveryInfo, note: '벨' } };
    expect(await outcome(details, profile)).toMatchObject({ kind: 'write' });
  });

  it.each([{}, { 'users/u1': { ...stored, deletedAs: 'deleted-x' } }])(
    'refuses a customer who is gone',
    async (store) => {
      const input = { uid: 'u1', details: corrected({ name: '김하는' }) };
      expect(await outcomeOf(customerDetails, input, store)).toMatchObject({
        problem: { code: 'unknown-customer' },
      });
    },
  );
});
