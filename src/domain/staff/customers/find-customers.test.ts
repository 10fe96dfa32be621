import { expect, it } from 'vitest';
import { info, user } from '../../testing/fixtures.ts';
import { findCustomers } from './find-customers.ts';

const customers = [
  {
    ...user,
    uid: 'kim',
    email: 'Kim@Example.com',
    name: '김순자',
    deliveryInfo: { ...info, phone: '0491-570-156' },
  },
  { ...user, uid: 'lee', email: 'lee@example.com', name: '이순자', acName: 'Pinewood' },
  { ...user, uid: 'none', email: 'new@example.com', name: 'Riley', deliveryInfo: undefined },
];

it.each([
  ['kim@example.com', ['kim']],
  [' LEE@example.com ', ['lee']],
  ['0491570156', ['kim']],
  ['+61 491 570 156', ['kim']],
  ['+61 (0)491 570 156', ['kim']],
  ['491570156', ['kim']],
  ['순자', ['kim', 'lee']],
  ['riley', ['none']],
  ['pinewood', ['lee']],
  ['0400000000', []],
  ['nobody@example.com', []],
  ['', []],
])('"%s" names %j', (text, uids) => {
  expect(findCustomers(customers, text).map(({ uid }) => uid)).toEqual(uids);
});
