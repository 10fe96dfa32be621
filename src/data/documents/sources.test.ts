import { describe, expect, it } from 'vitest';
import { planOrder } from '../../domain/order/plan/order-plan.ts';
import { contextWith, info, requestWith, user } from '../../domain/testing/fixtures.ts';
import { olderProfiles } from '../../domain/testing/older-profiles.ts';
import { tempCardOrders, userDocument } from './sources.ts';

describe.each(olderProfiles)('a screen of a customer whose profile has $title', (older) => {
  it('can tell whether their basket can be ordered', () => {
    const stored = older.change({ ...user, deliveryInfo: info });
    const profile = userDocument('u1').parse({ ...stored, isCashAvailable: true });
    const context = contextWith({ user: profile, info: profile.deliveryInfo });
    const plan = planOrder(requestWith(), context);
    const answer = plan.kind === 'refused' ? plan.problems : plan.kind;
    expect(answer).toEqual(
      older.asked ? [expect.objectContaining({ code: older.asked })] : 'write',
    );
  });
});

it('leaves out card orders that wait for their payment and cannot be read', () => {
  const { parse } = tempCardOrders('u1');
  expect(parse({ '20210903_1': null, '20210910_1': { home: null } })).toEqual({ '20210910_1': {} });
});
