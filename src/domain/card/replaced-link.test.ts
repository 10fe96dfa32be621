import { expect, it } from 'vitest';
import { applyWrites, type Documents } from '../testing/apply-writes.ts';
import { dateId, orderKey } from '../testing/fixtures.ts';
import { linkWith } from '../testing/pay-link-with.ts';
import type { PayLink } from './pay-link.ts';
import { isReplaced, linkHolderId, readUnpaidLink, replacedLinkWrites } from './replaced-link.ts';

const id = 'A'.repeat(16);
const order = { uid: 'u1', dateId, orderKey };

const stored = (link: Partial<PayLink>, more: Documents = {}): Documents => ({
  [`payLinks/${linkHolderId(order)}`]: { uid: 'u1', link: id },
  [`payLinks/${id}`]: { ...linkWith(link) },
  ...more,
});
const readOf = (documents: Documents) => async (path: string) => documents[path];

it('finds the link of an order that somebody may still pay, unless staff have moved it to another address', async () => {
  const found = (documents: Documents) => readUnpaidLink(readOf(documents), order);
  expect(await found(stored({}))).toEqual({ id, link: linkWith() });
  expect(await found(stored({ state: 'ending' }))).toBeDefined();
  expect(await found(stored({ state: 'expired' }))).toBeUndefined();
  expect(await found(stored({ orderKey: 'elsewhere' }))).toBeUndefined();
  expect(await found({})).toBeUndefined();
  const { [`payLinks/${id}`]: _, ...holder } = stored({});
  expect(await found(holder)).toBeUndefined();
});

it('is replaced once an order stands at its address on its date', async () => {
  const replaced = (orders: object) =>
    isReplaced(readOf({ 'ordersForCustomer/u1': orders as Documents[string] }), order);
  expect(await replaced({ [dateId]: { [orderKey]: {} } })).toBe(true);
  expect(await replaced({ [dateId]: { other: {} } })).toBe(false);
  expect(await replaced({ '20261201_1': { [orderKey]: {} } })).toBe(false);
  expect(await isReplaced(readOf({}), order)).toBe(false);
});

it('ends in the transaction of the order, but for a session that can still be paid: that one the job ends', async () => {
  const after = async (documents: Documents) => {
    const writes = await replacedLinkWrites(readOf(documents), order);
    return applyWrites(documents, writes)[`payLinks/${id}`];
  };
  expect(await after(stored({}))).toEqual(linkWith({ state: 'replaced' }));
  const session = { sessionId: 'cs_1' };
  const checkout = (state: string) => ({ 'checkouts/cs_1': { state } });
  expect(await after(stored(session, checkout('expired')))).toMatchObject({ state: 'replaced' });
  const changing = { ...session, state: 'ending', targetState: 'open', endedBy: 'staff' } as const;
  const ending = await after(stored(changing, checkout('open')));
  expect(ending).toMatchObject({ state: 'ending', targetState: 'replaced', endingSince: 0 });
  expect(ending).not.toHaveProperty('endedBy');
  expect(await after(stored({ state: 'paid' }))).toEqual(linkWith({ state: 'paid' }));
});
