import { expect, it } from 'vitest';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { planAllowTexts } from './allow-texts.ts';

const number = '61412345678';
const actor = { uid: 'boss', name: 'boss@example.com', now: 7, entryId: 'try-1' };
const plan = (store: Documents) =>
  planAllowTexts(async (path) => store[path], { uid: 'u1', number }, actor);

const store: Documents = {
  [`reminderNumbers/${number}`]: { stop: 'page', uids: ['u1', 'u2', 'gone'], stopped: 5 },
  'consents/u1': { closing: { on: false }, stopped: { [number]: 5, '61412345679': 4 } },
  'consents/u2': { closing: { on: false } },
};

it('lets reminders go to a number again, for all whose went there, and gives no consent', async () => {
  const planned = await plan(store);
  if (planned.kind !== 'done') throw new Error('refused');
  const after = applyWrites(store, planned.writes);
  expect(after).toMatchObject({
    [`reminderNumbers/${number}`]: { stop: 'page', uids: ['u1', 'u2', 'gone'] },
    'consents/u1': { closing: { on: false }, stopped: { '61412345679': 4 } },
    'consents/u2': { closing: { on: false } },
    'staffLog/try-1': { action: 'texts-allowed', uid: 'u1', before: false, after: true },
  });
  expect(after[`reminderNumbers/${number}`]).not.toHaveProperty('stopped');
  expect(after['consents/u1']?.stopped).not.toHaveProperty(number);
  expect(after).not.toHaveProperty('consents/gone');
  expect(await plan(after)).toEqual({ kind: 'done', result: null, writes: [] });
});

it('is refused for a number that is not stopped', async () => {
  const open = { ...store, [`reminderNumbers/${number}`]: { stop: 'page', uids: ['u1'] } };
  for (const others of [{}, open]) {
    expect(await plan(others)).toEqual({ kind: 'refused', problem: 'not-stopped' });
  }
});
