import { describe, expect, it } from 'vitest';
import { date, now } from '../testing/fixtures.ts';
import { linkWith } from '../testing/pay-link-with.ts';
import {
  isEndedBy,
  isToBeEnded,
  linkException,
  type PayLink,
  payUntil,
  planEnding,
  planSession,
  planSessionNoted,
  settledLinkWrites,
} from './pay-link.ts';

const minute = 60_000;
const id = 'A'.repeat(16);

it('can be paid until the cut-off, and for an hour where that is nearer, over, or the date is closed', () => {
  const hour = now + 60 * minute;
  expect(payUntil(date, now)).toBe(date.finishDate);
  expect(payUntil(date, date.finishDate - minute)).toBe(date.finishDate + 59 * minute);
  expect(payUntil({ ...date, orderDone: true }, now)).toBe(hour);
});

describe('a session', () => {
  const ask = { version: 'try-1', now };

  it('is opened for the order as the page showed it, while it can be paid', () => {
    expect(planSession(id, linkWith({ opened: [1] }), ask)).toMatchObject({
      kind: 'claimed',
      writes: [{ collection: 'payLinks', id, fields: [{ path: ['opened'], set: [1, now] }] }],
    });
    for (const link of [
      undefined,
      linkWith({ until: now }),
      ...(['ending', 'paid', 'failed', 'cancelled', 'expired', 'replaced'] as const).map((state) =>
        linkWith({ state }),
      ),
    ]) {
      expect(planSession(id, link, ask)).toEqual({ kind: 'not-payable' });
    }
    expect(planSession(id, linkWith(), { ...ask, version: 'other' })).toEqual({
      kind: 'not-payable',
    });
  });

  it('is opened six times an hour and twenty times in all', () => {
    const times = (count: number, at: number) => Array.from({ length: count }, () => at);
    const kindWith = (opened: number[]) => planSession(id, linkWith({ opened }), ask).kind;
    expect(kindWith(times(5, now))).toBe('claimed');
    expect(kindWith(times(6, now))).toBe('too-many');
    expect(kindWith(times(6, now - 60 * minute))).toBe('claimed');
    expect(kindWith(times(19, 0))).toBe('claimed');
    expect(kindWith(times(20, 0))).toBe('too-many');
  });

  it('is handed out only if no other one was opened meanwhile', () => {
    const noted = (link: PayLink | undefined, before?: string) =>
      planSessionNoted(id, link, { ...ask, sessionId: 'cs_2', before }).kind;
    expect(noted(linkWith())).toBe('noted');
    expect(noted(linkWith({ sessionId: 'cs_1' }), 'cs_1')).toBe('noted');
    expect(noted(linkWith({ sessionId: 'cs_2' }), 'cs_1')).toBe('noted');
    expect(noted(linkWith({ sessionId: 'cs_3' }), 'cs_1')).toBe('changed');
    expect(noted(linkWith({ state: 'ending' }))).toBe('changed');
    expect(noted(undefined)).toBe('changed');
  });
});

describe('an end', () => {
  const ending = { targetState: 'cancelled', endedBy: 'call-2', now } as const;

  it('begins once, and anew where it was broken off', () => {
    const of = (link: PayLink | undefined) => planEnding(id, link, ending).kind;
    expect(of(linkWith())).toBe('ending');
    expect(of(undefined)).toBe('refused');
    expect(of(linkWith({ state: 'paid' }))).toBe('refused');
    expect(of(linkWith({ state: 'ending', endingSince: now - minute }))).toBe('refused');
    expect(of(linkWith({ state: 'ending', endingSince: now - 2 * minute }))).toBe('ending');
    expect(of(linkWith({ state: 'ending' }))).toBe('ending');
  });

  it('is that of one call', () => {
    const link = linkWith({ state: 'ending', endedBy: 'call-2' });
    expect(isEndedBy(link, 'call-2')).toBe(true);
    expect(isEndedBy(link, 'call-1')).toBe(false);
    expect(isEndedBy(linkWith({ state: 'ending' }), undefined)).toBe(false);
    expect(isEndedBy({ ...link, state: 'open' }, 'call-2')).toBe(false);
  });

  it('is the job’s where the time is over or the end was broken off', () => {
    expect(isToBeEnded(linkWith(), now)).toBe(false);
    expect(isToBeEnded(linkWith({ until: now }), now)).toBe(true);
    expect(isToBeEnded(linkWith({ state: 'ending', endingSince: now }), now)).toBe(false);
    expect(isToBeEnded(linkWith({ state: 'ending', endingSince: 0 }), now)).toBe(true);
    expect(isToBeEnded(linkWith({ state: 'cancelled', until: 0 }), now)).toBe(false);
  });
});

describe('a payment', () => {
  const checkout = { order: linkWith().order };

  it('becomes the order only of a link that is not over, in the version that it was opened for', () => {
    expect(linkException(checkout, linkWith())).toBeUndefined();
    expect(linkException(checkout, linkWith({ state: 'ending' }))).toBeUndefined();
    expect(linkException(checkout, linkWith({ state: 'paid' }))).toBe('already-paid');
    for (const state of ['failed', 'cancelled', 'expired', 'replaced'] as const) {
      expect(linkException(checkout, linkWith({ state }))).toBe('order-changed');
    }
    expect(linkException(checkout, undefined)).toBe('order-changed');
    const changed = { order: { ...checkout.order, attemptId: 'try-2' } };
    expect(linkException(changed, linkWith())).toBe('order-changed');
  });

  it('ends the link, and leaves one that was paid before', () => {
    const fields = (link: PayLink | undefined, stored: boolean) =>
      settledLinkWrites(id, link, stored, now).flatMap((write) => write.fields);
    expect(fields(linkWith(), true)).toContainEqual({ path: ['state'], set: 'paid' });
    expect(fields(linkWith(), true)).toContainEqual({ path: ['paidAt'], set: now });
    expect(fields(linkWith({ state: 'cancelled' }), false)).toContainEqual({
      path: ['state'],
      set: 'failed',
    });
    expect(fields(linkWith({ state: 'paid' }), false)).toEqual([]);
    expect(fields(undefined, false)).toEqual([]);
  });
});
