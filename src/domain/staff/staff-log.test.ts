import { expect, it } from 'vitest';
import { changedBy } from './staff-log.ts';

const entry = { action: 'limit', after: 5, actorName: 'cook@example.com', at: 7 };
const cook = { name: 'cook@example.com', at: 7 };

it.each([
  ['the entry of the same action that left it so', entry, 5, cook],
  ['an entry of another action, which wrote more', { ...entry, action: 'import' }, 5, cook],
  ['nobody, where a customer has changed it since', entry, 6, undefined],
  ['nobody without an entry', undefined, 5, undefined],
])('names by %s', (_, found, now, expected) => {
  expect(changedBy(found, 'limit', now)).toEqual(expected);
});
