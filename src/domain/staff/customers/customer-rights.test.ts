import { describe, expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { user } from '../../testing/fixtures.ts';
import { type CustomerRights, customerRights, rightsChange, rightsOf } from './customer-rights.ts';

const stored = { ...user, customPointRate: 3 };
const change = (rights: Partial<CustomerRights>, from: object = stored) =>
  storeAfterAction(customerRights, { uid: 'u1', rights }, { 'users/u1': { ...from } });

describe('customerRights', () => {
  it('changes the profile, and logs only what was changed', async () => {
    const after = await change({ invoiceAuth: true, customPointRate: null });
    const { customPointRate: _, ...rest } = stored;
    expect(after['users/u1']).toEqual({ ...rest, invoiceAuth: true });
    expect(after['staffLog/entry-1']).toMatchObject({
      uid: 'u1',
      before: { invoiceAuth: false, customPointRate: 3 },
      after: { invoiceAuth: true, customPointRate: null },
    });
  });

  it('keeps the name of a care provider only while aged care is on', async () => {
    const searched = { ...stored, searchWords: ['sky'] };
    const cared = await change({ isAgedCare: true, acName: ' Pinewood ' }, searched);
    expect(cared['users/u1']).toMatchObject({ isAgedCare: true, acName: 'Pinewood' });
    expect(cared['users/u1']?.searchWords).toContain('pinewood');
    const left = await change({ isAgedCare: false }, cared['users/u1']);
    expect(left['users/u1']).toMatchObject({ isAgedCare: false, acName: '' });
  });

  it('refuses an unknown customer', async () => {
    expect(await outcomeOf(customerRights, { uid: 'x', rights: {} }, {})).toMatchObject({
      problem: { code: 'unknown-customer' },
    });
  });

  it.each([
    ['rights.invoiceAuthType', { invoiceAuthType: 'free' as 'normal' }],
    ['customPointRate', { customPointRate: 101 }],
    ['rights.customPointRate', { customPointRate: Number.NaN }],
    ['acName', { isAgedCare: true, acName: ' ' }],
    ['acName', { isAgedCare: true, acName: 'x'.repeat(81) }],
  ])('names %s as invalid', async (field, rights) => {
    const store = { 'users/u1': { ...stored } };
    expect(await outcomeOf(customerRights, { uid: 'u1', rights }, store)).toEqual({
      kind: 'refused',
      problem: { code: 'invalid', field },
    });
  });
});

it('a form changes only the rights that differ', () => {
  const seen = rightsOf(stored);
  expect(rightsChange(seen, { ...seen, isCashAvailable: false, customPointRate: null })).toEqual({
    rights: { isCashAvailable: false, customPointRate: null },
    seen: { isCashAvailable: true, customPointRate: 3 },
  });
});
