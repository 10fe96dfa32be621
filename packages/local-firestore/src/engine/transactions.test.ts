import { expect, test } from 'vitest';
import { Database } from './database.ts';
import { Transactions } from './transactions.ts';

const database = new Database('projects/p/databases/d', 1);

test('a transaction expires after 60 seconds without a call, and each call restarts the time', () => {
  let now = 0;
  const transactions = new Transactions(() => now);
  const { id } = transactions.begin(database, false, 1);
  for (const at of [50_000, 110_000, 170_000]) {
    now = at;
    expect(transactions.get(id, database).id).toBe(id);
  }
  now = 230_001;
  expect(() => transactions.get(id, database)).toThrow(
    'The referenced transaction has expired or is no longer valid.',
  );
});

test('a transaction belongs to one database', () => {
  const transactions = new Transactions();
  const { id } = transactions.begin(database, false, 1);
  const other = new Database('projects/q/databases/d', 1);
  expect(() => transactions.get(id, other)).toThrow('no longer valid');
});

test('the number of abandoned transactions is bounded', () => {
  const transactions = new Transactions(() => 0);
  for (let i = 0; i < 10_000; i++) transactions.begin(database, false, 1);
  expect(() => transactions.begin(database, false, 1)).toThrow('Too many open transactions.');
});
