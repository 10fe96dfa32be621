import { describe, expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { user } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff.ts';
import { type CustomerRights, planCustomerRights, rightsOf } from './customer-plan.ts';

const stored = { ...user, customPointRate: 3 };
const seen = rightsOf(stored);
const change = (
  rights: Partial<CustomerRights>,
  from: Record<string, unknown> | undefined = stored,
) => planCustomerRights({ uid: 'u1', rights, seen }, from, staffActor);

describe('planCustomerRights', () => {
  it('changes the profile and adds a log entry in one commit, without the copies', () => {
    const plan = change({ invoiceAuth: true, invoiceAuthType: 'comm15', customPointRate: null });
    if (plan.kind !== 'write') throw new Error(plan.kind);
    const after = applyWrites({ 'users/u1': stored }, plan.writes);
    const { customPointRate: _, ...rest } = stored;
    const expected = { ...rest, invoiceAuth: true, invoiceAuthType: 'comm15' };
    expect(after['users/u1']).toEqual(expected);
    expect(after['userList/1700']).toBeUndefined();
    expect(after['staffLog/entry-1']).toMatchObject({
      action: 'customer',
      uid: 'u1',
      before: 'invoiceAuth false, invoiceAuthType normal, customPointRate 3',
      after: 'invoiceAuth true, invoiceAuthType comm15, customPointRate –',
    });
  });

  it('keeps the name of a care provider only while aged care is on', () => {
    const plan = change({ isAgedCare: true, acName: ' Pinewood ' });
    if (plan.kind !== 'write') throw new Error(plan.kind);
    const cared = applyWrites({ 'users/u1': stored }, plan.writes)['users/u1'] ?? {};
    expect(cared).toMatchObject({ isAgedCare: true, acName: 'Pinewood' });
    const left = planCustomerRights(
      { uid: 'u1', rights: { isAgedCare: false } },
      cared,
      staffActor,
    );
    expect(left).toMatchObject({
      writes: [{ fields: [{ set: false }, { path: ['acName'], set: '' }] }, {}, {}],
    });
  });

  it('writes nothing when the rights are the same', () => {
    expect(change({ isCashAvailable: true })).toEqual({ kind: 'already-done' });
  });

  it('reports a conflict when somebody else has changed them, and refuses an unknown customer', () => {
    expect(change({ invoiceAuth: true }, { ...stored, isCashAvailable: false })).toMatchObject({
      problem: { code: 'changed-meanwhile', state: 'invoiceAuth false' },
    });
    expect(planCustomerRights({ uid: 'x', rights: {} }, undefined, staffActor)).toMatchObject({
      problem: { code: 'unknown-customer' },
    });
  });

  it.each([
    ['invoiceAuthType', { invoiceAuthType: 'free' as 'normal' }],
    ['customPointRate', { customPointRate: 101 }],
    ['customPointRate', { customPointRate: Number.NaN }],
    ['acName', { isAgedCare: true, acName: ' ' }],
    ['acName', { acName: 'x'.repeat(81) }],
  ])('names %s as invalid', (field, rights) => {
    expect(change(rights)).toEqual({ kind: 'refused', problem: { code: 'invalid', field } });
  });
});
