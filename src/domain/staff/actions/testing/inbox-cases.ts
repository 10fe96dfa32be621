import * as fc from 'fast-check';
import { dateId } from '../../../testing/fixtures.ts';
import type { ActionCase } from './action-case.ts';

const note = fc.constantFrom('전화함', '환불함');
const issue = { id: 'order-1-2', dateId, uid: 'u1', time: 2 };

export const inboxCases = {
  issue: {
    store: fc.option(note).map((stored) => ({
      'errors/orderIssues': { 1: { 2: { issue: 'cardPaymentException' } } },
      'staffInbox/handled':
        stored === null
          ? {}
          : { [issue.id]: { at: 1, by: 'boss@example.com', note: stored, time: 2 } },
      'paymentExceptions/u1': { [issue.id]: { dateId, handled: stored !== null } },
    })),
    input: fc.option(note).map((given) => ({ issue, note: given })),
    // Who marks it again does so under their own name.
    keptByUndo: ['at', 'by'].map((field) => `staffInbox/handled#${issue.id}#${field}`),
  },
} satisfies Record<string, ActionCase>;
