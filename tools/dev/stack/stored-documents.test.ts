import { expect, test } from 'vitest';
import { StoredDocuments } from './stored-documents.ts';

test('sets and removes single fields and leaves the others', () => {
  const stored = new StoredDocuments();
  stored.set('orders2', 'd', ['u1', 'key.1'], { total: '50.00' });
  stored.set('orders2', 'd', ['u2', 'key.2'], { total: '60.00' });
  stored.apply({
    collection: 'orders2',
    id: 'd',
    fields: [
      { path: ['u1', 'key.1'], remove: true },
      { path: ['u2', 'key.2', 'paid'], set: true },
    ],
  });
  const data = { u1: {}, u2: { 'key.2': { total: '60.00', paid: true } } };
  expect(stored.all()).toEqual([{ path: 'orders2/d', data }]);
});

test('copies the data that it is given', () => {
  const stored = new StoredDocuments();
  const order = { q: 1 };
  stored.set('a', 'b', ['order'], order);
  order.q = 2;
  expect(stored.get('a', 'b')).toEqual({ order: { q: 1 } });
});
