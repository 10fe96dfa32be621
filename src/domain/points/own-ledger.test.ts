import { expect, it } from 'vitest';
import { readableLedger } from './own-ledger.ts';

const entry = {
  orderTotal: '60.00',
  dateId: '20261124_1',
  orderKey: 'home',
  point: 1.2,
  usedPoint: 0,
  type: 'add-order-cash',
  confirmed: false,
  time: '',
  nowTime: 1,
};

it('keeps every entry as it is stored, also one by staff that has no date', () => {
  const data = {
    a: entry,
    b: { ...entry, dateId: '', type: 'add-by-admin', confirmed: undefined },
  };
  expect(readableLedger(data)).toEqual({ entries: data, unreadable: [] });
});

it.each([
  ['nothing', null],
  ['points that are no number', { ...entry, point: 'many' }],
  ['no used points', { ...entry, usedPoint: undefined }],
  ['no time', { ...entry, nowTime: undefined }],
  ['no kind', { ...entry, type: undefined }],
  ['a date that is none', { ...entry, dateId: 'someday' }],
])('leaves out an entry with %s, and keeps the others', (_, bad) => {
  expect(readableLedger({ a: entry, bad })).toEqual({ entries: { a: entry }, unreadable: ['bad'] });
});
