import { expect, it, vi } from 'vitest';
import { linkWith } from '../../../domain/testing/pay-link-with.ts';
import type { StaffQuery } from '../common/staff-reads.ts';
import { countOpenPayments, readExceptionalPayments } from './open-payments.ts';

const stored = vi.hoisted(() => ({}) as Record<string, object[]>);
/** What was read of the server: documents found, and documents asked for by their ids. */
const reads = vi.hoisted(() => ({ found: 0, byId: [] as string[] }));
vi.mock('../common/staff-reads.ts', () => ({
  queryOnce: async ({ collection, equal = [], between }: StaffQuery) => {
    const found = (stored[collection] ?? []).filter((data) => {
      const fieldOf = (field: string) => (data as Record<string, unknown>)[field];
      const time = between && Number(fieldOf(between[0]));
      const isBetween = !between || (Number(time) > between[1] && Number(time) < between[2]);
      const isEqual = equal.every(([field, value]) => fieldOf(field) === Object.values(value)[0]);
      return isEqual && isBetween;
    });
    reads.found += found.length;
    return found.map((data, at) => ({ id: `cs_${at}`, data }));
  },
  presentIds: async (_: string, ids: readonly string[]) => {
    reads.byId.push(...ids);
    return new Set();
  },
}));

it('counts the orders of a date that are being paid, and those by link once, whether or not it is open', async () => {
  const checkout = { dateId: 'd1', link: undefined, settled: false };
  stored.checkouts = [
    checkout,
    checkout,
    { ...checkout, dateId: 'd2' },
    { ...checkout, link: 'a' },
  ];
  const states = ['open', 'ending', 'paid', 'expired', 'cancelled', 'failed', 'replaced'] as const;
  stored.payLinks = states.map((state) => linkWith({ state, dateId: 'd1' }));
  expect(await countOpenPayments('d1')).toEqual({ payments: 2, links: 2 });
});

it('reads of the payments of 60 days only those that became no order', async () => {
  const day = 86_400_000;
  const now = 100 * day;
  const paid = (state: string, at: number, payment_intent = 'pi') => ({
    ...{ state, payment_intent, createdAt: now - at * day, settled: true },
  });
  stored.checkouts = [
    ...Array.from({ length: 1000 }, (_, index) => paid('completed', 1, `pi_${index}`)),
    ...Array.from({ length: 200 }, () => paid('expired', 2, '')),
    paid('exception', 59, 'pi_odd'),
    paid('exception', 61, 'pi_old'),
  ];
  Object.assign(reads, { found: 0, byId: [] });
  const { checkouts } = await readExceptionalPayments(now);
  expect(Object.values(checkouts)).toEqual([expect.objectContaining({ payment_intent: 'pi_odd' })]);
  expect(reads).toEqual({ found: 1, byId: ['pi_odd'] });
});
