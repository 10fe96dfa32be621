import { expect, it } from 'vitest';
import type { OrderProblem } from '../../../domain/order/plan/order-problems.ts';
import { requestWith } from '../../../domain/testing/fixtures.ts';
import {
  asked,
  methodInProgress,
  nextSubmission,
  noSubmission,
  type Submission,
  type SubmissionEvent,
} from './submission.ts';

const request = requestWith({ attemptId: 'first' });
const newer = requestWith({ attemptId: 'newer' });
const tooLittle: OrderProblem = { code: 'below-minimum', total: 4000, minimum: 5000 };
const closed: OrderProblem = { code: 'date-closed' };

/** The state after these events. */
const after = (...events: SubmissionEvent[]): Submission =>
  events.reduce(nextSubmission, noSubmission);

const reviewed = (of = request, ...problems: OrderProblem[]): SubmissionEvent => ({
  kind: 'reviewed',
  request: of,
  problems,
});
const working: SubmissionEvent = { kind: 'progressed', request, progress: { kind: 'working' } };

it('asks whether to send a request without problems, and forgets the outcome of the one before', () => {
  const failed: SubmissionEvent = { kind: 'failed', request, code: 'network' };
  expect(after(reviewed(), failed, reviewed(newer))).toEqual({
    attempt: { kind: 'idle' },
    question: { kind: 'confirm', request: newer },
  });
});

it('shows the problems of a request, and asks nothing', () => {
  expect(after(reviewed(request, closed))).toEqual({
    attempt: { kind: 'refused', problems: [closed], method: 'cash' },
    question: undefined,
  });
});

it('asks for more dishes below the minimum, unless the delivery details are missing too', () => {
  const { question } = after(reviewed(request, closed, tooLittle));
  expect(question).toEqual({ kind: 'below-minimum', problem: tooLittle });
  for (const code of ['no-delivery-info', 'address-incomplete'] as const) {
    expect(after(reviewed(request, tooLittle, { code })).question).toBeUndefined();
  }
});

it('asks about the area before anything else, and keeps the last outcome until then', () => {
  const state = after(reviewed(request, closed), {
    kind: 'address-asked',
    question: { kind: 'area', method: 'card' },
  });
  expect(state.question).toEqual({ kind: 'area', method: 'card' });
  expect(state.attempt.kind).toBe('refused');
  expect(nextSubmission(state, { kind: 'dismissed' }).question).toBeUndefined();
});

it('keeps the question open while the request is sent, and says by which method', () => {
  const state = after(reviewed(), working);
  expect(asked(state)).toBe(request);
  expect(methodInProgress(state, false)).toBe('cash');
  expect(methodInProgress(after(), true)).toBe('card');
  expect(methodInProgress(after(reviewed()), false)).toBeUndefined();
});

it('lets the order be left when its response does not come', () => {
  const state = after(reviewed(), working, {
    kind: 'progressed',
    request,
    progress: { kind: 'unanswered' },
  });
  expect(state).toEqual({ attempt: { kind: 'unanswered' }, question: undefined });
  expect(methodInProgress(state, false)).toBeUndefined();
});

it('says why a request was refused or failed, and closes its question', () => {
  const answered: SubmissionEvent = { kind: 'answered', request };
  expect(
    after(reviewed(), working, { kind: 'refused', request, problems: [closed] }, answered),
  ).toEqual({
    attempt: { kind: 'refused', problems: [closed], method: 'cash' },
    question: undefined,
  });
  expect(
    after(reviewed(), working, { kind: 'failed', request, code: 'network' }, answered),
  ).toEqual({ attempt: { kind: 'failed', code: 'network', method: 'cash' }, question: undefined });
});

it('keeps a newer question open when an earlier request is answered late', () => {
  const state = after(reviewed(), working, reviewed(newer), { kind: 'answered', request });
  expect(asked(state)).toBe(newer);
});
