import { describe, expect, it } from 'vitest';
import type { Dispute } from '../refunds/payments/dispute.ts';
import { issuesOf, type StoredIssues } from './issues.ts';

const none: StoredIssues = {
  orderIssues: undefined,
  smsUnsent: undefined,
  addressIssues: undefined,
  checkouts: undefined,
};
const dateId = '20261124_1';
const order = { orderKey: '1ExampleSt', customerInfo: { phone: '0412-345-678' } };
const failed = { name: '김', issue: 'order2', order, error: 'offline', time: 3000 };
const exception = { ...failed, issue: 'cardPaymentException', error: 'order-changed (pi_1)' };
const unsent = { time: 2000, dateId, orderKey: 'k', name: '이', to: '61412345678', error: 'no' };
const stored: StoredIssues = {
  orderIssues: { [dateId]: { 3000: failed, 1000: exception } },
  smsUnsent: { hash: unsent },
  addressIssues: { 4000: { uid: 'u', name: '박', issue: '주소가 없어요' } },
  checkouts: { cs_1: { dateId, orderKey: '1ExampleSt', order, state: 'open' } },
};

describe('issuesOf', () => {
  it('lists payment exceptions first, then the newest first', () => {
    const placed = {
      times: 1,
      dateId,
      orderKey: '1ExampleSt',
      uid: '',
      name: '김',
      phone: '0412-345-678',
    };
    const id = (time: number) => `order-${dateId}-${time}`;
    const kind = 'cardPaymentException';
    expect(issuesOf(stored)).toEqual([
      { ...placed, id: id(1000), time: 1000, urgent: true, kind, words: 'order-changed (pi_1)' },
      {
        id: 'address-4000',
        time: 4000,
        times: 1,
        urgent: false,
        kind: 'address',
        dateId: '',
        orderKey: '',
        uid: 'u',
        name: '박',
        phone: '',
        words: '주소가 없어요',
      },
      { ...placed, id: id(3000), time: 3000, urgent: false, kind: 'order2', words: 'offline' },
      {
        id: 'text-hash',
        time: 2000,
        times: 1,
        urgent: false,
        kind: 'text-unsent',
        dateId,
        orderKey: 'k',
        uid: '',
        name: '이',
        phone: '61412345678',
        words: 'no',
      },
    ]);
  });

  it.each([
    [{}, { kind: 'text-unsent' }],
    [
      { about: 'pay-link', link: 'pl_1' },
      { kind: 'text-unsent-pay-link', link: 'pl_1' },
    ],
    [{ about: 'refund' }, { kind: 'text-unsent-refund' }],
    [{ about: 'cancelled' }, { kind: 'text-unsent-cancelled' }],
    [{ about: 'delivered' }, { kind: 'text-unsent-delivered' }],
    [{ about: 'copy' }, { kind: 'text-unsent-copy' }],
    [{ about: 'of a later version' }, { kind: 'text-unsent' }],
  ])('says what a text that was not sent was about: %j', (about, expected) => {
    const smsUnsent = { hash: { time: 2000, uid: 'u', ...about } };
    const none = { orderIssues: {}, addressIssues: {}, checkouts: {} };
    expect(issuesOf({ ...none, smsUnsent })).toEqual([expect.objectContaining(expected)]);
  });

  it('tells of a dispute with its amount and deadline, first while the shop is to answer, and anew in each state', () => {
    const dispute: Dispute = {
      ...{ id: 'du_1', payment_intent: 'pi_1', amount: 5000, status: 'needs_response' },
      ...{ reason: 'fraudulent', evidenceDue: 99, movements: [], refundable: false, created: 1 },
      ...{ state: 'answer', uid: 'u1', dateId, name: '김', phone: '0412-345-678', changedAt: 5000 },
    };
    const told = (changes: Partial<Dispute> = {}) =>
      issuesOf({ ...none, disputes: [{ ...dispute, ...changes }] })[0];
    expect(told()).toMatchObject({
      ...{ id: 'dispute-answer-du_1', kind: 'dispute-answer', urgent: true, name: '김' },
      dispute: { amount: 5000, reason: 'fraudulent', due: 99 },
    });
    expect(told({ refundable: true })).toMatchObject({ kind: 'dispute-question-answer' });
    for (const state of ['waiting', 'won', 'lost'] as const) {
      const id = `dispute-${state}-du_1`;
      expect(told({ state })).toMatchObject({ id, urgent: false, dispute: { due: undefined } });
    }
  });

  it('names what the nightly step has left, each reason and place by itself', () => {
    const tidying = {
      dates: { [dateId]: { till: 500, refund: 600 } },
      unreadable: { 'dates/activeDates#x': 700 },
    };
    const left = issuesOf({ ...none, tidying });
    expect(left.map(({ id, kind, time, words }) => [id, kind, time, words])).toEqual([
      ['entry-unreadable-dates_activeDates#x', 'entry-unreadable', 700, 'dates/activeDates#x'],
      [`date-stays-refund-${dateId}`, 'date-stays-refund', 600, ''],
      [`date-stays-till-${dateId}`, 'date-stays-till', 500, ''],
    ]);
    expect(left[1]).toMatchObject({ dateId, urgent: false });
    expect(issuesOf({ ...none, tidying: { dates: 7, unreadable: null } })).toEqual([]);
  });

  it('says how often each has happened, and takes a count that is none for once', () => {
    const entries = {
      orderIssues: { [dateId]: { 3000: { ...failed, times: 3 } }, profile: { 4: failed } },
      smsUnsent: { hash: { ...unsent, times: 2 } },
      addressIssues: { 4000: { uid: 'u', issue: 'x', times: -7 } },
    };
    const issues = issuesOf({ ...none, ...entries });
    expect(issues.map(({ time, times, dateId }) => [time, times, dateId])).toEqual([
      [4000, 1, ''],
      [3000, 3, dateId],
      [2000, 2, dateId],
      [4, 1, ''],
    ]);
  });

  it('leaves out issues before a given time, including exceptions', () => {
    expect(issuesOf(stored, 3000).map(({ kind }) => kind)).toEqual(['address', 'order2']);
    expect(issuesOf(none)).toEqual([]);
  });

  it('lists payments that errors/orderIssues could not record', () => {
    const customerInfo = { name: '김', phone: '0412-345-678' };
    const paid = { dateId, orderKey: 'k', order: { customerInfo } };
    const pendingIssue = (issue: string, time: number) => ({
      ...paid,
      pendingIssue: { issue, time, error: 'e' },
    });
    const checkouts = {
      cs_1: pendingIssue('cardPaymentRemarks', 9000),
      cs_2: pendingIssue('cardPaymentException', 8000),
    };
    const found = { times: 1, dateId, orderKey: 'k', uid: '', ...customerInfo, words: 'e' };
    const id = (time: number) => `order-${dateId}-${time}`;
    expect(issuesOf({ ...none, checkouts })).toEqual([
      { ...found, id: id(8000), time: 8000, urgent: true, kind: 'cardPaymentException' },
      { ...found, id: id(9000), time: 9000, urgent: false, kind: 'cardPaymentRemarks' },
    ]);
  });

  it('does not miss the order of a payment that has just been completed with it', () => {
    const checkout = { dateId, payment_intent: 'pi_1', settled: false };
    const issues = (state: string) =>
      issuesOf({ ...none, checkouts: { cs_1: { ...checkout, state } }, paidOrders: new Set() });
    expect(issues('completed')).toEqual([]);
    expect(issues('paying')).toMatchObject([{ kind: 'paid-without-order' }]);
  });

  it('lists entries of an unknown shape', () => {
    const odd = {
      orderIssues: {
        [dateId]: { soon: 'text', 5: { issue: 7, order: { customerInfo: null } } },
        x: 1,
      },
      smsUnsent: { hash: null },
      addressIssues: { 6: { name: ['a'] } },
      checkouts: { cs_1: null },
    };
    const empty = {
      times: 1,
      urgent: false,
      dateId,
      orderKey: '',
      uid: '',
      name: '',
      phone: '',
      words: '',
    };
    expect(issuesOf(odd)).toEqual([
      { ...empty, id: 'address-6', time: 6, kind: 'address', dateId: '' },
      { ...empty, id: `order-${dateId}-5`, time: 5, kind: '' },
      { ...empty, id: `order-${dateId}-soon`, time: 0, kind: '' },
      { ...empty, id: 'text-hash', time: 0, kind: 'text-unsent', dateId: '' },
    ]);
  });
});
