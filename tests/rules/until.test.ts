import { describe, expect, it } from 'vitest';
import { expiries } from '../../src/domain/store/expiries.ts';
import { dataModel } from '../support/rules/data-model.ts';

/** What the column says of documents that no expiry removes. */
const others = ['account', 'books', 'stays', 'staff remove it'];

describe('until when each document is kept', () => {
  it.each(dataModel())('$path: $until', ({ path, until }) => {
    const own = expiries.filter(({ row }) => row === path);
    for (const { days, from } of own) {
      expect(until).toContain(`${days} days`);
      if ('field' in from) expect(until).toContain(`after \`${from.field}\``);
    }
    const isElse = others.includes(until) || /^(an entry|until): ?|^until /.test(until);
    expect(isElse).toBe(own.length === 0);
  });

  it('names a document of the data model for each expiry', () => {
    const rows = dataModel().map(({ path }) => path);
    expect(rows).toEqual(expect.arrayContaining(expiries.map(({ row }) => row)));
  });
});
