import { describe, expect, it } from 'vitest';
import type { AreaCircle } from '../customer/delivery-area.ts';
import type { User } from '../customer/user.ts';
import { date, dateId, info, now, user } from '../testing/fixtures.ts';
import { cashOrder } from '../testing/staff-actors.ts';
import type { Consent, Consents } from './consent.ts';
import {
  consentToRemind,
  mostBackOfDay,
  planReminderClaim,
  type ReminderPerson,
  type RemindersOfDay,
  reminderResultWrites,
  type SentReminder,
} from './reminder.ts';
import type { ReminderNumber } from './reminder-number.ts';

const consent: Consent = {
  ...{ on: true, given: 1, wording: 'closing-1', lang: 'ko', channel: 'email' },
};
const topic = { kind: 'closing', dateId } as const;
const epping: AreaCircle = { lat: -33.77, lng: 151.08, km: 5 };
const faraway: AreaCircle = { lat: -33.42, lng: 151.34, km: 20 };
const areas = { sydney: epping, gosford: faraway };
const person: ReminderPerson = {
  consents: { closing: consent },
  user: { ...user, deliveryInfo: info },
  orders: {},
};

describe('who gets a message', () => {
  const gets = (
    changes: Partial<ReminderPerson>,
    of = date,
    where: Parameters<typeof consentToRemind>[3] = areas,
  ) => consentToRemind(topic, { ...person, ...changes }, of, where) !== undefined;

  it('somebody who asked, has not ordered and lives where the date goes', () => {
    expect(consentToRemind(topic, person, date, areas)).toEqual(consent);
  });
  it.each<[string, Partial<ReminderPerson>]>([
    ['nobody who never asked', { consents: undefined }],
    ['nobody who asked for the other message', { consents: { opening: consent } }],
    ['nobody who no longer wants it', { consents: { closing: { ...consent, on: false } } }],
    ['nobody without a profile', { user: undefined }],
    ['nobody whose account is being deleted', { user: { ...user, deletedAs: 'deleted-1' } }],
    ['nobody who has ordered', { orders: { [dateId]: { key: cashOrder() } } }],
  ])('%s', (_, changes) => {
    expect(gets(changes)).toBe(false);
  });
  it('somebody who has ordered for another date, or cancelled', () => {
    expect(gets({ orders: { '20261128_1': { key: cashOrder() }, [dateId]: {} } })).toBe(true);
    expect(gets({ orders: undefined })).toBe(true);
  });
  it('nobody who lives elsewhere; everybody where no area is set or no address known', () => {
    const gosford = { ...date, area: 'gosford' as const };
    expect(gets({}, gosford)).toBe(false);
    expect(gets({}, gosford, { sydney: epping, gosford: undefined })).toBe(true);
    const { deliveryInfo: _, ...homeless }: User = { ...user, deliveryInfo: info };
    expect(gets({ user: homeless }, gosford)).toBe(true);
  });
});

