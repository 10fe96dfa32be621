import { describe, expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import { blacklistId, blockPhone } from './blocked-phone.ts';

describe('blockPhone', () => {
  const block = { phone: '+61 412 345 678', block: { note: ' chargeback ' }, uid: 'u1' };
  const blocked = { 'blacklist/0412345678': { time: 1, note: 'chargeback' } };

  it('blocks a phone by its digits, with the reason in the log', async () => {
    expect(await storeAfterAction(blockPhone, block, {})).toMatchObject({
      'blacklist/0412345678': { time: staffActor.now, note: 'chargeback' },
      'staffLog/entry-1': { subject: '0412345678', uid: 'u1', reason: 'chargeback' },
    });
  });

  it('unblocks a phone', async () => {
    const documents = await storeAfterAction(
      blockPhone,
      { phone: '0412-345-678', block: null },
      blocked,
    );
    expect(documents).not.toHaveProperty('blacklist/0412345678');
  });

  it('changes the reason of a block without beginning it anew', async () => {
    const change = { ...block, block: { note: 'two chargebacks' } };
    expect(await storeAfterAction(blockPhone, change, blocked)).toMatchObject({
      'blacklist/0412345678': { time: 1, note: 'two chargebacks' },
    });
    expect(await outcomeOf(blockPhone, block, blocked)).toMatchObject({ kind: 'already-done' });
  });

  it('refuses text that is no phone number', async () => {
    expect(await outcomeOf(blockPhone, { ...block, phone: '0412' }, {})).toMatchObject({
      problem: { code: 'invalid', field: 'phone' },
    });
  });
});

it.each([
  ['0412-345-678', '0412345678'],
  ['61412345678', '0412345678'],
  ['0061 412 345 678', '0412345678'],
  ['412 345 678', '0412345678'],
  ['04123', undefined],
])('a block of %s looks up %s', (phone, digits) => {
  expect(blacklistId(phone)).toBe(digits);
});
