import { describe, expect, it, test } from 'vitest';
import { staffActions } from './actions/actions.ts';
import { claimsWith, mayOpen, roleOf, roles, type StaffScreen, screenRoles } from './roles.ts';

describe('roleOf', () => {
  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ role: 'owner' }, undefined],
    [{ staff: 'true', role: 'owner' }, undefined],
    [{ staff: true }, 'owner'],
    [{ staff: true, role: 'books' }, 'books'],
    [{ staff: true, role: null }, undefined],
    [{ staff: true, role: 'boss' }, undefined],
  ])('an account with the claims %j is of the role %j', (claims, role) => {
    expect(roleOf(claims)).toBe(role);
  });
});

describe('claimsWith', () => {
  it.each(roles)('gives the role %s and keeps other claims', (role) => {
    const claims = claimsWith(role, { staff: true, role: 'x', other: 1 });
    expect(roleOf(claims)).toBe(role);
    expect(claims.other).toBe(1);
  });

  it('leaves nothing of a role that is taken away', () => {
    expect(claimsWith(null, { staff: true, role: 'books', other: 1 })).toEqual({ other: 1 });
  });

  it('gives an owner no role, as accounts from before roles have none', () => {
    expect(claimsWith('owner', { staff: true, role: 'books' })).toEqual({ staff: true });
  });
});

test('owners open every screen and run every action', () => {
  for (const screen of Object.keys(screenRoles)) {
    expect(mayOpen('owner', screen as StaffScreen)).toBe(true);
  }
  for (const { name, allowedRoles } of staffActions)
    expect([name, ...allowedRoles]).toContain('owner');
});

test('whoever is not an owner runs no action that stores an order or copies a profile', () => {
  // These have copies and texts written afterwards, by the browser of an owner.
  const ofOwners = [
    'order',
    'order-corrected',
    'order-cancelled',
    'order-restored',
    'order-moved',
    'customer',
    'customer-details',
  ];
  for (const { name, allowedRoles } of staffActions) {
    if (ofOwners.includes(name)) expect(allowedRoles).toEqual(['owner']);
  }
});
