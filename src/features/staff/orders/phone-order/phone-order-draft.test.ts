import { expect, it } from 'vitest';
import { correctedVersion } from '../../../../domain/order/plan/order-plan.ts';
import { paid } from '../../../../domain/staff/actions/testing/order-cases.ts';
import { addDraft } from './phone-order-draft.ts';

it('goes on with what was chosen to add after a correction of the order’s words, and not after other dishes', () => {
  const corrected = { ...paid, attemptId: correctedVersion(paid, 'entry-of-the-log') };
  expect(addDraft(corrected)).toBe(addDraft(paid));
  expect(addDraft({ ...paid, attemptId: 'another' })).not.toBe(addDraft(paid));
});