describe('the claim of a message', () => {
  const options = { now, ofDay: '20261121', pots: { email: 2, text: 1 }, stop: 'new-stop-page-id' };
  const sent: SentReminder = {
    ...topic,
    ...{ run: `${dateId}_closing`, uid: 'u1', channel: 'email', given: 1, wording: 'closing-1' },
    ...{ state: 'sending', at: now, tries: 0 },
  };
  const claim = (state: Partial<Parameters<typeof planReminderClaim>[3]>, more = {}) =>
    planReminderClaim(
      topic,
      'u1',
      consent,
      { consents: { closing: consent }, sent: undefined, day: undefined, ...state },
      { ...options, ...more },
    );

  it('is stored with the consent, counts, and makes a stop page for somebody who has none', () => {
    expect(claim({})).toEqual({
      kind: 'attempt',
      stop: 'new-stop-page-id',
      writes: [
        {
          collection: 'remindersSent',
          id: `${dateId}_closing_u1`,
          fields: Object.entries(sent).map(([key, set]) => ({ path: [key], set })),
        },
        { collection: 'remindersSent', id: 'day-20261121', fields: [{ path: ['email'], set: 1 }] },
        { collection: 'consents', id: 'u1', fields: [{ path: ['stop'], set: 'new-stop-page-id' }] },
      ],
    });
  });
  it('that a dish is back is of the dish, and counts apart', () => {
    const back = { kind: 'back', dateId, menuKey: 'stew' } as const;
    const wish = { channel: 'email', given: 1, wording: 'back-1' } as const;
    const claimBack = (day: RemindersOfDay) => {
      const state = { consents: undefined, sent: undefined, day };
      return planReminderClaim(back, 'u1', wish, state, {
        ...options,
        pots: { email: 9, text: 9 },
      });
    };
    expect(claimBack({ email: 4, back: 1 })).toMatchObject({
      kind: 'attempt',
      writes: [
        { id: `${dateId}_back_stew_u1` },
        {
          fields: [
            { path: ['email'], set: 5 },
            { path: ['back'], set: 2 },
          ],
        },
        {},
      ],
    });
    expect(claimBack({ back: mostBackOfDay - 1 }).kind).toBe('attempt');
    expect(claimBack({ back: mostBackOfDay }).kind).toBe('no-room');
  });
  it('keeps the stop page that there is', () => {
    const consents: Consents = { closing: consent, stop: 'old-stop-page-id' };
    expect(claim({ consents, day: { email: 1, text: 1 } })).toMatchObject({
      kind: 'attempt',
      stop: 'old-stop-page-id',
      writes: [{}, { fields: [{ set: 2 }] }],
    });
  });
  describe('of a text', () => {
    const stored = { stop: 'page-of-the-number', uids: ['u2'] };
    const claimText = (stored: ReminderNumber | undefined, more = {}) => {
      const number = { id: '61412345678', stored };
      return planReminderClaim(
        topic,
        'u1',
        { ...consent, channel: 'text' },
        // The page of e-mails is known to the account.
        {
          consents: { stop: 'page-of-e-mails-' },
          sent: undefined,
          day: undefined,
          number,
          ...more,
        },
        options,
      );
    };
    const noted = (fields: object[]) => ({
      kind: 'attempt',
      writes: [{}, {}, { collection: 'reminderNumbers', id: '61412345678', fields }],
    });

    it('makes a stop page for the number, which no account knows', () => {
      expect(claimText(undefined)).toMatchObject({
        stop: options.stop,
        ...noted([
          { path: ['stop'], set: options.stop },
          { path: ['uids'], set: ['u1'] },
        ]),
      });
    });
    it('keeps the page that the number has, and notes each account once', () => {
      expect(claimText(stored)).toMatchObject({
        stop: stored.stop,
        ...noted([{ path: ['uids'], set: ['u2', 'u1'] }]),
      });
      const again = claimText({ ...stored, uids: ['u1'] });
      expect(again).toMatchObject({ stop: stored.stop, writes: [{}, {}] });
    });
    it('is not made once the number has stopped them, whoever asks', () => {
      expect(claimText({ ...stored, stopped: 5 })).toEqual({ kind: 'stopped' });
      const failed: SentReminder = { ...sent, channel: 'text', state: 'failed' };
      expect(claimText({ ...stored, stopped: 5 }, { sent: failed })).toEqual({ kind: 'stopped' });
    });
  });
  it.each(['sending', 'sent', 'given-up'] as const)('is not made twice: %s', (state) => {
    expect(claim({ sent: { ...sent, state } })).toEqual({ kind: 'taken' });
  });
  it('is made again after a failure, and keeps count of the refusals', () => {
    const again = claim({ sent: { ...sent, state: 'failed', tries: 2 } });
    expect(again).toMatchObject({
      kind: 'attempt',
      writes: [{ fields: expect.anything() }, {}, {}],
    });
    expect(JSON.stringify(again)).toContain('{"path":["tries"],"set":2}');
  });
  it('waits for a day with room, and writes that once', () => {
    const full = claim({ day: { email: 2 } });
    expect(full).toMatchObject({ kind: 'no-room', writes: [{ id: `${dateId}_closing_u1` }] });
    expect(JSON.stringify(full)).toContain('{"path":["state"],"set":"failed"}');
    const failed: SentReminder = { ...sent, state: 'failed' };
    expect(claim({ day: { email: 2 }, sent: failed })).toEqual({ kind: 'no-room', writes: [] });
    expect(claim({ day: { text: 5 } }).kind).toBe('attempt');
  });
  it.each([
    ['sent', 0, 'sent', 0],
    ['refused', 0, 'failed', 1],
    ['refused', 2, 'given-up', 3],
    ['never', 0, 'given-up', 0],
    ['unavailable', 2, 'failed', 2],
  ] as const)('%s after %i refusals is stored as %s', (outcome, tries, state, next) => {
    expect(reminderResultWrites(topic, 'u1', outcome, { tries })).toEqual([
      {
        collection: 'remindersSent',
        id: `${dateId}_closing_u1`,
        fields: [
          { path: ['state'], set: state },
          { path: ['tries'], set: next },
        ],
      },
    ]);
  });
  it('stays as it is while nobody knows what became of it', () => {
    expect(reminderResultWrites(topic, 'u1', 'unknown', { tries: 0 })).toEqual([]);
  });
});
