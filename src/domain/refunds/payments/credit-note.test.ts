import { describe, expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import type { Refund } from '../refund.ts';
import { type NoteWays, noteOutcomeWrites, noteWays } from './credit-note.ts';

const refund = (changes: Partial<Refund> = {}): Refund => ({
  ...{ id: 'd-1', decision: 'd', kind: 'cancellation', state: 'succeeded', amount: 2000 },
  ...{ to: 'card', payment_intent: 'pi_1', uid: 'u1', dateId: 'date', orderId: 'first' },
  ...{ actor: 'boss', actorName: 'boss', reason: '', at: 1, changedAt: 1 },
  ...{ creditNote: 7, invoice: 42 },
  ...changes,
});
const second = refund({ id: 'd-2', payment_intent: 'pi_2', amount: 500 });

describe('what has become of the amount of a credit note', () => {
  it.each<[string, Partial<Refund>, NoteWays]>([
    ['reached the card', {}, { card: 20 }],
    ['is on its way', { state: 'requested' }, { underway: 20 }],
    ['is with the bank', { state: 'pending' }, { underway: 20 }],
    ['went to points', { to: 'points' }, { points: 20 }],
    ['failed', { state: 'failed' }, { owed: 20 }],
    ['was cancelled', { state: 'canceled' }, { owed: 20 }],
    [
      'was paid by hand',
      { state: 'failed', settled: { how: 'transfer', at: 2 } },
      { transfer: 20 },
    ],
    ['is repeated', { state: 'failed', retriedBy: 'e' }, {}],
  ])('says of a refund that %s', (_, changes, ways) => {
    expect(noteWays([refund(changes)])).toEqual(ways);
  });

  it('follows each refund of the note, and no other note', () => {
    const start = { 'creditNotes/42': { uid: 'u1', notes: { 7: { ways: { underway: 25 } } } } };
    const known = [refund({ state: 'requested' }), second, refund({ id: 'x', creditNote: 8 })];
    const failed = refund({ state: 'failed' });
    const after = applyWrites(start, noteOutcomeWrites([failed], known));
    expect(after['creditNotes/42']).toMatchObject({
      notes: { 7: { ways: { owed: 20, card: 5 } } },
    });
    expect(Object.keys(after['creditNotes/42']?.notes as object)).toEqual(['7']);
    const closed = { ...failed, retriedBy: 'e' };
    const again = refund({ id: 'e-1', state: 'requested', retryOf: 'd-1' });
    const repeated = applyWrites(after, noteOutcomeWrites([closed, again], [failed, second]));
    expect(repeated['creditNotes/42']).toMatchObject({
      notes: { 7: { ways: { underway: 20, card: 5 } } },
    });
  });

  it('writes nothing for a refund without a credit note', () => {
    expect(noteOutcomeWrites([refund({ creditNote: undefined })], [])).toEqual([]);
  });
});
