import { describe, expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { staffActor } from '../../testing/staff.ts';
import { blacklistId, planBlock } from './blacklist-plan.ts';

describe('planBlock', () => {
  const block = { phone: '+61 412 345 678', blocked: true, note: ' chargeback ', uid: 'u1' };

  it('blocks a phone by its digits, with the reason in the log', () => {
    const plan = planBlock(block, undefined, staffActor);
    if (plan.kind !== 'write') throw new Error(plan.kind);
    const after = applyWrites({}, plan.writes);
    expect(after['blacklist/0412345678']).toEqual({ time: staffActor.now, note: 'chargeback' });
    expect(after['staffLog/entry-1']).toMatchObject({
      action: 'blocked-phone',
      subject: '0412345678',
      uid: 'u1',
      after: 'blocked',
      reason: 'chargeback',
    });
  });

  it('unblocks a phone', () => {
    const plan = planBlock({ phone: '0412-345-678', blocked: false, note: '' }, {}, staffActor);
    expect(plan).toMatchObject({
      deletes: ['blacklist/0412345678'],
      writes: [{ collection: 'staffLog' }, { collection: 'staffLogHeads' }],
    });
  });

  it('changes nothing the second time, and refuses text that is no phone number', () => {
    expect(planBlock(block, { note: '' }, staffActor)).toEqual({ kind: 'already-done' });
    expect(planBlock({ ...block, blocked: false }, undefined, staffActor)).toEqual({
      kind: 'already-done',
    });
    expect(planBlock({ ...block, phone: '0412' }, undefined, staffActor)).toMatchObject({
      problem: { code: 'invalid', field: 'phone' },
    });
  });
});

it.each([
  ['0412-345-678', '0412345678'],
  ['61412345678', '0412345678'],
  ['04123', undefined],
])('a block of %s looks up %s', (phone, digits) => {
  expect(blacklistId(phone)).toBe(digits);
});
