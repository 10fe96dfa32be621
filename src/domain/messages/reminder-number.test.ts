import { expect, it } from 'vitest';
import { applyWrites } from '../testing/apply-writes.ts';
import type { Consents } from './consent.ts';
import { isStoppedFor, planNumberStop, reminderNumberOf } from './reminder-number.ts';

const number = '61412345678';
const on = { on: true, given: 1, wording: 'closing-1', lang: 'ko', channel: 'text' } as const;

it.each([
  ['0412-345-678', number],
  ['412345678', number],
  ['02-9999-9999', undefined],
  ['', undefined],
  [undefined, undefined],
])('the number of the phone %s is %s', (phone, expected) => {
  expect(reminderNumberOf(phone)).toBe(expected);
});

it('a stop is about the number, so an account that changes its phone is not stopped there', () => {
  const consents = { stopped: { [number]: 5 } };
  expect(isStoppedFor(consents, '0412-345-678')).toBe(true);
  expect(isStoppedFor(consents, '0412-345-679')).toBe(false);
  expect(isStoppedFor(consents, '')).toBe(false);
  expect(isStoppedFor({}, '0412-345-678')).toBe(false);
  expect(isStoppedFor(undefined, '0412-345-678')).toBe(false);
});

it('a stop ends what all accounts have asked for whose reminders went to the number, and says it there', () => {
  const byEmail = { ...on, channel: 'email' } as const;
  const consents = new Map<string, Consents | undefined>([
    ['u1', { closing: on }],
    ['u2', { opening: { ...byEmail, wording: 'opening-1' } }],
    ['u3', undefined],
  ]);
  const stored = { stop: 'page', uids: ['u1', 'u2', 'u3'] };
  const before = { [`reminderNumbers/${number}`]: { ...stored } };
  for (const [uid, of] of consents) if (of) Object.assign(before, { [`consents/${uid}`]: of });
  const after = applyWrites(before, planNumberStop(number, stored, consents, 9.4));
  const end = { on: false, ended: 9, endedBy: 'link' };
  expect(after).toEqual({
    [`reminderNumbers/${number}`]: { ...stored, stopped: 9 },
    'consents/u1': { closing: { ...on, ...end }, stopped: { [number]: 9 } },
    'consents/u2': {
      opening: { ...byEmail, wording: 'opening-1', ...end },
      stopped: { [number]: 9 },
    },
  });
});

it('a stop that is repeated ends what was asked for since, and keeps when it was first made', () => {
  const stored = { stop: 'page', uids: ['u1'], stopped: 9 };
  const known: Consents = { closing: { ...on, channel: 'email' }, stopped: { [number]: 9 } };
  const writes = planNumberStop(number, stored, new Map([['u1', known]]), 12);
  expect(writes).toMatchObject([
    { collection: 'consents', id: 'u1', fields: [{ path: ['closing'] }] },
  ]);
  const ended = { ...known, closing: { ...on, on: false } };
  expect(planNumberStop(number, stored, new Map([['u1', ended]]), 12)).toEqual([]);
  expect(planNumberStop(number, undefined, new Map(), 12)).toEqual([]);
});
