import { expect, it } from 'vitest';
import { withContact } from './issue-contact.ts';

const account = { name: '김하늘', phone: '0412345678' };

it.each([
  ['fills in who it is', { name: '', phone: '' }, account, account],
  [
    'keeps what the order said',
    { name: '박', phone: '61498765432' },
    account,
    { name: '박', phone: '61498765432' },
  ],
  ['adds only what is missing', { name: '박', phone: '' }, account, { ...account, name: '박' }],
  ['leaves it without an account', { name: '', phone: '' }, undefined, { name: '', phone: '' }],
])('%s', (_, issue, contact, expected) => {
  expect(withContact(issue, contact)).toEqual(expected);
});
